import { Select } from 'antd'
import { useCallback, useState } from 'react'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import FilterEditor from './filter-editor.tsx'
import { filteredOf } from './filter-modes.ts'
import { filterWords } from './filters-words.ts'
import { useTyped } from './use-delayed-value.ts'
import css from './filters.module.css'

export interface FilterChoiceProps {
  readonly doc: Described
  readonly filters: Values
  readonly onFilter: (name: string, value: Json) => void
}

/** A column to be chosen, and the condition on it. */
export default function FilterChoice({
  doc,
  filters,
  onFilter,
  focused = false,
}: FilterChoiceProps & { readonly focused?: boolean }) {
  const t = useWords()
  const [name, setName] = useState<string | null>(null)
  const field = name === null ? undefined : fieldNamed(doc.fields, name)
  return (
    <div className={css.choice}>
      <Select
        autoFocus={focused}
        aria-label={t(filterWords.column)}
        placeholder={t(filterWords.choose)}
        value={name}
        showSearch={{ optionFilterProp: 'label' }}
        options={filteredOf(doc).map((one) => ({ value: one.name, label: one.label }))}
        onChange={setName}
      />
      {field && <Condition key={field.name} field={field} value={filters[field.name] ?? null} onFilter={onFilter} />}
    </div>
  )
}

function Condition({
  field,
  value,
  onFilter,
}: {
  readonly field: DescribedField
  readonly value: Json
  readonly onFilter: FilterChoiceProps['onFilter']
}) {
  const put = useCallback((next: Json) => onFilter(field.name, next), [onFilter, field.name])
  const [typed, setTyped] = useTyped(value, put)
  return <FilterEditor field={field} value={typed} onChange={setTyped} />
}
