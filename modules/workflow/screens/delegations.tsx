import { Segmented } from 'antd'
import { useState } from 'react'
import { dayText } from '../../../core/values/day-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, ErrorState, useCan, useLang, usePage, usePhone, useWords } from '../../../web/module-api.ts'
import { ProxyDialog } from '../components/delegation-dialog.tsx'
import { proxiesChanged, useProxies, type Proxy, type ProxyView } from '../components/use-delegations.tsx'
import { delegationsWords as words } from '../words/delegations.ts'
import css from '../components/templates.module.css'

/**
 * 代理: who decides for a person while he is away, and for whom he does; all of them for whoever looks after processes.
 */
export default function Proxies() {
  const t = useWords()
  const phone = usePhone()
  const { label } = usePage()
  const cares = useCan('lcjk-ck')
  const [view, setView] = useState<ProxyView>('own')
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Proxy | null>(null)
  const { data, error, refetch } = useProxies(view)
  const views: readonly ProxyView[] = cares ? ['own', 'given', 'all'] : ['own', 'given']
  const add = (
    <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
      {t(words.add)}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t(label)}
        note={phone ? null : t(words.note)}
        actions={
          <>
            <Segmented
              aria-label={t(words.views)}
              value={view}
              onChange={setView}
              options={views.map((one) => ({ value: one, label: t(words[one]) }))}
            />
            {add}
          </>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} height={24} />}
      {data?.length === 0 && <Empty title={t(words.none)} note={view === 'own' ? t(words.noneNote) : null} />}
      <ul className={css.cards}>
        {data?.map((proxy) => (
          <li key={proxy.id} className={css.card}>
            <Standing proxy={proxy} onEnd={view === 'given' ? null : () => setEnding(proxy)} />
          </li>
        ))}
      </ul>
      {adding && <ProxyDialog onClose={() => setAdding(false)} />}
      {ending && <EndDialog proxy={ending} onClose={() => setEnding(null)} />}
    </Page>
  )
}

function Standing({ proxy, onEnd }: { readonly proxy: Proxy; readonly onEnd: (() => void) | null }) {
  const t = useWords()
  const lang = useLang()
  const { state, agentName, personName, from, to, documents } = proxy
  return (
    <>
      <h2>
        {t(words.who, { agent: agentName, person: personName })}
        <span className={css.tag}>{t(words[state])}</span>
      </h2>
      <dl>
        <dt>{t(words.period)}</dt>
        <dd>{t(words.days, { from: dayText(from, lang), to: dayText(to, lang) })}</dd>
        <dt>{t(words.documents)}</dt>
        <dd>{documents === null ? t(words.every) : documents.join(' · ')}</dd>
      </dl>
      {onEnd && (state === 'now' || state === 'coming') && (
        <div className={css.buttons}>
          <Button danger onClick={onEnd}>
            {t(words.end)}
          </Button>
        </div>
      )}
    </>
  )
}

function EndDialog({
  proxy: { id, agentName, personName },
  onClose,
}: {
  readonly proxy: Proxy
  readonly onClose: () => void
}) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      await http.del(`/api/workflow/proxy/${id}`, { key: newKey() })
      toast.success(t(words.endedNow))
      onClose()
    } catch {
      // What went wrong has been said; the list shows how it is.
      setBusy(false)
    } finally {
      proxiesChanged()
    }
  }
  return (
    <Dialog
      open
      title={t(words.endAsk, { who: t(words.who, { agent: agentName, person: personName }) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button look="primary" danger busy={busy} onClick={() => void end()}>
            {t(words.end)}
          </Button>
        </>
      }
    >
      <p>{t(words.endNote)}</p>
    </Dialog>
  )
}
