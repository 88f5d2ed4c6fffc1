import type { InputProps } from '../field-services.ts'
import { TreeInput } from '../shared-inputs/organisation-node-input.tsx'

/** A unit of the organisation. */
export default function UnitInput(props: InputProps) {
  return <TreeInput {...props} of="unit" multiple={false} />
}
