import { Select } from 'antd'
import type { CallAct } from '../../../core/approval/definition.ts'
import { InputBox } from '../../../ui/input.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { ActPartsProps } from './action-settings-props.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

/** Which address the step calls, and with what. */
export function CallParts({ act, choices, disabled, onChange }: ActPartsProps<CallAct>) {
  const t = useWords()
  return (
    <>
      <label className={css.row}>
        {t(words.callUrl)}
        <InputBox
          value={act.url}
          maxLength={300}
          disabled={disabled}
          inputMode="url"
          onChange={(text) => onChange({ ...act, url: text.trim() }, 'url')}
        />
      </label>
      <p className={css.note}>{t(words.callNote)}</p>
      <label className={css.row}>
        {t(words.callFields)}
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          value={[...act.fields]}
          disabled={disabled}
          options={choices.form
            .filter(({ kind }) => kind !== 'lines')
            .map(({ name, label }) => ({ value: name, label }))}
          onChange={(fields) => onChange({ ...act, fields }, 'fields')}
        />
      </label>
    </>
  )
}
