import type { Words } from './language.ts'

/** What a module can measure and is worth an alert; administrators change its bounds, times and receivers. */
export interface Alert {
  /** `WF-SLA`. */
  readonly code: string
  readonly label: Words
  /** Whether more is worse; else less is. */
  readonly rising: boolean
  /** The bounds of yellow, orange and red, as decimals. */
  readonly bands: readonly [yellow: string, orange: string, red: string]
  /** When it is looked at, in cron's five fields of Asia/Shanghai. */
  readonly cron: string
  /** The role that is told of it; the people whom an object names only see it. */
  readonly role?: string
}
