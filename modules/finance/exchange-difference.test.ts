import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Ctx, find } from '../../server/module-api.ts'
import { withinTransaction } from '../../server/records/write/within-transaction.ts'
import { settlement } from '../contracts/index.ts'
import { itemClearing } from './item-clearing.ts'
import { openFor, reverseOf } from './open-and-reverse-items.server.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld
let all: Ctx

beforeAll(async () => {
  world = await debtsWorld()
  all = (await world.ctx('findir')).withoutScope('the test books')
})

test('T-FX-01 dollars that are paid at a higher rate than they were owed at are a loss', async () => {
  const party = await world.admitted()
  await owed(party, 'ap', '2202', '3240000.00', '7.1850')
  const paid = await owed(party, 'pa', '2202', '3240000.00', '7.2120')
  expect(await clearings(party)).toMatchObject([
    { debtRate: '7.185000', moneyRate: '7.212000', fxDiff: '-87480.00', fxVoucherNo: expect.stringMatching(/\d/) },
  ])
  expect(await booked(party)).toEqual({ '660303': '87480.00', '2202-汇差': '-87480.00' })
  // The money comes back: the debt is open again, and nothing was lost.
  await withinTransaction(all, (ctx) => reverseOf(ctx, paid))
  expect((await clearings(party)).map(({ fxDiff }) => fxDiff)).toEqual(['-87480.00', '87480.00'])
  expect(await booked(party)).toEqual({ '660303': '0.00', '2202-汇差': '0.00' })
})

test('T-FX-02 dollars that come in at a lower rate than they were owed at are a loss', async () => {
  const party = await world.admitted()
  await owed(party, 'ar', '1122', '500000.00', '7.1900')
  await owed(party, 'ra', '1122', '500000.00', '7.1600')
  expect(await clearings(party)).toMatchObject([{ fxDiff: '-15000.00' }])
  expect(await booked(party)).toEqual({ '660303': '15000.00', '1122-汇差': '-15000.00' })
})

// 289 747 at 7.1180 − 7.0950: 6 664.18 less than was owed. Of 100 000 dollars in part 40 000 × 0.02 = 800 are gained.
test('what is paid at a lower rate is a gain, and a part of a debt brings its part', async () => {
  const [whole, part] = [await world.admitted(), await world.admitted()]
  await owed(whole, 'ap', '2202', '289747.00', '7.1180')
  await owed(whole, 'pa', '2202', '289747.00', '7.0950')
  expect(await clearings(whole)).toMatchObject([{ fxDiff: '6664.18' }])
  await owed(part, 'ap', '2202', '100000.00', '7.1200')
  await owed(part, 'pa', '2202', '40000.00', '7.1000')
  expect(await clearings(part)).toMatchObject([{ amount: '40000.00', fxDiff: '800.00' }])
})

test('yuan differ by nothing, and neither does what was paid at the rate that it was owed at', async () => {
  const [yuan, same] = [await world.admitted(), await world.admitted()]
  await owed(yuan, 'ap', '2202', '1000.00', null, 'CNY')
  await owed(yuan, 'pa', '2202', '1000.00', null, 'CNY')
  expect(await clearings(yuan)).toMatchObject([{ fxDiff: null, fxVoucherNo: null }])
  await owed(same, 'ap', '2202', '1000.00', '7.1200')
  await owed(same, 'pa', '2202', '1000.00', '7.1200')
  expect(await clearings(same)).toMatchObject([{ fxDiff: '0.00', fxVoucherNo: null }])
})

type Owed = [party: string, itemType: string, account: string, amount: string, fxRate: string | null, currency?: string]

/** Opens a debt or money of a party, which clears what it can; answers its source. */
async function owed(...[counterparty, itemType, account, amount, fxRate, currency = 'USD']: Owed): Promise<string> {
  const sourceId = randomUUID()
  const values = { sourceId, counterparty, itemType, account, amount, fxRate, currency, unitId: world.place('BLHY') }
  await withinTransaction(all, (ctx) => openFor(ctx, settlement, { ...values, bizDate: '2026-11-10' }))
  return sourceId
}

function clearings(counterparty: string) {
  return find(all, itemClearing, { counterparty }, { sort: ['createTime'] })
}

/** What the books hold of a party by account, in yuan. */
async function booked(party: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await world.pool.driver.query<{ account: string; amount: string }>(
    `select account, sum(amount)::text as amount from engine.balance where key = $1 and currency = 'CNY' group by 1`,
    [party],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
