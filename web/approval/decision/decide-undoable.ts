import type { Words } from '../../../core/values/language.ts'
import { toast } from '../../../ui/toast.ts'
import { isUndoable, offerUndo } from '../../platform/page/offer-undo.ts'
import { undoWords } from '../../platform/words/undo.ts'
import { decide, scheduleDecision, renewApprovals, type FlowOffer, type Instance } from './approval-instance-queries.ts'
import { approvalWords } from './words.ts'

type Say = (words: Words, params?: Readonly<Record<string, string>>) => string

/**
 * Decides and says so, with who was told of it; where that may be undone, the undoing is offered as long as it is
 * possible.
 */
export async function decideUndoable(
  instance: Instance,
  offer: FlowOffer,
  { body, key }: { readonly body: object; readonly key: string },
  say: Say,
): Promise<void> {
  const { verb } = offer
  if (instance.undoSeconds === 0 || offer.taskId === null || !isUndoable(verb)) {
    const { told } = await decide(instance, offer, body, key)
    toast.success(
      told.length === 0
        ? say(approvalWords.done)
        : say(approvalWords.doneTold, { names: told.join(say(approvalWords.and)) }),
    )
    return
  }
  const { deciding } = await scheduleDecision(instance, offer, body, key)
  offerUndo(
    [deciding],
    { undoMs: instance.undoSeconds * 1_000, text: say(undoWords[verb]), renew: () => renewApprovals(instance) },
    say,
  )
}
