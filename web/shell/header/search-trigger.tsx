import { Icon } from '../../../ui/icon.tsx'
import { KeyHint } from '../../../ui/key-hint.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { openPalette } from '../command-palette/palette-open-state.ts'
import css from './header.module.css'

/** Looks like a search box, opens the command palette. */
export function SearchTrigger({ phone }: { readonly phone: boolean }) {
  const t = useWords()
  const label = t(words.search)
  if (phone)
    return (
      <button type="button" className={css.tool} aria-label={label} onClick={openPalette}>
        <Icon name="search" size={20} />
      </button>
    )
  return (
    <button type="button" className={css.search} aria-label={label} aria-keyshortcuts="Control+K" onClick={openPalette}>
      <Icon name="search" size={16} />
      <span>{label}</span>
      <KeyHint keys="Ctrl+K" />
    </button>
  )
}
