import type { ReactNode } from 'react'
import { Mark } from '../../ui/product-logo.tsx'
import { LangSwitch } from '../platform/session/sign-in/lang-switch.tsx'
import { useSite } from '../platform/session/sign-in/use-site.ts'
import { useWords } from '../platform/session/use-words.ts'
import { signInWords } from '../platform/words/sign-in.ts'
import css from './public-frame.module.css'

/** What surrounds a page that anybody may open: whose it is, in which language, and nothing to get lost in. */
export function PublicFrame({ children, narrow = false }: { readonly children: ReactNode; readonly narrow?: boolean }) {
  const t = useWords()
  const site = useSite()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Mark size={32} />
        <b>{site?.siteTitle ?? t(signInWords.product)}</b>
        <LangSwitch />
      </header>
      <main className={narrow ? css.narrow : css.wide}>{children}</main>
      <footer className={css.foot}>{site?.siteCopyright}</footer>
    </div>
  )
}
