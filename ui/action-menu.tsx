import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { joinClassNames } from './join-class-names.ts'
import { useStable } from './use-stable-callback.ts'
import css from './action-menu.module.css'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: IconName
  /** More than its label says. */
  readonly hint?: string
  /** What it does is hard to take back. */
  readonly danger?: boolean
  /** One of several of which one is chosen, and whether it is this. */
  readonly chosen?: boolean
  /** Language of its label, where that is not the page's. */
  readonly lang?: string
  readonly onClick: () => void
}

/** An item, or a thin line between groups of them. */
export type MenuEntry = MenuItem | 'line'

/** What a button needs to open a menu. */
interface MenuTrigger {
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

interface ActionMenuProps {
  /** Asked for when the menu opens: hundreds of closed ones may stand in a list. */
  readonly entries: () => readonly MenuEntry[]
  /** What opens the menu by a press; the second function opens it where the pointer is. */
  readonly button: (trigger: MenuTrigger, openAtPointer: (event: MouseEvent<HTMLElement>) => void) => ReactNode
  /** Stands above the entries: whose they are. */
  readonly head?: ReactNode
}

interface Box {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

interface Opened {
  /** What the menu stands at. */
  readonly box: () => Box
  /** Where the focus was, and goes back to. */
  readonly from: HTMLElement | null
  readonly label: string | null
}

/**
 * A menu of actions: arrows, Home and End walk through it, Esc and a press elsewhere close it. It stands above
 * everything else and in the page behind its button, so that a dialog holds the menus opened in it.
 */
export function ActionMenu({ entries, button, head }: ActionMenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const press = ({ currentTarget: from }: MouseEvent<HTMLElement>) => {
    const label = from.getAttribute('aria-label') ?? from.textContent
    setOpened(opened === null ? { box: () => from.getBoundingClientRect(), from, label } : null)
  }
  const openAtPointer = (event: MouseEvent<HTMLElement>) => {
    const { clientX: left, clientY: top, currentTarget } = event
    event.preventDefault()
    setOpened({ box: () => ({ left, top, bottom: top }), from: focused(), label: currentTarget.textContent })
  }
  return (
    <>
      {button({ 'aria-haspopup': 'menu', 'aria-expanded': opened !== null, onClick: press }, openAtPointer)}
      {opened && <Sheet opened={opened} head={head} entries={entries()} onClose={() => setOpened(null)} />}
    </>
  )
}

interface SheetProps {
  readonly opened: Opened
  readonly head: ReactNode
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

function Sheet({ opened, head, entries, onClose }: SheetProps) {
  const sheet = useSheet(opened, onClose)
  const leave = () => {
    onClose()
    opened.from?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The page behind has keys of its own.
    event.stopPropagation()
    if (event.key === 'Tab') leave()
    else if (event.key === 'Escape') {
      event.preventDefault()
      leave()
    } else if (walk(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <div
      ref={sheet}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={opened.label ?? undefined}
      className={css.menu}
      onKeyDown={onKeyDown}
      onClick={stop}
      onDoubleClick={stop}
      onMouseDown={stop}
      onContextMenu={stop}
    >
      {head}
      {entries.map((entry, at) =>
        entry === 'line' ? (
          <hr key={at} className={css.line} />
        ) : (
          <Item
            key={entry.key}
            item={entry}
            onPress={() => {
              leave()
              entry.onClick()
            }}
          />
        ),
      )}
    </div>
  )
}

function Item({ item, onPress }: { readonly item: MenuItem; readonly onPress: () => void }) {
  const { icon, label, hint, danger, chosen, lang } = item
  return (
    <button
      type="button"
      role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={chosen}
      tabIndex={-1}
      lang={lang}
      title={hint}
      className={joinClassNames(css.item, danger && css.danger, chosen && css.chosen)}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={16} />}
      <span>{label}</span>
      {chosen && <Icon name="tick" size={16} />}
    </button>
  )
}

/** Shows the sheet within the window, keeps it at its place while the page scrolls, and closes it for who is elsewhere. */
function useSheet({ box, from }: Opened, onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = useStable(onClose)
  useLayoutEffect(() => {
    const shown = sheet.current
    if (shown === null) return
    const place = () => placeAt(shown, box())
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !shown.contains(target) && !from?.contains(target)) close()
    }
    shown.showPopover()
    place()
    itemsOf(shown)[0]?.focus({ preventScroll: true })
    document.addEventListener('pointerdown', closeOutside, true)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      shown.hidePopover()
      document.removeEventListener('pointerdown', closeOutside, true)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [box, from, close])
  return sheet
}

const gap = 4
const edge = 8

/** Under what it belongs to, or above where there is more room; never past the edges of the window. */
function placeAt({ offsetWidth: width, offsetHeight: height, style }: HTMLElement, { left, top, bottom }: Box): void {
  const isUnder = bottom + gap + height <= innerHeight - edge || innerHeight - bottom >= top
  style.left = `${Math.max(edge, Math.min(left, innerWidth - edge - width))}px`
  style.top = `${Math.max(edge, Math.min(isUnder ? bottom + gap : top - gap - height, innerHeight - edge - height))}px`
}

/** Moves the focus as a key says; answers whether it was one of these. */
function walk(sheet: HTMLElement, key: string): boolean {
  const items = itemsOf(sheet)
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
  if (to === undefined) return false
  items.at(to % items.length)?.focus()
  return true
}

function itemsOf(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

function focused(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

/** What is behind a menu does not hear of presses in it. */
function stop(event: MouseEvent): void {
  event.stopPropagation()
}
