import type { InputProps } from '../field-services.ts'
import { FilesInput } from './files-input.tsx'

/** The attached files, and the dialog 上传 that adds to them. */
export default function AttachmentInput(props: InputProps) {
  return <FilesInput {...props} joined={(files, more) => [...files, ...more]} />
}
