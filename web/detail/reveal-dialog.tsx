import { useId, useState } from 'react'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { failureText } from '../platform/data/failure-text.ts'
import { http } from '../platform/http/client.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords as words } from './words.ts'
import css from './detail.module.css'

interface RevealDialogProps {
  readonly doc: Described
  readonly id: string
  readonly field: DescribedField
  readonly onShown: (value: Json) => void
  readonly onClose: () => void
}

/** Asks why a masked value is to be shown; the server writes down who saw what and for which reason. */
export default function RevealDialog({ doc, id, field, onShown, onClose }: RevealDialogProps) {
  const t = useWords()
  const input = useId()
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      const { value } = await http.post<{ value: Json }>(
        `/api/${doc.module}/${doc.name}/${id}/reveal`,
        { field: field.name, reason },
        { quiet: true },
      )
      onShown(value)
    } catch (failure) {
      setWrong(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t(words.reveal, { field: field.label })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button look="primary" busy={busy} onClick={() => void show()}>
            {t(words.revealShow)}
          </Button>
        </>
      }
    >
      <label htmlFor={input} className={css.reason}>
        {t(words.reason)}
        <TextArea
          id={input}
          autoFocus
          rows={3}
          maxLength={200}
          value={reason}
          placeholder={t(words.revealExample)}
          aria-invalid={wrong !== ''}
          onChange={(event) => {
            setReason(event.target.value)
            setWrong('')
          }}
        />
        {wrong !== '' && <span role="alert">{wrong}</span>}
      </label>
      <p className={css.note}>{t(words.revealNote)}</p>
    </Dialog>
  )
}
