import { Select } from 'antd'
import { Suspense, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { InputProps } from '../../../kinds/field-services.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { InputBox } from '../../../ui/input.tsx'
import { ConditionInput, type OwnCellProps, useWords } from '../../../web/module-api.ts'
import { alertRuleWords as words } from '../words/alert-rules.ts'
import { type AlertFigure, expressionOfFigure, figureOf } from './alert-figure.ts'
import { AlertTrial } from './alert-trial.tsx'
import { CronInput, Foreseen, useForeseen } from './cron-input.tsx'
import { useAlertChoices, useWatchedFields } from './use-alert-choices.tsx'
import css from './alert-rule.module.css'

const textOf = (value: Json) => (typeof value === 'string' ? value : '')
const orNull = (text: string) => (text.trim() === '' ? null : text)

/** The document whose records a rule looks at; another one makes another condition and figure. */
const watchedField = {
  Input: function WatchedInput({ id, value, disabled, error, onChange, onFill, onBlur }: InputProps) {
    const { data } = useAlertChoices()
    const documents = data?.documents ?? []
    const groups = [...new Set(documents.map(({ group }) => group))].map((label) => ({
      label,
      options: documents.filter(({ group }) => group === label),
    }))
    return (
      <Select
        id={id}
        className={css.wide ?? ''}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={orNull(textOf(value))}
        disabled={disabled}
        status={error ? 'error' : ''}
        options={groups}
        onBlur={onBlur}
        onChange={(next: string | null | undefined) => {
          onChange(next ?? null)
          onFill({ condition: null, figure: null })
        }}
      />
    )
  },
  Cell: function WatchedCell({ value }: OwnCellProps) {
    const { data } = useAlertChoices()
    return <>{data?.documents.find((one) => one.value === value)?.label ?? textOf(value)}</>
  },
}

/** A figure that the system works out by itself. */
const measureField = {
  Input: function MeasureInput({ id, value, disabled, error, onChange, onBlur }: InputProps) {
    const { data } = useAlertChoices()
    return (
      <Select
        id={id}
        className={css.wide ?? ''}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={orNull(textOf(value))}
        disabled={disabled}
        status={error ? 'error' : ''}
        options={[...(data?.measures ?? [])]}
        onBlur={onBlur}
        onChange={(next: string | null | undefined) => onChange(next ?? null)}
      />
    )
  },
  Cell: function MeasureCell({ value }: OwnCellProps) {
    const { data } = useAlertChoices()
    return <>{data?.measures.find((one) => one.value === value)?.label ?? textOf(value)}</>
  },
}

/** Which records a rule looks at, as a sentence. */
const conditionField = {
  Input: function ConditionField({ value, record, disabled, onChange }: InputProps) {
    return (
      <Condition
        value={textOf(value)}
        watched={record.watched ?? null}
        disabled={disabled}
        onChange={(next) => onChange(orNull(next))}
      />
    )
  },
  Cell: function ConditionCell({ value, record }: OwnCellProps) {
    return <Condition value={textOf(value)} watched={record.watched ?? null} disabled onChange={() => undefined} />
  },
}

function Condition({
  value,
  watched,
  disabled,
  onChange,
}: {
  readonly value: string
  readonly watched: Json
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}) {
  const fields = useWatchedFields(watched).filter(isComparable)
  return (
    <div className={css.condition}>
      <Suspense fallback={null}>
        <ConditionInput value={value} fields={fields} disabled={disabled} onChange={onChange} />
      </Suspense>
    </div>
  )
}

const incomparable: ReadonlySet<string> = new Set([
  'lines',
  'textarea',
  'attachment',
  'file',
  'image',
  'calendarRange',
  'calendarDays',
])

function isComparable(field: DescribedField): boolean {
  return !incomparable.has(field.kind) && kindOf(field.kind).expression(field) !== 'time'
}

/** What of a record is compared with the bounds: days, a number, a share, or an expression. */
const figureField = {
  Input: function FigureInput(props: InputProps) {
    // Another document has other fields: what was chosen of the first is nothing there.
    return <Figure key={textOf(props.record.watched ?? null)} {...props} />
  },
  Cell: function FigureCell({ value, record }: OwnCellProps) {
    const t = useWords()
    const fields = useWatchedFields(record.watched ?? null)
    const { way, field, of } = figureOf(textOf(value))
    const labelOf = (name: string) => fields.find((one) => one.name === name)?.label ?? name
    if (way === 'free') return <code>{textOf(value)}</code>
    return <>{t(words[`${way}Said`], { field: labelOf(field), of: labelOf(of) })}</>
  },
}

function Figure({ id, value, record, disabled, error, onChange, onBlur }: InputProps) {
  const t = useWords()
  const fields = useWatchedFields(record.watched ?? null)
  const [figure, setFigure] = useState<AlertFigure>(() => figureOf(textOf(value)))
  const say = (next: AlertFigure) => {
    setFigure(next)
    const expression = expressionOfFigure(next)
    if (expression !== null) onChange(orNull(expression))
  }
  return (
    <div className={css.figure}>
      <Select
        id={id}
        value={figure.way}
        disabled={disabled}
        options={ways.map((way) => ({ value: way, label: t(words[way]) }))}
        onChange={(way) => say({ way, field: '', of: '' })}
        onBlur={onBlur}
      />
      {figure.way === 'free' ? (
        <InputBox
          value={textOf(value)}
          disabled={disabled}
          wrong={Boolean(error)}
          aria-label={t(words.expression)}
          onChange={(text) => onChange(orNull(text))}
          onBlur={onBlur}
        />
      ) : (
        <FieldChoice
          fields={fields}
          way={figure.way}
          value={figure.field}
          label={t(words.field)}
          disabled={disabled}
          onChange={(field) => say({ ...figure, field })}
        />
      )}
      {figure.way === 'share' && (
        <FieldChoice
          fields={fields}
          way="share"
          value={figure.of}
          label={t(words.shareOf)}
          disabled={disabled}
          onChange={(of) => say({ ...figure, of })}
        />
      )}
      {!disabled && <AlertTrial record={record} />}
    </div>
  )
}

const ways = ['until', 'since', 'number', 'share', 'free'] as const

interface FieldChoiceProps {
  readonly fields: readonly DescribedField[]
  readonly way: AlertFigure['way']
  readonly value: string
  readonly label: string
  readonly disabled: boolean
  readonly onChange: (field: string) => void
}

function FieldChoice({ fields, way, value, label, disabled, onChange }: FieldChoiceProps) {
  const wanted = way === 'until' || way === 'since' ? 'day' : 'decimal'
  const options = fields
    .filter((field) => kindOf(field.kind).expression(field) === wanted)
    .map(({ name, label: said }) => ({ value: name, label: said }))
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      {...(value === '' ? {} : { value })}
      placeholder={label}
      aria-label={label}
      disabled={disabled}
      options={options}
      onChange={(next: string) => onChange(next)}
    />
  )
}

/** When a rule looks. */
const cronField = {
  Input: function CronField({ id, value, disabled, onChange }: InputProps) {
    return (
      <div className={css.cron}>
        <CronInput id={id} value={textOf(value)} disabled={disabled} onChange={(next) => onChange(orNull(next))} />
      </div>
    )
  },
  Cell: function CronCell({ value }: OwnCellProps) {
    const { data } = useForeseen(textOf(value))
    return data ? <Foreseen {...data} /> : <code>{textOf(value)}</code>
  },
}

/** The fields of a rule of alerts, by their names. */
export const ownFields = {
  watched: watchedField,
  measure: measureField,
  condition: conditionField,
  figure: figureField,
  cron: cronField,
}
