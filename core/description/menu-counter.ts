import type { DictionaryEntry } from './dictionary-entry.ts'

/** A number that an entry of the menu may show of its reader: how much waits for him. */
export interface Counter extends DictionaryEntry {
  /** What makes it stale: topics of the event stream, or documents such as `base.alertEvent`. */
  readonly renewedBy: readonly string[]
}
