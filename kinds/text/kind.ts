import type { TextContext } from '../../core/description/field-kind.ts'
import type { Field, FieldBase } from '../../core/description/field.ts'
import type { Lang } from '../../core/values/language.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { shapedText } from '../one-line-text-kinds.ts'
import { patterns, type TextPattern } from './patterns.ts'

interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly min?: number
  readonly max?: number
  readonly pattern?: TextPattern
  /** The field with the address of ours that the text leads to where a record is read. */
  readonly opens?: string
  /** The document whose record the text names in Chinese: it is said as that is called in the reader's language. */
  readonly called?: string
  /** The Chinese name stands behind the other, where banks go by it. */
  readonly beside?: true
  /** A number drawn elsewhere: of no use without its end, so that lists leave it room. */
  readonly whole?: true
}

type Options = OptionsOf<TextField>

/** One line of text, up to 200 characters unless `max` says otherwise; `pattern` names a known shape. */
export function text<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'text' } & P> {
  return fieldOf<'text', P>('text', options)
}

export const textMax = 200

export const textKind = defineKind<TextField>({
  name: 'text',
  label: { zh: '单行文本', ru: 'Строка', en: 'Text' },
  ...shapedText<TextField>(textMax, ({ pattern }) => (pattern === undefined ? null : patterns[pattern])),
  text: (value, field, { lang, name }) => (typeof value === 'string' ? calledIn(lang, value, field, name) : ''),
  // A known shape is a code, and an index keeps the order of bytes; what is left is language.
  collation: ({ pattern, indexed }) => (pattern === undefined && indexed !== true ? 'pinyin' : null),
})

/** Names of a text that names a record come from `called:<document>` by the text itself. */
function calledIn(lang: Lang, text: string, { called, beside }: TextField, name: TextContext['name']): string {
  const said = called === undefined || lang === 'zh' || text === '' ? text : name(`called:${called}`, text)
  return beside === true && said !== text ? `${said} (${text})` : said
}
