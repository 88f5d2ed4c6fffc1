import type { Words } from '../values/language.ts'

/** One dictionary entry; entries of a group keep their order. */
export interface DictionaryEntry {
  readonly code: string
  readonly label: Words
  readonly color?: string
}
