import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useLang, useStamp, useWords } from '../../../web/define.ts'
import { timerWords as words } from '../words/timers.ts'
import { type Timer, timerKey } from './timer.ts'
import css from './timer-list.module.css'

interface TimerDialogProps {
  readonly timer: Timer | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

const examples = ['*/5 * * * *', '0 * * * *', '0 8 * * 1-5', '30 2 * * *', '0 9 * * 1', '0 6 1 * *']

/** When a job runs: the pattern as one types it, in words, with its next runs. */
export function TimerDialog({ timer, onClose, onSaved }: TimerDialogProps) {
  return timer && <Opened key={timer.name} timer={timer} onClose={onClose} onSaved={onSaved} />
}

function Opened({ timer, onClose, onSaved }: TimerDialogProps & { readonly timer: Timer }) {
  const t = useWords()
  const id = useId()
  const [cron, setCron] = useState(timer.cron)
  const [busy, setBusy] = useState(false)
  const { data, error } = useForeseen(cron)
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
    <Dialog open title={timer.label} onClose={onClose} careful footer={<>
      {timer.own !== cron && <Button onClick={() => setCron(timer.own)}>{t(words.own)}</Button>}
      <Button type="primary" loading={busy} disabled={error !== null} onClick={() => void save()}>{t(words.save)}</Button>
    </>}>
      <div className={css.form}>
        <label htmlFor={id}>{t(words.cron)}</label>
        <Input id={id} value={cron} maxLength={100} status={error ? 'error' : ''} aria-invalid={error !== null} aria-describedby={`${id}-said`} onChange={(event) => setCron(event.target.value)} />
        <Examples onChoose={setCron} />
        <div id={`${id}-said`} aria-live="polite">{error ? <p className={css.wrong} role="alert">{error.message}</p> : data && <Foreseen {...data} />}</div>
      </div>
    </Dialog>
  )
}

interface Preview {
  readonly text: string
  readonly next: readonly number[]
}

function useForeseen(cron: string) {
  const lang = useLang()
  return useQuery({
    queryKey: [...timerKey, 'preview', cron, lang], staleTime: 30_000, placeholderData: keepPreviousData,
    queryFn: ({ signal }) => http.post<Preview>('/api/system/timer/preview', { cron }, { signal, quiet: true }),
  })
}

function Foreseen({ text, next }: Preview) {
  const t = useWords()
  const stamp = useStamp()
  return <div className={css.foreseen}><b>{text}</b><p>{t(words.foreseen)}</p><ol>{next.map((at) => <li key={at}>{stamp(at, 'minute')}</li>)}</ol></div>
}

function Examples({ onChoose }: { readonly onChoose: (cron: string) => void }) {
  const t = useWords()
  return <div className={css.examples} role="group" aria-label={t(words.examples)}>{examples.map((cron) => <Example key={cron} cron={cron} onChoose={onChoose} />)}</div>
}

/** A pattern offered in words. */
function Example({ cron, onChoose }: { readonly cron: string; readonly onChoose: (cron: string) => void }) {
  const { data } = useForeseen(cron)
  return <Button size="small" onClick={() => onChoose(cron)}>{data?.text ?? cron}</Button>
}
