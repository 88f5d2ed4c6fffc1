import { Suspense, lazy, useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { filesOf } from '../attachment/create-file-kind.ts'
import type { FileRecord } from '../attachment/file-record.ts'
import { fileWords } from '../attachment/file-words.ts'
import { viewWords } from '../attachment/words.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { numberOption } from '../shared-inputs/field-options.ts'
import { imageMax } from './kind.ts'
import css from '../attachment/attachment.module.css'

const UploadDialog = lazy(() => import('../attachment/upload-dialog.tsx'))
const ViewDialog = lazy(() => import('../attachment/view-dialog/view-dialog.tsx'))

/** Pictures as tiles; the last tile opens the dialog 上传 while there is room for another. */
export default function ImageInput({ id, value, field, disabled, error, onChange, onBlur, label }: InputProps) {
  const { say } = useHost()
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState<number | null>(null)
  const files = filesOf(value)
  const change = (next: readonly FileRecord[]) => onChange(next.length === 0 ? null : next.map((file) => ({ ...file })))
  const close = () => {
    setOpen(false)
    onBlur()
  }
  const full = files.length >= numberOption(field, 'max', imageMax)
  return (
    <div>
      <div className={css.tiles}>
        {files.map((file, at) => (
          <Tile
            key={file.fileAdd}
            file={file}
            onOpen={() => setSeen(at)}
            onRemove={disabled ? null : () => change(files.filter((one) => one !== file))}
          />
        ))}
        {!disabled && (
          <button
            type="button"
            id={id}
            className={joinClassNames(css.tile, css.adding, error !== null && css.wrong)}
            disabled={full}
            aria-label={label ?? say(fileWords.upload)}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => setOpen(true)}
          >
            <Icon name="plus" size={20} />
            <span>{say(fileWords.upload)}</span>
          </button>
        )}
      </div>
      {disabled && <div id={id}>{files.length === 0 && <Empty small title={say(viewWords.noPictures)} />}</div>}
      {open && (
        <Suspense>
          <UploadDialog
            field={field}
            held={files.length}
            onDone={(more) => {
              change([...files, ...more])
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {seen !== null && (
        <Suspense>
          <ViewDialog files={files} first={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </div>
  )
}

function Tile({
  file,
  onOpen,
  onRemove,
}: {
  readonly file: FileRecord
  readonly onOpen: () => void
  readonly onRemove: (() => void) | null
}) {
  const { say, fileUrl } = useHost()
  return (
    <span className={css.tile}>
      <button
        type="button"
        title={file.fileName}
        aria-label={say(viewWords.open, { name: file.fileName })}
        onClick={onOpen}
      >
        <img src={fileUrl(file, 'small')} alt="" loading="lazy" />
      </button>
      {onRemove && (
        <button
          type="button"
          className={css.away}
          title={say(fileWords.remove)}
          aria-label={`${say(fileWords.remove)}: ${file.fileName}`}
          onClick={onRemove}
        >
          <Icon name="close" size={13} />
        </button>
      )}
    </span>
  )
}
