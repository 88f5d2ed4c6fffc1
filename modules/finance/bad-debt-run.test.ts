import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { addDays } from '../../core/values/day.ts'
import { queryGroupedReport } from '../../server/exchange/report/query-grouped-report.ts'
import { act, balanceOf, change, create, find, get, postRun, setMonthClosed } from '../../server/module-api.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import { writeRunLines } from '../../server/records/batch-run/write-run-lines.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { badDebtByAge } from './bad-debt-by-age.ts'
import { badDebtLine, badDebtRun, monthlyBadDebt } from './bad-debt.ts'
import { openItem } from './open-item.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

const unitId = () => world.place('BLHY')
const own = async (values: object, by = 'seafin') =>
  postRun(await world.ctx(by), monthlyBadDebt, { unitId: unitId(), ...values })
const runOf = (id: string) => get(world.all, badDebtRun, id)
const linesOf = (runId: string) => find(world.all, badDebtLine, { runId }, { sort: ['-dueDate'] })
const booked = async (account: string, key = '') =>
  balanceOf(await world.ctx('findir'), unitId(), {
    ledger: account === '6702' ? 'profit' : 'allowance',
    account,
    key,
    currency: 'CNY',
  })

/** Debts of one party by the days on which they are due; all of them are from the year before. */
async function owed(rows: readonly (readonly [dueDate: string, amount: string])[]) {
  const party = await world.admitted()
  const sale = await world.sold(party)
  const ids = []
  for (const [dueDate, amount] of rows)
    ids.push(await world.settled(sale, party, amount, { settleType: 'svc', date: addDays(dueDate, -60), dueDate }))
  return { party, sale, items: await Promise.all(ids.map(world.itemOf)) }
}

async function reversed(id: string) {
  await act(await world.ctx('seafin'), badDebtRun, id, 'reverse', { ver: (await runOf(id)).ver, why: '重算' })
  await writeRunLines(systemContext(world.pool, world.running, worldNow, 'test'), { run: 'finance.badDebtRun', id })
  return runOf(id)
}

const ofExample = [
  ['2025-07-15', '1200000'],
  ['2025-06-10', '800000'],
  ['2025-05-05', '500000'],
  ['2025-03-20', '300000'],
  ['2024-11-30', '200000'],
  ['2024-05-31', '100000'],
] as const

test('T-AGE-01 as of 2025-06-30 is 163,000.00, by a voucher of the month; the month after books what changed', async () => {
  const { party, items } = await owed(ofExample)
  const june = await own({ month: '2025-06' })
  expect((await linesOf(june)).map((line) => [line.daysLate, line.ageBand, line.percent, line.provision])).toEqual([
    ['0', '0', '0.00', '0.00'],
    ['20', '1', '1.00', '8000.00'],
    ['56', '2', '3.00', '15000.00'],
    ['102', '4', '10.00', '30000.00'],
    ['212', '5', '30.00', '60000.00'],
    ['395', '6', '50.00', '50000.00'],
  ])
  expect(await runOf(june)).toMatchObject({
    state: '2',
    day: '2025-06-30',
    receivable: '3100000.00',
    provision: '163000.00',
    delta: '163000.00',
    voucherNo: expect.stringMatching(/^PZ-BLHY-202506/),
  })
  expect([await booked('6702'), await booked('1231', party)]).toEqual(['163000.00', '-163000.00'])

  // By hand for 2025-07-31: 16 days 12,000; 51 days 24,000; 87 days 25,000; 133 days 30,000; 243 days 60,000; 426 days
  // 50,000: 201,000 in all, 38,000 more than at the end of June.
  const july = await own({ month: '2025-07' })
  expect(await runOf(july)).toMatchObject({ provision: '201000.00', delta: '38000.00' })
  expect([await booked('6702'), await booked('1231', party)]).toEqual(['201000.00', '-201000.00'])

  // The newest first, and each with the opposite of its voucher.
  await expect(reversed(june)).rejects.toMatchObject({ code: 'run.later', params: { later: '2025-07' } })
  expect(await reversed(july)).toMatchObject({ state: '4' })
  expect(await reversed(june)).toMatchObject({ state: '4' })
  expect([await booked('6702'), await booked('1231', party)]).toEqual(['0.00', '0.00'])
  expect(await ledgerProblems(world.pool)).toEqual([])
  for (const item of items) await world.revoked(item.sourceId)
})

