import type { GetRef, Mentions } from 'antd'
import { useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Card } from '../../../ui/card.tsx'
import { focusWrong } from '../../form/focus-first-error.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ActForm } from './action-form.tsx'
import type { FlowOffer, Instance } from './approval-instance-queries.ts'
import { ChosenPeopleInput } from './chosen-people.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { HandlerForm } from './handler-form.tsx'
import type { Act } from './more-actions.tsx'
import { AskedNotice } from './on-behalf-notice.tsx'
import { OpinionAttachmentsInput } from './opinion-attachments-input.tsx'
import { OpinionInput } from './opinion-input.tsx'
import { decides } from './panel-actions.ts'
import { Opinions } from './quick-opinions.tsx'
import { ReturnChoice } from './return-target-choice.tsx'
import { useAgreement } from './use-agree-input.ts'
import { useDecisionKeys } from './use-decision-keys.ts'
import { useDecision, type Decision } from './use-decision.ts'
import { useReturn } from './use-return-target.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

interface DecisionBoxProps {
  readonly doc: Described
  readonly record: Values
  readonly instance: Instance
  /** What the reader may do besides the document's own verbs. */
  readonly offers: readonly FlowOffer[]
  readonly onDone: () => void
}

/**
 * Where a handler decides: an opinion (common ones at a press) and the buttons; A and R lead there, Ctrl+Enter does
 * what they led to.
 */
export function DecisionBox({ doc, record, instance, offers, onDone }: DecisionBoxProps) {
  const t = useWords()
  const [meant, setMeant] = useState<'agree' | 'reject'>('agree')
  const [unfolded, setUnfolded] = useState(false)
  const field = useRef<GetRef<typeof Mentions>>(null)
  const agreeing = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const toAgree = offers.find(({ verb }) => verb === 'agree')
  const agreement = useAgreement(doc, record, toAgree)
  const back = useReturn(offers)
  const decision = useDecision({ instance, agreement, root, onDone })
  const { opinion, busy, asking } = decision
  const forms = decides(offers)
  useDecisionKeys((verb) => {
    if (!offers.some((offer) => offer.verb === verb)) return
    setMeant(verb)
    back.setReturning(verb === 'reject')
    if (verb === 'agree') agreeing.current?.focus()
    else field.current?.focus()
  })
  const press = (act: Act) => {
    const { verb } = act.offer
    const along = verb === 'agree' ? agreement.body() : {}
    if (along === null) return focusWrong(root.current)
    if (verb === 'reject' && back.targets.length > 0 && !back.returning) {
      back.setReturning(true)
      setMeant('reject')
      field.current?.focus()
      return
    }
    decision.decide(act, verb === 'reject' ? back.body : along)
  }
  const keys = (event: KeyboardEvent) => {
    const offer = offers.find(({ verb }) => verb === meant)
    if (offer && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      press({ offer })
    }
  }
  return (
    <Card title={t(forms ? approvalWords.decide : approvalWords.own)} className={css.decision ?? ''}>
      {/* What unfolds on a phone comes with the opinion and stays: nothing may move a button that a finger is on. */}
      <div
        ref={root}
        className={unfolded ? css.unfolded : undefined}
        onKeyDown={keys}
        onFocus={({ target: into }) => {
          if (into instanceof HTMLTextAreaElement) setUnfolded(true)
        }}
      >
        <AskedNotice instance={instance} offers={offers} />
        {agreement.names.length > 0 && <HandlerForm doc={doc} agreement={agreement} />}
        <Opinion {...{ instance, field, decision }} forms={forms} />
        <ReturnChoice {...back} />
        {toAgree?.choices && (
          <ChosenPeopleInput
            choices={toAgree.choices}
            chosen={agreement.chosen}
            wrong={agreement.unchosen}
            onChange={agreement.setChosen}
          />
        )}
        {/* Beside the buttons it stands still on a phone, where the rest unfolds above as one comes in. */}
        {forms && (
          <OpinionAttachmentsInput
            papers={decision.papers}
            wanted={offers.some(({ signed }) => signed === true)}
            missing={decision.unsigned}
            onChange={decision.give}
          />
        )}
        <DecisionButtons {...{ instance, offers, busy, agreeing }} returning={back.returning} onPress={press} />
      </div>
      {asking && (
        <ActForm
          instance={instance}
          act={asking}
          said={opinion}
          busy={busy !== null}
          onDone={(body) => void decision.run({ ...asking.offer, needsOpinion: false }, body)}
          onClose={() => decision.setAsking(null)}
        />
      )}
    </Card>
  )
}

interface OpinionProps {
  readonly instance: Instance
  readonly field: RefObject<GetRef<typeof Mentions> | null>
  readonly decision: Decision
  /** What is decided here is a decision that has an opinion. */
  readonly forms: boolean
}

/** What the handler says, with the common opinions at a press. */
function Opinion({ instance, field, decision, forms }: OpinionProps) {
  const { opinion, wrong } = decision
  return (
    <>
      {forms && (
        <OpinionInput
          ref={field}
          instance={instance}
          value={opinion}
          wrong={wrong !== null}
          onChange={decision.say}
          onNamed={decision.setNamed}
        />
      )}
      {wrong && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      {forms && (
        <Opinions
          onChoose={(text) => {
            decision.say(text)
            decision.setNamed([])
          }}
        />
      )}
    </>
  )
}
