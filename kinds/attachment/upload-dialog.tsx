import { useRef, useState } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { useHost } from '../field-services.ts'
import { numberOption } from '../shared-inputs/field-options.ts'
import { inputWords } from '../shared-inputs/words.ts'
import { extensionsOf, type Accept } from './accepted-file-types.ts'
import { fileMaxMb } from './file-field-options.ts'
import type { FileRecord } from './file-record.ts'
import { fileWords } from './file-words.ts'
import { UploadRunning } from './running-uploads.tsx'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { UploadTable } from './upload-table.tsx'
import { formRecord } from './uploaded-file-record.ts'
import { useUploads } from './use-uploads.ts'
import { uploadWords } from './words.ts'
import css from './attachment.module.css'

const big = 8 * 1024 * 1024 // long enough on an office line for a person to wonder

interface UploadDialogProps {
  readonly field: DescribedField
  /** How many files the form has already. */
  readonly held: number
  readonly onDone: (files: readonly FileRecord[]) => void
  readonly onClose: () => void
}

/**
 * The dialog 上传 (FIL-08): drop or choose, see what came, take some away; 确定 hands the files to the form, if there
 * are any, and closes.
 */
export default function UploadDialog({ field, held, onDone, onClose }: UploadDialogProps) {
  const { say } = useHost()
  const { files, running, add, remove, ...on } = useUploads(field, held)
  const storage = field.storage === true
  const confirm = () => (files.length > 0 ? onDone(files.map((file) => formRecord(file, field.label))) : onClose())
  return (
    <Dialog
      open
      title={say(fileWords.title)}
      onClose={onClose}
      width={760}
      careful
      footer={
        <>
          <Button onClick={onClose}>{say(inputWords.cancel)}</Button>
          {(!storage || files.length > 0) && (
            <Button look="primary" disabled={running.length > 0} onClick={confirm}>
              {say(inputWords.confirm)}
            </Button>
          )}
        </>
      }
    >
      <DropPlace field={field} onFiles={add} />
      {storage && running.some(({ size }) => size > big) && (
        <p className={css.patience} role="status">
          {say(fileWords.patience)}
        </p>
      )}
      <UploadRunning running={running} {...on} />
      <UnfinishedUploads field={field} running={running} />
      {files.length > 0 ? (
        <UploadTable files={files} onRemove={remove} />
      ) : (
        running.length === 0 && <Empty small title={say(fileWords.none)} />
      )}
    </Dialog>
  )
}

/** Where files are dropped or chosen, with what may come. */
function DropPlace({
  field,
  onFiles,
}: {
  readonly field: DescribedField
  readonly onFiles: (files: readonly File[]) => void
}) {
  const { say } = useHost()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const picture = field.kind === 'image'
  const allowed = extensionsOf((picture ? 'image' : field.accept) as Accept | undefined) // an option of the kinds that hold files
  const n = String(numberOption(field, 'maxMb', fileMaxMb))
  const list = allowed?.join(', ') ?? ''
  return (
    <>
      <button
        type="button"
        className={joinClassNames(css.drop, over && css.over)}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onFiles([...event.dataTransfer.files])
        }}
      >
        <Icon name="upload" size={28} />
        <span>{say(fileWords.drop)}</span>
        <small>
          {picture && say(uploadWords.pictureLimit, { list })}
          {!picture && (allowed ? say(fileWords.limits, { list, n }) : say(fileWords.limit, { n }))}
        </small>
      </button>
      <input
        ref={input}
        type="file"
        multiple={field.kind !== 'file'}
        hidden
        accept={allowed?.map((name) => `.${name}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
