import type { Lang } from '../../core/values/language.ts'
import { type Ctx, find, Refusal } from '../../server/module-api.ts'
import { answerSheet } from './answer-sheet.ts'
import type { Question } from './design/question.ts'
import { readDesign } from './design/read-design.ts'
import { questionIn } from './design/translated-question.ts'
import { questionnaire, type Questionnaire } from './questionnaire.ts'

/** The published questionnaire that a link opens; `ctx` is the machine's. A wrong id and a wrong key are told alike. */
export async function linked(ctx: Ctx, id: string, token: string): Promise<Questionnaire> {
  const [found] = await find(ctx, questionnaire, { id }, { lines: true })
  if (found === undefined || found.status === '0' || found.token !== token)
    throw new Refusal('questionnaire.link', {}, { status: 404 })
  return found
}

/** Refuses an answer before the time, after it, or a second one. */
export async function requireOpen(ctx: Ctx, record: Questionnaire, sheetKey: string): Promise<void> {
  if (record.startTime > ctx.now) throw new Refusal('questionnaire.early')
  if (record.status !== '1' || record.endTime <= ctx.now) throw new Refusal('questionnaire.closed')
  if (record.onePerUser === '1' && (await hasSheet(ctx, sheetKey))) throw new Refusal('questionnaire.done')
}

/** Whether any question is answered by files. */
export function asksForFiles({ design }: Questionnaire): boolean {
  return (readDesign(design) ?? []).some(({ type }) => type === 'file')
}

/** Whether an answer of this key is there already. */
export async function hasSheet(ctx: Ctx, sheetKey: string): Promise<boolean> {
  return (await find(ctx, answerSheet, { sheetKey }, { limit: 1 })).length > 0
}

/** The questions as whoever answers may see them: without what an option counts. */
export function openQuestions({ design }: Questionnaire, lang: Lang): readonly Question[] {
  return (readDesign(design) ?? [])
    .map((question) => questionIn(question, lang))
    .map(({ options, ...question }) => ({
      ...question,
      ...(options === undefined
        ? {}
        : { options: options.map(({ id, label, jump }) => ({ id, label, ...(jump === undefined ? {} : { jump }) })) }),
    }))
}
