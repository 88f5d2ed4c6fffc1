import type { DescribedField } from '../../core/description/described-document.ts'
import type { NumericField } from '../numeric-kinds.ts'

/** The numeric options that a described field states. */
export function numericOptions(field: DescribedField): Omit<NumericField, 'kind'> {
  const { digits, counts } = field
  const said = (name: 'min' | 'max' | 'step') => (typeof field[name] === 'string' ? { [name]: field[name] } : {})
  return {
    ...(typeof digits === 'number' ? { digits } : {}),
    ...(counts === true ? { counts } : {}),
    ...said('min'),
    ...said('max'),
    ...said('step'),
  }
}
