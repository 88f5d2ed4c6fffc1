import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taskCounts } from '../../server/approval/tasks/task-page.ts'
import { countWaiting } from '../../server/approval/tasks/waiting-tasks.ts'
import { holdersOf } from '../../server/identity/access/permission-holders.ts'
import { pageOfNotices } from '../../server/messaging/notice/notices.ts'
import { deliver } from '../../server/messaging/outbox/deliver-outbox-rows.ts'
import { batchTaskNotices } from '../../server/messaging/role-tasks/batch-task-notices.ts'
import { notifyTaskHolders } from '../../server/messaging/role-tasks/notify-task-holders.ts'
import { asSystem, makePdf, storeFile, taskPage } from '../../server/module-api.ts'
import type { Ctx } from '../../server/platform/context/context.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { pendingTaskTextsOfOthers } from '../../server/records/role-tasks/pending-task-texts.ts'
import { officeBranches } from '../../server/records/role-tasks/role-task-lists.ts'
import { tellJob } from '../../server/records/role-tasks/task-changes.ts'
import { bankPayment } from './bank-payment.ts'
import { importLines } from './bank-statement.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, day, fundsWorld, hour, minute } from './testing/funds-world.ts'

let world: FundsWorld
const list = { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 500 } as const

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

test('WFL-02 a payment is a task of cashier, reviewer and authoriser in turn, and gone once each has done his part', async () => {
  const planId = await world.approved({ planAmount: '31000.00' })
  const row = async (who: string, id: string) =>
    (await taskPage(await world.ctx(who), list)).content.find((one) => one.id === id)
  expect(await row('cashier', planId)).toMatchObject({
    task: 'pay',
    taskId: null,
    procInstId: null,
    nodeLabel: '待付款',
    amountText: '31,000.00 CNY',
    href: `/doc/finance/paymentPlan/${planId}`,
    title: expect.stringContaining('辽海远通'),
  })
  expect(await Promise.all(['seasales', 'reviewer', 'authoriser'].map((who) => world.waits(who, planId)))).toEqual([
    [],
    [],
    [],
  ])
  await world.does('cashier', paymentPlan, planId, 'pay', { amount: '31000.00' })
  expect(await world.waits('cashier', planId)).toEqual([])
  const { id } = (await taskPage(await world.ctx('reviewer'), list)).content.find(
    ({ amountText }) => amountText === '31,000.00 CNY',
  ) ?? { id: '' }
  expect(await row('reviewer', id)).toMatchObject({
    task: 'review',
    nodeLabel: '待复核',
    title: expect.stringContaining('辽海远通'),
    about: expect.stringContaining('港杂费'),
    urgency: null,
  })
  expect(await Promise.all(['cashier', 'authoriser'].map((who) => world.waits(who, id)))).toEqual([[], []])
  // The plan itself says it too, to whoever sees its payments.
  const says = async (who: string) => pendingTaskTextsOfOthers(await world.ctx(who), paymentPlan, planId)
  expect(await says('cashier')).toEqual([expect.stringMatching(/^ZF-BLHY-\d{8}-\d{4} 待复核$/)])
  expect(await says('seasales')).toEqual([])
  await world.does('reviewer', bankPayment, id, 'review')
  expect(await Promise.all(['reviewer', 'authoriser'].map((who) => world.waits(who, id)))).toEqual([[], ['authorise']])
  await world.does('authoriser', bankPayment, id, 'refuseAuthorise', { reason: '账号有误' })
  expect(await Promise.all(['authoriser', 'cashier'].map((who) => world.waits(who, id)))).toEqual([[], ['remake']])
})

test('a task of the office is nobody’s who made what is to be reviewed, whatever he holds', async () => {
  const id = await world.made('32000.00')
  expect(await world.waits(await world.withRight('cashier', 'yqzl-fh'), id)).toEqual([])
  expect(await world.waits(await world.withRight('authoriser', 'yqzl-fh'), id)).toEqual(['review'])
})

test('what lies outside of somebody’s data scope, or may not be read, is neither counted nor shown', async () => {
  const id = await world.made('33000.00')
  const reviewer = await world.ctx('reviewer')
  const without = (more: Partial<Ctx['actor']>) => makeContext({ ...reviewer, actor: { ...reviewer.actor, ...more } })
  const elsewhere = without({
    scopes: new Map([...reviewer.actor.scopes, ['zjgl', { all: false, unitIds: [crypto.randomUUID()], deptIds: [] }]]),
  })
  const blind = without({ permissions: new Set([...reviewer.actor.permissions].filter((code) => code !== 'yqzl-ck')) })
  expect(await Promise.all([reviewer, elsewhere, blind].map((who) => world.waits(who, id)))).toEqual([
    ['review'],
    [],
    [],
  ])
  expect(await countWaiting(elsewhere)).toBe(0)
  expect(await taskCounts(blind)).toMatchObject({ undecided: 0 })
})

