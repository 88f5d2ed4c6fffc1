import type { Field, FieldBase } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { idSchema, namesText, severalIds } from '../id-values.ts'

interface ReferencesField extends FieldBase {
  readonly kind: 'references'
  /** The document pointed at: `base.role`. */
  readonly to: string
  /** Only records with these values are offered. */
  readonly offers?: Readonly<Record<string, Json>>
  /** Most records that may be chosen; 0 is no limit. */
  readonly limit?: number
}

type Options = OptionsOf<ReferencesField>

/** Several records of a document, held as their ids in the order chosen. */
export function references<const P extends Options>(
  options: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'references' } & P> {
  return fieldOf<'references', P>('references', options)
}

export const referencesKind = defineKind<ReferencesField>({
  name: 'references',
  ...severalIds,
  text: (value, { to }, context) => namesText(value, `document:${to}`, context),
  jsonSchema: ({ to }) => ({ type: 'array', items: { ...idSchema, description: `id of ${to}` } }),
  namesFrom: ({ to }) => `document:${to}`,
  label: { zh: '关联单据多选', ru: 'Ссылки на документы', en: 'References' },
})
