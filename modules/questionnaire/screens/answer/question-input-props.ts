import type { Answer, Question } from '../../design/question.ts'

/** What every way of answering a question is given. */
export interface QuestionInputProps {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
}
