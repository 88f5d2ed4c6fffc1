import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { OpenPagesList } from '../tabs/open-pages-list.tsx'
import { MenuList } from './menu-list.tsx'
import { MenuSearch } from './menu-search.tsx'
import { useMenu } from './use-menu.ts'
import css from './menu-drawer.module.css'

/** The menu on a phone: a sheet from the left with the open pages above it. */
export function MenuDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords()
  const menu = useMenu()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={t(words.menu)}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <nav className={css.inside}>
        <div className={css.head}>
          <b>{t(words.menu)}</b>
          <button type="button" aria-label={t(words.close)} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </div>
        <MenuSearch value={menu.asked} onChange={menu.ask} />
        <div className={css.scroll}>
          {menu.asked === '' && <OpenPagesList onOpened={onClose} />}
          <MenuList
            nodes={menu.nodes}
            active={menu.active}
            isOpen={menu.isOpen}
            onToggle={menu.toggle}
            badgeOf={menu.badgeOf}
            onOpened={onClose}
          />
        </div>
      </nav>
    </dialog>
  )
}
