import type { InputProps } from '../field-services.ts'
import { TreeInput } from '../shared-inputs/organisation-node-input.tsx'

/** A department of the organisation, or any node of it. */
export default function DepartmentInput(props: InputProps) {
  return <TreeInput {...props} of={props.field.units === true ? 'node' : 'department'} multiple={false} />
}
