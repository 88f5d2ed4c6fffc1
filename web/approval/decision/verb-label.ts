import type { Words } from '../../../core/values/language.ts'
import { approvalWords } from './words.ts'

/** The words of an approval verb or of what became of a task. */
export function verbLabel(verb: string): Words {
  const words: Readonly<Record<string, Words>> = approvalWords
  return words[verb] ?? { zh: verb, ru: verb, en: verb }
}
