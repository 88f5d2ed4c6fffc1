import { InputNumber, Select } from 'antd'
import { useId } from 'react'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import PeopleInput from '../../../kinds/people/input.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { sourceWords } from './node-words.ts'
import type { FlowChoices } from './process-definition-queries.ts'
import { designWords as words } from './words.ts'

export interface DetailProps<By extends ApproverSource['by'] = ApproverSource['by']> {
  readonly value: Extract<ApproverSource, { readonly by: By }>
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly onChange: (source: ApproverSource) => void
}

export function RoleDetail({ value, choices, disabled, onChange }: DetailProps<'role' | 'roleInUnit'>) {
  const t = useWords()
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
}

export function LeaderDetail({ value, disabled, onChange }: DetailProps<'departmentLeader'>) {
  const t = useWords()
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
}

export function SuperiorsDetail({ value, disabled, onChange }: DetailProps<'superiors'>) {
  const t = useWords()
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
}

export function PersonFieldDetail({ value, choices, disabled, onChange }: DetailProps<'personField'>) {
  const t = useWords()
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
}

export function PeopleDetail({ value, disabled, onChange }: DetailProps<'people'>) {
  const t = useWords()
  const lang = useLang()
  const id = useId()
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
}

export function LeaderOfDetail({ value, choices, disabled, onChange }: DetailProps<'leaderOf'>) {
  const t = useWords()
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
}

export function ExpressionDetail({ value, disabled, onChange }: DetailProps<'expression'>) {
  const t = useWords()
  return (
    <InputBox
      value={value.expression}
      disabled={disabled}
      aria-label={t(words.expression)}
      placeholder={t(words.expression)}
      onChange={(text) => onChange({ ...value, expression: text })}
    />
  )
}

export function GroupDetail({ value, choices, disabled, onChange }: DetailProps<'group'>) {
  const t = useWords()
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
}

const nothing = () => undefined
