import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../platform/http/failure.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { stateWords as words } from '../../platform/words/page-states.ts'
import { reportError } from './report-error.ts'
import css from './states.module.css'

/** A page that broke: what it means, a way on, and a report that carries the request id. */
export function CrashState({ error, onReopen }: { readonly error: unknown; readonly onReopen: () => void }) {
  const t = useWords()
  const [id] = useState(() => (error instanceof Failure && error.requestId) || newKey().slice(0, 8))
  const [reported, setReported] = useState(false)
  if (isMissingChunk(error)) return <Outdated />
  const report = () =>
    void reportError(id, error).then(
      () => setReported(true),
      () => null,
    )
  return (
    <Empty title={t(words.crashed)} note={error instanceof Failure ? error.message : t(words.crashedNote)}>
      <Button look="primary" icon="refresh" onClick={onReopen}>
        {t(words.reopen)}
      </Button>
      {!reported && (
        <Button icon="message" onClick={report}>
          {t(words.report)}
        </Button>
      )}
      <p className={css.reference} role="status">
        {reported ? t(words.reported, { id }) : `${t(words.requestId)} ${id}`}
      </p>
    </Empty>
  )
}

/** A chunk of a version that has been replaced: only a reload helps. */
function Outdated() {
  const t = useWords()
  return (
    <Empty title={t(words.outdated)} note={t(words.outdatedNote)}>
      <Button look="primary" icon="refresh" onClick={() => location.reload()}>
        {t(words.reload)}
      </Button>
    </Empty>
  )
}

/** Browsers say it of a script, the loader of chunks of the styles that come with one. */
function isMissingChunk(error: unknown): boolean {
  if (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)) return true
  return error instanceof Error && error.message.startsWith('Unable to preload CSS')
}
