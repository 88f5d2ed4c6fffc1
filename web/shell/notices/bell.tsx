import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { useArrivals } from './use-new-notice-toast.ts'
import { useUnread } from './use-notices.ts'
import css from './bell.module.css'

const NoticeDrawer = lazy(() => import('./notice-drawer.tsx'))

/** The bell with its count; the drawer comes when it is first rung. */
export function Bell({ className }: { readonly className?: string }) {
  const t = useWords()
  const unread = useUnread()
  const [open, setOpen] = useState(false)
  const [rung, setRung] = useState(false)
  const show = () => {
    setRung(true)
    setOpen(true)
  }
  useArrivals(show)
  const label = unread > 0 ? t(words.noticesUnread, { n: unread }) : t(words.notices)
  return (
    <>
      <button type="button" className={className} aria-label={label} title={label} onClick={show}>
        <Icon name="bell" size={20} />
        {unread > 0 && (
          <b className={css.count} key={unread}>
            {unread > 99 ? '99+' : unread}
          </b>
        )}
      </button>
      {rung && (
        <Suspense>
          <NoticeDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
