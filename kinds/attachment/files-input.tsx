import { Suspense, lazy, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { filesOf } from './create-file-kind.ts'
import { FileList } from './file-list.tsx'
import type { FileRecord } from './file-record.ts'
import { fileWords } from './file-words.ts'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))

interface FilesInputProps extends InputProps {
  /** What a field holds after more files came. */
  readonly joined: (files: readonly FileRecord[], more: readonly FileRecord[]) => readonly FileRecord[]
}

/**
 * A button that opens the dialog 上传, and the files a field holds; a field that nobody may change shows the files
 * alone.
 */
export function FilesInput({ id, value, field, disabled, error, onChange, onBlur, label, joined }: FilesInputProps) {
  const { say } = useHost()
  const [open, setOpen] = useState(false)
  const files = filesOf(value)
  const change = (next: readonly FileRecord[]) => onChange(next.length === 0 ? null : next.map((file) => ({ ...file })))
  const close = () => {
    setOpen(false)
    onBlur()
  }
  return (
    <div>
      {!disabled && (
        <Button
          id={id}
          danger={error !== null}
          icon="upload"
          aria-label={label}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setOpen(true)}
        >
          {say(fileWords.upload)}
        </Button>
      )}
      {(files.length > 0 || disabled) && (
        <FileList files={files} onRemove={disabled ? null : (file) => change(files.filter((one) => one !== file))} />
      )}
      {open && (
        <Suspense>
          <UploadDialog
            field={field}
            held={files.length}
            onDone={(more) => {
              change(joined(files, more))
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
