import { Segmented, Select } from 'antd'
import { Suspense, useId } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { isRelativeDays, relativeDays } from '../../../core/values/relative-days.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { modeOf, modesOf, startOf, toldOf, valuesOf, type FilterMode } from './filter-modes.ts'
import { filterWords, relativeWords } from './filters-words.ts'
import { RangeSearch } from './range-search.tsx'
import css from './filters.module.css'

interface FilterEditorProps {
  readonly field: DescribedField
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** The condition on one column: how it is asked, and for what. */
export default function FilterEditor({ field, value, onChange }: FilterEditorProps) {
  const t = useWords()
  const id = useId()
  const modes = modesOf(field)
  const mode = modeOf(field, value)
  const choose = (next: FilterMode) =>
    onChange(next === 'equals' ? { equals: typeof value === 'string' ? value : '' } : startOf(next))
  return (
    <div className={css.editor}>
      <Select
        aria-label={t(filterWords.how)}
        value={mode}
        options={modes.map((one) => ({ value: one, label: t(filterWords[one]) }))}
        onChange={choose}
      />
      <Suspense fallback={<span className={css.coming} />}>
        <ValueEditor id={id} mode={mode} field={field} value={value} onChange={onChange} />
      </Suspense>
    </div>
  )
}

function ValueEditor({
  id,
  mode,
  field,
  value,
  onChange,
}: FilterEditorProps & { readonly id: string; readonly mode: FilterMode }) {
  const t = useWords()
  const text = textIn(useLang())
  if (mode === 'empty' || mode === 'filled') return null
  if (mode === 'range') return <RangeSearch id={id} field={field} value={value} onChange={onChange} />
  if (mode === 'relative') {
    const { relative } = toldOf(value)
    return (
      <Select
        aria-label={t(filterWords.value)}
        value={isRelativeDays(relative) ? relative : null}
        options={relativeDays.map((one) => ({ value: one, label: t(relativeWords[one]) }))}
        onChange={(next) => onChange({ relative: next })}
      />
    )
  }
  if (field.kind === 'yesNo') {
    return (
      <Segmented
        block
        aria-label={t(filterWords.value)}
        value={typeof value === 'string' ? value : ''}
        options={[
          { value: '', label: t(filterWords.any) },
          { value: '1', label: t(filterWords.yes) },
          { value: '0', label: t(filterWords.no) },
        ]}
        onChange={(next) => onChange(next === '' ? null : next)}
      />
    )
  }
  const several = severalOf[field.kind]
  const asked = several === undefined ? field : { ...field, kind: several }
  const { Input } = onPage(asked.kind)
  const chosen = several === undefined ? value : [...valuesOf(value)]
  const shown = mode === 'equals' ? (toldOf(value).equals ?? null) : chosen
  const put = (next: Json) => onChange(mode === 'equals' ? { equals: next ?? '' } : next)
  return (
    <Input
      id={id}
      value={shown}
      field={asked}
      record={{}}
      text={text}
      disabled={false}
      error={null}
      search
      label={`${field.label}: ${t(filterWords.value)}`}
      onChange={put}
      onFill={() => undefined}
      onBlur={() => undefined}
    />
  )
}

/** Kinds that hold one of what another kind holds several of. */
const severalOf: Readonly<Record<string, string>> = { person: 'people', unit: 'units', department: 'departments' }
