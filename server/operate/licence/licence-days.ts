import type { Ctx } from '../../platform/context/context.ts'
import type { Measure } from '../../platform/context/running-composition.ts'
import { readLicence } from './licence-file.ts'
import { productKey } from './licence-public-key.ts'
import { licenceState } from './licence-state.ts'
import { ensureInstallation } from './licence-store.ts'

// A trial is short from its first day: only its end is worth an alert.
const trialEnds = 15

/** Days that the licence of the installation still holds, or its trial near the end. */
export const licenceDays: Measure<Ctx> = async ({ sql: on, now }) => {
  const { begunAt, file } = await ensureInstallation(on, now)
  const licence = file === null ? null : readLicence(file, productKey)
  const { daysLeft } = licenceState(begunAt, licence, now)
  if (licence === null && daysLeft > trialEnds) return []
  return [
    { objType: 'licence', objId: 'licence', title: licence?.licNo ?? '', url: '/license', value: String(daysLeft) },
  ]
}
