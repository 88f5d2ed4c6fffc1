import { Button, Progress } from 'antd'
import { useRef, useState } from 'react'
import type { DescribedField } from '../../core/described.ts'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHost } from '../host.ts'
import { numberOption } from '../parts/option.ts'
import { fileWords, inputWords } from '../parts/words.ts'
import { extensionsOf, type Accept } from './accept.ts'
import css from './attachment.module.css'
import { attachmentMaxMb } from './kind.ts'
import type { FileRecord } from './file-record.ts'
import { UploadTable } from './upload-table.tsx'
import { useUploads } from './use-uploads.ts'

const big = 20 * 1024 * 1024 // long enough on an office line for a person to wonder

interface UploadDialogProps {
  readonly field: DescribedField
  readonly files: readonly FileRecord[]
  readonly onDone: (files: readonly FileRecord[]) => void
  readonly onClose: () => void
}

/** The dialog 上传 (FIL-08): drop or choose, see what came, take some away, 确定 hands the files to the form. */
export default function UploadDialog({ field, files: before, onDone, onClose }: UploadDialogProps) {
  const { say } = useHost()
  const { files, running, add, remove } = useUploads(field, before)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const allowed = extensionsOf(field.accept as Accept | undefined) // an attachment's own option
  const n = numberOption(field, 'maxMb', attachmentMaxMb)
  return (
    <Dialog open title={say(fileWords.title)} onClose={onClose} width={760} careful footer={
      <>
        <Button onClick={onClose}>{say(inputWords.cancel)}</Button>
        {(files.length > 0 || before.length > 0) && <Button type="primary" disabled={running.length > 0} onClick={() => onDone(files)}>{say(inputWords.confirm)}</Button>}
      </>
    }>
      <button type="button" className={classes(css.drop, over && css.over)} onClick={() => input.current?.click()}
        onDragOver={(event) => { event.preventDefault(); setOver(true) }} onDragLeave={() => setOver(false)}
        onDrop={(event) => { event.preventDefault(); setOver(false); add([...event.dataTransfer.files]) }}>
        <Icon name="upload" size={28} />
        <span>{say(fileWords.drop)}</span>
        <small>{allowed ? say(fileWords.limits, { list: allowed.join(', '), n: String(n) }) : say(fileWords.limit, { n: String(n) })}</small>
      </button>
      <input ref={input} type="file" multiple hidden accept={allowed?.map((name) => `.${name}`).join(',')}
        onChange={(event) => { add([...event.target.files ?? []]); event.target.value = '' }} />
      {running.some(({ size }) => size > big) && <p className={css.patience} role="status">{say(fileWords.patience)}</p>}
      <ul>
        {running.map((one) => (
          <li key={one.key} className={css.running}>
            <span>{one.name}</span><Progress percent={Math.round(one.share * 100)} size="small" />
            <Button size="small" type="link" onClick={() => one.stop.abort()}>{say(fileWords.stop)}</Button>
          </li>
        ))}
      </ul>
      {files.length > 0 ? <UploadTable files={files} onRemove={remove} /> : running.length === 0 && <Empty small title={say(fileWords.none)} />}
    </Dialog>
  )
}
