import { useEffect } from 'react'
import { useOpenPages } from '../platform/page/open-pages-store.ts'
import { homePath } from '../platform/page/page-navigation.ts'
import { useSession } from '../platform/session/session.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'

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
