import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { PublicFrame, useWords } from '../../../../web/module-api-public.ts'
import { answeringWords as words } from '../../words/answering.ts'
import { AnswerHead } from './answer-head.tsx'
import { AnswerState, answerState } from './answer-state.tsx'
import { QuestionCard } from './question-card.tsx'
import { useAnswering } from './use-answering.tsx'
import css from './answer.module.css'

/** /mobileAnswer: one question after the other, with the buttons where the thumb is. */
export default function MobileAnswer() {
  const t = useWords()
  const answering = useAnswering('mobile')
  const { asked, failed, path, answers, errors, busy, put, checked, submit } = answering
  const [here, setHere] = useState<string | null>(null)
  const state = answerState(answering)
  const at = Math.max(
    0,
    path.findIndex(({ id }) => id === here),
  )
  const question = path[at]
  if (state !== null || asked === null || question === undefined)
    return <AnswerState state={state ?? 'waiting'} answering={answering} />
  const last = at === path.length - 1
  const go = async () => {
    if (!checked(question.id)) return
    if (!last) return setHere(path[at + 1]?.id ?? null)
    const wrong = await submit()
    if (wrong !== null) setHere(wrong)
  }
  return (
    <PublicFrame narrow>
      <form
        className={css.steps}
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        {at === 0 && <AnswerHead asked={asked} />}
        <p className={css.bar} aria-hidden="true">
          <i style={{ width: `${((at + 1) / path.length) * 100}%` }} />
        </p>
        <p className={css.kept}>{t(words.progress, { n: at + 1, all: path.length })}</p>
        <QuestionCard
          key={question.id}
          question={question}
          number={at + 1}
          answer={answers[question.id]}
          error={errors[question.id]}
          onAnswer={(answer) => put(question.id, answer)}
        />
        {failed && (
          <p className={css.error} role="alert">
            {failed}
          </p>
        )}
        <footer className={css.thumb}>
          <Button size="large" disabled={at === 0} onClick={() => setHere(path[at - 1]?.id ?? null)}>
            {t(words.before)}
          </Button>
          <Button type="submit" look="primary" size="large" busy={busy}>
            {t(last ? words.submit : words.next)}
          </Button>
        </footer>
      </form>
    </PublicFrame>
  )
}
