import { Select } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import css from './groups.module.css'

export interface GroupChoiceProps {
  readonly doc: Described
  readonly group: readonly string[]
  readonly onGroup: (group: readonly string[]) => void
}

/** What rows are put together by: a column, then another inside it; days by the day, month or year. */
export default function GroupChoice({ doc, group, onGroup }: GroupChoiceProps) {
  const t = useWords()
  const put = (at: number, by: string | null) =>
    onGroup(by === null ? group.slice(0, at) : [...group.slice(0, at), by, ...group.slice(at + 1)])
  return (
    <div className={css.choice}>
      <Level doc={doc} label={t(listWords.groupBy)} by={group[0] ?? null} without={[]} onChange={(by) => put(0, by)} />
      {group.length > 0 && (
        <Level
          doc={doc}
          label={t(listWords.groupThen)}
          by={group[1] ?? null}
          without={[nameOf(group[0] ?? '')]}
          onChange={(by) => put(1, by)}
        />
      )}
    </div>
  )
}

interface LevelProps {
  readonly doc: Described
  readonly label: string
  readonly by: string | null
  readonly without: readonly string[]
  readonly onChange: (by: string | null) => void
}

function Level({ doc, label, by, without, onChange }: LevelProps) {
  const t = useWords()
  const [name, span = 'month'] = (by ?? '').replace(/^-/, '').split(':')
  const fields = doc.fields.filter(({ name: one, grouping }) => grouping !== undefined && !without.includes(one))
  const calendar = fieldNamed(doc.fields, name ?? '')?.grouping === 'calendar'
  const minus = by?.startsWith('-') ? '-' : ''
  const choose = (next: string | null) => {
    const byMonth = next !== null && fieldNamed(doc.fields, next)?.grouping === 'calendar'
    onChange(byMonth ? `${next}:month` : next)
  }
  return (
    <div>
      <label>{label}</label>
      <div className={css.level}>
        <Select
          aria-label={label}
          allowClear
          placeholder={t(listWords.groupNone)}
          value={by === null ? null : (name ?? null)}
          showSearch={{ optionFilterProp: 'label' }}
          options={fields.map((field) => ({ value: field.name, label: field.label }))}
          onChange={(next: string | null | undefined) => choose(next ?? null)}
        />
        {calendar && (
          <Select
            aria-label={t(listWords.groupSpan)}
            value={span}
            options={(['day', 'month', 'year'] as const).map((one) => ({ value: one, label: t(listWords[one]) }))}
            onChange={(next) => onChange(`${minus}${name}:${next}`)}
          />
        )}
        {by !== null && (
          <Button
            look="quiet"
            aria-label={t(minus ? listWords.descending : listWords.ascending)}
            title={t(minus ? listWords.descending : listWords.ascending)}
            icon={minus ? 'down' : 'up'}
            onClick={() => onChange(minus ? by.slice(1) : `-${by}`)}
          />
        )}
      </div>
    </div>
  )
}

function nameOf(by: string): string {
  return by.replace(/^-/, '').split(':')[0] ?? ''
}
