import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, ErrorState, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { timerWords as words } from '../words/scheduled-jobs.ts'
import { TimerDialog } from './job-schedule-dialog.tsx'
import { type Timer, timerKey } from './scheduled-job-type.ts'
import css from './scheduled-job-list.module.css'

/** The jobs as cards: when each runs, how it went, and what can be done with it. */
export function TimerList() {
  const lang = useLang()
  const client = useQueryClient()
  const [edited, setEdited] = useState<Timer | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...timerKey, lang],
    refetchInterval: 20_000,
    queryFn: ({ signal }) => http.get<readonly Timer[]>('/api/system/timer', { signal, quiet: true }),
  })
  const renew = () => void client.invalidateQueries({ queryKey: timerKey })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} height={56} />
  return (
    <>
      <ul className={css.timers}>
        {data.map((timer) => (
          <li key={timer.name}>
            <TimerCard timer={timer} onEdit={() => setEdited(timer)} onDone={renew} />
          </li>
        ))}
      </ul>
      <TimerDialog timer={edited} onClose={() => setEdited(null)} onSaved={renew} />
    </>
  )
}

function TimerCard({
  timer,
  onEdit,
  onDone,
}: {
  readonly timer: Timer
  readonly onEdit: () => void
  readonly onDone: () => void
}) {
  const t = useWords()
  const stamp = useStamp()
  const [mayEdit, mayRun] = [useCan('dsrw-bj'), useCan('dsrw-zx')]
  const [busy, setBusy] = useState(false)
  const { name, label, text, cron, paused, last, next, changed } = timer
  const act = async (call: () => Promise<unknown>, said: string) => {
    setBusy(true)
    // A refusal has been said by then.
    await call().then(
      () => toast.success(said),
      () => undefined,
    )
    setBusy(false)
    onDone()
  }
  const [soonest] = next
  return (
    <article className={css.timer} data-paused={paused || undefined}>
      <header>
        <Icon name="clock" size={20} />
        <h2>{label}</h2>
        {paused ? (
          <StatusTag tone="warn">{t(words.paused)}</StatusTag>
        ) : (
          last && <StatusTag tone={last.ok ? 'good' : 'bad'}>{t(last.ok ? words.done : words.failed)}</StatusTag>
        )}
      </header>
      <p className={css.when}>
        <b>{text}</b>
        <code>{cron}</code>
      </p>
      <dl>
        {soonest !== undefined && (
          <div>
            <dd>{t(words.next, { at: stamp(soonest, 'minute') })}</dd>
          </div>
        )}
        <div>
          <dd>{last ? t(words.last, { at: stamp(last.started, 'minute'), ms: last.ms }) : t(words.never)}</dd>
        </div>
        <div>
          <dd>{t(words.counts, { runs: Number(timer.runs), failures: Number(timer.failures) })}</dd>
        </div>
        {changed && (
          <div>
            <dd>{t(words.changed, { name: changed.personName, at: stamp(changed.at, 'minute') })}</dd>
          </div>
        )}
      </dl>
      {last?.error && <p className={css.error}>{last.error}</p>}
      <footer>
        {mayRun && (
          <Button
            size="small"
            disabled={busy}
            onClick={() =>
              void act(() => http.post('/api/system/timer/run', { name }), t(words.started, { name: label }))
            }
          >
            {t(words.run)}
          </Button>
        )}
        {mayEdit && (
          <Button size="small" disabled={busy} onClick={onEdit}>
            {t(words.edit)}
          </Button>
        )}
        {mayEdit && (
          <Button
            size="small"
            look="quiet"
            disabled={busy}
            onClick={() =>
              void act(
                () => http.post('/api/system/timer/plan', { name, cron, paused: paused ? '0' : '1' }),
                t(paused ? words.resumed : words.pausedNow, { name: label }),
              )
            }
          >
            {t(paused ? words.resume : words.pause)}
          </Button>
        )}
      </footer>
    </article>
  )
}
