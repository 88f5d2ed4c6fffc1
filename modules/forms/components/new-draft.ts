import type { Field } from '../../../core/description/field.ts'
import { formModule, type FormDraft } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { elseWords } from '../words/design.ts'
import type { Drawn } from './draft-fields.ts'

interface Named {
  readonly name: string
  readonly code: string
  readonly title: Words
  readonly folder: string
}

/** A form with nothing in it but its number. */
export function newDraft({ name, code, title, folder }: Named): FormDraft {
  return {
    doc: {
      module: formModule,
      name,
      code,
      scope: code,
      title: 'docNo',
      number: { field: 'docNo', pattern: `${code.toUpperCase()}-{YYYY}{MM}-{####}`, resetBy: 'month' },
      fields: { docNo: { kind: 'autoNumber', readonly: true, searched: true } },
      form: [{ name: 'basic', columns: 2, fields: ['docNo'] }],
      lists: { main: { columns: ['docNo', 'createName', 'createTime'], search: ['docNo'], sort: ['-createTime'] } },
    },
    words: { title, fields: { docNo: elseWords.number }, groups: { basic: elseWords.basic } },
    menu: { folder, icon: 'form' },
    access: [{ role: 'staff', verbs: ['ck', 'xz', 'bj', 'sc', 'dc'] }],
  }
}

/** The same form under another name, as if it had been drawn anew. */
export function copiedDraft(draft: FormDraft, { name, code, title, folder }: Named): FormDraft {
  const { renamed: _renamed, ...kept } = draft
  const { approval, number, ...doc } = kept.doc
  return {
    ...kept,
    doc: {
      ...doc,
      name,
      code,
      scope: doc.scope === draft.doc.code ? code : doc.scope,
      ...(number === undefined
        ? {}
        : { number: { ...number, pattern: number.pattern.replace(draft.doc.code.toUpperCase(), code.toUpperCase()) } }),
      ...(approval === undefined
        ? {}
        : {
            approval: {
              ...approval,
              process: processOf(name),
              first: { ...approval.first, key: processOf(name), label: title },
            },
          }),
    },
    words: { ...kept.words, title },
    menu: { ...kept.menu, folder },
  }
}

/** The process by which a form is approved. */
export function processOf(name: string): string {
  return `form${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** A field as it is first put into a form. */
export function newField(kind: string): Drawn {
  return {
    field: { kind, ...starts[kind] } as Field,
    label: kindOf(kind).label,
    help: null,
    inner: kind === 'lines' ? { lineText: elseWords.lineText, lineAmount: elseWords.lineAmount } : {},
  } // options as its kind knows them
}

const choices = [
  { code: 'a', label: elseWords.choiceA },
  { code: 'b', label: elseWords.choiceB },
]

const starts: Readonly<Record<string, object>> = {
  money: { digits: 2 },
  select: { choices },
  selects: { choices },
  radio: { choices },
  checkboxes: { choices },
  dictionary: { group: '' },
  dictionaries: { group: '' },
  dictionaryRadio: { group: '' },
  dictionaryCheckboxes: { group: '' },
  reference: { to: '' },
  references: { to: '' },
  autoNumber: { readonly: true },
  lines: {
    fields: { lineText: { kind: 'text', required: true }, lineAmount: { kind: 'money', digits: 2 } },
    totals: ['lineAmount'],
  },
}
