import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Field } from '../../../core/description/field.ts'
import type { FormDraft, FormFieldWords } from '../../../core/form-design/draft.ts'
import type { Lang } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Drawn } from './draft-fields.ts'
import { columnsOf, drawnAt } from './draft-fields.ts'

/** A drawn field as a page would learn it, were it published. */
export function describedDrawn(name: string, { field, label, help, inner }: Drawn, lang: Lang): DescribedField {
  const kind = kindOf(field.kind)
  const { fields: _columns, ...options } = field as Field & { readonly fields?: unknown } // sub-tables say theirs
  const columns = Object.entries(columnsOf(field)).map(([column, one]) =>
    describedDrawn(column, { field: one, ...said(inner[column]) }, lang),
  )
  return {
    ...options,
    name,
    label: label[lang] || label.zh || name,
    ...(help === null || help[lang] === '' ? {} : { help: help[lang] }),
    rights: { read: true, write: true },
    sortable: kind.sortable,
    filter: kind.filter,
    numeric: kind.numeric,
    ...(field.kind === 'lines' ? { columns } : {}),
  }
}

/** A draft as a page would learn it, were it published. */
export function describedDraft(draft: FormDraft, lang: Lang): Described {
  const { doc, words } = draft
  const fields = Object.keys(doc.fields).flatMap((name) => {
    const drawn = drawnAt(draft, name)
    return drawn === null ? [] : [describedDrawn(name, drawn, lang)]
  })
  return {
    module: doc.module,
    name: doc.name,
    label: words.title[lang],
    title: doc.title,
    numberField: doc.number?.field ?? null,
    stateField: null,
    approval:
      doc.approval === undefined
        ? null
        : { process: doc.approval.process, money: doc.approval.money, values: doc.approval.values },
    appendOnly: false,
    fields,
    form: doc.form.map((group) => ({ ...group, label: words.groups[group.name]?.[lang] ?? '' })),
    lists: [],
    actions: [],
    verbs: [],
  }
}

function said(given: FormFieldWords | undefined): Omit<Drawn, 'field'> {
  const nameless = { zh: '', ru: '', en: '' }
  if (given === undefined) return { label: nameless, help: null, inner: {} }
  return { label: 'label' in given ? given.label : given, help: null, inner: {} }
}
