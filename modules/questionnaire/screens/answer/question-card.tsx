import { Icon } from '../../../../ui/icon.tsx'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { useWords } from '../../../../web/module-api-public.ts'
import type { Answer, Question } from '../../design/question.ts'
import { answeringWords as words } from '../../words/answering.ts'
import { QuestionInput } from './question-input.tsx'
import css from './answer.module.css'

interface QuestionCardProps {
  readonly question: Question
  readonly number: number
  readonly answer: Answer | undefined
  readonly error?: string | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
}

/** One question with what answers it. */
export function QuestionCard({ question, number, answer, error, onAnswer }: QuestionCardProps) {
  const t = useWords()
  const { id, stem, type, required } = question
  const hint = type === 'many' || type === 'rank' ? t(words[type]) : ''
  return (
    <section
      id={`question-${id}`}
      className={joinClassNames(css.question, error && css.wrong)}
      role="group"
      aria-labelledby={`stem-${id}`}
      tabIndex={-1}
    >
      <h2 id={`stem-${id}`}>
        <b>{number}</b>
        {stem}
        {required && (
          <span className={css.must} title={t(words.required)}>
            *
          </span>
        )}
        {hint && <small>{hint}</small>}
      </h2>
      <QuestionInput question={question} answer={answer} onAnswer={onAnswer} />
      {error && (
        <p className={css.error} role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </section>
  )
}
