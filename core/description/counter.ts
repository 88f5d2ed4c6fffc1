import type { Words } from '../values/language.ts'

/** A number that an entry of the menu may show of its reader: how much waits for him. */
export interface Counter {
  /** `todo`. */
  readonly code: string
  readonly label: Words
  /** What makes it stale: topics of the event stream, or documents such as `base.alertEvent`. */
  readonly renewedBy: readonly string[]
}
