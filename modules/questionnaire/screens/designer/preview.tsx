import { useState } from 'react'
import { pathOf } from '../../design/question-path.ts'
import type { Answer, Answers, Question } from '../../design/question.ts'
import { QuestionCard } from '../answer/question-card.tsx'
import css from './designer.module.css'

/** The questions as they will be met, with their jumps; nothing is sent. */
export function Preview({ questions }: { readonly questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<Answers>({})
  const put = (id: string, answer: Answer | undefined) =>
    setAnswers(({ [id]: _old, ...rest }) => (answer === undefined ? rest : { ...rest, [id]: answer }))
  return (
    <div className={css.preview}>
      {pathOf(questions, answers).map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          number={at + 1}
          answer={answers[question.id]}
          onAnswer={(answer) => put(question.id, answer)}
        />
      ))}
    </div>
  )
}
