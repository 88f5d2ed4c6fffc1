import type { Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'
import { checkCode, checkCodes, nameText, namesText } from './id-values.ts'
import { nothing } from './normalize-text.ts'

export interface GroupField extends FieldBase {
  /** The group of entries to choose from. */
  readonly group: string
}

export interface GroupSeveralField extends GroupField {
  /** Most entries that may be chosen; 0 is no limit (WID-06). */
  readonly limit?: number
}

type Part<F extends FieldBase> = Omit<Kind<F>, 'name' | 'label'>

/** What every kind does that holds the code of one dictionary entry. */
export const oneEntry: Part<GroupField> = {
  sql: () => 'text',
  check: checkCode,
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: true,
  numeric: false,
  text: (value, { group }, context) => nameText(value, `dictionary:${group}`, context),
  jsonSchema: ({ group }) => ({ type: 'string', maxLength: 64, description: `code of dictionary ${group}` }),
  namesFrom: ({ group }) => `dictionary:${group}`,
  expression: () => 'text',
}

/** What every kind does that holds the codes of several dictionary entries. */
export const severalEntries: Part<GroupSeveralField> = {
  sql: () => 'text[]',
  check: (given, { limit }) => checkCodes(given, limit),
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, { group }, context) => namesText(value, `dictionary:${group}`, context),
  jsonSchema: ({ group }) => ({
    type: 'array',
    items: { type: 'string', maxLength: 64 },
    description: `codes of dictionary ${group}`,
  }),
  namesFrom: ({ group }) => `dictionary:${group}`,
  expression: () => 'list',
}
