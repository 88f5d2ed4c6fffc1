import type { Words } from '../../../core/values/language.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { FlowOffer, Instance } from './approval-instance-queries.ts'
import { verbLabel } from './verb-label.ts'
import { approvalWords } from './words.ts'

/** One entry of the menu: an offer, and for adding signers the way in which. */
export interface Act {
  readonly offer: FlowOffer
  readonly how?: 'before' | 'after' | 'beside'
}

interface MoreActsProps {
  readonly instance: Instance
  readonly offers: readonly FlowOffer[]
  readonly busy: boolean
  readonly onChoose: (act: Act) => void
}

/** 更多: what is done less often than agreeing and returning. */
export function MoreActs({ instance, offers, busy, onChoose }: MoreActsProps) {
  const t = useWords()
  const acts = offers.flatMap((offer): Act[] => (offer.ways ? offer.ways.map((how) => ({ offer, how })) : [{ offer }]))
  return (
    <ActionMenu
      entries={() =>
        acts.map((act, i) => ({
          key: String(i),
          label: actLabel(act, instance, t),
          danger: act.offer.verb === 'terminate',
          onClick: () => onChoose(act),
        }))
      }
      button={(trigger) => (
        <Button {...trigger} icon="more" disabled={busy}>
          {t(approvalWords.more)}
        </Button>
      )}
    />
  )
}

/** What an act is called in its menu and its dialog: in which way signers are added, and whose task it is about. */
export function actLabel(
  { offer, how }: Act,
  { tasks }: Instance,
  t: (words: Words, params?: Readonly<Record<string, string>>) => string,
): string {
  if (how !== undefined)
    return t({ before: approvalWords.addBefore, after: approvalWords.addAfter, beside: approvalWords.addBeside }[how])
  const task = tasks.find(({ taskId }) => offer.taskId !== null && taskId === offer.taskId)
  const act = t(
    offer.verb === 'removeSign' && task?.added === 'delegate'
      ? approvalWords.takeBackDelegation
      : verbLabel(offer.verb),
  )
  const whose = offer.verb === 'removeSign' || offer.verb === 'transfer' ? task?.assigneeName : offer.nodeLabel
  return whose === undefined ? act : t(approvalWords.actOn, { act, name: whose })
}
