import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { http } from '../../platform/http/client.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { askAccessWords as words } from '../../platform/words/ask-access.ts'

interface AskAccessProps {
  readonly path: string
  readonly page: string
  readonly onClose: () => void
}

/** Asks the security administrators for a page, with the reason they need to decide. */
export default function AskAccess({ path, page, onClose }: AskAccessProps) {
  const t = useWords()
  const id = useId()
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (reason.trim() === '') {
      setWrong(t(words.reasonNeeded))
      return
    }
    setBusy(true)
    try {
      await http.post('/api/rights/access', { path, reason }, { key: newKey(), quiet: true })
      toast.success(t(words.sent))
      onClose()
    } catch (failure) {
      setWrong(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t(words.title, { page })}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button look="primary" busy={busy} onClick={() => void send()}>
            {t(words.send)}
          </Button>
        </>
      }
    >
      <label htmlFor={id}>{t(words.reason)}</label>
      <TextArea
        id={id}
        autoFocus
        rows={3}
        maxLength={300}
        value={reason}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-wrong`}
        {...(wrong ? { status: 'error' } : {})}
        onChange={(event) => {
          setReason(event.target.value)
          setWrong(null)
        }}
      />
      {wrong && (
        <p id={`${id}-wrong`} role="alert" style={{ color: 'var(--bad)' }}>
          {wrong}
        </p>
      )}
    </Dialog>
  )
}
