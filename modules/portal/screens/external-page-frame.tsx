import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useStayAwake } from '../../../ui/page-memory.ts'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, usePage, useTab, useWords } from '../../../web/module-api.ts'
import { frameWords as words } from '../words/frame.ts'
import css from './external-page-frame.module.css'

/** /iframe: a page of another system, if its address is on the list; it learns by a ticket who is there (ACC-13). */
export default function Frame() {
  const t = useWords()
  const tab = useTab()
  useStayAwake(true)
  const { query, params } = usePage()
  const given = query.get('src') ?? (typeof params['src'] === 'string' ? params['src'] : '')
  const [turn, setTurn] = useState(0)
  const host = URL.canParse(given) ? new URL(given).host : ''
  const { data, error } = useQuery({
    queryKey: ['frame', given, turn],
    enabled: given !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      http.get<{ readonly src: string }>('/api/frame', { query: { src: given }, signal, quiet: true }),
  })
  useEffect(() => {
    if (host) tab.setTitle(host)
  }, [tab, host])
  if (given === '')
    return (
      <Page>
        <Empty title={t(words.none)} note={t(words.noneNote)} />
      </Page>
    )
  if (error)
    return (
      <Page>
        <Empty title={t(words.refused)} note={error.message} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton lines={8} height={20} />
      </Page>
    )
  return (
    <div className={css.frame}>
      <p>
        <Icon name="globe" size={16} />
        <span>{t(words.outside, { host })}</span>
        <Button look="quiet" size="small" icon="refresh" onClick={() => setTurn(turn + 1)}>
          {t(words.again)}
        </Button>
      </p>
      <iframe
        key={data.src}
        src={data.src}
        title={host}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
