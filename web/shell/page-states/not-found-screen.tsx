import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { homePath, openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { stateWords as words } from '../../platform/words/page-states.ts'
import css from './states.module.css'

/** /404, for anyone, with the way home. */
export function MissingScreen() {
  const t = useWords()
  const title = t(words.missing)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={css.screen}>
      <p className={css.code} aria-hidden="true">
        404
      </p>
      <Empty title={title} note={t(words.missingNote)}>
        <Button look="primary" icon="home" onClick={() => openPage(homePath)}>
          {t(words.toHome)}
        </Button>
        <Button icon="back" onClick={() => history.back()}>
          {t(words.back)}
        </Button>
      </Empty>
    </main>
  )
}
