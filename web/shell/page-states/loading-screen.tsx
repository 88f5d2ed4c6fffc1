import { Mark } from '../../../ui/product-logo.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import css from './states.module.css'

/** Between the empty document and the first page. */
export function Starting() {
  const t = useWords()
  return (
    <div className={css.starting} role="status" aria-label={t(words.loading)}>
      <Mark size={48} />
      <i />
    </div>
  )
}
