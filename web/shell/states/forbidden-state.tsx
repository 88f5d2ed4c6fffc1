import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useWords } from '../../session/use-words.ts'
import { stateWords as words } from '../../words/states.ts'
import { homePath, openPage } from '../open-page.ts'

/** The 403 state of a page: what is closed and whom to ask; never data (ACC-07). */
export function ForbiddenState({ page }: { readonly page: string }) {
  const t = useWords()
  return (
    <Empty title={`403 · ${t(words.forbidden)}`} note={t(words.forbiddenNote, { page })}>
      <Button look="primary" icon="home" onClick={() => openPage(homePath)}>{t(words.toHome)}</Button>
    </Empty>
  )
}
