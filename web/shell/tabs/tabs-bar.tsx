import { useEffect, useRef, type KeyboardEvent } from 'react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useOpenPages, type OpenPage } from '../../platform/page/open-pages-store.ts'
import { addressOf, homePath, openPage, refreshPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { useClosing } from './use-close-tabs.ts'
import { useTabKeys } from './use-tab-keys.ts'
import css from './tabs-bar.module.css'

/** The open pages (ACC-15): click opens, middle click and the cross close, arrows and Ctrl+arrows move between them. */
export function TabsBar() {
  const { pages, active } = useOpenPages()
  const t = useWords()
  const closing = useClosing()
  useTabKeys()
  return (
    <section className={css.bar} aria-label={t(words.openPages)}>
      <div className={css.tabs} role="tablist" aria-label={t(words.openPages)} onKeyDown={walk}>
        {!pages.some((page) => page.entry.path === homePath) && <HomeTab />}
        {pages.map((page) => (
          <TabButton key={page.key} page={page} active={page.key === active} />
        ))}
      </div>
      {active !== null && (
        <button
          type="button"
          className={css.tool}
          aria-label={t(words.refresh)}
          title={t(words.refresh)}
          onClick={() => refreshPage(active)}
        >
          <Icon name="refresh" size={16} />
        </button>
      )}
      <ActionMenu
        entries={() => [
          ...(active === null
            ? []
            : ([
                { key: 'refresh', icon: 'refresh', label: t(words.refresh), onClick: () => refreshPage(active) },
                { key: 'others', icon: 'close', label: t(words.closeOthers), onClick: () => closing.others(active) },
              ] as const)),
          { key: 'all', icon: 'layers', label: t(words.closeAll), onClick: closing.all },
          'line',
          ...pages.map((page) => ({
            key: page.key,
            label: page.title ?? t(page.entry.label),
            chosen: page.key === active,
            onClick: () => openPage(addressOf(page.place)),
          })),
        ]}
        button={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={css.tool}
            aria-label={t(words.tabActions)}
            title={t(words.tabActions)}
          >
            <Icon name="down" size={16} />
          </button>
        )}
      />
    </section>
  )
}

/** The way home before the home page has been opened: after a deep link. */
function HomeTab() {
  const t = useWords()
  return (
    <div role="presentation" className={css.tab}>
      <button
        type="button"
        role="tab"
        aria-selected={false}
        tabIndex={-1}
        className={css.name}
        onClick={() => openPage(homePath)}
      >
        <Icon name="home" size={15} />
        <span>{t(words.home)}</span>
      </button>
    </div>
  )
}

function TabButton({ page, active }: { readonly page: OpenPage; readonly active: boolean }) {
  const t = useWords()
  const closing = useClosing()
  const tab = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!active) return undefined
    // With the next frame, whose layout it shares: asked at once, it would lay out a page that is still being built.
    const frame = requestAnimationFrame(() => tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [active])
  const title = page.title ?? t(page.entry.label)
  const isHome = page.entry.path === homePath
  return (
    <div
      ref={tab}
      role="presentation"
      className={joinClassNames(css.tab, active && css.active)}
      onAuxClick={(event) => event.button === 1 && !isHome && closing.one(page)}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
    >
      <button
        type="button"
        role="tab"
        aria-selected={active}
        aria-keyshortcuts={isHome ? undefined : 'Delete'}
        tabIndex={active ? 0 : -1}
        className={css.name}
        title={title}
        onClick={() => openPage(addressOf(page.place))}
        onKeyDown={(event) => event.key === 'Delete' && !isHome && closing.one(page)}
      >
        {isHome && <Icon name="home" size={15} />}
        {page.dirty && <i className={css.dirty} />}
        <span>{title}</span>
      </button>
      {/* For the mouse; by keyboard it is Delete, since a tab list may hold nothing but tabs. */}
      {!isHome && (
        <button
          type="button"
          className={css.close}
          tabIndex={-1}
          aria-hidden
          title={`${t(words.close)}: ${title}`}
          onClick={() => closing.one(page)}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step || event.ctrlKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  tabs[(at + step + tabs.length) % tabs.length]?.focus()
  event.preventDefault()
}
