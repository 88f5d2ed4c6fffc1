import type { InputProps } from '../field-services.ts'
import { TreeInput } from '../shared-inputs/organisation-node-input.tsx'

/** Several departments of the organisation, or any nodes of it. */
export default function DepartmentsInput(props: InputProps) {
  return <TreeInput {...props} of={props.field.units === true ? 'node' : 'department'} multiple />
}
