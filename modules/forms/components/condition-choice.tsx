import { Segmented } from 'antd'
import { Suspense } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { ConditionInput, useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { describedDrawn } from './described-draft.ts'
import { columnsOf, drawnAt } from './draft-fields.ts'
import { isComparable } from './predefined-flows.ts'
import css from './panel.module.css'

interface ConditionChoiceProps {
  readonly label: string
  /** What is said when no condition is: required false, or shown true. */
  readonly plain: readonly { readonly value: 'yes' | 'no'; readonly label: string }[]
  readonly value: boolean | string
  readonly draft: FormDraft
  readonly path: string
  readonly disabled: boolean
  readonly onChange: (value: boolean | string) => void
}

/** Yes, no, or while a condition holds. */
export function ConditionChoice({ label, plain, value, draft, path, disabled, onChange }: ConditionChoiceProps) {
  const t = useWords()
  const fields = useConditionFields(draft, path)
  return (
    <div className={css.row}>
      <span>{label}</span>
      <Segmented
        block
        size="small"
        aria-label={label}
        disabled={disabled}
        value={wayOf(value)}
        options={[...plain, { value: 'when', label: t(words.when) }]}
        onChange={(next) => onChange(next === 'when' ? '' : next === 'yes')}
      />
      {typeof value === 'string' && (
        <Suspense fallback={null}>
          <ConditionInput value={value} fields={fields} disabled={disabled} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}

function wayOf(value: boolean | string): 'when' | 'yes' | 'no' {
  if (typeof value === 'string') return 'when'
  return value ? 'yes' : 'no'
}

function useConditionFields(draft: FormDraft, path: string): readonly DescribedField[] {
  const lang = useLang()
  const [around = '', column] = path.split('.')
  const beside =
    column === undefined
      ? []
      : Object.keys(columnsOf(draft.doc.fields[around]))
          .filter((one) => one !== column)
          .map((one) => [one, `${around}.${one}`] as const)
  const paths = [
    ...beside,
    ...Object.keys(draft.doc.fields)
      .filter((name) => name !== path && name !== around)
      .map((name) => [name, name] as const),
  ]
  return paths.flatMap(([name, at]) => {
    const drawn = drawnAt(draft, at)
    return drawn === null || !isComparable(drawn.field) ? [] : [describedDrawn(name, drawn, lang)]
  })
}
