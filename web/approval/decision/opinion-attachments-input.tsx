import { Suspense, lazy, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { GivenOpinionAttachments } from './given-opinion-attachments.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

const UploadDialog = lazy(() => import('../../../kinds/attachment/upload-dialog.tsx'))
const FileList = lazy(async () => ({ default: (await import('../../../kinds/attachment/file-list.tsx')).FileList }))
const SignatureDialog = lazy(() => import('./signature-dialog.tsx'))

interface OpinionAttachmentsInputProps {
  readonly papers: GivenOpinionAttachments
  /** The step wants a signature. */
  readonly wanted: boolean
  /** It was not given, and nothing was decided for that. */
  readonly missing: boolean
  readonly onChange: (papers: GivenOpinionAttachments) => void
}

/** Files and a signature by hand under an opinion. */
export function OpinionAttachmentsInput({ papers, wanted, missing, onChange }: OpinionAttachmentsInputProps) {
  const t = useWords()
  const [open, setOpen] = useState<'files' | 'signature' | null>(null)
  const { files, signature } = papers
  const field: DescribedField = {
    name: 'files',
    kind: 'attachment',
    label: t(approvalWords.attached),
    max: 20,
    rights: { read: true, write: true },
    sortable: false,
    filter: 'none',
    numeric: false,
  }
  const close = () => setOpen(null)
  return (
    <div className={css.papers}>
      <Button look="link" size="small" icon="clip" onClick={() => setOpen('files')}>
        {t(approvalWords.attach)}
      </Button>
      <Button look="link" size="small" danger={missing} icon="edit" onClick={() => setOpen('signature')}>
        {wanted && <i aria-hidden="true">*</i>}
        {t(signature === null ? approvalWords.sign : approvalWords.signAgain)}
      </Button>
      {signature && (
        <Button
          look="link"
          size="small"
          icon="trash"
          aria-label={t(approvalWords.strokesGone)}
          title={t(approvalWords.strokesGone)}
          onClick={() => onChange({ ...papers, signature: null })}
        />
      )}
      {missing && (
        <p className={css.wrong} role="alert">
          {t(approvalWords.signatureNeeded)}
        </p>
      )}
      {signature && (
        <div>
          <img className={css.signature} src={signature.picture} alt={t(approvalWords.signatureMine)} />
        </div>
      )}
      {files.length > 0 && (
        <div>
          <Suspense>
            <FileList
              files={files}
              onRemove={(file) => onChange({ ...papers, files: files.filter((one) => one !== file) })}
            />
          </Suspense>
        </div>
      )}
      {open === 'files' && (
        <Suspense>
          <UploadDialog
            field={field}
            held={files.length}
            onDone={(more) => {
              onChange({ ...papers, files: [...files, ...more] })
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'signature' && (
        <Suspense>
          <SignatureDialog
            onDone={(given) => {
              onChange({ ...papers, signature: given })
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
