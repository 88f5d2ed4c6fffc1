import { Select } from 'antd'
import css from './panel.module.css'

interface ChoiceRowProps {
  readonly label: string
  readonly value: string | null
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly disabled: boolean
  readonly onPick: (value: string) => void
}

/** One choice with its label; a long list can be searched. */
export function ChoiceRow({ label, value, options, disabled, onPick }: ChoiceRowProps) {
  return (
    <label className={css.row}>
      {label}
      <Select
        showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
        value={value}
        disabled={disabled}
        options={options.map(([key, text]) => ({ value: key, label: text }))}
        onChange={onPick}
      />
    </label>
  )
}
