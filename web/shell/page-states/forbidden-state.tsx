import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { homePath, openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { askAccessWords as words } from '../../platform/words/ask-access.ts'
import { stateWords } from '../../platform/words/page-states.ts'

const AskAccess = lazy(() => import('./request-access-form.tsx'))

/** The 403 state of a page: what is closed, and a way to ask for it; never data (ACC-07). */
export default function ForbiddenState({ page, path }: { readonly page: string; readonly path: string }) {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <Empty title={`403 · ${t(words.forbidden)}`} note={t(words.forbiddenNote, { page })}>
      <Button onClick={() => setAsking(true)}>{t(words.ask)}</Button>
      <Button look="primary" icon="home" onClick={() => openPage(homePath)}>
        {t(stateWords.toHome)}
      </Button>
      {asking && (
        <Suspense>
          <AskAccess path={path} page={page} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Empty>
  )
}
