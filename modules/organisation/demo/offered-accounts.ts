import { demoAccounts } from './accounts.ts'
import { demoPeople } from './people.ts'
import { demoUnits } from './units.ts'

/** Somebody whom the sign-in page of the demonstration offers. */
interface OfferedAccount {
  readonly code: string
  readonly name: string
  readonly nameRu: string
  readonly nameEn: string
  readonly duty: readonly [zh: string, ru: string, en: string]
}

/**
 * The named accounts, and the leaders and accountants who decide about what their traders hand in: every walk can be
 * ended.
 */
export function offeredAccounts(): readonly OfferedAccount[] {
  const named = new Set(demoAccounts.map(({ code }) => code))
  const traded = demoAccounts
    .filter(({ roles }) => roles.includes('trader'))
    .flatMap(({ place }) => [place, `${place.split('/')[0] ?? ''}/CW`])
  const deciding = demoPeople().filter(({ code, place, leads }) => leads && traded.includes(place) && !named.has(code))
  return [
    ...demoAccounts,
    ...deciding.map(({ code, name, nameRu, nameEn, place }) => ({
      code,
      name,
      nameRu,
      nameEn,
      duty: leadingDuty(place),
    })),
  ]
}

function leadingDuty(place: string): OfferedAccount['duty'] {
  const [unitCode, departmentCode] = place.split('/')
  const unit = demoUnits.find(({ code }) => code === unitCode)
  const [, department = ''] = unit?.departments.find(([code]) => code === departmentCode) ?? []
  const [zh = '', ru = '', en = ''] = department.split('|')
  const [, unitRu = '', unitEn = ''] = unit?.name.split('|') ?? []
  return [`${unit?.short ?? ''}${zh}负责人`, `Руководитель: ${ru}, ${unitRu}`, `Leader, ${en}, ${unitEn}`]
}
