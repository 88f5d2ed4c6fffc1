import type { FieldError } from '../../../core/words/refusal.ts'
import { pathOf } from './question-path.ts'
import type { Answer, AnsweredFile, Answers, Question } from './question.ts'

export const longestText = 5000
export const mostFiles = 5
export const usualTop = 5

interface CheckedAnswers {
  /** Answers to the questions that were on the way, and to no other. */
  readonly answers: Answers
  /** By question: what is wrong with its answer. */
  readonly errors: Readonly<Record<string, FieldError>>
}

/** Holds answers against the questions; the page and the server ask the same. */
export function checkAnswers(questions: readonly Question[], given: Answers): CheckedAnswers {
  const answers: Record<string, Answer> = {}
  const errors: Record<string, FieldError> = {}
  for (const question of pathOf(questions, given)) {
    const answer = given[question.id]
    if (answer === undefined || isEmpty(answer)) {
      if (question.required) errors[question.id] = { code: 'answer.required' }
    } else if (!fits(question, answer)) errors[question.id] = { code: 'answer.wrong' }
    else if (question.required && isPartial(question, answer)) errors[question.id] = { code: 'answer.rows' }
    else answers[question.id] = answer
  }
  return { answers, errors }
}

function isEmpty(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return Array.isArray(answer) ? answer.length === 0 : Object.keys(answer).length === 0
}

function isPartial({ type, rows = [] }: Question, answer: Answer): boolean {
  return type === 'matrix' && rows.some(({ id }) => !Object.hasOwn(Object(answer), id))
}

function fits(question: Question, answer: Answer): boolean {
  const { type, options = [], rows = [], top = usualTop } = question
  const isOption = (value: unknown) => options.some(({ id }) => id === value)
  if (type === 'text') return typeof answer === 'string' && answer.length <= longestText
  if (type === 'one') return isOption(answer)
  if (type === 'score')
    return typeof answer === 'string' && /^\d{1,2}$/.test(answer) && Number(answer) >= 1 && Number(answer) <= top
  if (type === 'file') return Array.isArray(answer) && answer.length <= mostFiles && answer.every(isFile)
  if (type === 'matrix')
    return (
      typeof answer === 'object' &&
      !Array.isArray(answer) &&
      Object.entries(answer).every(([row, option]) => rows.some(({ id }) => id === row) && isOption(option))
    )
  const all: readonly unknown[] = Array.isArray(answer) ? answer : []
  const apart = new Set(all).size === all.length && all.every(isOption)
  return apart && all.length > 0 && (type === 'many' || all.length === options.length)
}

function isFile(value: unknown): value is AnsweredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileAdd' in value &&
    typeof value.fileAdd === 'string' &&
    'fileName' in value &&
    typeof value.fileName === 'string' &&
    'fileSize' in value &&
    typeof value.fileSize === 'number'
  )
}
