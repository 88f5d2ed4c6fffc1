import { Segmented, Select } from 'antd'
import type { DescribedField } from '../../../core/description/described-document.ts'
import {
  expressionOf,
  sentenceOf,
  type Clause,
  type ClauseOp,
  type Sentence,
} from '../../../core/expression/expression-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { opsFor } from './condition-operators.ts'
import { ValueInput } from './condition-value-input.tsx'
import { conditionWords as words, opWords } from './words.ts'
import css from './condition.module.css'

interface ConditionInputProps {
  readonly value: string
  readonly fields: readonly DescribedField[]
  readonly disabled: boolean
  readonly onChange: (expression: string) => void
}

/** A condition as a sentence over the form, with the expression it makes beside it; either may be changed. */
export function ConditionInput({ value, fields, disabled, onChange }: ConditionInputProps) {
  const t = useWords()
  const sentence = sentenceOf(value)
  const say = (next: Sentence) => onChange(expressionOf(next))
  const [first] = fields
  return (
    <>
      {sentence === null ? (
        <p className={css.note}>{t(words.free)}</p>
      ) : (
        <>
          {sentence.clauses.length > 1 && (
            <Segmented<Sentence['joined']>
              size="small"
              disabled={disabled}
              value={sentence.joined}
              options={[
                { value: 'all', label: t(words.joinedAll) },
                { value: 'any', label: t(words.joinedAny) },
              ]}
              onChange={(joined) => say({ ...sentence, joined })}
            />
          )}
          {sentence.clauses.map((clause, at) => (
            <ClauseInput
              key={at}
              clause={clause}
              fields={fields}
              disabled={disabled}
              onChange={(next) => say({ ...sentence, clauses: sentence.clauses.with(at, next) })}
              onRemove={() => say({ ...sentence, clauses: sentence.clauses.toSpliced(at, 1) })}
            />
          ))}
          {!disabled && first && (
            <Button
              size="small"
              icon="plus"
              onClick={() => say({ ...sentence, clauses: [...sentence.clauses, clauseFor(first)] })}
            >
              {t(words.addClause)}
            </Button>
          )}
        </>
      )}
      <TextArea
        className={css.code ?? ''}
        autoSize={{ minRows: 1, maxRows: 5 }}
        value={value}
        disabled={disabled}
        aria-label={t(words.expression)}
        placeholder={t(words.expression)}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

interface ClauseInputProps {
  readonly clause: Clause
  readonly fields: readonly DescribedField[]
  readonly disabled: boolean
  readonly onChange: (clause: Clause) => void
  readonly onRemove: () => void
}

function ClauseInput({ clause, fields, disabled, onChange, onRemove }: ClauseInputProps) {
  const t = useWords()
  const field = fields.find(({ name }) => name === clause.field)
  const choose = (name: string) => {
    const next = fields.find((one) => one.name === name)
    if (next) onChange(clauseFor(next))
  }
  const known = fields.map(({ name, label }) => ({ value: name, label }))
  return (
    <div className={css.clause}>
      <Select
        size="small"
        showSearch={{ optionFilterProp: 'label' }}
        value={clause.field}
        disabled={disabled}
        aria-label={t(words.field)}
        options={field ? known : [...known, { value: clause.field, label: clause.field }]}
        onChange={choose}
      />
      <Select
        size="small"
        value={clause.op}
        disabled={disabled}
        aria-label={t(words.when)}
        options={opsWith(field, clause.op).map((op) => ({ value: op, label: t(opWords[op]) }))}
        onChange={(op) => onChange(withOp(clause, op))}
      />
      <Button
        size="small"
        look="quiet"
        disabled={disabled}
        aria-label={t(words.remove)}
        icon="trash"
        onClick={onRemove}
      />
      {clause.op !== 'empty' && clause.op !== 'filled' && (
        <ValueInput
          clause={clause}
          field={field}
          disabled={disabled}
          onChange={(values) => onChange({ ...clause, values })}
        />
      )}
    </div>
  )
}

/** The comparisons offered: those that fit, and the one that stands. */
function opsWith(field: DescribedField | undefined, now: ClauseOp): readonly ClauseOp[] {
  const fitting = field === undefined ? [] : opsFor(field)
  return fitting.includes(now) ? fitting : [...fitting, now]
}

function withOp(clause: Clause, op: ClauseOp): Clause {
  if (op === 'empty' || op === 'filled') return { ...clause, op, values: [] }
  const several = op === 'oneOf' || op === 'hasAny'
  return { ...clause, op, values: several ? clause.values.filter((value) => value !== '') : [clause.values[0] ?? ''] }
}

function clauseFor(field: DescribedField): Clause {
  return { field: field.name, op: opsFor(field)[0] ?? 'is', values: [''] }
}
