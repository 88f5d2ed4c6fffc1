import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { useWords } from '../session/use-words.ts'
import { shellWords as words } from '../words/shell.ts'
import { homePath } from './open-page.ts'
import { useOpenPages } from './open-pages.ts'

/** Names the window after the page in front; the home page is 系统首页 (ACC-04). */
export function useDocumentTitle(): void {
  const t = useWords()
  const { config } = useSession()
  const { pages, active } = useOpenPages()
  const page = pages.find((one) => one.key === active)
  const name = !page || page.entry.path === homePath ? t(words.systemHome) : (page.title ?? t(page.entry.label))
  useEffect(() => {
    document.title = config.siteTitle ? `${name} · ${config.siteTitle}` : name
  }, [name, config.siteTitle])
}
