import { msOfDay } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import type { Licence } from './licence-file.ts'

/** How the installation may be used, and until when (epoch ms, not included). */
export interface LicenceState {
  readonly kind: 'trial' | 'licensed'
  readonly until: number
  readonly ended: boolean
  /** Days that are left, the last one counted; 0 when it has ended. */
  readonly daysLeft: number
  readonly licence: Licence | null
}
const trialDays = 30

// A day travels as the instant of its 11:00; its last moment is thirteen hours later.
const restOfDay = 13 * hourMs

/** Without a licence an installation runs thirty days; with one, through its last day. */
export function licenceState(begunAt: number, licence: Licence | null, now: number): LicenceState {
  const until = licence === null ? begunAt + trialDays * dayMs : msOfDay(licence.expireDate) + restOfDay
  const left = Math.max(0, until - now)
  return {
    kind: licence === null ? 'trial' : 'licensed',
    until,
    ended: left === 0,
    daysLeft: Math.ceil(left / dayMs),
    licence,
  }
}
