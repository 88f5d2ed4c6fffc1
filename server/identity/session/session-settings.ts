import { passwordSettings, sessionSettings, signInSettings } from '../../../base/settings/security-settings.ts'
import type { Setting } from '../../../core/description/setting.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '../../../core/values/duration.ts'
import { type AllowedAddresses, addressesIn } from './allowed-addresses.ts'

/** How long things about sign-in live and how many of them are allowed; see SES-12 and SES-13. */
export interface SessionSettings {
  /** Milliseconds an access token lives. */
  readonly accessLife: number
  /** Milliseconds without a request after which the session cannot be renewed. */
  readonly idleLife: number
  /** Milliseconds after sign-in when the session ends in any case. */
  readonly absoluteLife: number
  /** Milliseconds during which a spent refresh token still yields its successor. */
  readonly grace: number
  /** Milliseconds a process may rely on what it read about a session. */
  readonly cacheLife: number
  /** Living sessions of one person; the oldest ends when another begins. */
  readonly sessionsPerPerson: number
  /** Failures of one account after which the picture code is asked for. */
  readonly captchaAfter: number
  /** The same of one address, behind which a whole office may sit. */
  readonly addressCaptchaAfter: number
  /** Failures of one account that lock it. */
  readonly lockAfter: number
  /** Milliseconds in which failures count. */
  readonly failureWindow: number
  /** Milliseconds of the lock. */
  readonly lockLife: number
  readonly captchaLife: number
  readonly smsLife: number
  readonly smsTries: number
  /** Milliseconds between two codes to one number. */
  readonly smsPause: number
  readonly smsPerDay: number
  /** Off in the profile `mlps3`. */
  readonly smsSignIn: boolean
  readonly passwordMin: number
  /** Earlier passwords that are not taken again. */
  readonly passwordHistory: number
  /** Milliseconds after which a password is changed at sign-in; null never. */
  readonly passwordLife: number | null
  /** Where roles sign in from; a role that is not named does from everywhere. */
  readonly addresses: AllowedAddresses
  /** Role codes whose holders need a second factor, beside those the administrator names; `*` is everybody. */
  readonly secondFactorRoles: readonly string[]
}

/** How long an access token lives. */
export const accessLife = 15 * minuteMs

/** What nobody sets. */
const fixed = {
  accessLife,
  grace: 10 * secondMs,
  cacheLife: 500,
  captchaLife: 5 * minuteMs,
  smsLife: 5 * minuteMs,
  smsTries: 5,
  smsPause: 60 * secondMs,
  smsPerDay: 10,
  secondFactorRoles: [],
} as const

/** The settings of the product that hold for sessions, by their keys. */
export const sessionKeys: Readonly<Record<string, Setting>> = {
  ...passwordSettings.settings,
  ...signInSettings.settings,
  ...sessionSettings.settings,
}

/** What those settings come to; every key has a value that its field takes. */
export function settingsSaid(values: Readonly<Record<string, string>>): SessionSettings {
  const at = (key: string) => Number(values[key])
  return {
    ...fixed,
    passwordMin: at('password.min'),
    passwordHistory: at('password.history'),
    passwordLife: at('password.maxDays') === 0 ? null : at('password.maxDays') * dayMs,
    captchaAfter: at('signIn.captchaAfter'),
    addressCaptchaAfter: at('signIn.addressCaptchaAfter'),
    lockAfter: at('signIn.lockAfter'),
    failureWindow: at('signIn.windowMinutes') * minuteMs,
    lockLife: at('signIn.lockMinutes') * minuteMs,
    smsSignIn: values['signIn.sms'] === '1',
    addresses: addressesIn(values['signIn.addresses'] ?? '').allowed,
    idleLife: at('session.idleMinutes') * minuteMs,
    absoluteLife: at('session.absoluteHours') * hourMs,
    sessionsPerPerson: at('session.perPerson'),
  }
}

/** What level 3 of the classified protection scheme fixes: no sign-in by SMS alone, two factors for everybody. */
export const mlps3Settings: Partial<SessionSettings> = { smsSignIn: false, secondFactorRoles: ['*'] }
