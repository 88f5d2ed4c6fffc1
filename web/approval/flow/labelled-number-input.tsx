import { InputNumber } from 'antd'
import css from './panel.module.css'

interface NumberRowProps {
  readonly label: string
  readonly value: number | null
  readonly max: number
  readonly disabled: boolean
  readonly wide?: boolean
  readonly onChange: (value: number | null) => void
}

/** One whole number from 1 with its label. */
export function NumberRow({ label, value, max, disabled, wide = true, onChange }: NumberRowProps) {
  return (
    <label className={css.row}>
      {label}
      <InputNumber
        min={1}
        max={max}
        precision={0}
        value={value}
        disabled={disabled}
        {...(wide ? { style: { width: '100%' } } : {})}
        onChange={onChange}
      />
    </label>
  )
}
