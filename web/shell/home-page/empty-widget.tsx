import { Empty } from '../../../ui/empty.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import css from './home-page.module.css'

/** A widget without data takes little room and says so, in words of its own where it has some. */
export function EmptyWidget({ said }: { readonly said?: string | undefined }) {
  const t = useWords()
  return (
    <div className={css.nothing}>
      <Empty small title={said ?? t(words.nothing)} />
    </div>
  )
}
