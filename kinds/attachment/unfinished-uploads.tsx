import { useEffect, useState } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { useHost } from '../field-services.ts'
import { kindOf } from '../kinds.ts'
import { sizeText } from './file-display.ts'
import type { UnfinishedUpload } from './file-transfer.ts'
import { fileWords } from './file-words.ts'
import type { Running } from './use-uploads.ts'
import { uploadWords } from './words.ts'
import css from './attachment.module.css'

/** What this person began to send here and never finished: to be chosen again and continued, or given up. */
export function UnfinishedUploads({
  field,
  running,
}: {
  readonly field: DescribedField
  readonly running: readonly Running[]
}) {
  const { say, lang, unfinishedUploads, dropUpload } = useHost()
  const [known, setKnown] = useState<readonly UnfinishedUpload[]>([])
  useEffect(() => {
    let here = true
    unfinishedUploads().then(
      (uploads) => {
        if (here) setKnown(uploads)
      },
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [unfinishedUploads])
  const shown = known.filter(
    (one) => fits(one, field) && !running.some(({ name, size }) => name === one.fileName && size === one.fileSize),
  )
  if (shown.length === 0) return null
  const drop = async ({ id }: UnfinishedUpload) => {
    await dropUpload(id)
    setKnown((all) => all.filter((one) => one.id !== id))
  }
  return (
    <section className={css.unfinished} aria-label={say(uploadWords.unfinished)}>
      <h4>{say(uploadWords.unfinished)}</h4>
      <p>{say(uploadWords.again)}</p>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <span title={one.fileName}>{one.fileName}</span>
            <small>
              {say(uploadWords.share, {
                share: Math.floor((one.received / one.fileSize) * 100),
                size: sizeText(one.fileSize, lang),
              })}
            </small>
            <Button
              size="small"
              look="link"
              danger
              aria-label={`${say(fileWords.remove)}: ${one.fileName}`}
              onClick={() => {
                void drop(one)
              }}
            >
              {say(fileWords.remove)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function fits({ fileName, fileSize }: UnfinishedUpload, field: DescribedField): boolean {
  return (
    'value' in
    kindOf(field.kind).check([{ userId: '', userName: '', fileName, fileAdd: '-', fileType: '-', fileSize }], field)
  )
}
