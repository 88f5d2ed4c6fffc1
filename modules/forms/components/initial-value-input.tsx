import { Select } from 'antd'
import { Suspense, useId } from 'react'
import type { Json } from '../../../core/values/json.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { describedDrawn } from './described-draft.ts'
import type { Drawn } from './draft-fields.ts'
import css from './panel.module.css'

interface InitialInputProps {
  readonly drawn: Drawn
  readonly disabled: boolean
  readonly onChange: (initial: Json | undefined) => void
}

// Whom or what a new record begins with, where it depends on who makes it and when.
const living: Readonly<Record<string, { readonly expression: string; readonly label: keyof typeof words }>> = {
  person: { expression: 'me', label: 'initialMe' },
  unit: { expression: 'myUnit', label: 'initialUnit' },
  department: { expression: 'myDept', label: 'initialDept' },
  date: { expression: 'today()', label: 'initialToday' },
}

const none: ReadonlySet<string> = new Set([
  'attachment',
  'file',
  'image',
  'reference',
  'references',
  'people',
  'units',
  'departments',
  'calendarDays',
  'calendarRange',
  'textarea',
])

/** What a new record begins with. */
export function InitialInput({ drawn, disabled, onChange }: InitialInputProps) {
  const t = useWords()
  const lang = useLang()
  const id = useId()
  const { field } = drawn
  const alive = living[field.kind]
  if (none.has(field.kind)) return null
  if (alive)
    return (
      <label className={css.row}>
        {t(words.initial)}
        <Select
          allowClear
          disabled={disabled}
          value={field.initial === undefined ? null : 'live'}
          options={[{ value: 'live', label: t(words[alive.label]) }]}
          onChange={(value: string | undefined) =>
            onChange(value === undefined ? undefined : { expression: alive.expression })
          }
        />
      </label>
    )
  const { Input } = onPage(field.kind)
  const value = field.initial
  const constant =
    value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value)) ? null : value
  const described = { ...describedDrawn('initial', drawn, lang), required: false }
  return (
    <div className={css.row}>
      <label htmlFor={id}>{t(words.initial)}</label>
      <Suspense fallback={null}>
        <Input
          id={id}
          value={constant}
          field={described}
          record={{}}
          text={{ lang, name: (_source, key) => key }}
          disabled={disabled}
          error={null}
          label={t(words.initial)}
          onChange={(next) =>
            onChange(next === null || next === '' || (field.kind === 'yesNo' && next === '0') ? undefined : next)
          }
          onBlur={() => undefined}
          onFill={() => undefined}
        />
      </Suspense>
    </div>
  )
}
