import { randomBytes } from 'node:crypto'
import { change, type Ctx, find, notify, Refusal, rules, withinTransaction } from '../../server/define.ts'
import { designProblems } from './design/check-design.ts'
import { readDesign } from './design/read-design.ts'
import { linkOf } from './link-of.ts'
import { questionnaire, type Questionnaire } from './questionnaire.ts'
import { questionnaireRefusals } from './words/refusals.ts'

/** A link is made with the questionnaire, questions stand still once it is published, and only a good design is. */
export const questionnaireRules = rules(questionnaire, {
  prepare: (_ctx, draft, before) => ({ token: before?.token ?? randomBytes(12).toString('base64url'), ...(draft.anonymous === '1' ? { targetPeople: [] } : {}) }),

  check: (_ctx, record, before) => {
    if (record.endTime <= record.startTime) throw wrong('endTime', 'questionnaire.times')
    if (readDesign(record.design) === null) throw wrong('design', 'questionnaire.design')
    if (before !== null && before.status !== '0' && before.design !== record.design) throw wrong('design', 'questionnaire.fixed')
  },

  on: {
    publish: async (ctx, record) => {
      requireGood(ctx, record)
      const url = linkOf(record)
      await notify(ctx, record.targetPeople ?? [], { event: 'questionnaire.invited', params: { title: record.title, end: record.endTime }, url, about: { doc: questionnaire, id: record.id } })
    },
  },
})

/** Closes what has reached its end. */
export async function closeOverdue(ctx: Ctx): Promise<void> {
  await withinTransaction(ctx, async (inside) => {
    const open = await find(inside, questionnaire, { status: '1' }, { lock: true, lines: true })
    for (const record of open.filter(({ endTime }) => endTime <= inside.now)) await change(inside, questionnaire, record, { status: '2' }, { verb: 'end' })
  })
}

function requireGood(ctx: Ctx, record: Questionnaire): void {
  const questions = readDesign(record.design) ?? []
  if (questions.length === 0) throw new Refusal('questionnaire.empty')
  if (record.endTime <= ctx.now) throw new Refusal('questionnaire.over')
  const [problem] = designProblems(questions)
  if (problem !== undefined) throw new Refusal('questionnaire.unready', { n: problem.at + 1, problem: questionnaireRefusals[problem.code][ctx.lang] })
}

function wrong(field: string, code: string): Refusal {
  return new Refusal(code, {}, { errors: { [field]: { code } } })
}
