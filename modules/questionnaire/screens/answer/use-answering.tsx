import { useEffect, useMemo, useState } from 'react'
import { Failure, hasSession, useWords } from '../../../../web/module-api-public.ts'
import { checkAnswers } from '../../design/check-answers.ts'
import { pathOf } from '../../design/question-path.ts'
import type { Answer, Answers, Question } from '../../design/question.ts'
import { questionnaireRefusals } from '../../words/refusals.ts'
import { type Asked, linkHere, readAsked, sendAnswers, type Sent } from './questionnaire-calls.tsx'
import { forget, keep, readKept } from './unsent-answers.ts'

export interface Answering {
  readonly asked: Asked | null
  readonly failed: string
  readonly path: readonly Question[]
  readonly answers: Answers
  /** By question, in the reader's words. */
  readonly errors: Readonly<Record<string, string>>
  readonly busy: boolean
  readonly sent: Sent | null
  readonly put: (id: string, answer: Answer | undefined) => void
  /** Whether one question may be left; says what is missing when not. */
  readonly checked: (id: string) => boolean
  /** Answers the first wrong question, or null when it was sent or refused otherwise. */
  readonly submit: () => Promise<string | null>
}

const none: readonly Question[] = []

/** Everything the two answer pages do; they differ only in how it is laid out. */
export function useAnswering(device: 'pc' | 'mobile'): Answering {
  const t = useWords()
  const [link] = useState(linkHere)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [failed, setFailed] = useState('')
  const [answers, setAnswers] = useState<Answers>(() => readKept(link.qid))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  useEffect(() => {
    readAsked(link, hasSession()).then(setAsked, (cause: unknown) =>
      setFailed(cause instanceof Error ? cause.message : String(cause)),
    )
  }, [link])
  const questions = asked?.questions ?? none
  const path = useMemo(() => pathOf(questions, answers), [questions, answers])
  const said = (found: Readonly<Record<string, { readonly code: string }>>) =>
    Object.fromEntries(Object.entries(found).map(([id, { code }]) => [id, t(wordsOf(code))]))

  function put(id: string, answer: Answer | undefined) {
    const { [id]: _old, ...rest } = answers
    const next = answer === undefined ? rest : { ...rest, [id]: answer }
    setAnswers(next)
    keep(link.qid, next)
    if (errors[id] !== undefined) setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== id)))
  }

  function checked(id: string): boolean {
    const error = said(checkAnswers(questions, answers).errors)[id]
    if (error === undefined) return true
    setErrors({ ...errors, [id]: error })
    return false
  }

  async function submit(): Promise<string | null> {
    const { answers: good, errors: found } = checkAnswers(questions, answers)
    const wrong = path.find(({ id }) => found[id] !== undefined)
    setErrors(said(found))
    setFailed('')
    if (wrong !== undefined) return wrong.id
    setBusy(true)
    try {
      setSent(await sendAnswers(link, asked?.anonymous ?? true, good, device))
      forget(link.qid)
    } catch (cause) {
      if (cause instanceof Failure) setErrors(cause.errors)
      setFailed(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
    return null
  }

  return { asked, failed, path, answers, errors, busy, sent, put, checked, submit }
}

function wordsOf(code: string) {
  return questionnaireRefusals[code as keyof typeof questionnaireRefusals] ?? questionnaireRefusals['answer.wrong'] // checkAnswers knows three codes, all of them there
}
