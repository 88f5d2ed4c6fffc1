import type { ReactNode } from 'react'
import css from './two-panes.module.css'

interface TwoPanesProps {
  readonly side: ReactNode
  /** Left out on a phone, where what is chosen opens over the side. */
  readonly children: ReactNode
}

/** Two panes that scroll each for itself: what one chooses from, and what was chosen. */
export function TwoPanes({ side, children }: TwoPanesProps) {
  return (
    <div className={css.split}>
      {side != null && <div className={css.side}>{side}</div>}
      {children != null && (
        <div className={css.main} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  )
}
