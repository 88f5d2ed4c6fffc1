import type { FastifyInstance } from 'fastify'
import { type Ctx, find, get, loadNames, Refusal, writeBook } from '../../server/module-api.ts'
import { answerSheet } from './answer-sheet.ts'
import { answerBook } from './answers-workbook.server.ts'
import type { Answers } from './design/question.ts'
import { readDesign } from './design/read-design.ts'
import { crossTable, statisticsOf } from './design/statistics.ts'
import { questionIn } from './design/translated-question.ts'
import { invitedPeople, isTargeted, waitedFor } from './invited-people.server.ts'
import { questionnaire } from './questionnaire.ts'

interface Path {
  readonly id: string
}
interface Cross {
  readonly first?: string
  readonly second?: string
}

const config = { needs: 'wjdj-ck' } as const
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a questionnaire has brought: figures for the page, and everything as a workbook. */
export function statisticsRoutes(app: FastifyInstance): void {
  app.get<{ Params: Path; Querystring: Cross }>(
    '/api/questionnaire/statistics/:id',
    { config },
    async ({ ctx, params, query }) => {
      const { record, sheets } = await gathered(ctx, params.id)
      const questions = (readDesign(record.design) ?? []).map((question) => questionIn(question, ctx.lang))
      const [first, second] = [query.first, query.second].map((id) => questions.find((question) => question.id === id))
      const answers = sheets.map((sheet) => sheet.answers)
      const passed =
        record.passScore === null
          ? null
          : sheets.filter(({ score }) => Number(score) >= Number(record.passScore)).length
      return {
        questions,
        sheets: sheets.length,
        passed,
        statistics: statisticsOf(questions, answers),
        cross: first && second ? crossTable(first, second, answers) : null,
      }
    },
  )

  app.get<{ Params: Path }>('/api/questionnaire/waiting/:id', { config }, async ({ ctx, params }) => {
    const { record } = await gathered(ctx, params.id)
    if (record.anonymous === '1' || !isTargeted(record)) return { invited: 0, waiting: [] }
    const [invited, waiting] = await Promise.all([invitedPeople(ctx, record), waitedFor(ctx, record)])
    const names = await loadNames(ctx, new Map([['person', new Set(waiting)]]))
    return { invited: invited.length, waiting: waiting.map((id) => ({ id, name: names[`person:${id}`] ?? id })) }
  })

  app.get<{ Params: Path }>(
    '/api/questionnaire/export/:id',
    { config: { needs: 'wjdj-dc' } },
    async ({ ctx, params }, reply) => {
      const { record, sheets } = await gathered(ctx, params.id)
      const bytes = await writeBook(await answerBook(ctx, record, sheets))
      return reply
        .type(workbook)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${record.title}.xlsx`)}`)
        .send(bytes)
    },
  )
}

async function gathered(ctx: Ctx, id: string) {
  if (!ctx.actor.permissions.has('wjdc-ck')) throw new Refusal('permission.missing', {}, { status: 403 })
  const record = await get(ctx, questionnaire, id)
  const sheets = await find(ctx, answerSheet, { questionnaire: id }, { sort: ['-answerTime'] })
  return {
    record,
    sheets: sheets.map(({ answers, ...sheet }) => ({ ...sheet, answers: JSON.parse(answers) as Answers })),
  } // written by submit alone
}
