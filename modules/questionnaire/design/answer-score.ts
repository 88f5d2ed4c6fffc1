import { sum } from '../../../core/values/decimal.ts'
import type { Answer, Answers, Option, Question } from './question.ts'

/** What answers count together: the weights of what was chosen, and marks as they are. */
export function scoreOf(questions: readonly Question[], answers: Answers): string {
  return sum(questions.flatMap((question) => weightsOf(question, answers[question.id])))
}

function weightsOf({ type, options = [] }: Question, answer: Answer | undefined): string[] {
  if (answer === undefined) return []
  if (type === 'score') return typeof answer === 'string' ? [answer] : []
  if (type === 'text' || type === 'file' || type === 'rank') return []
  return chosen(answer).flatMap((id) => weightOf(options, id))
}

function chosen(answer: Answer): readonly unknown[] {
  return typeof answer === 'string' ? [answer] : Object.values(answer)
}

function weightOf(options: readonly Option[], id: unknown): string[] {
  const weight = options.find((option) => option.id === id)?.weight
  return weight === undefined ? [] : [weight]
}
