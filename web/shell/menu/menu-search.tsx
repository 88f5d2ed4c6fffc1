import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import css from './side-menu.module.css'

/** Filters the menu as one types; Down goes into the list, Esc clears. */
export function MenuSearch({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const t = useWords()
  return (
    <label className={css.search}>
      <Icon name="search" size={15} />
      <input
        type="search"
        value={value}
        placeholder={t(words.searchMenu)}
        aria-label={t(words.searchMenu)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.currentTarget.closest('nav')?.querySelector<HTMLElement>('[data-menu-line]')?.focus()
        }}
      />
    </label>
  )
}
