import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { compose } from '../../main/compose-modules.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { systemActor } from '../../platform/context/system-context.ts'
import { freshDatabase } from '../../testing/database.ts'
import { noticeTabs } from './notice-tabs.ts'
import { pageOfNotices, readNotices, unreadByTab } from './notices.ts'

const { pool } = await freshDatabase()

test('every notice stands under exactly one tab, and reading one tab leaves the others unread', async () => {
  const anna = await makePerson(pool, { code: 'anna' })
  const ctx = makeContext({
    actor: { ...systemActor, id: anna },
    lang: 'zh',
    now: Date.now(),
    requestId: '',
    ip: '',
    sql: pool,
    running: compose({ modules: [] }),
  })
  const events = [
    'task.opened',
    'task.overdue',
    'flow.copied',
    'flow.blocked',
    'follow.mention',
    'follow.change',
    'licence.ending',
    'alert.raised',
    'plan.paid',
    'export.ready',
  ]
  await pool.query(
    sql`insert into engine.notice (person, event, type, params, at) select ${anna}::uuid, e, split_part(e, '.', 1), '{}', now() from unnest(${events}::text[]) e`,
  )
  const shown = await Promise.all(
    noticeTabs
      .filter((tab) => tab !== '')
      .map(async (tab) => [tab, (await pageOfNotices(ctx, 1, 50, false, tab)).totalElements] as const),
  )
  expect(Object.fromEntries(shown)).toEqual({ todo: 1, alert: 4, mention: 2, notice: 3 })
  await readNotices(ctx, 'all', 'alert')
  expect(await unreadByTab(ctx)).toEqual({ all: 6, todo: 1, alert: 0, mention: 2, notice: 3 })
  expect(await pageOfNotices(ctx, 1, 50, true, 'alert')).toMatchObject({ content: [], unread: 0 })
})