test('the badge, the tabs and the list count the same, and a plan past its day is overdue', async () => {
  await world.approved({ planAmount: '34000.00' })
  const cashier = await world.ctx('cashier')
  const { totalElements, content } = await taskPage(cashier, list)
  expect(totalElements).toBe(content.length)
  expect(await countWaiting(cashier)).toBe(totalElements)
  expect(await taskCounts(cashier)).toMatchObject({
    undecided: totalElements,
    overdue: 0,
    renewedBy: expect.arrayContaining(['finance.paymentPlan', 'finance.bankPayment']),
  })
  expect((await taskPage(cashier, { ...list, tab: 'unviewed' })).totalElements).toBe(0)
  const later = await world.ctx('cashier', { at: world.time() + 30 * day })
  const overdue = await taskPage(later, { ...list, tab: 'overdue' })
  expect(overdue.totalElements).toBeGreaterThan(0)
  expect(overdue.content.every(({ urgency }) => urgency === 'overdue')).toBe(true)
  expect(
    (await taskPage(cashier, { ...list, thing: 'finance.paymentPlan', param: 'FK-' })).content.every(
      ({ thing }) => thing === 'paymentPlan',
    ),
  ).toBe(true)
  const pages = await Promise.all(
    [1, 2].map(async (page) => (await taskPage(cashier, { ...list, page, size: 1 })).content.map(({ id }) => id)),
  )
  expect(pages.flat()).toEqual(content.slice(0, 2).map(({ id }) => id))
})

test('an office is told when something begins to wait for it, and what was told is no news once it is done', async () => {
  const id = await world.made('35000.00')
  await tell()
  const told = () =>
    world.pool.query<{ person: string; read: boolean; params: unknown }>(
      sql`select person, read_at is not null as read, params from engine.notice where event = 'task.office' and record_id = ${id}::uuid order by id`,
    )
  expect(await told()).toMatchObject([
    {
      person: world.person('reviewer'),
      read: false,
      params: {
        task: 'review',
        wait: { zh: '待复核' },
        subject: { zh: '辽海远通航运有限公司' },
        amount: { zh: '35,000.00 CNY', ru: expect.stringMatching(/^35\s000,00 CNY$/) },
      },
    },
  ])
  await world.does('reviewer', bankPayment, id, 'review')
  await tell()
  expect((await told()).map(({ person, read }) => [person, read])).toEqual([
    [world.person('reviewer'), true],
    [world.person('authoriser'), false],
  ])
})

test('what one person lays before an office at the same time is told by one job for each task, each record of it by itself', async () => {
  const ids = [await world.made('35100.00'), await world.made('35200.00')]
  // The plans waited for the cashier, the payments wait for the reviewer.
  expect(await tell()).toBe(2)
  const told = await world.pool.query<{ id: string; person: string; amount: string }>(sql`
    select record_id as id, person, params -> 'amount' ->> 'zh' as amount from engine.notice where event = 'task.office' and record_id = any(${ids}::uuid[]) order by id`)
  const reviewer = world.person('reviewer')
  expect(told).toEqual([
    { id: ids[0], person: reviewer, amount: '35,100.00 CNY' },
    { id: ids[1], person: reviewer, amount: '35,200.00 CNY' },
  ])
})

test('what an office is told of is read once, and once more for each of those who are told', async () => {
  const ids = [await world.made('35300.00'), await world.made('35400.00')]
  const findir = await world.ctx('findir')
  const asked: string[] = []
  const counted: Ctx['sql'] = {
    aside: findir.sql.aside,
    query: (statement) => {
      asked.push(statement.text)
      return findir.sql.query(statement)
    },
  }
  const begun = { document: 'finance.bankPayment', id: ids[0] ?? '', ids, task: 'review', by: world.person('cashier') }
  await notifyTaskHolders(makeContext({ ...findir, sql: counted }).withoutScope('test'), { ...begun })
  const holders = await holdersOf(findir, 'yqzl-fh')
  expect(holders.length).toBeGreaterThan(0)
  expect(asked.filter((text) => text.includes('"bank_payment" t'))).toHaveLength(1 + holders.length)
})

test('of credits that come together everybody is told once how many there are to claim, of a single one by itself', async () => {
  const system = asSystem(await world.ctx('findir'), 'test')
  const credit = (id: string) => ({
    id,
    account: '2100880001',
    day: '2026-11-18',
    direction: 'credit' as const,
    amount: '510.00',
    currency: 'CNY',
    reqNo: null,
    bankSerial: null,
    counterpartyName: '辽海远通航运有限公司',
    counterpartyAccount: null,
    purpose: null,
  })
  await importLines(system, world.account, ['G1', 'G2', 'G3'].map(credit))
  await tell()
  const told = () =>
    world.pool.query<{ id: string; record: string | null; url: string; params: Record<string, unknown> }>(sql`
    select id, record_id as record, url, params from engine.notice where person = ${world.person('cashier')}::uuid and params ->> 'task' = 'claim' order by id`)
  expect(await told()).toMatchObject([{ record: null, url: '/workflowdb', params: { count: 3 } }])
  const { content } = await pageOfNotices(await world.ctx('cashier'), 1, 5, false)
  expect(content.find(({ title }) => title.includes('到账'))).toMatchObject({
    title: '到账待认领（3）',
    content: '银行对账单流水：新增 3 项，请在我的待办中处理',
  })
  const [single] = await importLines(system, world.account, [credit('G4')])
  await tell()
  expect((await told()).at(-1)).toMatchObject({ record: single?.id, params: { number: single?.caption } })
})

