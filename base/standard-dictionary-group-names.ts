import type { Words } from '../core/values/language.ts'
import names from './dictionary-groups.json' with { type: 'json' }

/** What the dictionary groups that come with the product are called. */
export const dictionaryGroupNames: Readonly<Record<string, Words>> = names
