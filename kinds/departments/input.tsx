import type { InputProps } from '../host.ts'
import { TreeInput } from '../parts/tree-input.tsx'

/** Several departments of the organisation. */
export default function DepartmentsInput(props: InputProps) {
  return <TreeInput {...props} of="department" multiple />
}
