import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useHost } from '../../field-services.ts'
import { isImage } from '../file-display.ts'
import type { FileRecord } from '../file-record.ts'
import { fileWords } from '../file-words.ts'
import { viewWords } from '../words.ts'
import { PaperView } from './document-view.tsx'
import { PictureView } from './picture-view.tsx'
import css from './view-dialog.module.css'

interface ViewDialogProps {
  readonly files: readonly FileRecord[]
  /** Place of the file that is shown first. */
  readonly first: number
  readonly onClose: () => void
}

/**
 * Files in the page, one after another: a picture is 图片预览 with its zoom (FIL-09), a paper is drawn without any
 * service outside.
 */
export default function ViewDialog({ files, first, onClose }: ViewDialogProps) {
  const { say, fileUrl } = useHost()
  const [at, setAt] = useState(first)
  const file = files[at]
  if (!file) return null
  const go = (to: number) => setAt(Math.min(files.length - 1, Math.max(0, to)))
  const picture = isImage(file)
  return (
    <Dialog
      open
      title={say(picture ? fileWords.preview : viewWords.title)}
      onClose={onClose}
      width={1100}
      footer={
        <div className={css.foot}>
          {files.length > 1 && (
            <Button
              aria-label={say(viewWords.previous)}
              title={say(viewWords.previous)}
              disabled={at === 0}
              icon="left"
              onClick={() => go(at - 1)}
            />
          )}
          {files.length > 1 && <span role="status">{say(viewWords.place, { n: at + 1, total: files.length })}</span>}
          {files.length > 1 && (
            <Button
              aria-label={say(viewWords.next)}
              title={say(viewWords.next)}
              disabled={at === files.length - 1}
              icon="right"
              onClick={() => go(at + 1)}
            />
          )}
          <span className={css.gap} />
          <Button href={fileUrl(file, 'download')} icon="download">
            {say(fileWords.download)}
          </Button>
          <Button look="primary" onClick={onClose}>
            {say(fileWords.close)}
          </Button>
        </div>
      }
    >
      <p className={css.name} title={file.fileName}>
        {file.fileName}
      </p>
      <div
        onKeyDown={(event) => {
          if (event.key === 'PageUp') go(at - 1)
          else if (event.key === 'PageDown') go(at + 1)
          else return
          event.preventDefault()
        }}
      >
        {picture ? <PictureView key={file.fileAdd} file={file} /> : <PaperView key={file.fileAdd} file={file} />}
      </div>
    </Dialog>
  )
}
