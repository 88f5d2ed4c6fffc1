import { decodeText } from '../../../core/values/decode-text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHost } from '../../field-services.ts'
import type { FileRecord } from '../file-record.ts'
import { viewWords } from '../words.ts'
import { usePaper } from './use-opened-file.ts'
import css from './view-dialog.module.css'

const mostBytes = 512 * 1024

/** The beginning of a text, in whichever of the usual codings it was written. */
export default function TextView({ file }: { readonly file: FileRecord }) {
  const { say, fileContent } = useHost()
  const text = usePaper(async () =>
    decodeText(
      new Uint8Array(await fileContent(file, { start: 0, end: Math.min(file.fileSize, mostBytes) - 1 })),
      file.fileSize > mostBytes,
    ),
  )
  if (text === undefined) return <Skeleton lines={8} />
  return (
    <>
      <pre className={css.text}>{text}</pre>
      {file.fileSize > mostBytes && <p className={css.note}>{say(viewWords.part)}</p>}
    </>
  )
}
