import { useState, type RefObject } from 'react'
import { useStayAwake } from '../../../ui/page-memory.ts'
import { toast } from '../../../ui/toast.ts'
import { focusWrong } from '../../form/focus-first-error.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { Failure } from '../../platform/http/failure.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { asksPeople } from './action-form.tsx'
import type { FlowOffer, Instance } from './approval-instance-queries.ts'
import { decideUndoable } from './decide-undoable.ts'
import { noPapers, papersBody } from './given-opinion-attachments.ts'
import type { Act } from './more-actions.tsx'
import type { Agreement } from './use-agree-input.ts'
import { approvalWords } from './words.ts'

export type Decision = ReturnType<typeof useDecision>

const withForm: ReadonlySet<string> = new Set(['jump', 'suspend', 'terminate', 'removeSign'])

interface DecisionProps {
  readonly instance: Instance
  readonly agreement: Agreement
  readonly root: RefObject<HTMLElement | null>
  readonly onDone: () => void
}

/** What a handler has said so far, and how his decision is sent. */
export function useDecision({ instance, agreement, root, onDone }: DecisionProps) {
  const t = useWords()
  const [opinion, setOpinion] = useState('')
  const [named, setNamed] = useState<readonly string[]>([])
  const [busy, setBusy] = useState<string | null>(null)
  const [asking, setAsking] = useState<Act | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [papers, setPapers] = useState(noPapers)
  const [unsigned, setUnsigned] = useState(false)
  useStayAwake(opinion !== '' || papers !== noPapers || agreement.begun)
  const run = async (offer: FlowOffer, more: object = {}) => {
    if (busy) return
    if (offer.signed === true && papers.signature === null) return setUnsigned(true)
    if (offer.needsOpinion && opinion.trim() === '')
      return setWrong(t(offer.verb === 'reject' ? approvalWords.opinionNeeded : approvalWords.reasonNeeded))
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
  return {
    opinion,
    say: (text: string) => {
      setOpinion(text)
      setWrong(null)
    },
    setNamed,
    busy,
    asking,
    setAsking,
    wrong,
    papers,
    give: (next: typeof papers) => {
      setPapers(next)
      setUnsigned(false)
    },
    unsigned,
    run,
    /** Sends what needs no more answers, asks for them else. */
    decide: (act: Act, body: object) => {
      if (asksPeople(act) || withForm.has(act.offer.verb)) setAsking(act)
      else void run(act.offer, body)
    },
  }
}
