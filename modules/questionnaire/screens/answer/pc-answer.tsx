import { Button } from '../../../../ui/button.tsx'
import { PublicFrame, useWords } from '../../../../web/module-api-public.ts'
import { answeringWords as words } from '../../words/answering.ts'
import { AnswerHead } from './answer-head.tsx'
import { AnswerState, answerState } from './answer-state.tsx'
import { QuestionCard } from './question-card.tsx'
import { useAnswering } from './use-answering.tsx'
import css from './answer.module.css'

/** /pcAnswer: all questions on one sheet, for a screen with room. */
export default function PcAnswer() {
  const t = useWords()
  const answering = useAnswering('pc')
  const { asked, failed, path, answers, errors, busy, put, submit } = answering
  const state = answerState(answering)
  if (state !== null || asked === null) return <AnswerState state={state ?? 'waiting'} answering={answering} />
  const answered = path.filter(({ id }) => answers[id] !== undefined).length
  const send = async () => {
    const wrong = await submit()
    const place = wrong === null ? null : document.getElementById(`question-${wrong}`)
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'center' })
  }
  return (
    <PublicFrame narrow>
      <form
        className={css.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <AnswerHead asked={asked} />
        {path.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={at + 1}
            answer={answers[question.id]}
            error={errors[question.id]}
            onAnswer={(answer) => put(question.id, answer)}
          />
        ))}
        <footer className={css.end}>
          <p className={css.bar} aria-hidden="true">
            <i style={{ width: `${(answered / Math.max(1, path.length)) * 100}%` }} />
          </p>
          <p className={css.kept}>
            {t(words.progress, { n: answered, all: path.length })} · {t(words.kept)}
          </p>
          {failed && (
            <p className={css.error} role="alert">
              {failed}
            </p>
          )}
          <Button type="submit" look="primary" size="large" busy={busy}>
            {t(words.submit)}
          </Button>
        </footer>
      </form>
    </PublicFrame>
  )
}