test('of many payments that begin to wait at once everybody is told once how many, of five singly', async () => {
  const ids: string[] = []
  for (let at = 0; at < 6; at += 1) ids.push(await world.made(`3570${at}.00`))
  await tell()
  const told = (events: string) =>
    world.pool.query<{ params: Record<string, unknown>; url: string | null; record: string | null }>(sql`
    select params, url, record_id as record from engine.notice where event = ${events} and params ->> 'task' = 'review' and person = ${world.person('reviewer')}::uuid`)
  const singly = () => told('task.office').then((rows) => rows.filter(({ record }) => ids.includes(record ?? '')))
  expect(await told('task.offices')).toMatchObject([{ record: null, url: '/workflowdb', params: { count: 6 } }])
  expect(await singly()).toEqual([])
  // One of six he made himself, which he may not review: five are his.
  await world.pool.query(
    sql`update finance.bank_payment set maker_id = ${world.person('reviewer')}::uuid where id = ${ids[0]}::uuid`,
  )
  const begun = { document: 'finance.bankPayment', id: ids[0] ?? '', ids, task: 'review', by: world.person('cashier') }
  await notifyTaskHolders((await world.ctx('findir')).withoutScope('test'), begun)
  await deliver(world.pool, new Set(world.running.notices.keys()))
  expect(await told('task.offices')).toHaveLength(1)
  expect((await singly()).map(({ record }) => record).toSorted()).toEqual(ids.slice(1).toSorted())
})

test('a badge over many payments reads an index and not the table', async () => {
  await world.pool.query(sql`
    insert into finance.bank_payment (id, create_by, create_name, status, stage, search, search_grams)
    select gen_random_uuid(), ${world.person('cashier')}::uuid, 'x', '01', 'authorised', '', '{}' from generate_series(1, 5000)`)
  await world.pool.driver.query('analyze finance.bank_payment')
  const [branch] = officeBranches(await world.ctx('reviewer'), { param: '', thing: 'finance.bankPayment', due: null })
  if (branch === undefined) throw new Error('nothing waits for a reviewer')
  const { text, values } = branch.count
  const { rows } = await world.pool.driver.query(`explain ${text}`, values)
  const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index (Only )?Scan/)
  expect(plan).not.toMatch(/Seq Scan on bank_payment/)
})

test('WFL-02 what the bank leaves in doubt is a task of the cashier and the director in turn', async () => {
  const who = (id: string) => Promise.all(['cashier', 'findir'].map((person) => world.waits(person, id)))
  await world.sentOff('36000.00')
  const twin = await world.sentOff('36000.00')
  expect(await who(twin)).toEqual([[], ['duplicate']])
  await world.does('findir', bankPayment, twin, 'notDuplicate', { reason: '两船港杂费金额相同' })
  expect(await who(twin)).toEqual([[], []])

  const unclear = await world.sentOff('36100.05')
  world.pass(minute)
  await world.runJobs()
  expect(await who(unclear)).toEqual([['resolve'], []])
  const letter = [
    { ...(await storeFile(await world.ctx('cashier'), { name: '证明.pdf', bytes: makePdf(['not debited']) })) },
  ]
  await world.does('cashier', bankPayment, unclear, 'proposeNotPaid', { note: '银行书面确认未扣款', letter })
  expect(await who(unclear)).toEqual([[], ['confirm']])
  await world.does('findir', bankPayment, unclear, 'confirmNotPaid')
  expect(await who(unclear)).toEqual([[], []])

  const absent = await world.sentOff('36200.02')
  for (const wait of [10 * minute, 25 * minute]) {
    world.pass(wait)
    await world.runJobs()
  }
  expect(await who(absent)).toEqual([['search'], []])
  world.pass(day + hour)
  await world.runJobs()
  expect(await who(absent)).toEqual([[], ['absent']])
})

/**
 * The relay carries what was committed, the jobs run, and the relay carries what they told; answers how many jobs told
 * somebody.
 */
async function tell(): Promise<number> {
  const begun = await world.pool.query<{ payload: null }>(sql`
    with told as (update engine.outbox set done_at = now() where event = 'job' and done_at is null and data ->> 'name' = 'engine.tellOffice' returning id, data -> 'payload' as payload)
    select payload from told order by id`)
  const jobs = batchTaskNotices(begun.map(({ payload }) => ({ name: tellJob, payload, run_at: null, key: null })))
  for (const { payload } of jobs) await notifyTaskHolders((await world.ctx('findir')).withoutScope('test'), payload)
  await world.pool.query(sql`update engine.outbox set done_at = now() where event = 'job' and done_at is null`)
  await deliver(world.pool, new Set(world.running.notices.keys()))
  return jobs.length
}
