import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { logWords as words, problemWords } from '../words/logs.ts'
import css from './audit-chain.module.css'

interface State {
  readonly seq: number
  readonly waiting: number
  readonly checkpointAt: number | null
  readonly last: {
    readonly at: number
    readonly personName: string
    readonly lines: number
    readonly problems: number
  } | null
}

interface Problem {
  readonly sort: string
  readonly line: number
}
interface Checked {
  readonly lines: number
  readonly problems: readonly Problem[]
}

/** How the chain of the audit stands, and a check of all of it. */
export function AuditChain() {
  const t = useWords()
  const lang = useLang()
  const stamp = useStamp()
  const may = useCan('rzgl-jy')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { data } = useQuery({
    queryKey: ['audit', 'state'],
    refetchInterval: 15_000,
    queryFn: ({ signal }) => http.get<State>('/api/system/audit/state', { signal, quiet: true }),
  })
  const number = (n: number) => formatNumber(String(n), null, lang)
  const verify = async () => {
    setBusy(true)
    try {
      const found = await http.post<Checked>('/api/system/audit/verify', {})
      if (found.problems.length === 0) toast.success(t(words.whole, { n: number(found.lines) }))
      setProblems(found.problems)
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: ['audit'] })
    }
  }
  if (!data) return <div className={css.chain} />
  const { last } = data
  const bad = last !== null && last.problems > 0
  return (
    <section
      className={css.chain}
      data-bad={bad || undefined}
      data-unchecked={last === null || undefined}
      aria-label={t(words.chain)}
    >
      <Icon name="shield" size={20} />
      <p>
        <b>{t(words.chain)}</b>
        <span>
          {t(words.sealed, { n: number(data.seq) })}
          {data.waiting > 0 && ` · ${t(words.waiting, { n: number(data.waiting) })}`}
          {data.checkpointAt !== null && ` · ${t(words.checkpoint, { at: stamp(data.checkpointAt, 'short') })}`}
        </span>
        <span>
          {last === null
            ? t(words.neverChecked)
            : t(bad ? words.broken : words.checked, {
                at: stamp(last.at, 'short'),
                name: last.personName,
                n: number(last.lines),
                count: last.problems,
              })}
        </span>
      </p>
      {may && (
        <Button busy={busy} onClick={() => void verify()}>
          {t(words.verify)}
        </Button>
      )}
      <Dialog open={problems.length > 0} title={t(words.found)} onClose={() => setProblems([])}>
        <p>{t(words.foundNote)}</p>
        <ul className={css.problems}>
          {problems.map(({ sort, line }) => (
            <li key={`${sort}-${line}`}>{t(problemWords[sort] ?? words.found, { line })}</li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}
