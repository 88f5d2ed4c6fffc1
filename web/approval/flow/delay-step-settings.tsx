import { InputNumber, Select } from 'antd'
import type { DelayNode, Wait } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { NodePartsProps } from './node-settings-props.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

const mostWait = 100_000

/** How long the flow waits. */
export function DelayParts({ node, choices, disabled, onChange }: NodePartsProps<DelayNode>) {
  const t = useWords()
  const { wait } = node
  const set = (next: Wait) => onChange({ ...node, wait: next }, 'wait')
  const fresh: Readonly<Record<string, Wait>> = { hours: { hours: 8 }, minutes: { minutes: 30 }, field: { field: '' } }
  return (
    <>
      <label className={css.row}>
        {t(words.waitBy)}
        <Select
          value={wayOf(wait)}
          disabled={disabled}
          options={[
            { value: 'hours', label: t(words.byHours) },
            { value: 'minutes', label: t(words.byMinutes) },
            { value: 'field', label: t(words.byField) },
          ]}
          onChange={(next) => set(fresh[next] ?? wait)}
        />
      </label>
      {'field' in wait ? (
        <label className={css.row}>
          {t(words.field)}
          <Select
            value={wait.field || null}
            disabled={disabled}
            options={choices.fields
              .filter(({ kind }) => kind === 'date')
              .map(({ name, label }) => ({ value: name, label }))}
            onChange={(field) => set({ field })}
          />
        </label>
      ) : (
        <label className={css.row}>
          {t(words.wait)}
          <InputNumber
            min={1}
            max={mostWait}
            precision={0}
            style={{ width: '100%' }}
            value={'hours' in wait ? wait.hours : wait.minutes}
            disabled={disabled}
            onChange={(n) => set('hours' in wait ? { hours: n ?? 1 } : { minutes: n ?? 1 })}
          />
        </label>
      )}
    </>
  )
}

function wayOf(wait: Wait): 'field' | 'hours' | 'minutes' {
  if ('field' in wait) return 'field'
  return 'hours' in wait ? 'hours' : 'minutes'
}
