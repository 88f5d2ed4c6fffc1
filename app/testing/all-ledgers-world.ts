import { pick } from '../../core/approval/testing/random.ts'
import { closings } from '../../core/description/month-closing-parts.ts'
import { receipt } from '../../modules/finance/receipt.ts'
import { debtsWorld } from '../../modules/finance/testing/debts-world.ts'
import { fundsWorld, makeContract } from '../../modules/finance/testing/funds-world.ts'
import { profitWorld } from '../../modules/profit/testing/profit-world.ts'
import { stockIn } from '../../modules/stock/stock-in.ts'
import { stockOut } from '../../modules/stock/stock-out.ts'
import { stockTransfer } from '../../modules/stock/stock-transfer.ts'
import { warehouse } from '../../modules/stock/warehouse.ts'
import { act, get, save, setMonthClosed } from '../../server/module-api.ts'
import { withinTransaction } from '../../server/records/write/within-transaction.ts'
import { blendDoes, blended } from './blend-actions.ts'
import { type GroupWorld, groupWorld } from './group-world.ts'
import { countDoes, counted } from './stock-count-actions.ts'

type Random = () => number

/** The group at work in all its ledgers at once. */
interface LedgersWorld {
  readonly group: GroupWorld
  /** By their names what may happen and how often, beside each other. */
  readonly actions: Readonly<Record<string, readonly [weight: number, (random: Random) => Promise<void>]>>
  /** Opens every part of every month that an action may have closed. */
  readonly openMonths: () => Promise<void>
  readonly close: () => Promise<void>
}

const months = ['2026-10', '2026-11'] as const
const methods = ['mwa', 'batch', 'fifo'] as const

