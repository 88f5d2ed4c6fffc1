import { Select } from 'antd'
import type { AutoValue, SetAct } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { ActPartsProps } from './action-settings-props.ts'
import { actWords } from './node-words.ts'
import { SetLine } from './set-field-line.tsx'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

/** Which fields the step fills in. */
export function SetParts({ act, choices, disabled, onChange }: ActPartsProps<SetAct>) {
  const t = useWords()
  const open = choices.form.filter(
    ({ name, fixed, kind }) => !fixed && kind !== 'lines' && act.values[name] === undefined,
  )
  const put = (name: string, from: AutoValue | null) => {
    const { [name]: _, ...others } = act.values
    onChange({ ...act, values: from === null ? others : { ...act.values, [name]: from } }, `set ${name}`)
  }
  return (
    <section className={css.row} aria-label={t(actWords.set)}>
      {Object.entries(act.values).map(([name, from]) => (
        <SetLine
          key={name}
          described={choices.fields.find((one) => one.name === name)}
          field={choices.form.find((one) => one.name === name) ?? null}
          name={name}
          from={from}
          form={choices.form}
          disabled={disabled}
          onChange={(next) => put(name, next)}
        />
      ))}
      {!disabled && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          aria-label={t(words.setAdd)}
          placeholder={t(words.setAdd)}
          options={open.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name: string | null) => {
            if (name !== null) put(name, { value: '' })
          }}
        />
      )}
      <p className={css.note}>{t(words.setNote)}</p>
    </section>
  )
}
