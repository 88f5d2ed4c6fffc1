import { useCallback, useRef, useState } from 'react'
import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import { formRecord, uploadedFileRecord } from '../../../kinds/attachment/uploaded-file-record.ts'
import { useHost } from '../../../kinds/field-services.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { useLastSignature } from './approval-instance-queries.ts'
import type { Signed } from './given-opinion-attachments.ts'
import { padOn, pictureUrl, type Pad } from './signature-pad.ts'
import { taskWords } from './task-words.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

interface SignatureDialogProps {
  readonly onDone: (signed: Signed) => void
  readonly onClose: () => void
}

/**
 * Where one signs by finger, mouse or pen: strokes are taken back one by one or all at once, and the last signature is
 * there again.
 */
export default function SignatureDialog({ onDone, onClose }: SignatureDialogProps) {
  const t = useWords()
  const { fileUrl, fileContent } = useHost()
  const send = useSending()
  const last = useLastSignature()
  const pad = useRef<Pad | null>(null)
  const [drawn, setDrawn] = useState(false)
  const [busy, setBusy] = useState(false)
  const onto = useCallback((canvas: HTMLCanvasElement) => {
    const made = padOn(canvas, setDrawn)
    pad.current = made
    return made.off
  }, [])
  const give = async (picture: Promise<Blob> | undefined) => {
    setBusy(true)
    try {
      const blob = await picture
      if (blob !== undefined) onDone({ file: await send(blob), picture: await pictureUrl(blob) })
    } catch (failure) {
      toast.error(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t(approvalWords.sign)}
      onClose={onClose}
      width={560}
      careful={drawn}
      footer={
        <>
          <Button onClick={onClose}>{t(taskWords.cancel)}</Button>
          <Button look="primary" disabled={!drawn} busy={busy} onClick={() => void give(pad.current?.picture())}>
            {t(approvalWords.confirm)}
          </Button>
        </>
      }
    >
      <p className={css.who}>{t(approvalWords.signHere)}</p>
      <canvas ref={onto} className={css.pad} role="img" aria-label={t(approvalWords.signatureMine)} />
      <div className={css.padTools}>
        <Button size="small" disabled={!drawn} icon="back" onClick={() => pad.current?.back()}>
          {t(approvalWords.strokeBack)}
        </Button>
        <Button size="small" disabled={!drawn} icon="trash" onClick={() => pad.current?.clear()}>
          {t(approvalWords.strokesGone)}
        </Button>
        {last && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => void give(fileContent(last).then((bytes) => new Blob([bytes], { type: 'image/png' })))}
          >
            {t(approvalWords.signatureLast)} <img src={fileUrl(last, 'small')} alt="" />
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Sends a picture as a file like any other. */
function useSending(): (picture: Blob) => Promise<FileRecord> {
  const { upload, me } = useHost()
  return async (picture) => {
    const file = new File([picture], 'signature.png', { type: 'image/png' })
    const sent = await upload(file, 'file', { share: () => undefined, waiting: () => undefined }).done
    return formRecord(uploadedFileRecord(sent, me, Date.now(), false), '')
  }
}
