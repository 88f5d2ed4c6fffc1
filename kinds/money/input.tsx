import type { InputProps } from '../field-services.ts'
import { limitsOf } from '../numeric-kinds.ts'
import { NumericInput } from '../shared-inputs/numeric-input.tsx'
import { numericOptions } from '../shared-inputs/numeric-options.ts'
import { moneyDefaults } from './kind.ts'

/** Money: pulled back to what any amount may be, while a field's own narrower limits are said (WID-13). */
export default function MoneyInput(props: InputProps) {
  const limits = limitsOf(numericOptions(props.field), moneyDefaults)
  const { max } = moneyDefaults
  return <NumericInput {...props} limits={limits} clamp={{ min: limits.min.startsWith('-') ? `-${max}` : '0', max }} />
}
