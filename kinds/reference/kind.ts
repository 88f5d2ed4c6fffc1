import type { Field, FieldBase } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { checkId, idSchema, nameText } from '../id-values.ts'
import { nothing } from '../normalize-text.ts'

interface ReferenceField extends FieldBase {
  readonly kind: 'reference'
  /** The document pointed at: `contracts.contract`. */
  readonly to: string
  /** The list whose columns the picker shows; `main` unless said. */
  readonly list?: string
  /** Only records with these values are offered and accepted. */
  readonly only?: Readonly<Record<string, Json>>
  /** Only records with these values are offered; whoever names another is told why by a rule of the document. */
  readonly offers?: Readonly<Record<string, Json>>
  /** Own field -> its value, '' while it is empty -> what offered records must have besides. */
  readonly offersBy?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Json>>>>>>
  /**
   * Field of the offered records -> field of the record around, in a verb of the one it is called on: only those that
   * agree are offered.
   */
  readonly alike?: Readonly<Record<string, string>>
  /** The same, where theirs is a day and must not be earlier than ours. */
  readonly since?: Readonly<Record<string, string>>
  /** Own field -> field of the chosen record that fills it. */
  readonly fill?: Readonly<Record<string, string>>
}

type Options = OptionsOf<ReferenceField>

/** A record of a document, held as its id. */
export function reference<const P extends Options>(
  options: Only<P, Options>,
): Field<string, { readonly kind: 'reference' } & P> {
  return fieldOf<'reference', P>('reference', options)
}

export const referenceKind = defineKind<ReferenceField>({
  name: 'reference',
  sql: () => 'uuid',
  check: checkId,
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, { to }, context) => nameText(value, `document:${to}`, context),
  jsonSchema: ({ to }) => ({ ...idSchema, description: `id of ${to}` }),
  namesFrom: ({ to }) => `document:${to}`,
  expression: () => 'text',
  label: { zh: '关联单据', ru: 'Ссылка на документ', en: 'Reference' },
})
