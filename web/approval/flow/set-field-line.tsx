import { Select } from 'antd'
import { mayFill } from '../../../core/approval/compatible-kinds.ts'
import type { AutoValue } from '../../../core/approval/definition.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { ValueInput } from '../../form/condition/condition-value-input.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { FormField } from './process-definition-queries.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

interface SetLineProps {
  readonly name: string
  readonly field: FormField | null
  /** As conditions compare it, where they may: its value is chosen the same way. */
  readonly described: DescribedField | undefined
  readonly from: AutoValue
  readonly form: readonly FormField[]
  readonly disabled: boolean
  readonly onChange: (from: AutoValue | null) => void
}

/** One field: where its value comes from, and which it is. */
export function SetLine(props: SetLineProps) {
  const { name, field, from, disabled, onChange } = props
  const t = useWords()
  const label = field?.label ?? name
  return (
    <div className={css.branch} data-field={name}>
      <header>
        {label}
        {!disabled && (
          <Button
            size="small"
            look="quiet"
            danger
            aria-label={`${t(words.remove)} · ${label}`}
            icon="trash"
            onClick={() => onChange(null)}
          />
        )}
      </header>
      <Select
        size="small"
        value={wayOf(from)}
        disabled={disabled}
        aria-label={`${label} · ${t(words.setBy)}`}
        options={[
          { value: 'value' as const, label: t(words.ofChoice) },
          { value: 'field' as const, label: t(words.ofDocument) },
          { value: 'formula' as const, label: t(words.ofFormula) },
        ]}
        onChange={(next) => onChange(emptyOf[next])}
      />
      {'field' in from && <SourceField {...props} label={label} from={from} />}
      {'value' in from && <FixedValue {...props} label={label} from={from} />}
      {'formula' in from && (
        <InputBox
          size="small"
          value={from.formula}
          disabled={disabled}
          aria-label={label}
          onChange={(text) => onChange({ formula: text })}
        />
      )}
    </div>
  )
}

type Way = 'value' | 'field' | 'formula'

const emptyOf: Readonly<Record<Way, AutoValue>> = {
  value: { value: '' },
  field: { field: '' },
  formula: { formula: '' },
}

function wayOf(from: AutoValue): Way {
  if ('value' in from) return 'value'
  return 'field' in from ? 'field' : 'formula'
}

interface SourceFieldProps extends SetLineProps {
  readonly label: string
  readonly from: Extract<AutoValue, { readonly field: string }>
}

function SourceField({ name, field, label, from, form, disabled, onChange }: SourceFieldProps) {
  const fitting = form.filter((one) => one.name !== name && mayFill(one.kind, field?.kind ?? ''))
  return (
    <Select
      size="small"
      value={from.field || null}
      disabled={disabled}
      aria-label={label}
      options={fitting.map((one) => ({ value: one.name, label: one.label }))}
      onChange={(chosen) => onChange({ field: chosen })}
    />
  )
}

interface FixedValueProps extends SetLineProps {
  readonly label: string
  readonly from: Extract<AutoValue, { readonly value: string }>
}

function FixedValue({ name, field, described, label, from, disabled, onChange }: FixedValueProps) {
  if (described !== undefined) {
    const op = kindOf(described.kind).expression(described) === 'list' ? 'hasAny' : 'is'
    return (
      <ValueInput
        clause={{ field: name, op, values: [from.value] }}
        field={described}
        disabled={disabled}
        onChange={(values) => onChange({ value: values.at(-1) ?? '' })}
      />
    )
  }
  if (field?.options.length)
    return (
      <Select
        size="small"
        value={from.value || null}
        disabled={disabled}
        aria-label={label}
        options={field.options.map((one) => ({ value: one.code, label: one.label }))}
        onChange={(value) => onChange({ value })}
      />
    )
  return (
    <InputBox
      size="small"
      value={from.value}
      disabled={disabled}
      aria-label={label}
      onChange={(text) => onChange({ value: text })}
    />
  )
}
