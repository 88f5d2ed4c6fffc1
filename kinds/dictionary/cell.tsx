import type { CellProps } from '../field-services.ts'
import { shownEntry, sourceOf } from './described-entries.ts'
import { tagColor } from './tag-color.ts'
import css from './tag.module.css'

/** The label as a coloured tag when its entry has a colour, else as plain text. */
export function DictionaryCell({ value, field, text }: CellProps) {
  if (typeof value !== 'string' || value === '') return null
  const entry = shownEntry(field, value)
  const label = entry?.label ?? text.name(sourceOf(field), value)
  return entry?.color ? (
    <span className={css.tag} style={{ '--tag': tagColor(entry.color) }}>
      {label}
    </span>
  ) : (
    <>{label}</>
  )
}
