import type { ReactNode } from 'react'
import { joinClassNames } from './join-class-names.ts'
import css from './page.module.css'

/** The body of a page: even margins at every width; `full` lets one part (a list) take the height that is left. */
export function Page({ children, full = false }: { readonly children: ReactNode; readonly full?: boolean }) {
  return <div className={joinClassNames(css.page, full && css.full)}>{children}</div>
}
