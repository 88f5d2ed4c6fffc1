import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { adapterLights, adapterPageWords as words, failureReasons } from '../words/adapters.ts'
import css from './adapters.module.css'

/** How one outside system does. */
export interface ShownAdapter {
  readonly key: string
  readonly label: string
  readonly note: string
  /** Code of its group of settings. */
  readonly group: string
  readonly light: string
  readonly answeredAt: number | null
  /** What it said of itself when it was asked last. */
  readonly said: string | null
  readonly failedAt: number | null
  readonly failedCall: string | null
  readonly reason: string | null
  readonly detail: string | null
  readonly restsUntil: number | null
  /** Calls that failed and are not done. */
  readonly open: number
}

export const adapterKey = ['adapters'] as const

const tones: Readonly<Record<string, 'good' | 'warn' | 'bad' | 'quiet'>> = {
  good: 'good',
  failing: 'bad',
  resting: 'warn',
  off: 'quiet',
  unknown: 'quiet',
}

interface AdapterCardProps {
  readonly one: ShownAdapter
  readonly onSettings: () => void
}

/** One outside system: how it does, what was wrong last, what failed, and its settings. */
export function AdapterCard({ one, onSettings }: AdapterCardProps) {
  const t = useWords()
  const stamp = useStamp()
  const client = useQueryClient()
  const may = useCan('wbxt-cf')
  const [busy, setBusy] = useState(false)
  const { key, label, light, answeredAt, failedAt, failedCall, reason, detail, restsUntil } = one
  const probe = async () => {
    setBusy(true)
    try {
      const { answers } = await http.post<{ readonly answers: boolean }>('/api/system/adapter/probe', { key })
      if (answers) toast.success(t(words.answers, { name: label }))
      else toast.error(t(words.silent, { name: label }))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: adapterKey })
    }
  }
  const said = (code: string) => t(failureReasons[code] ?? words.why)
  return (
    <Card
      title={label}
      extra={<StatusTag tone={tones[light] ?? 'quiet'}>{t(adapterLights[light] ?? words.never)}</StatusTag>}
    >
      <p className={css.note}>{one.note}</p>
      <p>{answeredAt === null ? t(words.never) : t(words.answeredAt, { at: stamp(answeredAt, 'minute') })}</p>
      {one.said !== null && <p>{one.said}</p>}
      {failedAt !== null && reason !== null && (
        <p>
          {t(words.failedAt, { at: stamp(failedAt, 'minute'), call: failedCall ?? '', reason: said(reason) })}
          {detail !== null && <small className={css.detail}>{detail}</small>}
        </p>
      )}
      {restsUntil !== null && <p>{t(words.restsUntil, { at: stamp(restsUntil, 'minute') })}</p>}
      <div className={css.acts}>
        {may && (
          <Button size="small" busy={busy} aria-label={t(words.probeOf, { name: label })} onClick={() => void probe()}>
            {t(words.probe)}
          </Button>
        )}
        <Button size="small" look="quiet" aria-label={t(words.settingsOf, { name: label })} onClick={onSettings}>
          {t(words.settings)}
        </Button>
      </div>
      {one.open > 0 && <Failures of={key} n={one.open} />}
    </Card>
  )
}

interface Failure {
  readonly id: string
  readonly call: string
  readonly reason: string
  readonly detail: string | null
  readonly attempts: number
  readonly at: number
}

function Failures({ of, n }: { readonly of: string; readonly n: number }) {
  const t = useWords()
  const lang = useLang()
  const stamp = useStamp()
  const client = useQueryClient()
  const may = useCan('wbxt-cf')
  const { data = [] } = useQuery({
    queryKey: [...adapterKey, of, n, lang],
    queryFn: ({ signal }) =>
      http.get<readonly Failure[]>(`/api/system/adapter/${encodeURIComponent(of)}/failures`, { signal, quiet: true }),
  })
  const again = async (id: string) => {
    // A refusal has been said by then.
    await http.post('/api/system/adapter/again', { id }).then(
      () => toast.success(t(words.repeated)),
      () => undefined,
    )
    void client.invalidateQueries({ queryKey: adapterKey })
  }
  return (
    <section className={css.failures} aria-label={t(words.failures, { n })}>
      <h3>{t(words.failures, { n })}</h3>
      <ul>
        {data.map(({ id, call, reason, detail, attempts, at }) => (
          <li key={id}>
            <span>
              {stamp(at, 'minute')} · {call} · {t(failureReasons[reason] ?? words.why)}
              <small className={css.detail}>
                {t(words.attempts)} {attempts}
                {detail === null ? '' : ` · ${detail}`}
              </small>
            </span>
            {may && (
              <Button size="small" onClick={() => void again(id)}>
                {t(words.again)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
