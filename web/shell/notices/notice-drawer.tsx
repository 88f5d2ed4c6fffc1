import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useCan } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { noticeWords as words } from '../../platform/words/notices.ts'
import { KitProvider } from '../kit-provider.tsx'
import { NoticeLine } from './notice-line.tsx'
import type { Notice } from './notice.ts'
import { followNotice } from './open-notice-target.ts'
import { useMarkRead, useNotices } from './use-notices.ts'
import css from './notice-drawer.module.css'

/** The caller's notices; a click reads one and opens what it is about. */
export default function NoticeDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords()
  const [unreadOnly, setUnreadOnly] = useState(false)
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices(unreadOnly)
  const markRead = useMarkRead()
  const mayInbox = useCan('wdxx-ck')
  const notices = data?.pages.flatMap((page) => page.content) ?? []
  const read = (notice: Notice) => {
    if (notice.readTime === null) markRead.mutate([notice.id])
  }
  const choose = (notice: Notice) => {
    read(notice)
    if (!notice.url) return
    followNotice(notice.url, notice.title)
    onClose()
  }
  const way = (label: string, value: boolean) => (
    <button
      type="button"
      aria-pressed={unreadOnly === value}
      className={joinClassNames(css.way, unreadOnly === value && css.chosen)}
      onClick={() => setUnreadOnly(value)}
    >
      {label}
    </button>
  )
  return (
    <KitProvider>
      <Drawer
        open={open}
        title={t(words.title)}
        onClose={onClose}
        extra={
          <Button look="quiet" icon="check" onClick={() => markRead.mutate('all')}>
            {t(words.readAll)}
          </Button>
        }
      >
        <div className={css.ways}>
          {way(t(words.all), false)}
          {way(t(words.unread), true)}
        </div>
        {isPending && <Skeleton lines={6} height={40} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && notices.length === 0 && (
          <Empty title={t(unreadOnly ? words.noneUnread : words.none)} note={t(words.noneNote)} />
        )}
        <ul className={css.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLine notice={notice} onChoose={choose} onDecided={read} />
            </li>
          ))}
        </ul>
        {mayInbox && (
          <Button
            block
            look="quiet"
            icon="bell"
            onClick={() => {
              openPage('/msgUser')
              onClose()
            }}
          >
            {t(words.inbox)}
          </Button>
        )}
        {hasNextPage && (
          <Button block look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(words.more)}
          </Button>
        )}
      </Drawer>
    </KitProvider>
  )
}
