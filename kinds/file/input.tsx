import { FilesInput } from '../attachment/files-input.tsx'
import type { InputProps } from '../field-services.ts'

/** One file; another takes its place. */
export default function FileInput(props: InputProps) {
  return <FilesInput {...props} joined={(_, more) => more.slice(-1)} />
}
