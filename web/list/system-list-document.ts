import type { CallField, CallList } from '../../base/system-list-type.ts'
import type { Described, DescribedField, DescribedList } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'

const kept = new WeakMap<CallList, Map<Lang, { readonly doc: Described; readonly list: DescribedList }>>()

/**
 * A list of a fixed call described like a document, so that the same engine shows it; the same object for a language.
 */
export function callDocument(of: CallList, lang: Lang): { readonly doc: Described; readonly list: DescribedList } {
  const known = kept.get(of) ?? new Map()
  kept.set(of, known)
  const made = known.get(lang) ?? describe(of, lang)
  known.set(lang, made)
  return made
}

function describe(of: CallList, lang: Lang): { readonly doc: Described; readonly list: DescribedList } {
  const label = of.label[lang]
  const list = { name: of.name, label, columns: of.columns, search: of.search, sort: [] }
  const doc: Described = {
    module: of.module,
    name: of.name,
    label,
    title: of.title,
    numberField: of.number ?? null,
    stateField: of.state ?? null,
    approval: null,
    appendOnly: true,
    fields: Object.entries(of.fields).map(([name, field]) => fieldOf(name, field, lang)),
    form: [],
    lists: [list],
    actions: [],
    verbs: ['ck', 'dc'],
  }
  return { doc, list }
}

function fieldOf(name: string, { kind, label, width, filter, options }: CallField, lang: Lang): DescribedField {
  return {
    name,
    kind,
    label: label[lang],
    rights: { read: true, write: false },
    sortable: false,
    filter: filter ?? 'none',
    numeric: kind === 'number',
    ...(width === undefined ? {} : { width }),
    ...(options === undefined
      ? {}
      : {
          options: options.map((option) => ({
            code: option.code,
            label: option.label[lang],
            color: option.color ?? '',
          })),
        }),
  }
}
