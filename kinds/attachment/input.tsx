import { Button } from 'antd'
import { Suspense, lazy, useState } from 'react'
import type { Json } from '../../core/json.ts'
import { Icon } from '../../ui/icon.tsx'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { fileWords } from '../parts/words.ts'
import { fileRecordOf, type FileRecord } from './file-record.ts'
import { FileList } from './file-list.tsx'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))

/** The attached files, and the dialog 上传 that adds to them. */
export default function AttachmentInput({ id, value, field, disabled, error, onChange, onBlur, label }: InputProps) {
  const { say } = useHost()
  const [open, setOpen] = useState(false)
  const files = filesOf(value)
  const change = (next: readonly FileRecord[]) => onChange(next.length === 0 ? null : next.map((file) => ({ ...file })))
  const close = () => { setOpen(false); onBlur() }
  return (
    <div>
      <Button id={id} disabled={disabled} danger={error !== null} icon={<Icon name="upload" size={15} />} aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined} onClick={() => setOpen(true)}>{say(fileWords.upload)}</Button>
      {files.length > 0 && <FileList files={files} onRemove={disabled ? null : (file) => change(files.filter((one) => one !== file))} />}
      {open && <Suspense><UploadDialog field={field} files={files} onDone={(next) => { change(next); close() }} onClose={close} /></Suspense>}
    </div>
  )
}

/** The records in a value. */
function filesOf(value: Json): readonly FileRecord[] {
  return Array.isArray(value) ? value.map(fileRecordOf).filter((file) => file !== null) : []
}
