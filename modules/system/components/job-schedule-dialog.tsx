import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useWords } from '../../../web/module-api.ts'
import { timerWords as words } from '../words/scheduled-jobs.ts'
import { CronInput, useForeseen } from './cron-input.tsx'
import type { Timer } from './scheduled-job-type.ts'
import css from './scheduled-job-list.module.css'

interface TimerDialogProps {
  readonly timer: Timer | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** When a job runs: the pattern as one types it, in words, with its next runs. */
export function TimerDialog({ timer, onClose, onSaved }: TimerDialogProps) {
  return timer && <Opened key={timer.name} timer={timer} onClose={onClose} onSaved={onSaved} />
}

function Opened({ timer, onClose, onSaved }: TimerDialogProps & { readonly timer: Timer }) {
  const t = useWords()
  const id = useId()
  const [cron, setCron] = useState(timer.cron)
  const [busy, setBusy] = useState(false)
  const { error } = useForeseen(cron)
  const save = async () => {
    setBusy(true)
    try {
      await http.post('/api/system/timer/plan', { name: timer.name, cron, paused: timer.paused ? '1' : '0' })
      toast.success(t(words.saved))
      onSaved()
      onClose()
    } catch {
      // Said at the field: the preview is refused for the same reason.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={timer.label}
      onClose={onClose}
      careful
      footer={
        <>
          {timer.own !== cron && <Button onClick={() => setCron(timer.own)}>{t(words.own)}</Button>}
          <Button look="primary" busy={busy} disabled={error !== null} onClick={() => void save()}>
            {t(words.save)}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <label htmlFor={id}>{t(words.cron)}</label>
        <CronInput id={id} value={cron} onChange={setCron} />
      </div>
    </Dialog>
  )
}
