import type { DictionaryEntry } from '../core/description/dictionary-entry.ts'
import groups from './dictionaries.json' with { type: 'json' }
import { dictionaryColors } from './dictionary-colors.ts'

interface Stored {
  readonly dicCode: string
  readonly dicName: string
  readonly dicNameRu: string
  readonly dicNameEn: string
}

const stored: Readonly<Record<string, readonly Stored[]>> = groups

/** The dictionary groups that come with the product, each entry in three languages, statuses coloured. */
export const dictionaryEntries: Readonly<Record<string, readonly DictionaryEntry[]>> = Object.fromEntries(
  Object.entries(stored).map(([group, entries]) => [group, entries.map((entry) => entryOf(group, entry))]),
)

function entryOf(group: string, { dicCode, dicName, dicNameRu, dicNameEn }: Stored): DictionaryEntry {
  const color = dictionaryColors[group]?.[dicCode]
  const entry = { code: dicCode, label: { zh: dicName, ru: dicNameRu, en: dicNameEn } }
  return color === undefined ? entry : { ...entry, color }
}
