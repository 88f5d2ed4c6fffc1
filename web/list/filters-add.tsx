import { Button, Popover, Select } from 'antd'
import { useCallback, useState } from 'react'
import type { Described, DescribedField } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import { Icon } from '../../ui/icon.tsx'
import { fieldNamed } from '../data/described.ts'
import type { Values } from '../data/record-values.ts'
import { useWords } from '../session/use-words.ts'
import { FilterEditor } from './filters-editor.tsx'
import { modesOf } from './filters-shape.ts'
import { filterWords } from './filters-words.ts'
import css from './filters.module.css'
import { useTyped } from './use-typed.ts'

interface FilterAddProps {
  readonly doc: Described
  readonly filters: Values
  readonly onFilter: (name: string, value: Json) => void
}

/** The columns of a document that can be filtered by. */
export function filteredOf(doc: Described): readonly DescribedField[] {
  return doc.fields.filter((field) => modesOf(field).length > 0 && !hidden.has(field.name))
}

const hidden = new Set(['id', 'ver', 'procInstId'])

/** The button that puts a condition on any column. */
export function FilterAdd(props: FilterAddProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Popover trigger="click" open={open} onOpenChange={setOpen} placement="bottomRight" destroyOnHidden content={<FilterChoice {...props} focused />}>
      <Button type="text" aria-expanded={open} icon={<Icon name="filter" size={16} />}>{t(filterWords.add)}</Button>
    </Popover>
  )
}

/** A column to be chosen, and the condition on it. */
export function FilterChoice({ doc, filters, onFilter, focused = false }: FilterAddProps & { readonly focused?: boolean }) {
  const t = useWords()
  const [name, setName] = useState<string | null>(null)
  const field = name === null ? undefined : fieldNamed(doc.fields, name)
  return (
    <div className={css.choice}>
      <Select autoFocus={focused} aria-label={t(filterWords.column)} placeholder={t(filterWords.choose)} value={name} showSearch={{ optionFilterProp: 'label' }} options={filteredOf(doc).map((one) => ({ value: one.name, label: one.label }))} onChange={setName} />
      {field && <Condition key={field.name} field={field} value={filters[field.name] ?? null} onFilter={onFilter} />}
    </div>
  )
}

function Condition({ field, value, onFilter }: { readonly field: DescribedField; readonly value: Json; readonly onFilter: FilterAddProps['onFilter'] }) {
  const put = useCallback((next: Json) => onFilter(field.name, next), [onFilter, field.name])
  const [typed, setTyped] = useTyped(value, put)
  return <FilterEditor field={field} value={typed} onChange={setTyped} />
}
