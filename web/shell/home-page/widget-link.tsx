import { Icon } from '../../../ui/icon.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import css from './home-page.module.css'

interface OpenLinkProps {
  /** What the card shows. */
  readonly label: string
  readonly opens: string
}

/** The way to the page behind a card. */
export function OpenLink({ label, opens }: OpenLinkProps) {
  const t = useWords()
  return (
    <button
      type="button"
      className={css.open}
      aria-label={`${t(words.open)}: ${label}`}
      onClick={() => openPage(opens)}
    >
      <span className={css.openText}>{t(words.open)}</span>
      <Icon name="right" size={13} />
    </button>
  )
}
