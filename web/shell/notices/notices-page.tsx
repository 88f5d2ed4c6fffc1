import { Badge, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { dayText } from '../../../core/values/day-text.ts'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePhone } from '../../platform/data/use-phone.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { usePage } from '../../platform/page/page-context.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { noticeWords as words } from '../../platform/words/notices.ts'
import { useNow } from '../home-page/use-now.ts'
import { NoticeLine } from './notice-line.tsx'
import type { Notice } from './notice.ts'
import { followNotice } from './open-notice-target.ts'
import { useMarkRead, useNotices, useReadTab, useUnreadByTab } from './use-notices.ts'
import css from './notices-page.module.css'

const tabs = ['', 'todo', 'alert', 'mention', 'notice'] as const

/** The reader's messages day by day, put apart by sort; a click reads one and opens what it is about. */
export function NoticesPage({ extra }: { readonly extra: ReactNode }) {
  const t = useWords()
  const phone = usePhone()
  const { label } = usePage()
  const [tab, setTab] = useState<string>('')
  const [unreadOnly, setUnreadOnly] = useState(false)
  const counts = useUnreadByTab()
  const readTab = useReadTab()
  const nameOf = (one: (typeof tabs)[number]) => t(words[one === '' ? 'all' : one])
  const waiting = counts[tab === '' ? 'all' : tab] ?? 0
  const options = tabs.map((one) => ({
    value: one,
    label: (
      <Badge dot={(counts[one === '' ? 'all' : one] ?? 0) > 0} offset={[4, 2]}>
        {nameOf(one)}
      </Badge>
    ),
  }))
  return (
    <Page>
      <PageHeader
        title={t(label)}
        actions={
          <>
            <Segmented
              value={unreadOnly ? '1' : '0'}
              onChange={(value) => setUnreadOnly(value === '1')}
              options={[
                { value: '0', label: t(words.all) },
                { value: '1', label: t(words.unread) },
              ]}
            />
            <Button icon="check" disabled={waiting === 0} busy={readTab.isPending} onClick={() => readTab.mutate(tab)}>
              {phone ? null : t(tab === '' ? words.readAll : words.readTab)}
            </Button>
            {extra}
          </>
        }
      />
      <Segmented
        className={css.tabs ?? ''}
        aria-label={t(words.sorts)}
        value={tab}
        onChange={setTab}
        options={options}
      />
      <Days key={`${tab}-${unreadOnly}`} tab={tab} unreadOnly={unreadOnly} />
    </Page>
  )
}

function Days({ tab, unreadOnly }: { readonly tab: string; readonly unreadOnly: boolean }) {
  const t = useWords()
  const lang = useLang()
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices(
    unreadOnly,
    tab,
  )
  const markRead = useMarkRead()
  const today = dayOfMs(useNow())
  const read = (notice: Notice) => {
    if (notice.readTime === null) markRead.mutate([notice.id])
  }
  const choose = (notice: Notice) => {
    read(notice)
    if (notice.url) followNotice(notice.url, notice.title)
  }
  const notices = data?.pages.flatMap((page) => page.content) ?? []
  if (isPending) return <Skeleton lines={8} height={40} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (notices.length === 0)
    return <Empty title={t(unreadOnly ? words.noneUnread : words.none)} note={t(words.noneNote)} />
  const said = (day: string) => {
    if (day === today) return t(words.today)
    return day === addDays(today, -1) ? t(words.yesterday) : dayText(day, lang)
  }
  return (
    <>
      {daysOf(notices).map(([day, some]) => (
        <section key={day} className={css.day} aria-label={said(day)}>
          <h2>{said(day)}</h2>
          <ul>
            {some.map((notice) => (
              <li key={notice.id}>
                <NoticeLine notice={notice} onChoose={choose} onDecided={read} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(words.more)}
        </Button>
      )}
    </>
  )
}

/** The notices by their days, in the order they come. */
function daysOf(notices: readonly Notice[]): readonly (readonly [string, readonly Notice[]])[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = dayOfMs(notice.time)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}
