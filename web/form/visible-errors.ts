import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import { errorText } from '../../kinds/error-text.ts'
import type { FormState } from './form-store.ts'

/** Where in a field something is wrong that is shown now: `field` or `lines.0.qty`. */
export function shownPaths({ problems, refused, tried, touched }: FormState, name: string): readonly string[] {
  const found = Object.keys(problems).filter((path) => isOf(path, name) && (tried || touched.has(path)))
  return [...found, ...Object.keys(refused).filter((path) => isOf(path, name) && !found.includes(path))]
}

/** Messages to show now, keyed `field` or `lines.0.qty`, in the reader's language. */
export function shownErrors(state: FormState, field: DescribedField, lang: Lang): Readonly<Record<string, string>> {
  const told = (path: string) => {
    const error = state.problems[path]
    return state.refused[path] ?? (error === undefined ? '' : errorText(error, labelAt(path, field), lang))
  }
  return Object.fromEntries(shownPaths(state, field.name).map((path) => [path, told(path)]))
}

/** A message of a field that the form does not show; without its name where the reader does not know the field. */
interface ErrorOutside {
  readonly path: string
  readonly label: string | null
  readonly message: string
}

/** What is wrong now with fields that stand in no group of the form. */
export function errorsOutside(doc: Described, state: FormState, lang: Lang): readonly ErrorOutside[] {
  const grouped = new Set(doc.form.flatMap(({ fields }) => fields))
  const known = doc.fields.filter(({ name }) => !grouped.has(name))
  const unknown = Object.entries(state.refused).filter(([path]) => !doc.fields.some(({ name }) => isOf(path, name)))
  // What nobody ever sees has no words of its own: its name would tell him nothing.
  const labelOf = ({ name, label }: DescribedField) => (label === name ? null : label)
  return [
    ...known.flatMap((field) =>
      Object.entries(shownErrors(state, field, lang)).map(([path, message]) => ({
        path,
        label: labelOf(field),
        message,
      })),
    ),
    ...unknown.map(([path, message]) => ({ path, label: null, message })),
  ]
}

/** Whether a path stands for a field or a place inside it. */
function isOf(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`)
}

function labelAt(path: string, field: DescribedField): string {
  const column = path.split('.')[2]
  return field.columns?.find(({ name }) => name === column)?.label ?? field.label
}
