import { timeText } from '../../kinds/date-time/kind.ts'
import { type Book, type Ctx, loadNames } from '../../server/module-api.ts'
import type { Answer, Answers, Question } from './design/question.ts'
import { readDesign } from './design/read-design.ts'
import { statisticsOf } from './design/statistics.ts'
import { questionIn } from './design/translated-question.ts'
import type { Questionnaire } from './questionnaire.ts'
import { answerSheetWords } from './words/answer-sheet.ts'
import { statisticsWords } from './words/statistics.ts'

interface Sheet {
  readonly answerer: string | null
  readonly score: string | null
  readonly answerTime: number
  readonly answers: Answers
}

/** A workbook of all answers, a row each, and of their figures. */
export async function answerBook(ctx: Ctx, { design }: Questionnaire, sheets: readonly Sheet[]): Promise<Book> {
  const questions = (readDesign(design) ?? []).map((question) => questionIn(question, ctx.lang))
  const names = await loadNames(ctx, new Map([['person', new Set(sheets.flatMap(({ answerer }) => answerer ?? []))]]))
  const { answerTime, answerer, score } = answerSheetWords.fields
  const [time, who, mark] = [answerTime, answerer, score].map((words) => ('zh' in words ? words[ctx.lang] : ''))
  const head = [time ?? '', who ?? '', mark ?? '', ...questions.map(({ stem }, at) => `${at + 1}. ${stem}`)]
  const rows = sheets.map((sheet) => [
    timeText(sheet.answerTime, ctx.lang),
    names[`person:${sheet.answerer}`] ?? '',
    Number(sheet.score ?? 0),
    ...questions.map((question) => textOf(question, sheet.answers[question.id])),
  ])
  const figures = statisticsOf(
    questions,
    sheets.map(({ answers }) => answers),
  ).flatMap((figure, at) => [
    [
      `${at + 1}. ${questions[at]?.stem ?? ''}`,
      figure.answered,
      null,
      figure.mean === null ? null : Number(figure.mean),
    ],
    ...figure.counts.map(({ label, count, percent }) => [label, count, Number(percent), null]),
    ...figure.rows.flatMap((row) => [
      [row.label, null, null, row.mean === null ? null : Number(row.mean)],
      ...row.counts.map(({ label, count, percent }) => [`${row.label} — ${label}`, count, Number(percent), null]),
    ]),
  ])
  const figureHead = [
    statisticsWords.question,
    statisticsWords.count,
    statisticsWords.percent,
    statisticsWords.mean,
  ].map((words) => words[ctx.lang])
  return {
    sheets: [
      {
        name: statisticsWords.answers[ctx.lang],
        rows: [head, ...rows],
        columns: head.map((_, at) => ({ width: at < 3 ? 18 : 32 })),
        frozen: 1,
        looks: looksOf(head.length),
      },
      {
        name: statisticsWords.figures[ctx.lang],
        rows: [figureHead, ...figures],
        columns: [{ width: 48 }, { width: 12 }, { width: 12 }, { width: 12 }],
        frozen: 1,
        looks: looksOf(4),
      },
    ],
  }
}

function looksOf(columns: number) {
  return Array.from({ length: columns }, (_, column) => ({ row: 0, column, look: 'head' as const }))
}

/** An answer as it is read in one cell. */
function textOf({ options = [], rows = [] }: Question, answer: Answer | undefined): string {
  const labelOf = (id: unknown) => options.find((option) => option.id === id)?.label ?? String(id)
  if (answer === undefined) return ''
  if (typeof answer === 'string') return labelOf(answer)
  if (Array.isArray(answer))
    return answer
      .map((one: unknown) =>
        typeof one === 'object' && one !== null && 'fileName' in one ? String(one.fileName) : labelOf(one),
      )
      .join('; ')
  return Object.entries(answer)
    .map(([row, option]) => `${rows.find(({ id }) => id === row)?.label ?? row}: ${labelOf(option)}`)
    .join('; ')
}
