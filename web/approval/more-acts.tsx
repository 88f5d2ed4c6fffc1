import { Button, Dropdown } from 'antd'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../session/use-words.ts'
import type { FlowOffer, Instance } from './instance.ts'
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
  const label = ({ offer, how }: Act) => {
    if (how !== undefined) return t({ before: approvalWords.addBefore, after: approvalWords.addAfter, beside: approvalWords.addBeside }[how])
    const whose = offer.verb === 'removeSign' || offer.verb === 'transfer' ? instance.tasks.find(({ taskId }) => taskId === offer.taskId)?.assigneeName : offer.nodeLabel
    return whose === undefined ? t(verbLabel(offer.verb)) : t(approvalWords.actOn, { act: t(verbLabel(offer.verb)), name: whose })
  }
  const items = acts.map((act, i) => ({ key: String(i), label: label(act), danger: act.offer.verb === 'terminate', onClick: () => onChoose(act) }))
  return (
    <Dropdown trigger={['click']} menu={{ items }} disabled={busy}>
      <Button icon={<Icon name="more" size={16} />}>{t(approvalWords.more)}</Button>
    </Dropdown>
  )
}
