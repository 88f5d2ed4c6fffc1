import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyHint } from '../../../ui/key-hint.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { openMenu } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { commandPaletteWords as words } from '../../platform/words/command-palette.ts'
import { troubleWords } from '../../platform/words/failures.ts'
import type { PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { closePalette } from './palette-open-state.ts'
import { remember } from './recent-palette-items.ts'
import { usePaletteItems } from './use-palette-items.ts'
import css from './palette.module.css'

/** Ctrl+K: one box that finds pages, documents and people; arrows choose, Enter opens, Esc leaves. */
export default function Palette() {
  const t = useWords()
  const id = useId()
  const [asked, setAsked] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const { items, looking, failed } = usePaletteItems(asked)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const chosen = Math.min(at, items.length - 1)
  const open = (item: PaletteItem | undefined) => {
    if (!item) return
    remember(item)
    closePalette()
    openMenu({ address: item.href, apart: item.apart === true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the choice of a Chinese word belongs to the input method.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((chosen + step + items.length) % Math.max(1, items.length))
    if (event.key === 'Enter') open(items[chosen])
    if (step || event.key === 'Enter') event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t(words.title)}
      onClose={closePalette}
      onClick={(event) => event.target === event.currentTarget && closePalette()}
    >
      <div className={css.sheet} onKeyDown={onKeyDown}>
        <div className={css.box}>
          <Icon name="search" size={20} />
          <input
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls={id}
            aria-activedescendant={items[chosen] ? `${id}-${chosen}` : undefined}
            aria-label={t(words.title)}
            placeholder={t(words.hint)}
            value={asked}
            maxLength={60}
            spellCheck={false}
            onChange={(event) => {
              setAsked(event.target.value)
              setAt(0)
            }}
          />
          {looking && asked.trim().length > 1 && <Spinner size={16} />}
          <button type="button" aria-label={t(words.close)} onClick={closePalette}>
            <KeyHint keys="Esc" />
          </button>
        </div>
        <div className={css.results}>
          {items.length > 0 && <PaletteList id={id} items={items} chosen={chosen} onPoint={setAt} onOpen={open} />}
          {items.length === 0 && asked.trim() === '' && <Empty small title={t(words.start)} />}
          {failed !== null && !looking && (
            <p className={css.failed} role="alert">
              {t(troubleWords.failed)} · {failed}
            </p>
          )}
          {items.length === 0 && asked.trim() !== '' && !looking && failed === null && (
            <Empty small title={t(words.none, { asked: asked.trim() })} note={t(words.noneNote)} />
          )}
        </div>
        <footer className={css.foot}>
          <span>
            <KeyHint keys="↑+↓" />
            {t(words.move)}
          </span>
          <span>
            <KeyHint keys="Enter" />
            {t(words.open)}
          </span>
          <span>
            <KeyHint keys="Esc" />
            {t(words.close)}
          </span>
        </footer>
      </div>
    </dialog>
  )
}
