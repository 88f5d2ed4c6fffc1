import { Checkbox, Select } from 'antd'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import { useWords } from '../../platform/session/use-words.ts'
import {
  RoleDetail,
  LeaderDetail,
  SuperiorsDetail,
  PersonFieldDetail,
  PeopleDetail,
  LeaderOfDetail,
  ExpressionDetail,
  GroupDetail,
  type DetailProps,
} from './approver-source-details.tsx'
import { freshSource } from './new-approver-source.ts'
import { sourceWords } from './node-words.ts'
import type { FlowChoices } from './process-definition-queries.ts'
import { designWords as words } from './words.ts'
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
        onChange={(by) => onChange(freshSource(by))}
      />
      <Detail {...{ value, choices, disabled, onChange }} />
    </div>
  )
}

function Detail({ value, ...rest }: DetailProps) {
  switch (value.by) {
    case 'role':
    case 'roleInUnit':
      return <RoleDetail value={value} {...rest} />
    case 'departmentLeader':
      return <LeaderDetail value={value} {...rest} />
    case 'superiors':
      return <SuperiorsDetail value={value} {...rest} />
    case 'personField':
      return <PersonFieldDetail value={value} {...rest} />
    case 'people':
      return <PeopleDetail value={value} {...rest} />
    case 'leaderOf':
      return <LeaderOfDetail value={value} {...rest} />
    case 'expression':
      return <ExpressionDetail value={value} {...rest} />
    case 'group':
      return <GroupDetail value={value} {...rest} />
    case 'choice':
      return <ChoiceDetail value={value} {...rest} />
    case 'superior':
    case 'superiorOf':
    case 'flowAdmin':
      return null
  }
}

function ChoiceDetail({ value, choices, disabled, onChange }: DetailProps<'choice'>) {
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
