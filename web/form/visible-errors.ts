import type { DescribedField } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import { errorText } from '../../kinds/error-text.ts'
import type { FormState } from './form-store.ts'

/** Messages to show now, keyed `field` or `lines.0.qty`, in the reader's language. */
export function shownErrors(state: FormState, field: DescribedField, lang: Lang): Readonly<Record<string, string>> {
  const shown: Record<string, string> = {}
  for (const [path, error] of Object.entries(state.problems)) {
    if (isOf(path, field.name) && (state.tried || state.touched.has(path)))
      shown[path] = errorText(error, labelAt(path, field), lang)
  }
  for (const [path, message] of Object.entries(state.refused)) if (isOf(path, field.name)) shown[path] = message
  return shown
}

/** Whether a path stands for a field or a place inside it. */
export function isOf(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`)
}

function labelAt(path: string, field: DescribedField): string {
  const column = path.split('.')[2]
  return field.columns?.find(({ name }) => name === column)?.label ?? field.label
}
