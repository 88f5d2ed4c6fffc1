import { Suspense, lazy } from 'react'
import { fileUrl } from '../../platform/data/file-urls.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { Papers } from './approval-instance-queries.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

const FileList = lazy(async () => ({ default: (await import('../../../kinds/attachment/file-list.tsx')).FileList }))

/** The files of an opinion, and the signature under it with what is wrong with it. */
export function OpinionAttachmentsShown({
  papers: { files = [], signature },
  name,
}: {
  readonly papers: Papers
  readonly name: string
}) {
  const t = useWords()
  if (files.length === 0 && signature === undefined) return null
  return (
    <div className={css.shownPapers}>
      {files.length > 0 && (
        <Suspense>
          <FileList files={files} onRemove={null} />
        </Suspense>
      )}
      {signature && (
        <img
          className={css.signature}
          src={fileUrl(signature.file, 'view')}
          alt={t(approvalWords.signatureOf, { name })}
          title={signature.hash}
          loading="lazy"
        />
      )}
      {signature && !signature.fits && <p className={css.wrong}>{t(approvalWords.signatureBroken)}</p>}
    </div>
  )
}
