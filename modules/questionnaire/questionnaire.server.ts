import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { dayMs } from '../../core/values/duration.ts'
import { change, type Ctx, find, notify, Refusal, rules, withinTransaction } from '../../server/module-api.ts'
import { linkOf } from './answer-link.ts'
import { forgetSpent } from './answer-rate-limits.server.ts'
import { designProblems } from './design/check-design.ts'
import { readDesign } from './design/read-design.ts'
import { invitedPeople, waitedFor } from './invited-people.server.ts'
import { questionnaire, type Questionnaire } from './questionnaire.ts'
import { questionnaireRefusals } from './words/refusals.ts'

/** A link is made with the questionnaire, questions stand still once it is published, and only a good design is. */
export const questionnaireRules = rules(questionnaire, {
  prepare: (_ctx, draft, before) => ({
    token: before?.token ?? randomBytes(12).toString('base64url'),
    ...(draft.anonymous === '1' ? { targetPeople: [], targetUnits: [], targetDepts: [] } : {}),
  }),

  check: (_ctx, record, before) => {
    if (record.endTime <= record.startTime) throw Refusal.atField('endTime', 'questionnaire.times')
    if (readDesign(record.design) === null) throw Refusal.atField('design', 'questionnaire.design')
    if (before !== null && before.status !== '0' && before.design !== record.design)
      throw Refusal.atField('design', 'questionnaire.fixed')
  },

  on: {
    publish: async (ctx, record) => {
      requireGood(ctx, record)
      await tell(ctx, record, 'questionnaire.invited', await invitedPeople(ctx, record))
    },
    remind: async (ctx, record) => {
      const people = await waitedFor(ctx, record)
      if (people.length === 0) throw new Refusal('questionnaire.nobody')
      await tell(ctx, record, 'questionnaire.reminded', people)
    },
  },
})

/** Reminds those who have not answered, once before a questionnaire closes. */
export async function remindLate(ctx: Ctx): Promise<void> {
  const open = await find(ctx, questionnaire, { status: '1', anonymous: '0' }, { lines: true })
  for (const record of open.filter((one) => ctx.now >= reminderOf(one) && ctx.now < one.endTime)) {
    await withinTransaction(ctx, async (inside) => {
      if (await isFirst(inside, record))
        await tell(inside, record, 'questionnaire.reminded', await waitedFor(inside, record))
    })
  }
}

/** When to remind: a day before the end, in short questionnaires at half of their time. */
function reminderOf({ startTime, endTime }: Questionnaire): number {
  return endTime - Math.min(dayMs, (endTime - startTime) / 2)
}

/** Notes that people were reminded of this end; false when they had been. */
async function isFirst({ sql: on }: Ctx, { id, endTime }: Questionnaire): Promise<boolean> {
  const noted = await on.query(sql`
    insert into questionnaire.reminded (questionnaire, end_time) values (${id}::uuid, ${new Date(endTime)})
    on conflict do nothing returning questionnaire`)
  return noted.length > 0
}

function tell(ctx: Ctx, record: Questionnaire, event: string, people: readonly string[]): Promise<void> {
  const title = { zh: record.title, ru: record.titleRu || record.title, en: record.titleEn || record.title }
  return notify(ctx, people, {
    event,
    params: { title, end: record.endTime },
    url: linkOf(record),
    about: { doc: questionnaire, id: record.id },
  })
}

/** Closes what has reached its end, and forgets what was counted until then. */
export async function closeOverdue(ctx: Ctx): Promise<void> {
  await forgetSpent(ctx)
  await withinTransaction(ctx, async (inside) => {
    const open = await find(inside, questionnaire, { status: '1' }, { lock: true, lines: true })
    for (const record of open.filter(({ endTime }) => endTime <= inside.now))
      await change(inside, questionnaire, record, { status: '2' }, { verb: 'end' })
  })
}

function requireGood(ctx: Ctx, record: Questionnaire): void {
  const questions = readDesign(record.design) ?? []
  if (questions.length === 0) throw new Refusal('questionnaire.empty')
  if (record.endTime <= ctx.now) throw new Refusal('questionnaire.over')
  const [problem] = designProblems(questions)
  if (problem !== undefined)
    throw new Refusal('questionnaire.unready', {
      n: problem.at + 1,
      problem: questionnaireRefusals[problem.code][ctx.lang],
    })
}
