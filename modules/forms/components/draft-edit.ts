import type { FormGroup } from '../../../core/description/document.ts'
import type { Field } from '../../../core/description/field.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { columnsOf, drawnAt, withColumns, withDrawn, type Drawn, type Spot } from './draft-fields.ts'
import { freshName, namesIn } from './draft-names.ts'

const heavy: ReadonlySet<string> = new Set(['textarea', 'lines', 'attachment', 'file', 'image'])
const mostColumns = 10
const mostSearched = 4

/** Puts a new field somewhere; answers the draft and the path of the field. */
export function added(
  draft: FormDraft,
  spot: Spot,
  drawn: Drawn,
  wanted = drawn.field.kind,
): readonly [FormDraft, string] {
  const name = freshName(wanted, namesIn(draft))
  if ('lines' in spot) {
    const path = `${spot.lines}.${name}`
    return [placed(withDrawn(draft, path, drawn), path, spot), path]
  }
  return [listed(placed(withDrawn(draft, name, drawn), name, spot), name, drawn.field), name]
}

/** Puts a field that there is somewhere else; a column stays in its sub-table. */
export function moved(draft: FormDraft, path: string, spot: Spot): FormDraft {
  const [name = '', column] = path.split('.')
  if ('lines' in spot ? column === undefined || spot.lines !== name : column !== undefined) return draft
  return placed(draft, path, spot)
}

/** Where a field stands. */
export function spotOf({ doc }: FormDraft, path: string): Spot | null {
  const [name = '', column] = path.split('.')
  if (column !== undefined) return { lines: name, at: Object.keys(columnsOf(doc.fields[name])).indexOf(column) }
  const group = doc.form.find(({ fields }) => fields.includes(name))
  return group ? { group: group.name, at: group.fields.indexOf(name) } : null
}

/** The draft without a field, wherever the form, its lists and its print named it. */
export function removed(draft: FormDraft, path: string): FormDraft {
  const [name = '', column] = path.split('.')
  const { doc, words } = draft
  if (column !== undefined) {
    const around = drawnAt(draft, name)
    if (around === null) return draft
    const { [column]: _field, ...columns } = columnsOf(around.field)
    const { [column]: _said, ...inner } = around.inner
    const totals =
      'totals' in around.field && Array.isArray(around.field.totals)
        ? { totals: around.field.totals.filter((total: string) => total !== column) }
        : {}
    return withDrawn(draft, name, {
      ...around,
      field: { ...withColumns(around.field, columns), ...totals } as Field,
      inner,
    }) // still the sub-table it was
  }
  const { [name]: _field, ...fields } = doc.fields
  const { [name]: _said, ...said } = words.fields
  const without = (names: readonly string[]) => names.filter((one) => one.replace(/^-/, '') !== name)
  const { number, print, ...rest } = doc
  return {
    ...draft,
    doc: {
      ...rest,
      fields,
      ...(number === undefined || number.field === name ? {} : { number }),
      ...(print === undefined
        ? {}
        : { print: { sections: print.sections.map((section) => ({ ...section, fields: without(section.fields) })) } }),
      form: doc.form.map((group) => ({ ...group, fields: without(group.fields) })),
      lists: Object.fromEntries(
        Object.entries(doc.lists).map(([key, list]) => [
          key,
          {
            ...list,
            columns: without(list.columns),
            search: without(list.search),
            sort: without(list.sort),
            ...(list.totals === undefined ? {} : { totals: without(list.totals) }),
          },
        ]),
      ),
    },
    words: { ...words, fields: said },
  }
}

/** A further group at the end. */
export function withGroup(draft: FormDraft, label: Words): readonly [FormDraft, string] {
  const name = freshName(
    'part',
    draft.doc.form.map((group) => group.name),
  )
  return [
    {
      ...draft,
      doc: { ...draft.doc, form: [...draft.doc.form, { name, columns: 2, fields: [] }] },
      words: { ...draft.words, groups: { ...draft.words.groups, [name]: label } },
    },
    name,
  ]
}

/** The draft without a group; its fields go to the one before it, or after. */
export function withoutGroup(draft: FormDraft, name: string): FormDraft {
  const { form } = draft.doc
  const at = form.findIndex((group) => group.name === name)
  const heir = form[at === 0 ? 1 : at - 1]
  const gone = form[at]
  if (heir === undefined || gone === undefined) return draft
  const { [name]: _label, ...groups } = draft.words.groups
  const { print } = draft.doc
  return {
    ...draft,
    doc: {
      ...draft.doc,
      form: form
        .filter((group) => group !== gone)
        .map((group) => (group === heir ? { ...group, fields: [...group.fields, ...gone.fields] } : group)),
      ...(print === undefined
        ? {}
        : { print: { sections: print.sections.filter((section) => section.group !== name) } }),
    },
    words: { ...draft.words, groups },
  }
}

export function changedGroup(draft: FormDraft, name: string, patch: Partial<FormGroup>): FormDraft {
  return {
    ...draft,
    doc: { ...draft.doc, form: draft.doc.form.map((group) => (group.name === name ? { ...group, ...patch } : group)) },
  }
}

export function movedGroup(draft: FormDraft, name: string, by: 1 | -1): FormDraft {
  const at = draft.doc.form.findIndex((group) => group.name === name)
  const group = draft.doc.form[at]
  const to = at + by
  if (group === undefined || to < 0 || to >= draft.doc.form.length) return draft
  return { ...draft, doc: { ...draft.doc, form: draft.doc.form.toSpliced(at, 1).toSpliced(to, 0, group) } }
}

function placed(draft: FormDraft, path: string, spot: Spot): FormDraft {
  const [name = '', column] = path.split('.')
  const { doc } = draft
  if (column !== undefined) {
    const field = doc.fields[name]
    const columns = columnsOf(field)
    const order = inserted(Object.keys(columns), column, spot.at)
    return field === undefined
      ? draft
      : {
          ...draft,
          doc: {
            ...doc,
            fields: {
              ...doc.fields,
              [name]: withColumns(
                field,
                Object.fromEntries(
                  order.flatMap((key) => {
                    const one = columns[key]
                    return one === undefined ? [] : [[key, one]]
                  }),
                ),
              ),
            },
          },
        }
  }
  if ('lines' in spot) return draft
  return {
    ...draft,
    doc: {
      ...doc,
      form: doc.form.map((group) =>
        group.name === spot.group
          ? { ...group, fields: inserted(group.fields, name, spot.at) }
          : { ...group, fields: group.fields.filter((one) => one !== name) },
      ),
    },
  }
}

// `at` counts the places as they are seen, the thing itself still standing.
function inserted(names: readonly string[], name: string, at: number): string[] {
  const before = names.indexOf(name)
  const rest = names.filter((one) => one !== name)
  return rest.toSpliced(before >= 0 && before < at ? at - 1 : at, 0, name)
}

// A list shows and finds by the first fields there are, until somebody chooses.
function listed(draft: FormDraft, name: string, { kind }: Field): FormDraft {
  const { main } = draft.doc.lists
  if (main === undefined || heavy.has(kind)) return draft
  const { filter } = kindOf(kind)
  const times = main.columns.findIndex((column) => column === 'createName')
  return {
    ...draft,
    doc: {
      ...draft.doc,
      lists: {
        ...draft.doc.lists,
        main: {
          ...main,
          columns:
            main.columns.length >= mostColumns
              ? main.columns
              : main.columns.toSpliced(times < 0 ? main.columns.length : times, 0, name),
          search: filter === 'none' || main.search.length >= mostSearched ? main.search : [...main.search, name],
        },
      },
    },
  }
}
