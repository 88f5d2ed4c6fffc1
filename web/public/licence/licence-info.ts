import { http } from '../../platform/http/client.ts'

/** What /license shows; times are epoch ms. */
export interface LicenceInfo {
  readonly kind: 'trial' | 'licensed'
  /** First moment after the last day. */
  readonly until: number
  readonly ended: boolean
  readonly daysLeft: number
  readonly machineCode: string
  readonly licence: {
    readonly licNo: string
    readonly customer: string
    readonly modules: readonly string[]
    readonly maxUsers: number
    readonly expireDate: string
    readonly demo: boolean
    /** More people may sign in than the licence names: said, never enforced. */
    readonly crowded: boolean
  } | null
}

const path = '/api/system/license'

export function getLicence(): Promise<LicenceInfo> {
  return http.get<LicenceInfo>(path, { quiet: true })
}

/** Puts a licence file in use and answers the new state. */
export function loadLicence(file: string): Promise<LicenceInfo> {
  return http.form<LicenceInfo>(path, { file }, { quiet: true })
}
