import type { ReactNode } from 'react'
import { joinClassNames } from './join-class-names.ts'
import css from './card.module.css'

interface CardProps {
  readonly title?: ReactNode
  /** Links or buttons at the right end of the title. */
  readonly extra?: ReactNode
  /** No space around the content: tables and lists reach the edge. */
  readonly flush?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A white sheet with an optional title. */
export function Card({ title, extra, flush = false, className, children }: CardProps) {
  return (
    <section className={joinClassNames(css.card, className)}>
      {(title != null || extra != null) && (
        <header className={css.head}>
          {title != null && <h2>{title}</h2>}
          {extra != null && <div className={css.extra}>{extra}</div>}
        </header>
      )}
      <div className={flush ? css.flush : css.body}>{children}</div>
    </section>
  )
}
