import { Checkbox, Input, InputNumber, Select } from 'antd'
import { useId } from 'react'
import type { ApproverSource } from '../../core/flow/source.ts'
import PeopleInput from '../../kinds/people/input.tsx'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import type { FlowChoices } from './template-data.ts'
import { designWords as words, sourceWords } from './words.ts'
import css from './panel.module.css'

interface SourceInputProps {
  readonly label: string
  readonly value: ApproverSource
  readonly choices: FlowChoices
  readonly disabled: boolean
  /** Somebody before may choose the people: only for steps that ask, and not within a range of choice. */
  readonly choosing: boolean
  readonly onChange: (source: ApproverSource) => void
}

const offered: readonly ApproverSource['by'][] = [
  'departmentLeader',
  'superiors',
  'roleInUnit',
  'role',
  'group',
  'people',
  'personField',
  'leaderOf',
  'choice',
  'expression',
  'superior',
  'flowAdmin',
]

/** Who is asked: the sort, and what it needs. */
export function SourceInput({ label, value, choices, disabled, choosing, onChange }: SourceInputProps) {
  const t = useWords()
  const possible = choosing ? offered : offered.filter((by) => by !== 'choice')
  const sorts = possible.includes(value.by) ? possible : [...possible, value.by]
  return (
    <div className={css.row}>
      {label}
      <Select
        value={value.by}
        disabled={disabled}
        aria-label={label}
        options={sorts.map((by) => ({ value: by, label: t(sourceWords[by]) }))}
        onChange={(by) => onChange(fresh(by))}
      />
      <Detail {...{ label, value, choices, disabled, onChange }} />
    </div>
  )
}

function fresh(by: ApproverSource['by']): ApproverSource {
  switch (by) {
    case 'people':
      return { by, ids: [] }
    case 'role':
    case 'roleInUnit':
      return { by, role: '' }
    case 'personField':
      return { by, field: '' }
    case 'group':
      return { by, group: '' }
    case 'leaderOf':
      return { by, field: '' }
    case 'expression':
      return { by, expression: '' }
    case 'choice':
      return { by, of: 'drafter' }
    case 'superiors':
      return { by, upTo: 3 }
    case 'superiorOf':
      return { by: 'superior' }
    case 'departmentLeader':
    case 'superior':
    case 'flowAdmin':
      return { by }
  }
}

function Detail({ value, choices, disabled, onChange }: Omit<SourceInputProps, 'choosing'>) {
  const t = useWords()
  const lang = useLang()
  const id = useId()
  switch (value.by) {
    case 'role':
    case 'roleInUnit':
      return (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={value.role || null}
          disabled={disabled}
          aria-label={t(words.role)}
          placeholder={t(words.role)}
          options={choices.roles.map(({ code, name, holders }) => ({
            value: code,
            label: holders === null ? name : `${name} (${t(words.holders, { n: holders })})`,
          }))}
          onChange={(role) => onChange({ ...value, role })}
        />
      )
    case 'departmentLeader':
      return (
        <InputNumber
          min={1}
          max={9}
          value={value.level ?? 1}
          disabled={disabled}
          aria-label={t(words.level)}
          prefix={t(words.level)}
          style={{ width: '100%' }}
          onChange={(level) => onChange(level === null || level === 1 ? { by: value.by } : { by: value.by, level })}
        />
      )
    case 'superiors':
      return (
        <InputNumber
          min={1}
          max={9}
          value={value.upTo}
          disabled={disabled}
          aria-label={t(words.upTo)}
          prefix={t(words.upTo)}
          style={{ width: '100%' }}
          onChange={(upTo) => onChange({ by: value.by, upTo: upTo ?? 1 })}
        />
      )
    case 'personField':
      return (
        <Select
          value={value.field || null}
          disabled={disabled}
          aria-label={t(words.field)}
          placeholder={t(words.field)}
          options={choices.fields
            .filter(({ kind }) => kind === 'person' || kind === 'people')
            .map(({ name, label }) => ({ value: name, label }))}
          onChange={(field) => onChange({ ...value, field })}
        />
      )
    case 'people':
      return (
        <PeopleInput
          id={id}
          value={[...value.ids]}
          field={{
            kind: 'people',
            name: 'people',
            label: t(sourceWords.people),
            rights: { read: true, write: !disabled },
            sortable: false,
            filter: 'none',
            numeric: false,
            everywhere: true,
          }}
          record={{}}
          text={{ lang, name: (_, key) => key }}
          disabled={disabled}
          error={null}
          label={t(sourceWords.people)}
          onBlur={nothing}
          onFill={nothing}
          onChange={(ids) => onChange({ ...value, ids: Array.isArray(ids) ? ids.map(String) : [] })}
        />
      )
    case 'leaderOf':
      return (
        <>
          <Select
            value={value.field || null}
            disabled={disabled}
            aria-label={t(words.field)}
            placeholder={t(words.field)}
            options={choices.fields
              .filter(({ kind }) => kind === 'unit' || kind === 'department')
              .map(({ name, label }) => ({ value: name, label }))}
            onChange={(field) => onChange({ ...value, field })}
          />
          <InputNumber
            min={1}
            max={9}
            value={value.level ?? 1}
            disabled={disabled}
            aria-label={t(words.level)}
            prefix={t(words.level)}
            style={{ width: '100%' }}
            onChange={(level) =>
              onChange({ by: value.by, field: value.field, ...(level === null || level === 1 ? {} : { level }) })
            }
          />
        </>
      )
    case 'expression':
      return (
        <Input
          value={value.expression}
          disabled={disabled}
          aria-label={t(words.expression)}
          placeholder={t(words.expression)}
          onChange={(event) => onChange({ ...value, expression: event.target.value })}
        />
      )
    case 'group':
      return (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={value.group || null}
          disabled={disabled}
          aria-label={t(words.group)}
          placeholder={t(words.group)}
          notFoundContent={t(words.groupNone)}
          options={choices.groups.map(({ id: group, label, people }) => ({
            value: group,
            label: `${label} (${t(words.holders, { n: people })})`,
          }))}
          onChange={(group) => onChange({ ...value, group })}
        />
      )
    case 'choice':
      return <ChoiceDetail value={value} choices={choices} disabled={disabled} onChange={onChange} />
    case 'superior':
    case 'superiorOf':
    case 'flowAdmin':
      return null
  }
}

type Choice = Extract<ApproverSource, { readonly by: 'choice' }>

function ChoiceDetail({
  value,
  choices,
  disabled,
  onChange,
}: Omit<SourceInputProps, 'label' | 'value' | 'choosing'> & { readonly value: Choice }) {
  const t = useWords()
  const free = { by: value.by, of: value.of }
  return (
    <>
      <Select
        value={value.of}
        disabled={disabled}
        aria-label={t(words.chooser)}
        options={[
          { value: 'drafter', label: t(words.ofDrafter) },
          { value: 'handler', label: t(words.ofHandler) },
        ]}
        onChange={(of) => onChange({ ...value, of })}
      />
      <Checkbox
        checked={value.range === undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked ? free : { ...free, range: { by: 'role', role: '' } })}
      >
        {t(words.anybody)}
      </Checkbox>
      {value.range !== undefined && (
        <SourceInput
          label={t(words.range)}
          value={value.range}
          choices={choices}
          disabled={disabled}
          choosing={false}
          onChange={(range) => onChange({ ...value, range })}
        />
      )}
    </>
  )
}

const nothing = () => undefined
