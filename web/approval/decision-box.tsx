import { Button, Select } from 'antd'
import type { GetRef, Mentions } from 'antd'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Described } from '../../core/described.ts'
import { Card } from '../../ui/card.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import type { Values } from '../data/record-values.ts'
import { usePhone } from '../data/use-phone.ts'
import { focusWrong } from '../form/focus-wrong.ts'
import { Failure } from '../http/failure.ts'
import { newKey } from '../http/idempotency-key.ts'
import { useWords } from '../session/use-words.ts'
import { ActForm, asksPeople } from './act-form.tsx'
import { AskedNotice } from './asked-notice.tsx'
import { ChosenPeopleInput } from './chosen-people.tsx'
import { decideUndoable } from './decide-undoable.ts'
import { noPapers, papersBody } from './given-papers.ts'
import { HandlerForm } from './handler-form.tsx'
import type { FlowOffer, Instance } from './instance.ts'
import { MoreActs, type Act } from './more-acts.tsx'
import { OpinionInput } from './opinion-input.tsx'
import { OpinionPapers } from './opinion-papers.tsx'
import { Opinions } from './opinions.tsx'
import { decides, parted } from './panel-offers.ts'
import { useAgreement } from './use-agreement.ts'
import { useDecisionKeys } from './use-decision-keys.ts'
import { verbLabel } from './verb-label.ts'
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

const withForm: ReadonlySet<string> = new Set(['jump', 'suspend', 'terminate', 'removeSign'])

const keyOf: Readonly<Record<string, string>> = { agree: 'A', reject: 'R' }

/** Where a handler decides: an opinion (common ones at a press) and the buttons; A and R lead there, Ctrl+Enter does what they led to. */
export function DecisionBox({ doc, record, instance, offers, onDone }: DecisionBoxProps) {
  const t = useWords()
  const phone = usePhone()
  const [opinion, setOpinion] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const [asking, setAsking] = useState<Act | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [meant, setMeant] = useState<'agree' | 'reject'>('agree')
  // Where it goes back to is asked once somebody means to return it: agreeing needs the room.
  const [returning, setReturning] = useState(false)
  const [papers, setPapers] = useState(noPapers)
  const [unsigned, setUnsigned] = useState(false)
  const [named, setNamed] = useState<readonly string[]>([])
  const field = useRef<GetRef<typeof Mentions>>(null)
  const agreeing = useRef<HTMLButtonElement>(null)
  useDecisionKeys((verb) => {
    if (!offers.some((offer) => offer.verb === verb)) return
    setMeant(verb)
    setReturning(verb === 'reject')
    if (verb === 'agree') agreeing.current?.focus()
    else field.current?.focus()
  })
  const { pressed, more } = parted(offers)
  const toAgree = offers.find(({ verb }) => verb === 'agree')
  const agreement = useAgreement(doc, record, toAgree)
  const root = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const back = offers.find(({ verb }) => verb === 'reject')
  const targets = back?.targets ?? []
  const [onward, setOnward] = useState(back?.onward)
  const [target, setTarget] = useState(targets[0]?.node ?? '')
  const run = async (offer: FlowOffer, more: object = {}) => {
    if (busy) return
    if (offer.signed === true && papers.signature === null) {
      setUnsigned(true)
      return
    }
    if (offer.needsOpinion && opinion.trim() === '') {
      setWrong(t(offer.verb === 'reject' ? approvalWords.opinionNeeded : approvalWords.reasonNeeded))
      return
    }
    setBusy(offer.verb)
    try {
      const body = {
        opinion: opinion.trim(),
        ...(named.length === 0 ? {} : { mentions: named }),
        ...papersBody(papers),
        ...more,
      }
      await decideUndoable(instance, offer, { body, key: newKey() }, t)
      setAsking(null)
      setPapers(noPapers)
      onDone()
    } catch (failure) {
      if (failure instanceof Failure && agreement.refuse(failure.errors)) focusWrong(root.current)
      toast.error(failureText(failure))
    } finally {
      setBusy(null)
    }
  }
  const press = (act: Act) => {
    const { offer } = act
    const along = offer.verb === 'agree' ? agreement.body() : {}
    if (along === null) {
      focusWrong(root.current)
      return
    }
    if (offer.verb === 'reject' && targets.length > 0 && !returning) {
      setReturning(true)
      setMeant('reject')
      field.current?.focus()
      return
    }
    if (asksPeople(act) || withForm.has(offer.verb)) setAsking(act)
    else
      void run(
        offer,
        offer.verb === 'reject'
          ? { ...(target === '' ? {} : { target }), ...(onward === undefined ? {} : { onward }) }
          : along,
      )
  }
  const keys = (event: KeyboardEvent) => {
    const offer = offers.find(({ verb }) => verb === meant)
    if (offer && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      press({ offer })
    }
  }
  return (
    <Card title={t(decides(offers) ? approvalWords.decide : approvalWords.own)} className={css.decision ?? ''}>
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
        {decides(offers) && (
          <OpinionInput
            ref={field}
            instance={instance}
            value={opinion}
            wrong={wrong !== null}
            onChange={(text) => {
              setOpinion(text)
              setWrong(null)
            }}
            onNamed={setNamed}
          />
        )}
        {wrong && (
          <p className={css.wrong} role="alert">
            {wrong}
          </p>
        )}
        {decides(offers) && (
          <Opinions
            onChoose={(text) => {
              setOpinion(text)
              setNamed([])
              setWrong(null)
            }}
          />
        )}
        {returning && targets.length > 0 && (
          <label className={css.target}>
            {t(approvalWords.target)}
            <Select
              value={target}
              style={{ flex: 1 }}
              onChange={setTarget}
              options={targets.map(({ node, label }) => ({ value: node, label }))}
            />
          </label>
        )}
        {returning && targets.length > 0 && onward !== undefined && (
          <label className={css.target}>
            {t(approvalWords.onward)}
            <Select
              value={onward}
              style={{ flex: 1 }}
              onChange={setOnward}
              options={[
                { value: 'again', label: t(approvalWords.again) },
                { value: 'back', label: t(approvalWords.back) },
              ]}
            />
          </label>
        )}
        {toAgree?.choices && (
          <ChosenPeopleInput
            choices={toAgree.choices}
            chosen={agreement.chosen}
            wrong={agreement.unchosen}
            onChange={agreement.setChosen}
          />
        )}
        {/* Beside the buttons it stands still on a phone, where the rest unfolds above as one comes in. */}
        {decides(offers) && (
          <OpinionPapers
            papers={papers}
            wanted={offers.some(({ signed }) => signed === true)}
            missing={unsigned}
            onChange={(next) => {
              setPapers(next)
              setUnsigned(false)
            }}
          />
        )}
        <div className={css.buttons}>
          {pressed.map((offer) => (
            <Button
              key={offer.verb}
              {...(offer.verb === 'agree' ? { ref: agreeing } : {})}
              type={offer.verb === 'agree' || offer.verb === 'answer' ? 'primary' : 'default'}
              danger={offer.verb === 'reject' || offer.verb === 'refuse'}
              loading={busy === offer.verb}
              disabled={busy !== null && busy !== offer.verb}
              onClick={() => press({ offer })}
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
          {more.length > 0 && <MoreActs instance={instance} offers={more} busy={busy !== null} onChoose={press} />}
        </div>
      </div>
      {asking && (
        <ActForm
          instance={instance}
          act={asking}
          said={opinion}
          busy={busy !== null}
          onDone={(body) => void run({ ...asking.offer, needsOpinion: false }, body)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  )
}
