import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../http/failure.ts'
import { useWords } from '../session/use-words.ts'
import { troubleWords } from '../words/failures.ts'

/** Why there is nothing to see, the request to name when asking for help, and a way to try again. */
export function ErrorState({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useWords()
  const failure = error instanceof Failure ? error : null
  const note = failure?.requestId ? `${error.message} · ${failure.requestId}` : error.message
  return (
    <Empty title={t(failure?.status === 403 ? troubleWords.denied : troubleWords.failed)} note={note}>
      {failure?.status !== 403 && <Button onClick={onRetry}>{t(troubleWords.retry)}</Button>}
    </Empty>
  )
}
