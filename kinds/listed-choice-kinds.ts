import type { Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'
import { enumerated } from '../core/values/join-names.ts'
import type { Json } from '../core/values/json.ts'
import type { Words } from '../core/values/language.ts'
import { checkCode, checkCodes } from './id-values.ts'
import { nothing } from './normalize-text.ts'

/** One choice of a field that brings its own; a record holds the code. */
export interface Choice {
  readonly code: string
  readonly label: Words
}

export interface ListedField extends FieldBase {
  readonly choices: readonly Choice[]
}

export interface ListedSeveralField extends ListedField {
  /** Most choices that may be made; 0 is no limit (WID-06). */
  readonly limit?: number
}

type Part<F extends FieldBase> = Omit<Kind<F>, 'name' | 'label'>

/** What every kind does that holds one of its field's own choices. */
export const oneListed: Part<ListedField> = {
  sql: () => 'text',
  check: (given, field) => {
    const checked = checkCode(given)
    return 'error' in checked || isListed(checked.value, field) ? checked : { error: { code: 'choice.unknown' } }
  },
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: true,
  numeric: false,
  text: (value, field, { lang }) => (typeof value === 'string' ? labelled(value, field)[lang] : ''),
  jsonSchema: ({ choices }) => ({ type: 'string', enum: choices.map(({ code }) => code) }),
  expression: () => 'text',
}

/** What every kind does that holds several of its field's own choices. */
export const severalListed: Part<ListedSeveralField> = {
  sql: () => 'text[]',
  check: (given, field) => {
    const checked = checkCodes(given, field.limit)
    if ('error' in checked || !Array.isArray(checked.value)) return checked
    return checked.value.every((code: Json) => isListed(code, field)) ? checked : { error: { code: 'choice.unknown' } }
  },
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, field, { lang }) =>
    enumerated(
      (Array.isArray(value) ? value : []).map((code) => labelled(String(code), field)[lang]),
      lang,
    ),
  jsonSchema: ({ choices }) => ({ type: 'array', items: { type: 'string', enum: choices.map(({ code }) => code) } }),
  expression: () => 'list',
}

function isListed(value: Json, { choices }: ListedField): boolean {
  return choices.some(({ code }) => code === value)
}

// A choice that a later version no longer offers is shown as its code.
function labelled(value: string, { choices }: ListedField): Words {
  return choices.find(({ code }) => code === value)?.label ?? { zh: value, ru: value, en: value }
}
