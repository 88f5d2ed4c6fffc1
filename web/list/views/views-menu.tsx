import { Popover } from 'antd'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import type { ListView } from '../../../core/description/list-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { usePage } from '../../platform/page/page-context.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { withAsked } from '../filters/filter-address.ts'
import type { ListAtWork } from '../use-list.ts'
import type { ViewsAtWork } from './use-list-views.ts'
import { contentOf, isChanged } from './views-content.ts'
import { viewWords } from './views-words.ts'
import css from './views.module.css'

const ViewsPanel = lazy(() => import('./views-panel.tsx'))
const Drawer = lazy(async () => ({ default: (await import('../../../ui/drawer.tsx')).Drawer }))
const ViewDialog = lazy(() => import('./views-dialog.tsx'))

/** Which view the list stands in, and the way to others: they are chosen, saved, shared and pinned here. */
export function ViewsMenu({ at, views }: { readonly at: ListAtWork; readonly views: ViewsAtWork }) {
  const t = useWords()
  const phone = usePhone()
  const { path, query } = usePage()
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<ListView | 'new' | null>(null)
  const { view } = at
  const content = contentOf(at.chosen, at.layout.layout)
  const changed = view !== null && isChanged(view, content)
  const stand = (to: ListView | null, id = to?.id ?? 'none') => {
    setOpen(false)
    at.onView(to)
    const address = new URLSearchParams(withAsked(at.doc, at.fixed, query, ''))
    address.set('view', id)
    openPage(`${path}?${address}`, { replace: true })
  }
  const save = () => {
    setOpen(false)
    if (view === null) return
    views.save({ ...view, content }).then(
      () => toast.success(t(viewWords.saved)),
      (failure: unknown) => toast.error(failureText(failure)),
    )
  }
  const choose = (to: ListView, patch: Partial<Pick<ListView, 'pinned' | 'usual'>>) =>
    void views.choose({ ...to, ...patch }).catch((failure: unknown) => toast.error(failureText(failure)))
  const panel = (
    <Suspense fallback={<span className={css.coming} />}>
      <ViewsPanel
        views={views.known?.views ?? []}
        current={view}
        changed={changed}
        onStand={stand}
        onSave={save}
        onChoose={choose}
        onSaveAs={() => {
          setOpen(false)
          setEdited('new')
        }}
        onEdit={(to) => {
          setOpen(false)
          setEdited(to)
        }}
      />
    </Suspense>
  )
  const button = (
    <Button
      look="quiet"
      className={css.button ?? ''}
      aria-haspopup="dialog"
      aria-expanded={open}
      {...(phone ? { onClick: () => setOpen(true) } : {})}
    >
      <b>{view?.name ?? t(viewWords.standard)}</b>
      {changed && (
        <i className={css.dot} title={t(viewWords.changed)}>
          <span className="sr-only">{t(viewWords.changed)}</span>
        </i>
      )}
      <Icon name="down" size={14} />
    </Button>
  )
  return (
    <>
      <Opened open={open} panel={panel} button={button} onOpen={setOpen} />
      {view?.partial === true && (
        <span className={css.partial} role="note" title={t(viewWords.partial)}>
          <Icon name="info" size={15} />
          <span className="sr-only">{t(viewWords.partial)}</span>
        </span>
      )}
      {edited !== null && (
        <Suspense fallback={null}>
          <ViewDialog
            views={views}
            view={edited === 'new' ? null : edited}
            content={edited === 'new' ? content : edited.content}
            onClose={() => setEdited(null)}
            onSaved={(id) => {
              if (edited === 'new') openPage(`${path}?view=${id}`, { replace: true })
            }}
            onRemoved={() => {
              if (edited !== 'new' && edited.id === view?.id) stand(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface OpenedProps {
  readonly open: boolean
  readonly button: ReactNode
  readonly panel: ReactNode
  readonly onOpen: (open: boolean) => void
}

/** The panel under its button; on a phone from below. */
function Opened({ open, button, panel, onOpen }: OpenedProps) {
  const t = useWords()
  const phone = usePhone()
  if (!phone)
    return (
      <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={onOpen} destroyOnHidden content={panel}>
        {button}
      </Popover>
    )
  return (
    <>
      {button}
      {open && (
        <Suspense>
          <Drawer open title={t(viewWords.views)} onClose={() => onOpen(false)}>
            {panel}
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
