import type { Field, Fields } from '../../../core/description/field.ts'
import type { FormDraft, FormFieldWords } from '../../../core/form-design/draft.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'

/** Where a field is put: into a group of the form, or among the columns of a sub-table. */
export type Spot = { readonly group: string; readonly at: number } | { readonly lines: string; readonly at: number }

/** A field with everything that is said of it; `amount`, or `lines.qty` for a column. */
export interface Drawn {
  readonly field: Field
  readonly label: Words
  readonly help: Words | null
  /** Words of the columns. */
  readonly inner: Readonly<Record<string, FormFieldWords>>
}

const nameless: Words = { zh: '', ru: '', en: '' }

/** The field of a path; null when there is none. */
export function drawnAt({ doc, words }: FormDraft, path: string): Drawn | null {
  const [name = '', column] = path.split('.')
  const field = own(doc.fields, name)
  if (field === undefined) return null
  const said = spoken(own(words.fields, name))
  if (column === undefined) return { field, ...said }
  const inner = own(columnsOf(field), column)
  return inner === undefined ? null : { field: inner, ...spoken(own(said.inner, column)) }
}

/** The columns of a sub-table; nothing for other fields. */
export function columnsOf(field: Field | undefined): Fields {
  return field !== undefined && 'fields' in field ? (field.fields as Fields) : {} // only sub-tables have fields, and theirs are fields
}

/** The draft with a field as it is now; a new name is put last. */
export function withDrawn(draft: FormDraft, path: string, { field, ...said }: Drawn): FormDraft {
  const { doc, words } = draft
  const [name = '', column] = path.split('.')
  if (column === undefined)
    return {
      ...draft,
      doc: { ...doc, fields: { ...doc.fields, [name]: field } },
      words: { ...words, fields: { ...words.fields, [name]: written(said) } },
    }
  const around = drawnAt(draft, name)
  if (around === null) return draft
  return withDrawn(draft, name, {
    ...around,
    field: withColumns(around.field, { ...columnsOf(around.field), [column]: field }),
    inner: { ...around.inner, [column]: written(said) },
  })
}

/** An option of a field set, or taken away when it says nothing. */
export function withOption(field: Field, option: string, value: Json | undefined): Field {
  const { [option]: _before, ...rest } = field as unknown as Readonly<Record<string, unknown>> // options are named by their kind
  return (value === undefined ? rest : { ...rest, [option]: value }) as unknown as Field // the kind stays, and an option is JSON
}

/** What an option of a field says; null when nothing. */
export function optionOf(field: Field, option: string): Json {
  return (field as unknown as Readonly<Record<string, Json | undefined>>)[option] ?? null // a field is JSON
}

export function withColumns(field: Field, columns: Fields): Field {
  return { ...field, fields: columns } as Field // of a sub-table, whose columns these are
}

function spoken(said: FormFieldWords | undefined): Omit<Drawn, 'field'> {
  if (said === undefined) return { label: nameless, help: null, inner: {} }
  return 'label' in said
    ? { label: said.label, help: said.help ?? null, inner: said.fields ?? {} }
    : { label: said, help: null, inner: {} }
}

function written({ label, help, inner }: Omit<Drawn, 'field'>): FormFieldWords {
  const columns = Object.keys(inner).length > 0
  return help === null && !columns
    ? label
    : { label, ...(help === null ? {} : { help }), ...(columns ? { fields: inner } : {}) }
}

function own<T>(all: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined
}
