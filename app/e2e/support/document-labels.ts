import { dictionaryEntries } from '../../../base/standard-dictionary-entries.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { contractDictionaries } from '../../../modules/contracts/dictionaries.ts'
import { financeDictionaries } from '../../../modules/finance/dictionaries.ts'
import { letterDictionaries } from '../../../modules/office/letters/letter-dictionaries.ts'
import { stockDictionaries } from '../../../modules/stock/dictionaries.ts'
import { customsWindowDictionaries } from '../../../modules/trade/customs-window/customs-window-dictionaries.ts'
import { tradeDictionaries } from '../../../modules/trade/dictionaries.ts'

type FieldWords = Words | { readonly label: Words }

interface Described {
  readonly fields: Readonly<Record<string, FieldWords>>
  readonly actions?: Readonly<Record<string, Words>>
  readonly done?: Readonly<Record<string, Words>>
  readonly asks?: Readonly<Record<string, FieldWords>>
}

/** What a person reads for the fields, actions and questions of a document. */
export function wordsOf(document: Described, lang: Lang) {
  return {
    field: (name: string) => text(document.fields[name], lang),
    action: (name: string) => text(document.actions?.[name], lang),
    done: (name: string) => text(document.done?.[name], lang),
    ask: (name: string) => text(document.asks?.[name], lang),
  }
}

const ofModules = {
  ...contractDictionaries,
  ...tradeDictionaries,
  ...customsWindowDictionaries,
  ...stockDictionaries,
  ...financeDictionaries,
  ...letterDictionaries,
}

/** What a person reads for a dictionary code. */
export function label(group: string, code: string, lang: Lang): string {
  const entry = (dictionaryEntries[group] ?? ofModules[group])?.find((one) => one.code === code)
  if (entry === undefined) throw new Error(`the dictionary ${group} has no ${code}`)
  return entry.label[lang]
}

/** A whole text, exactly; a required field's label has its star in front. */
export function whole(text: string): RegExp {
  return new RegExp(`^\\*?${literal(text)}$`)
}

/** Words with parameters, whatever stands in their places. */
export function pattern(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map(literal)
      .join('.*'),
  )
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function text(words: FieldWords | undefined, lang: Lang): string {
  if (words === undefined) throw new Error('a name without words')
  return 'label' in words ? words.label[lang] : words[lang]
}
