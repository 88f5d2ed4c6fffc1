import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import type { Json } from '../../core/values/json.ts'
import type { Lang } from '../../core/values/language.ts'
import { describedEntries, sourceOf } from '../dictionary/described-entries.ts'
import { useHost } from '../field-services.ts'
import type { Choice } from '../listed-choice-kinds.ts'
import { textOption } from './field-options.ts'

/** A choice as an input offers it; one that is `off` can be kept, not chosen. */
export interface Offered {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface Offers {
  readonly offered: readonly Offered[]
  readonly busy: boolean
  /** Why they did not come, and how to ask again. */
  readonly failed: string | null
  readonly retry: () => void
}

/**
 * What a field offers: its own choices, the entries that came with its description, or the cached group; what a record
 * holds of old is shown too.
 */
export function useOffered(field: DescribedField, held: readonly string[], text: TextContext): Offers {
  const { lang, useDictionary } = useHost()
  const known =
    listedIn(field, lang) ?? describedEntries(field)?.map(({ code, label }) => ({ value: code, label })) ?? null
  const { data, busy, failed, retry } = useDictionary(textOption(field, 'group'), known === null)
  const offered = known ?? data?.map(({ code, label }) => ({ value: code, label })) ?? []
  const codes = new Set(offered.map(({ value }) => value))
  const old = held
    .filter((code) => !codes.has(code))
    .map((code) => ({ value: code, label: text.name(sourceOf(field), code), disabled: true }))
  return {
    offered: old.length === 0 ? offered : [...offered, ...old],
    busy: known === null && busy,
    failed: known === null ? failed : null,
    retry,
  }
}

/** The codes in a value, one or several. */
export function codesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return value === null || value === '' ? [] : [String(value)]
}

function listedIn(field: DescribedField, lang: Lang): readonly Offered[] | null {
  const { choices } = field
  if (!Array.isArray(choices)) return null
  return choices.filter(isChoice).map(({ code, label }) => ({ value: code, label: label[lang] }))
}

function isChoice(choice: unknown): choice is Choice {
  return typeof choice === 'object' && choice !== null && 'code' in choice && 'label' in choice
}
