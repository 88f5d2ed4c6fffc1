import type { Fields } from '../core/description/field.ts'
import type { FormDraft, FormFieldWords } from '../core/form-design/draft.ts'
import { type FormProblem, formProblem } from '../core/form-design/problem.ts'
import { languages } from '../core/values/language.ts'

type Labels = Readonly<Record<string, FormFieldWords>> | undefined

/** Every name of a drawn form that misses a language; `lang` is the language's own code. */
export function formWordProblems({ doc, words }: FormDraft): FormProblem[] {
  return [
    ...missing('words.title', doc.name, words.title),
    ...fieldProblems('words.fields', doc.fields, words.fields),
    ...doc.form.flatMap(({ name }) => missing(`words.groups.${name}`, name, own(words.groups, name))),
    ...Object.keys(doc.lists)
      .filter((name) => name !== 'main')
      .flatMap((name) => missing(`words.lists.${name}`, name, own(words.lists, name))),
  ]
}

function fieldProblems(path: string, fields: Fields, labels: Labels): FormProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = own(labels, name)
    const inner =
      'fields' in field
        ? fieldProblems(
            `${path}.${name}`,
            field.fields as Fields,
            label !== undefined && 'label' in label ? label.fields : undefined,
          )
        : [] // a sub-table's own option
    const help =
      label !== undefined && 'label' in label && label.help !== undefined
        ? missing(`${path}.${name}.help`, name, label.help)
        : []
    return [...missing(`${path}.${name}`, name, label), ...help, ...inner]
  })
}

function missing(path: string, name: string, label: FormFieldWords | undefined): FormProblem[] {
  const words = label !== undefined && 'label' in label ? label.label : label
  return languages
    .filter((lang) => (words?.[lang] ?? '').trim() === '')
    .map((lang) => formProblem('form.problem.label', path, { name, lang }))
}

function own(labels: Labels, name: string): FormFieldWords | undefined {
  return labels !== undefined && Object.hasOwn(labels, name) ? labels[name] : undefined
}
