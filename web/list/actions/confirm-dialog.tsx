import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'

interface AskProps {
  readonly title: string
  readonly note: string | null
  readonly danger: boolean
  readonly onYes: () => Promise<void>
  readonly onNo: () => void
}

/** One question before something that is not easily undone; the button waits for the answer of the server. */
export function ConfirmDialog({ title, note, danger, onYes, onNo }: AskProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const yes = () => {
    setBusy(true)
    void onYes().finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onNo}
      width={440}
      footer={
        <>
          <Button onClick={onNo}>{t(listWords.cancel)}</Button>
          <Button look="primary" danger={danger} busy={busy} autoFocus onClick={yes}>
            {t(listWords.confirm)}
          </Button>
        </>
      }
    >
      {note}
    </Dialog>
  )
}
