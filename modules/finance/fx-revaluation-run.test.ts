import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { act, create, type Ctx, find, get, postRun } from '../../server/module-api.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import { writeRunLines } from '../../server/records/batch-run/write-run-lines.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { withinTransaction } from '../../server/records/write/within-transaction.ts'
import { exchangeRate, settlement } from '../contracts/index.ts'
import { fxRevaluation, fxRevaluationRun, monthlyFxRevaluation } from './fx-revaluation.ts'
import { openFor } from './open-and-reverse-items.server.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld
let all: Ctx

beforeAll(async () => {
  world = await debtsWorld()
  all = (await world.ctx('findir')).withoutScope('test')
  for (const [rateDate, rate] of [
    ['2026-09-30', '7.170600'],
    ['2026-10-31', '7.210000'],
  ])
    await create(all, exchangeRate, { currency: 'USD', rateType: '1', rateDate, rate })
})
afterEach(async () => {
  expect(await ledgerProblems(world.pool)).toEqual([])
})

test('T-FX-04 800,000 dollars that we owe gain 11,520 by a lower rate at month-end, turned back on the first', async () => {
  const party = await world.admitted()
  await owed(party, 'ap', '2202', '800000.00', '7.1850')
  const run = await posted('2026-09')
  expect(await linesOf(run, party)).toMatchObject([
    { balance: '800000.00', bookCny: '5748000.00', revalued: '5736480.00', difference: '11520.00' },
  ])
  expect(await booked(party, '2026-09-30')).toEqual({ '2202-汇差': '11520.00', '660303': '-11520.00' })
  expect(await booked(party, '2026-10-01')).toEqual({ '2202-汇差': '0.00', '660303': '0.00' })
})

test('what is owed to us gains by a higher rate, by what was left of it then, and a run is taken back whole', async () => {
  const party = await world.admitted()
  // Of 500,000 at 7.1900, 200,000 came in October and 50,000 in November: 300,000 x 0.02 = 6,000.
  await owed(party, 'ar', '1122', '500000.00', '7.1900')
  await owed(party, 'ra', '1122', '200000.00', '7.1900', '2026-10-12')
  await owed(party, 'ra', '1122', '50000.00', '7.1900', '2026-11-05')
  const run = await posted('2026-10')
  expect(await linesOf(run, party)).toMatchObject([{ balance: '300000.00', difference: '6000.00' }])
  expect(await booked(party, '2026-10-31')).toEqual({ '1122-汇差': '6000.00', '660303': '-6000.00' })
  const ctx = await world.ctx('seafin')
  const { ver } = await get(ctx, fxRevaluationRun, run)
  await expect(act(ctx, fxRevaluationRun, run, 'resume', { ver })).rejects.toMatchObject({ code: 'record.wrong-state' })
  await act(ctx, fxRevaluationRun, run, 'reverse', { ver, why: '重算' })
  const system = systemContext(world.pool, world.running, worldNow, 'test')
  await writeRunLines(system, { run: monthlyFxRevaluation.runs, id: run })
  for (const day of ['2026-10-31', '2026-11-01'])
    expect(await booked(party, day)).toEqual({ '1122-汇差': '0.00', '660303': '0.00' })
})

test('yuan, money paid ahead and a currency without a rate are not revalued, and a month has to be over', async () => {
  const party = await world.admitted()
  await owed(party, 'ap', '2202', '100.00', null, '2026-09-10', 'CNY')
  await owed(party, 'pa', '1123', '100.00', '7.1000')
  await owed(party, 'ap', '2202', '100.00', '12.000000', '2026-09-10', 'KZT')
  await expect(posted('2026-11')).rejects.toMatchObject({
    errors: { month: { code: 'fx-revaluation.month-not-over' } },
  })
  const run = await posted('2026-10')
  expect(await linesOf(run, party)).toEqual([])
  expect(await booked(party, '2026-10-31')).toEqual({})
})

type Owed = [party: string, itemType: string, account: string, amount: string, fxRate: string | null]

async function owed(
  ...[counterparty, itemType, account, amount, fxRate, bizDate = '2026-09-10', currency = 'USD']: [
    ...Owed,
    bizDate?: string,
    currency?: string,
  ]
): Promise<void> {
  const of = { sourceId: randomUUID(), counterparty, itemType, account, amount, fxRate, currency, bizDate }
  const then = (await world.ctx('findir', { at: Date.parse(`${bizDate}T04:00:00Z`) })).withoutScope('test')
  await withinTransaction(then, (ctx) => openFor(ctx, settlement, { ...of, unitId: world.place('BLHY') }))
}

async function posted(month: string): Promise<string> {
  return postRun(await world.ctx('seafin'), monthlyFxRevaluation, { unitId: world.place('BLHY'), month })
}

function linesOf(runId: string, counterparty: string) {
  return find(all, fxRevaluation, { runId, counterparty })
}

/** What the accounts of a party came to by the end of a day. */
async function booked(party: string, day: string) {
  const { rows } = await world.pool.driver.query<{ account: string; amount: string }>(
    `select l.account, sum(l.debit - l.credit)::text as amount from engine.posting_line l join engine.posting p on p.id = l.posting
     where l.key = $1 and p.day <= $2 and p.event like 'FX_REVAL%' group by 1 order by 1`,
    [party, day],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
