import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import css from './home-page.module.css'

/** Waiting, failing (with a way to try again) and showing, the same for every look. */
export function WidgetQueryStates<T>({
  query,
  lines = 3,
  flush = false,
  children,
}: {
  readonly query: UseQueryResult<T>
  readonly lines?: number
  /** The card leaves no room at its edges. */
  readonly flush?: boolean
  readonly children: (data: T) => ReactNode
}) {
  const t = useWords()
  if (query.data !== undefined) return children(query.data)
  return (
    <div className={flush ? css.inset : undefined}>
      {query.isPending ? (
        <Skeleton lines={lines} height={18} />
      ) : (
        <div className={css.failed} role="status">
          {t(words.failed)}
          <Button look="quiet" icon="refresh" onClick={() => void query.refetch()}>
            {t(words.again)}
          </Button>
        </div>
      )}
    </div>
  )
}
