import type { InputProps } from '../field-services.ts'
import { TreeInput } from '../shared-inputs/organisation-node-input.tsx'

/** Several units of the organisation. */
export default function UnitsInput(props: InputProps) {
  return <TreeInput {...props} of="unit" multiple />
}
