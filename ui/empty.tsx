import type { ReactNode } from 'react'
import css from './empty.module.css'

interface EmptyProps {
  readonly title: ReactNode
  /** What the reader can do about it. */
  readonly note?: ReactNode
  readonly children?: ReactNode
  /** Inside a card or a drop-down: less room, smaller picture. */
  readonly small?: boolean
}

/** Nothing to show, said kindly: a quiet picture, one sentence, and what to do next. */
export function Empty({ title, note, children, small = false }: EmptyProps) {
  return (
    <div className={small ? css.small : css.empty}>
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <path className={css.far} d="M4 74 38 38l18 17 22-30 30 36 16-14 32 27z" />
        <path className={css.near} d="M0 78c20-7 36 6 56 0s36-8 56-1 32 4 48-2v21H0z" />
        <path className={css.line} d="M18 86c16-5 28 4 44 0s30-5 46 0M74 92c12-3 22 2 34 0" />
        <circle className={css.sun} cx="122" cy="24" r="9" />
      </svg>
      <p className={css.title}>{title}</p>
      {note != null && <p className={css.note}>{note}</p>}
      {children != null && <div className={css.actions}>{children}</div>}
    </div>
  )
}
