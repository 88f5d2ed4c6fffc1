import type { InputProps } from '../host.ts'
import { TreeInput } from '../parts/tree-input.tsx'

/** A department of the organisation. */
export default function DepartmentInput(props: InputProps) {
  return <TreeInput {...props} of="department" multiple={false} />
}
