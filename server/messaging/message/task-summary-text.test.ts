import { expect, test } from 'vitest'
import { languages } from '../../../core/values/language.ts'
import { flowWorld } from '../../approval/testing/flow-world.ts'
import { freshDatabase } from '../../testing/database.ts'
import { noticeText } from '../notice/notice-text.ts'
import { taskSummaryText } from './task-summary-text.ts'

const { pool } = await freshDatabase({ pool: { max: 4 } })
const world = await flowWorld(pool)
const { people } = world

test('a message about a task names the party and the amount in each language, to its handler alone', async () => {
  const id = await world.draft('12345.60')
  await world.act(id, 'submit')
  const taskId = await world.openTask(people.leader, id)
  const ctx = await world.as(people.admin)
  const params = {
    taskId,
    number: 'SY-1',
    title: 'SY-1',
    drafterName: { zh: '张三', ru: 'Чжан Сань', en: 'Zhang San' },
  }
  const said = await Promise.all(
    languages.map(async (lang) => {
      const about = await taskSummaryText(ctx, { event: 'task.opened', person: people.leader, lang, params })
      return noticeText(
        world.running,
        { event: 'task.opened', document: 'trial.payment', params: { ...params, ...about } },
        lang,
      ).content.replaceAll('\u00a0', ' ')
    }),
  )
  expect(said).toEqual([
    '张三 提交的“trial”等待您处理：Payee，12,345.60',
    '«trial» ожидает вашего решения. Инициатор: Чжан Сань. Payee, 12 345,60',
    '“trial” by Zhang San awaits your decision: Payee, 12,345.60',
  ])
  expect(
    await taskSummaryText(ctx, { event: 'task.opened', person: people.elsewhere, lang: 'ru', params }),
    'not his task',
  ).toBeNull()
})
