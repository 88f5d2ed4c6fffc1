import type { Json } from '../../core/values/json.ts'
import { type Ctx, Refusal, save, withinTransaction } from '../../server/module-api.ts'
import { answerSheet } from './answer-sheet.ts'
import { scoreOf } from './design/answer-score.ts'
import { checkAnswers } from './design/check-answers.ts'
import type { AnsweredFile, Answers } from './design/question.ts'
import { readDesign } from './design/read-design.ts'
import { requireOpen } from './questionnaire-by-link.server.ts'
import type { Questionnaire } from './questionnaire.ts'

interface Submission {
  readonly sheetKey: string
  readonly answerer: string | null
  readonly answers: unknown
  readonly device: string
}

/** Takes one answer sheet; answers its score against the pass mark where there is one. */
export async function submit(
  ctx: Ctx,
  record: Questionnaire,
  { sheetKey, answerer, answers: given, device }: Submission,
) {
  const questions = readDesign(record.design) ?? []
  const { answers, errors } = checkAnswers(questions, answersOf(given))
  await requireOpen(ctx, record, sheetKey)
  if (Object.keys(errors).length > 0)
    throw new Refusal('answer.invalid', { count: Object.keys(errors).length }, { errors })
  const score = scoreOf(questions, answers)
  const files = Object.values(answers).flatMap((answer) =>
    Array.isArray(answer) ? answer.filter((one): one is AnsweredFile => typeof one === 'object') : [],
  )
  await once(() =>
    withinTransaction(ctx, (inside) =>
      save(inside, answerSheet, {
        questionnaire: record.id,
        answerer,
        sheetKey,
        answers: JSON.stringify(answers),
        score,
        answerTime: ctx.now,
        device,
        files: files.map(({ fileName, fileAdd, fileSize }): Json => ({
          fileName,
          fileAdd,
          fileSize,
          fileType: '',
          userId: '',
          userName: '',
        })),
      }),
    ),
  )
  return { score: record.passScore === null ? null : score, passScore: record.passScore }
}

/** Of two that come at the same moment one is first; the other is told that it was answered. */
async function once(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (error instanceof Refusal && error.errors['sheetKey'] !== undefined) throw new Refusal('questionnaire.done')
    throw error
  }
}

function answersOf(given: unknown): Answers {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given))
    : {}
}
