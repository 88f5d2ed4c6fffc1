import { Suspense, lazy, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InputBox } from '../../ui/input.tsx'
import { timeText } from '../date-time/kind.ts'
import { useHost } from '../field-services.ts'
import { isImage, isViewable, sizeText } from './file-display.ts'
import type { FileRecord } from './file-record.ts'
import { fileWords } from './file-words.ts'
import { useSenders } from './use-uploaders.ts'
import { viewWords } from './words.ts'
import css from './attachment.module.css'

const ViewDialog = lazy(() => import('./view-dialog/view-dialog.tsx'))

// Two hundred files on one record are opened no slower than two: the rest comes when it is asked for.
const atOnce = 20

interface FileListProps {
  readonly files: readonly FileRecord[]
  readonly onRemove: ((file: FileRecord) => void) | null
}

/**
 * Files one under another: a picture or sign, name, size, who and when, download, delete where allowed; a name opens
 * the file in the page.
 */
export function FileList({ files, onRemove }: FileListProps) {
  const { say } = useHost()
  const sender = useSenders(files)
  const [seen, setSeen] = useState<FileRecord | null>(null)
  const [most, setMost] = useState(atOnce)
  const [part, setPart] = useState('')
  if (files.length === 0) return <Empty small title={say(fileWords.none)} />
  const found = files.filter(({ fileName }) => fileName.toLowerCase().includes(part.trim().toLowerCase()))
  const rest = found.length - most
  return (
    <>
      {files.length > atOnce && (
        <InputBox
          className={css.find}
          value={part}
          clearable
          placeholder={say(viewWords.find)}
          aria-label={say(viewWords.find)}
          onChange={setPart}
        />
      )}
      <ul className={css.files}>
        {found.slice(0, most).map((file) => (
          <FileLine
            key={file.fileAdd + file.fileName}
            file={file}
            sender={sender(file)}
            onOpen={setSeen}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button look="link" onClick={() => setMost((now) => now + 2 * atOnce)}>
          {say(viewWords.more, { n: Math.min(rest, 2 * atOnce), total: found.length })}
        </Button>
      )}
      {seen && (
        <Suspense>
          <ViewDialog files={found} first={found.indexOf(seen)} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </>
  )
}

interface FileLineProps extends Pick<FileListProps, 'onRemove'> {
  readonly file: FileRecord
  readonly sender: string
  readonly onOpen: (file: FileRecord) => void
}

function FileLine({ file, sender, onOpen, onRemove }: FileLineProps) {
  const { say, fileUrl, lang } = useHost()
  const { fileName, fileType, fileSize, upTime } = file
  const saved = fileUrl(file, 'download')
  return (
    <li>
      {isImage(file) ? (
        <img src={fileUrl(file, 'small')} alt="" loading="lazy" />
      ) : (
        <span className={css.sign} aria-hidden="true">
          {fileType.slice(0, 4)}
        </span>
      )}
      <span className={css.named}>
        {isViewable(file) ? (
          <button
            type="button"
            title={fileName}
            aria-label={say(viewWords.open, { name: fileName })}
            onClick={() => onOpen(file)}
          >
            {fileName}
          </button>
        ) : (
          <a href={saved} title={fileName}>
            {fileName}
          </a>
        )}
        <small>
          {[sizeText(fileSize, lang), sender, upTime ? timeText(upTime, lang) : '']
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      </span>
      <a
        className={css.act}
        href={saved}
        title={say(fileWords.download)}
        aria-label={`${say(fileWords.download)}: ${fileName}`}
      >
        <Icon name="download" size={15} />
      </a>
      {onRemove && (
        <button
          type="button"
          className={css.act}
          title={say(fileWords.remove)}
          aria-label={`${say(fileWords.remove)}: ${fileName}`}
          onClick={() => onRemove(file)}
        >
          <Icon name="trash" size={15} />
        </button>
      )}
    </li>
  )
}