export async function ledgersWorld(): Promise<LedgersWorld> {
  const group = await groupWorld()
  const funds = await fundsWorld('50000000.00', group)
  const [debts, profit] = [await debtsWorld(group), await profitWorld(group)]
  const unitId = group.place('BLHY')
  const parties = [await debts.admitted(), await debts.admitted()]
  const sales = await Promise.all(parties.map(async (party) => ({ party, contractId: await debts.sold(party) })))
  const freight = await makeContract(funds, '90000000.00')
  const goods = await Promise.all(methods.map((method) => profit.coal(method)))
  const sold = { contractId: await profit.inForce('xs') }
  // What was done and can be taken back.
  const settled: string[] = []
  const received: string[] = []
  const came: { readonly id: string; readonly goodsId: string; readonly batchId: string | null }[] = []
  const went: string[] = []
  const counts: string[] = []
  const blends: string[] = []
  const sent: { readonly id: string; readonly qty: string; readonly date: string }[] = []
  const findir = await group.ctx('findir')
  const port = await save(findir, warehouse, { warehouseCode: 'YK-02', warehouseName: '营口港二号堆场' })
  await save(findir, warehouse, { warehouseCode: 'ZT', warehouseName: '在途货物', warehouseType: 'transit' })
  const moves = async (id: string, verb: string, asked: object = {}) => {
    const { ver } = await get(debts.all, stockTransfer, id)
    await act(await group.ctx('seafin'), stockTransfer, id, verb, { ver, ...asked })
  }

  const settle = async (contractId: string, party: string, random: Random, more: object) => {
    const date = pick(random, ['2026-10-20', '2026-11-05', '2026-11-18'])
    settled.push(await debts.settled(contractId, party, cents(random, 90_000), { date, ...more }))
  }
  const goOut = async (random: Random, of: object) => {
    const { goodsId, batchId } = pick(random, came)
    went.push(await profit.went({ goodsId, batchId, qty: cents(random, 500), date: novemberDay(random), ...of }))
  }
  const actions: LedgersWorld['actions'] = {
    'a sale is settled': [
      4,
      (random) => {
        const { contractId, party } = pick(random, sales)
        return settle(contractId, party, random, { settleType: 'svc' })
      },
    ],
    'freight is settled': [
      3,
      (random) => settle(freight, funds.party, random, { settleType: 'frt', content: '航次运费' }),
    ],
    'a settlement is revoked': [2, (random) => debts.revoked(taken(random, settled))],
    'money is received': [
      4,
      async (random) => {
        const { contractId, party } = pick(random, sales)
        received.push(await debts.received(party, cents(random, 60_000), { contractId }))
      },
    ],
    'a receipt is reversed': [
      2,
      async (random) => {
        const id = taken(random, received)
        const { ver } = await get(debts.all, receipt, id)
        await act(await group.ctx('seafin'), receipt, id, 'reverse', { ver, reason: '重复入账' })
      },
    ],
    'freight is paid': [
      3,
      async (random) => {
        const advance = pick(random, ['0', '1'])
        await funds.sentOff(cents(random, 50_000), { paymentAttribute: 'frt', contractId: freight, advance })
      },
    ],
    'goods come in': [
      5,
      async (random) => {
        const [goodsId, qty] = [pick(random, goods), cents(random, 900)]
        const date = novemberDay(random)
        const id = await profit.came({ goodsId, billQty: qty, actualQty: qty, price: cents(random, 600), date })
        came.push({ id, goodsId, batchId: (await profit.inOf(id)).batchId })
      },
    ],
    'goods are sold': [3, (random) => goOut(random, { outType: 'sale', ...sold })],
    'goods are used': [2, (random) => goOut(random, { outType: 'use' })],
    'goods that went out are settled': [
      3,
      async (random) => {
        const date = pick(random, ['2026-10-20', '2026-11-05', '2026-11-18'])
        const items = [{ goods: '煤', qty: cents(random, 40), uom: 't', price: '1' }]
        settled.push(await profit.settled(sold.contractId, '0', { settleType: 'prov', date, items }))
      },
    ],
    'goods that came in are taken back': [1, (random) => profit.does(stockIn, pick(random, came).id, 'reverse')],
    'goods that went out come back': [
      2,
      // One entry stays, for a cent to be planted in.
      (random) => profit.does(stockOut, taken(random, went.length > 1 ? went : []), 'reverse'),
    ],
    'goods change their warehouse': [
      4,
      async (random) => {
        const { goodsId, batchId } = pick(random, came)
        const qty = cents(random, 300)
        const date = novemberDay(random)
        const keeper = await group.ctx('seayard')
        const values = { fromId: profit.yard, toId: port.id, goodsId, batchId, qty, date }
        const { id } = await save(keeper, stockTransfer, values)
        await act(keeper, stockTransfer, id, 'dispatch', { ver: 1 })
        sent.push({ id, qty, date })
      },
    ],
    'goods arrive, with what was lost of them': [
      4,
      async (random) => {
        const { id, qty, date: arrivedOn } = among(random, sent)
        const arrivedQty = (Number(qty) * pick(random, [1, 0.999, 0.98])).toFixed(3)
        await moves(id, 'arrive', { arrivedOn, arrivedQty })
      },
    ],
    'an arrival is taken back': [2, (random) => moves(among(random, sent).id, 'takeBack')],
    'a transfer is reversed': [1, (random) => moves(among(random, sent).id, 'reverse')],
    'a batch is counted': [
      3,
      async (random) => {
        const { goodsId, batchId } = pick(random, came)
        const place = { warehouseId: profit.yard, goodsId, batchId }
        counts.push(await counted(group, random, place, novemberDay(random)))
      },
    ],
    'a count is reversed': [1, (random) => countDoes(group, taken(random, counts), 'reverse')],
    'coal is blended': [
      3,
      async (random) => {
        const [goodsId, day] = [pick(random, goods), novemberDay(random)]
        const batches = [...new Set([pick(random, came), pick(random, came)].flatMap(({ batchId }) => batchId ?? []))]
        const place = { warehouseId: profit.yard, goodsId, planQty: cents(random, 300), batches, day }
        blends.push(await blended(group, random, place))
      },
    ],
    'the output of a blend is taken back': [
      1,
      (random) => blendDoes(group, 'seafin', among(random, blends), 'takeBack'),
    ],
    'the feed of a blend is taken back': [1, (random) => blendDoes(group, 'seafin', among(random, blends), 'unfeed')],
    'a part of a month is closed': [0.5, (random) => closed(random, true)],
    'a part of a month is opened': [2, (random) => closed(random, false)],
  }
  const closed = (random: Random, shut: boolean) =>
    withinTransaction(debts.all, (ctx) =>
      setMonthClosed(ctx, { unitId, month: pick(random, months) }, pick(random, closings), shut),
    )
  const openMonths = () =>
    withinTransaction(debts.all, async (ctx) => {
      for (const month of months) for (const part of closings) await setMonthClosed(ctx, { unitId, month }, part, false)
    })
  return { group, actions, openMonths, close: () => funds.close() }
}

/** An amount of up to so many, with its cents. */
function cents(random: Random, most: number): string {
  return (1 + random() * most).toFixed(2)
}

function novemberDay(random: Random): string {
  return `2026-11-${String(1 + Math.floor(random() * 17)).padStart(2, '0')}`
}

/** One of these, which is there no more. */
function taken<T>(random: Random, from: T[]): T {
  const [one] = from.splice(Math.floor(random() * from.length), 1)
  if (one === undefined) throw new NothingThere()
  return one
}

/** One of these, which stays. */
function among<T>(random: Random, from: readonly T[]): T {
  if (from.length === 0) throw new NothingThere()
  return pick(random, from)
}

/** There is nothing yet that could be taken back. */
export class NothingThere extends Error {}
