import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { MenuList } from './menu-list.tsx'
import { MenuSearch } from './menu-search.tsx'
import { NarrowMenu } from './narrow-menu.tsx'
import { useMenu } from './use-menu.ts'
import css from './side-menu.module.css'

const storageKey = 'menuFolded'

/** The menu at the left edge; folded it shows icons only. The choice is remembered in this browser. */
export function SideMenu() {
  const t = useWords()
  const menu = useMenu()
  const [folded, setFolded] = useState(() => localStorage.getItem(storageKey) === '1')
  const fold = (next: boolean) => {
    localStorage.setItem(storageKey, next ? '1' : '0')
    setFolded(next)
  }
  return (
    <nav className={joinClassNames(css.menu, folded && css.folded)} aria-label={t(words.menu)}>
      {folded ? (
        <NarrowMenu nodes={menu.all} active={menu.active} badgeOf={menu.badgeOf} />
      ) : (
        <>
          <MenuSearch value={menu.asked} onChange={menu.ask} />
          <div className={css.scroll}>
            <MenuList
              nodes={menu.nodes}
              active={menu.active}
              isOpen={menu.isOpen}
              onToggle={menu.toggle}
              badgeOf={menu.badgeOf}
            />
            {menu.nodes.length === 0 && <p className={css.none}>{t(words.noMenu)}</p>}
          </div>
        </>
      )}
      <button
        type="button"
        className={css.foldButton}
        aria-label={t(folded ? words.unfoldMenu : words.foldMenu)}
        title={t(folded ? words.unfoldMenu : words.foldMenu)}
        onClick={() => fold(!folded)}
      >
        <Icon name={folded ? 'unfold' : 'fold'} />
      </button>
    </nav>
  )
}
