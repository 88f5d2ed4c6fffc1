import type { Words } from '../values/language.ts'
import type { Expression } from './field.ts'

/** Looks at the records of a document one by one: those for which the condition holds, by the figure made of each. */
interface Watched {
  /** `contracts.contract`. */
  readonly document: string
  /** Which records are looked at; all of them when empty. */
  readonly condition: Expression
  /** The figure of a record, a decimal. */
  readonly figure: Expression
}

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
  /** What it looks at; without it the module's server side measures. */
  readonly watches?: Watched
}
