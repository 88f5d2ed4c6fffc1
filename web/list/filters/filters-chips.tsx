import { Popover } from 'antd'
import { Suspense, lazy, useCallback, useState } from 'react'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { useHost } from '../../../kinds/field-services.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isSet } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { valuesOf } from './filter-modes.ts'
import { filterText, sourceOf } from './filters-text.ts'
import { filterWords } from './filters-words.ts'
import { useTyped } from './use-delayed-value.ts'
import css from './filters.module.css'

const FilterEditor = lazy(() => import('./filter-editor.tsx'))

interface FilterChipsProps {
  readonly doc: Described
  readonly filters: Values
  /** Conditions that are seen elsewhere. */
  readonly without: ReadonlySet<string>
  readonly onFilter: (name: string, value: Json) => void
  readonly onClear: () => void
}

/** The conditions that cut the list, each to be changed or taken away. */
export function FilterChips({ doc, filters, without, onFilter, onClear }: FilterChipsProps) {
  const t = useWords()
  const chips = Object.entries(filters).flatMap(([name, value]) => {
    const field = fieldNamed(doc.fields, name)
    return field !== undefined && isSet(value) && !without.has(name) ? [{ field, value }] : []
  })
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t(filterWords.active)}>
      {chips.map(({ field, value }) => (
        <li key={field.name}>
          <Chip field={field} value={value} onFilter={onFilter} />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button look="link" size="small" onClick={onClear}>
            {t(filterWords.clear)}
          </Button>
        </li>
      )}
    </ul>
  )
}

function Chip({
  field,
  value,
  onFilter,
}: {
  readonly field: DescribedField
  readonly value: Json
  readonly onFilter: FilterChipsProps['onFilter']
}) {
  const t = useWords()
  const text = textIn(useLang())
  const [open, setOpen] = useState(false)
  const put = useCallback((next: Json) => onFilter(field.name, next), [onFilter, field.name])
  const [typed, setTyped] = useTyped(value, put)
  const source = sourceOf(field)
  // Asks for the names that did not come with the rows.
  useHost().useNames(source ?? '', source === null ? [] : valuesOf(value))
  return (
    <span className={css.chip}>
      <Popover
        trigger="click"
        open={open}
        onOpenChange={setOpen}
        placement="bottomLeft"
        destroyOnHidden
        title={field.label}
        content={
          <Suspense fallback={<span className={css.coming} />}>
            <FilterEditor field={field} value={typed} onChange={setTyped} />
          </Suspense>
        }
      >
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${t(filterWords.change, { label: field.label })}: ${filterText(field, value, text, t)}`}
        >
          <span>{field.label}</span> <b>{filterText(field, value, text, t)}</b>
        </button>
      </Popover>
      <button
        type="button"
        className={css.remove}
        aria-label={t(filterWords.remove, { label: field.label })}
        onClick={() => onFilter(field.name, null)}
      >
        <Icon name="close" size={12} />
      </button>
    </span>
  )
}