test('what is known of one debt counts before its age, and what was settled since is released', async () => {
  const { party, sale, items } = await owed([
    ['2026-08-20', '1000'],
    ['2026-07-20', '2000'],
    ['2026-09-25', '500'],
  ])
  const [first, second] = items
  const assess = async (item: typeof first, asked: object) =>
    act(await world.ctx('seafin'), openItem, item?.id ?? '', 'assess', {
      ver: (await get(world.all, openItem, item?.id ?? '')).ver,
      why: '已申请破产',
      ...asked,
    })
  await assess(first, { percent: '80' })
  await assess(second, { loss: '2500' })
  // By hand for 2026-09-30: 80 % of 1,000; not more than the 2,000 that are left; 5 days late 1 % of 500.
  const september = await own({ month: '2026-09' })
  expect(
    (await linesOf(september)).map((line) => [line.individual, line.percent, line.provision, line.reason]),
  ).toEqual([
    ['0', '1.00', '5.00', null],
    ['1', '80.00', '800.00', 'own'],
    ['1', null, '2000.00', 'own'],
  ])
  expect(await runOf(september)).toMatchObject({ receivable: '3500.00', provision: '2805.00', delta: '2805.00' })

  // All of it is paid on 2026-11-18: in October it is still owed, in November it is released.
  await world.received(party, '3500', { contractId: sale })
  const october = await own({ month: '2026-10' })
  // By hand for 2026-10-31: 36 days late 3 % of 500 are 15.00, ten more than before.
  expect(await runOf(october)).toMatchObject({ receivable: '3500.00', provision: '2815.00', delta: '10.00' })
  const november = await own({ month: '2026-11' })
  expect(await runOf(november)).toMatchObject({ receivable: '0.00', provision: '0.00', delta: '-2815.00' })
  expect((await linesOf(november)).map(({ reason, delta }) => [reason, delta])).toEqual([
    ['released', '-15.00'],
    ['released', '-800.00'],
    ['released', '-2000.00'],
  ])
  expect([await booked('6702'), await booked('1231', party)]).toEqual(['0.00', '0.00'])
  expect(await ledgerProblems(world.pool)).toEqual([])
  for (const run of [november, october, september]) await reversed(run)
})

test('as of today each receivable is set aside as its own page says, a foreign one at the rate it was booked at', async () => {
  const { party, items } = await owed([
    ['2026-08-01', '333.33'],
    ['2026-11-30', '10'],
  ])
  const [{ account, unitId: of, deptId } = { account: '', unitId: '', deptId: null }] = items
  // 1,000 dollars at 7.1234, 62 days late on 2026-10-31: 5 % of 7,123.40 yuan are 356.17.
  await create(world.all, openItem, {
    sourceNo: 'JS-USD',
    sourceId: 'dollars',
    itemType: 'ar',
    counterparty: party,
    account,
    unitId: of,
    deptId,
    bizDate: '2026-08-01',
    dueDate: '2026-08-30',
    currency: 'USD',
    fxRate: '7.1234',
    amount: '1000.00',
  })
  const [assessed] = items
  await act(await world.ctx('seafin'), openItem, assessed?.id ?? '', 'assess', {
    ver: assessed?.ver ?? 0,
    percent: '12.5',
    why: '有争议',
  })
  await world.aged('2026-10-31')
  const run = await own({ month: '2026-10' })
  const lines = await linesOf(run)
  expect(lines.find(({ currency }) => currency === 'USD')).toMatchObject({
    balance: '1000.00',
    receivable: '7123.40',
    provision: '356.17',
    daysLate: '62',
  })
  // By hand: 12.5 % of 333.33 are 41.67; 10 are not due.
  const shown = await find(world.all, openItem, { counterparty: party }, { sort: ['dueDate'] })
  expect(shown.map(({ lossCny }) => lossCny)).toEqual(['41.67', '356.17', '0.00'])
  expect(shown.map(({ id }) => lines.find(({ itemId }) => itemId === id)?.provision)).toEqual(
    shown.map(({ lossCny }) => lossCny),
  )

  const figures = await queryGroupedReport(await world.ctx('seafin'), badDebtByAge, { month: '2026-10' })
  expect(figures.totals).toMatchObject({ provision: (await runOf(run)).provision, items: String(lines.length) })
  await reversed(run)
  await change(world.all, openItem, await world.itemOf('dollars'), { status: '3' }, { verb: 'update' })
})

test('a month is provided for once, in an open period, by those who reach the whole company', async () => {
  await owed([['2026-08-01', '77']])
  const september = await own({ month: '2026-09' })
  await expect(own({ month: '2026-09' })).rejects.toMatchObject({ code: 'run.twice', status: 409 })
  await expect(own({ month: '2026-08' })).rejects.toMatchObject({ code: 'run.later-posted' })
  await expect(own({ month: '2026-12' })).rejects.toMatchObject({ errors: { month: { code: 'bad-debt.future' } } })
  const resumed = act(await world.ctx('seafin'), badDebtRun, september, 'resume', { ver: (await runOf(september)).ver })
  await expect(resumed).rejects.toMatchObject({ code: 'record.wrong-state' })
  await expect(own({ month: '2026-10' }, 'risk')).rejects.toMatchObject({ status: 403 })
  await expect(own({ month: '2026-10', unitId: world.place('BLLY') })).rejects.toMatchObject({
    errors: { unitId: { code: 'run.unit' } },
  })
  // It is worked out once what is owed is closed, and no more once the profit is.
  const close = (part: 'settlement' | 'profit') =>
    setMonthClosed(world.all, { unitId: unitId(), month: '2026-10' }, part, true)
  await close('settlement')
  const october = await own({ month: '2026-10' })
  expect(await runOf(october)).toMatchObject({ state: '2' })
  expect(await reversed(october)).toMatchObject({ state: '4' })
  await close('profit')
  const closed = { code: 'period.closed', params: { month: '2026-10', ledger: 'profit' } }
  await expect(own({ month: '2026-10' })).rejects.toMatchObject(closed)
  await expect(reversed(september)).rejects.toMatchObject(closed)
})
