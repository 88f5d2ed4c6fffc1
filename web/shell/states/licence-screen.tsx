import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useWords } from '../../session/use-words.ts'
import { stateWords as words } from '../../words/states.ts'
import css from './states.module.css'

const longest = 300

/** /license, for anyone: why the licence ended, in the server's words (SES-08). */
export function LicenceScreen() {
  const t = useWords()
  const message = new URLSearchParams(location.search).get('msg')?.slice(0, longest)
  return (
    <main className={css.screen}>
      <Empty title={t(words.licence)} note={message || t(words.licenceNote)}>
        <Button look="primary" icon="back" onClick={() => location.assign('/login')}>{t(words.toSignIn)}</Button>
      </Empty>
    </main>
  )
}
