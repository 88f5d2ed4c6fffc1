import { toast } from '../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import { decide, decideLater, renewApprovals, takeBack, type FlowOffer, type Instance } from './instance.ts'
import { approvalWords } from './words.ts'
import type { Words } from '../../core/language.ts'

const undoable: ReadonlySet<string> = new Set(['agree', 'reject', 'refuse'])

const soonWords: Readonly<Record<string, Words>> = { agree: approvalWords.agreedSoon, reject: approvalWords.rejectedSoon, refuse: approvalWords.refusedSoon }

type Say = (words: Words, params?: Readonly<Record<string, string>>) => string

/** Decides and says so, with who was told of it; where that may be undone, the undoing is offered as long as it is possible. */
export async function decideUndoable(instance: Instance, offer: FlowOffer, { body, key }: { readonly body: object; readonly key: string }, say: Say): Promise<void> {
  const undoMs = instance.undoSeconds * 1_000
  if (undoMs === 0 || offer.taskId === null || !undoable.has(offer.verb)) {
    const { told } = await decide(instance, offer, body, key)
    toast.success(told.length === 0 ? say(approvalWords.done) : say(approvalWords.doneTold, { names: told.join(say(approvalWords.and)) }))
    return
  }
  const { deciding } = await decideLater(instance, offer, body, key)
  const undo = () => takeBack(instance, deciding).then(() => toast.info(say(approvalWords.undone)), (failure: unknown) => toast.error(failureText(failure)))
  toast.undoable(say(soonWords[offer.verb] ?? approvalWords.done), undoMs, { label: say(approvalWords.undo), onUndo: () => void undo() })
  // What it led to shows once it has taken effect, which is a moment after it can be undone.
  setTimeout(() => renewApprovals(instance), undoMs + 1_500)
}
