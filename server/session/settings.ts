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
  /** Role codes whose holders need a second factor, beside those the administrator names; `*` is everybody. */
  readonly secondFactorRoles: readonly string[]
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

export const standardSettings: SessionSettings = {
  accessLife: 15 * minute,
  idleLife: 30 * minute,
  absoluteLife: 8 * hour,
  grace: 10 * second,
  cacheLife: 500,
  sessionsPerPerson: 20,
  captchaAfter: 3,
  addressCaptchaAfter: 15,
  lockAfter: 5,
  failureWindow: 15 * minute,
  lockLife: 15 * minute,
  captchaLife: 5 * minute,
  smsLife: 5 * minute,
  smsTries: 5,
  smsPause: 60 * second,
  smsPerDay: 10,
  smsSignIn: true,
  passwordMin: 8,
  secondFactorRoles: [],
}

/** What level 3 of the classified protection scheme changes: no sign-in by SMS alone, two factors for everybody, longer passwords, fewer sessions. */
export const mlps3Settings: Partial<SessionSettings> = { smsSignIn: false, passwordMin: 10, sessionsPerPerson: 3, secondFactorRoles: ['*'] }
