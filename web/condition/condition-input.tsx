import { Button, Input, Segmented, Select } from 'antd'
import { expressionOf, sentenceOf, type Clause, type ClauseOp, type Sentence } from '../../core/expression-sentence.ts'
import { inputWords } from '../../kinds/parts/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDictionary } from '../data/lookups.ts'
import { useWords } from '../session/use-words.ts'
import css from './condition.module.css'
import { conditionWords as words, opWords } from './words.ts'

/** A value that conditions may compare. */
export interface ConditionField {
  readonly name: string
  readonly label: string
  readonly kind: string
  readonly numeric: boolean
  readonly options: readonly { readonly code: string; readonly label: string }[]
  /** The dictionary whose entries are the options, where they were not brought along. */
  readonly group?: string
}

interface ConditionInputProps {
  readonly value: string
  readonly fields: readonly ConditionField[]
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
      {sentence === null
        ? <p className={css.note}>{t(words.free)}</p>
        : (
          <>
            {sentence.clauses.length > 1 && <Segmented<Sentence['joined']> size="small" disabled={disabled} value={sentence.joined} options={[{ value: 'all', label: t(words.joinedAll) }, { value: 'any', label: t(words.joinedAny) }]} onChange={(joined) => say({ ...sentence, joined })} />}
            {sentence.clauses.map((clause, at) => (
              <ClauseInput key={at} clause={clause} fields={fields} disabled={disabled} onChange={(next) => say({ ...sentence, clauses: sentence.clauses.with(at, next) })} onRemove={() => say({ ...sentence, clauses: sentence.clauses.toSpliced(at, 1) })} />
            ))}
            {!disabled && first && <Button size="small" icon={<Icon name="plus" size={14} />} onClick={() => say({ ...sentence, clauses: [...sentence.clauses, clauseFor(first)] })}>{t(words.addClause)}</Button>}
          </>
        )}
      <Input.TextArea className={css.code ?? ''} autoSize={{ minRows: 1, maxRows: 5 }} value={value} disabled={disabled} aria-label={t(words.expression)} placeholder={t(words.expression)} onChange={(event) => onChange(event.target.value)} />
    </>
  )
}

interface ClauseInputProps {
  readonly clause: Clause
  readonly fields: readonly ConditionField[]
  readonly disabled: boolean
  readonly onChange: (clause: Clause) => void
  readonly onRemove: () => void
}

function ClauseInput({ clause, fields, disabled, onChange, onRemove }: ClauseInputProps) {
  const t = useWords()
  const field = fields.find(({ name }) => name === clause.field)
  const choose = (name: string) => { const next = fields.find((one) => one.name === name); if (next) onChange(clauseFor(next)) }
  const known = fields.map(({ name, label }) => ({ value: name, label }))
  return (
    <div className={css.clause}>
      <Select size="small" showSearch={{ optionFilterProp: 'label' }} value={clause.field} disabled={disabled} aria-label={t(words.field)} options={field ? known : [...known, { value: clause.field, label: clause.field }]} onChange={choose} />
      <Select size="small" value={clause.op} disabled={disabled} aria-label={t(words.when)} options={opsFor(field, clause.op).map((op) => ({ value: op, label: t(opWords[op]) }))} onChange={(op) => onChange({ ...clause, op, values: op === 'empty' || op === 'filled' ? [] : clause.values.length > 0 ? clause.values : [''] })} />
      <Button size="small" type="text" disabled={disabled} aria-label={t(words.remove)} icon={<Icon name="trash" size={14} />} onClick={onRemove} />
      {clause.op !== 'empty' && clause.op !== 'filled' && <ValueInput clause={clause} field={field} disabled={disabled} onChange={onChange} />}
    </div>
  )
}

function ValueInput({ clause, field, disabled, onChange }: Pick<ClauseInputProps, 'clause' | 'disabled' | 'onChange'> & { readonly field: ConditionField | undefined }) {
  const t = useWords()
  const { data: entries } = useDictionary(field?.group ?? '')
  const options = entries ? entries.map(({ code, label }) => ({ value: code, label })) : field?.kind === 'yesNo' ? [{ value: '1', label: t(inputWords.yes) }, { value: '0', label: t(inputWords.no) }] : field?.options.map(({ code, label }) => ({ value: code, label })) ?? []
  if (clause.op === 'oneOf') return <Select size="small" mode={options.length > 0 ? 'multiple' : 'tags'} value={[...clause.values]} disabled={disabled} aria-label={t(words.value)} options={options} onChange={(values) => onChange({ ...clause, values })} />
  if (options.length > 0) return <Select size="small" value={clause.values[0] || null} disabled={disabled} aria-label={t(words.value)} options={options} onChange={(value) => onChange({ ...clause, values: [value] })} />
  return <Input size="small" value={clause.values[0] ?? ''} disabled={disabled} aria-label={t(words.value)} inputMode={field?.numeric ? 'decimal' : 'text'} onChange={(event) => onChange({ ...clause, values: [field?.numeric ? event.target.value.replaceAll(/[\s,]/g, '') : event.target.value] })} />
}

/** The comparisons that fit a field. */
function opsFor(field: ConditionField | undefined, now: ClauseOp): readonly ClauseOp[] {
  const fitting: readonly ClauseOp[] = field === undefined ? [] : field.numeric ? ['ge', 'gt', 'le', 'lt', 'eq'] : ['is', 'isNot', 'oneOf', 'empty', 'filled']
  return fitting.includes(now) ? fitting : [...fitting, now]
}

function clauseFor(field: ConditionField): Clause {
  return { field: field.name, op: field.numeric ? 'ge' : 'is', values: [''] }
}
