import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { KeyHint } from '../../../ui/key-hint.tsx'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { FlowOffer, Instance } from './approval-instance-queries.ts'
import { MoreActs, type Act } from './more-actions.tsx'
import { parted } from './panel-actions.ts'
import { verbLabel } from './verb-label.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

interface DecisionButtonsProps {
  readonly instance: Instance
  readonly offers: readonly FlowOffer[]
  /** What is being sent. */
  readonly busy: string | null
  readonly returning: boolean
  readonly agreeing: RefObject<HTMLButtonElement | null>
  readonly onPress: (act: Act) => void
}

const keyOf: Readonly<Record<string, string>> = { agree: 'A', reject: 'R' }

/** Everything that may be decided: the usual at a press, the rest in a menu. */
export function DecisionButtons({ instance, offers, busy, returning, agreeing, onPress }: DecisionButtonsProps) {
  const t = useWords()
  const phone = usePhone()
  const { pressed, more } = parted(offers)
  return (
    <div className={css.buttons}>
      {pressed.map((offer) => (
        <Button
          key={offer.verb}
          {...(offer.verb === 'agree' ? { ref: agreeing } : {})}
          look={offer.verb === 'agree' || offer.verb === 'answer' ? 'primary' : 'normal'}
          danger={offer.verb === 'reject' || offer.verb === 'refuse'}
          busy={busy === offer.verb}
          disabled={busy !== null && busy !== offer.verb}
          onClick={() => onPress({ offer })}
        >
          {t(offer.verb === 'reject' && returning ? approvalWords.confirmReturn : verbLabel(offer.verb))}
          {!phone && keyOf[offer.verb] && (
            <>
              {' '}
              <KeyHint keys={keyOf[offer.verb] ?? ''} />
            </>
          )}
        </Button>
      ))}
      {more.length > 0 && <MoreActs instance={instance} offers={more} busy={busy !== null} onChoose={onPress} />}
    </div>
  )
}
