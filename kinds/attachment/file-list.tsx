import { Suspense, lazy, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useHost } from '../host.ts'
import { fileWords } from '../parts/words.ts'
import css from './attachment.module.css'
import type { FileRecord } from './file-record.ts'
import { isImage, sizeText } from './file-text.ts'

const ImageDialog = lazy(() => import('./image-dialog.tsx'))

/** Files one under another: a picture or sign, name, size, who and when, download, delete where allowed. */
export function FileList({ files, onRemove }: { readonly files: readonly FileRecord[]; readonly onRemove: ((file: FileRecord) => void) | null }) {
  const { say, fileUrl, lang } = useHost()
  const [seen, setSeen] = useState<FileRecord | null>(null)
  return (
    <>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.fileAdd + file.fileName}>
            {isImage(file) ? <img src={fileUrl(file, 'view')} alt="" loading="lazy" /> : <span className={css.sign}>{file.fileType.slice(0, 4)}</span>}
            <a href={fileUrl(file, isImage(file) ? 'view' : 'download')} title={file.fileName} onClick={(event) => { if (isImage(file)) { event.preventDefault(); setSeen(file) } }}>{file.fileName}</a>
            <small>{sizeText(file.fileSize, lang)}</small>
            <a className={css.act} href={fileUrl(file, 'download')} aria-label={`${say(fileWords.download)}: ${file.fileName}`}><Icon name="download" size={15} /></a>
            {onRemove && <button type="button" className={css.act} aria-label={`${say(fileWords.remove)}: ${file.fileName}`} onClick={() => onRemove(file)}><Icon name="trash" size={15} /></button>}
          </li>
        ))}
      </ul>
      {seen && <Suspense><ImageDialog file={seen} onClose={() => setSeen(null)} /></Suspense>}
    </>
  )
}
