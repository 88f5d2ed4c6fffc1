import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Fields } from '../../../core/description/field.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'

/** What a report or a dashboard asks, as pages draw it. */
export function describedFilters(
  lang: Lang,
  filters: Fields,
  words: Readonly<Record<string, Words>>,
): readonly DescribedField[] {
  return Object.entries(filters).map(([name, base]) => {
    const { numeric, sortable, filter } = kindOf(base.kind)
    const label = words[name]?.[lang] ?? name
    return { ...base, name, label, numeric, sortable, filter, rights: { read: true, write: true } }
  })
}
