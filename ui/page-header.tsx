import type { ReactNode } from 'react'
import css from './page-header.module.css'

interface PageHeaderProps {
  readonly title: ReactNode
  /** State, number or date beside the title. */
  readonly tags?: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** What this page is, and what can be done with it as a whole. */
export function PageHeader({ title, tags, note, actions }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        <h1>
          {title}
          {tags != null && <span className={css.tags}>{tags}</span>}
        </h1>
        {note != null && <p>{note}</p>}
      </div>
      {actions != null && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
