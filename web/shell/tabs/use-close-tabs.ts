import { useMemo } from 'react'
import { openPagesNow, type OpenPage } from '../../platform/page/open-pages-store.ts'
import { closeAll, closeOthers, closePage, homePath } from '../../platform/page/page-navigation.ts'
import { useWords, type Say } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { mayLose } from '../unsaved-changes-dialog.tsx'

interface Closing {
  readonly one: (page: OpenPage) => void
  readonly others: (key: string) => void
  readonly all: () => void
}

/** Ways to close pages; each asks first when unsaved input would be lost. */
export function useClosing(): Closing {
  const t = useWords()
  return useMemo(
    () => ({
      one: (page) => void ifAllowed([page], t, () => closePage(page.key)),
      others: (key) =>
        void ifAllowed(
          closable().filter((page) => page.key !== key),
          t,
          () => closeOthers(key),
        ),
      all: () => void ifAllowed(closable(), t, closeAll),
    }),
    [t],
  )
}

function closable(): readonly OpenPage[] {
  return openPagesNow().pages.filter((page) => page.entry.path !== homePath)
}

async function ifAllowed(pages: readonly OpenPage[], t: Say, close: () => void): Promise<void> {
  const unsaved = pages.filter((page) => page.dirty)
  const [only] = unsaved
  if (!only) return close()
  const text =
    unsaved.length === 1
      ? t(words.unsaved, { title: only.title ?? t(only.entry.label) })
      : t(words.unsavedMany, { n: unsaved.length })
  if (await mayLose(text)) close()
}
