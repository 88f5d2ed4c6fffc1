import { div, mul, sum } from '../../../core/values/decimal.ts'
import { usualTop } from './check-answers.ts'
import type { Answer, AnsweredFile, Answers, Question } from './question.ts'

/** How often one thing was chosen. */
export interface Count {
  readonly id: string
  readonly label: string
  readonly count: number
  /** Of those who answered the question, a decimal with one digit. */
  readonly percent: string
  /** Mean place in a ranking, the first being 1. */
  readonly place?: string
}

export interface QuestionStatistics {
  readonly id: string
  readonly answered: number
  readonly counts: readonly Count[]
  /** Mean of the weights or marks, two digits; null where nothing is weighed. */
  readonly mean: string | null
  /** By row of a matrix. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly counts: readonly Count[]
    readonly mean: string | null
  }[]
  /** The newest texts. */
  readonly texts: readonly string[]
  readonly files: readonly AnsweredFile[]
}

const shownTexts = 100

/** What the sheets of a questionnaire say together, question by question; the newest sheet first. */
export function statisticsOf(
  questions: readonly Question[],
  sheets: readonly Answers[],
): readonly QuestionStatistics[] {
  return questions.map((question) =>
    one(
      question,
      sheets.flatMap(({ [question.id]: answer }) => (answer === undefined ? [] : [answer])),
    ),
  )
}

function one(question: Question, answers: readonly Answer[]): QuestionStatistics {
  const { id, type, rows = [] } = question
  const choices = choicesOf(question)
  const chosen = answers.map(chosenIn)
  const weighed = type === 'one' || type === 'many' || type === 'score'
  return {
    id,
    answered: answers.length,
    counts: type === 'text' || type === 'file' || type === 'matrix' ? [] : countsOf(choices, chosen, type === 'rank'),
    mean: weighed ? meanOf(choices, chosen) : null,
    rows: rows.map((row) => {
      const inRow = answers.map((answer) => [recordOf(answer)[row.id] ?? '']).filter(([option]) => option !== '')
      return { ...row, counts: countsOf(choices, inRow, false), mean: meanOf(choices, inRow) }
    }),
    texts: type === 'text' ? answers.filter((answer) => typeof answer === 'string').slice(0, shownTexts) : [],
    files: type === 'file' ? answers.flatMap(filesIn) : [],
  }
}

interface Choice {
  readonly id: string
  readonly label: string
  readonly weight?: string
}

function choicesOf({ type, options = [], top = usualTop }: Question): readonly Choice[] {
  if (type !== 'score') return options
  return Array.from({ length: top }, (_, at) => ({
    id: String(top - at),
    label: String(top - at),
    weight: String(top - at),
  }))
}

function countsOf(choices: readonly Choice[], chosen: readonly (readonly string[])[], ranked: boolean): Count[] {
  return choices.map(({ id, label }) => {
    const count = ranked
      ? chosen.filter(([first]) => first === id).length
      : chosen.filter((ids) => ids.includes(id)).length
    const place =
      ranked && chosen.length > 0
        ? { place: div(sum(chosen.map((ids) => String(ids.indexOf(id) + 1))), String(chosen.length), 2) }
        : {}
    return {
      id,
      label,
      count,
      percent: chosen.length === 0 ? '0' : div(mul(String(count), '100'), String(chosen.length), 1),
      ...place,
    }
  })
}

function meanOf(choices: readonly Choice[], chosen: readonly (readonly string[])[]): string | null {
  const weights = chosen.flatMap((ids) => ids.flatMap((id) => choices.find((choice) => choice.id === id)?.weight ?? []))
  return weights.length === 0 ? null : div(sum(weights), String(weights.length), 2)
}

/** How two questions of choice go together: rows are the first's options, columns the second's. */
export function crossTable(
  first: Question,
  second: Question,
  sheets: readonly Answers[],
): readonly (readonly number[])[] {
  const [rows, columns] = [choicesOf(first), choicesOf(second)]
  return rows.map((row) =>
    columns.map(
      (column) =>
        sheets.filter(
          ({ [first.id]: a, [second.id]: b }) =>
            a !== undefined && b !== undefined && chosenIn(a).includes(row.id) && chosenIn(b).includes(column.id),
        ).length,
    ),
  )
}

function chosenIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? answer.filter((value) => typeof value === 'string') : []
}

function recordOf(answer: Answer): Readonly<Record<string, string>> {
  return typeof answer === 'object' && !Array.isArray(answer) ? Object.fromEntries(Object.entries(answer)) : {}
}

function filesIn(answer: Answer): AnsweredFile[] {
  return Array.isArray(answer) ? answer.filter((value): value is AnsweredFile => typeof value === 'object') : []
}
