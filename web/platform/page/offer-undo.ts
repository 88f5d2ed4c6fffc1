import type { Words } from '../../../core/values/language.ts'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import { http } from '../http/client.ts'
import { queryClient } from '../http/query-client.ts'
import { undoWords } from '../words/undo.ts'

/** Decisions that may be undone for a few seconds. */
type UndoableVerb = 'agree' | 'reject' | 'refuse'

/** Whether a verb is one of those. */
export function isUndoable(verb: string): verb is UndoableVerb {
  return verb === 'agree' || verb === 'reject' || verb === 'refuse'
}

interface Undoing {
  readonly undoMs: number
  /** What was decided. */
  readonly text: string
  /** Reads again what shows the tasks. */
  readonly renew: () => void
}

/** Says what was decided and offers to take it back as long as that is possible. */
export function offerUndo(
  decidings: readonly string[],
  { undoMs, text, renew }: Undoing,
  say: (words: Words) => string,
): void {
  const undo = async () => {
    try {
      await Promise.all(decidings.map((id) => http.del(`/api/workflow/deciding/${id}`, { quiet: true })))
      toast.info(say(undoWords.undone))
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      renew()
    }
  }
  toast.undoable(text, undoMs, { label: say(undoWords.undo), onUndo: () => void undo() })
  // What it led to shows once it has taken effect, which is a moment after it can be undone.
  setTimeout(renew, undoMs + 1_500)
}

/** Reads again whatever shows tasks of any document. */
export function renewTasks(): void {
  for (const topic of ['task', 'notice', 'doc']) void queryClient.invalidateQueries({ queryKey: [topic] })
}
