import type { InputProps } from '../host.ts'
import { NumericInput } from '../parts/numeric-input.tsx'
import { numberOption, textOption } from '../parts/option.ts'

const most = '99999999999999' // WID-13
const longest = 32

/** Money: clamped to what a column holds, separated for reading, raw on focus (WID-13). */
export default function MoneyInput(props: InputProps) {
  const clamp = { min: textOption(props.field, 'min', '0').startsWith('-') ? `-${most}` : '0', max: most }
  return <NumericInput {...props} digits={numberOption(props.field, 'digits', 0)} clamp={clamp} maxLength={longest} />
}
