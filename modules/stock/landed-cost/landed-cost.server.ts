import { dayOfMs, laterDay } from '../../../core/values/day.ts'
import { compare, isZero, negate, round, sum } from '../../../core/values/decimal.ts'
import { checkAll, closedFor, type Ctx, find, get, link, Refusal, rules } from '../../../server/module-api.ts'
import { goods, settlement } from '../../contracts/index.ts'
import { addToReceiptCost, type OwedPart } from '../add-to-receipt-cost.server.ts'
import { costTrueUp } from '../cost-true-up.ts'
import { costOfSalesAccount, provisionalAccount } from '../ledger-accounts.server.ts'
import { companyOf, requireDay } from '../post-stock.server.ts'
import { stockIn, type StockIn } from '../stock-in.ts'
import { sharesOf } from './landed-cost-shares.ts'
import { requireCostSource, suggestCosts } from './landed-cost-source.server.ts'
import { landedCost, type LandedCost } from './landed-cost.ts'

type Entry = NonNullable<LandedCost['entries']>[number]

const ledgers = ['stock', 'arap', 'profit'] as const

/** Costs are allocated to what came in with a voucher for each entry, in one transaction, and are taken back so. */
export const landedCostRules = rules(landedCost, {
  suggest: suggestCosts,

  // What an entry weighs and was taken in for is what its document says; the volume alone is typed.
  prepare: async (ctx, { entries, status }) => {
    if (!entries || (status ?? '0') !== '0') return {}
    return { entries: await Promise.all(entries.map((line) => completed(ctx, line))) }
  },

  check: (ctx, record) =>
    checkAll([
      () => requirePayees(record),
      () => requireFigures(record),
      () => requireEntries(ctx, record),
      () => requireCostSource(ctx, record),
    ]),

  locks: { confirm: lockAllGoods, reverse: lockAllGoods },

  on: {
    confirm: async (ctx, record) => {
      requireDay(ctx, record)
      await requireOpen(ctx, record)
      await requireEntries(ctx, record)
      await requireCostSource(ctx, record)
      await allocateCosts(ctx, record, record.date, (amount) => amount)
    },
    reverse: (ctx, record) => allocateCosts(ctx, record, laterDay(record.date, dayOfMs(ctx.now)), negate),
  },
})

const everywhere = (ctx: Ctx) => ctx.withoutScope('costs are allocated to whatever came in')

async function completed(ctx: Ctx, line: Entry): Promise<Entry> {
  const [of] = line.stockInId ? await find(everywhere(ctx), stockIn, { id: line.stockInId }) : []
  return of === undefined ? line : { ...line, goodsId: of.goodsId, qty: of.actualQty, worth: of.amount }
}

/** What no settlement asks for is owed to somebody. */
function requirePayees({ costs, settlementId }: LandedCost): void {
  const at = settlementId === null ? (costs ?? []).findIndex(({ payee }) => payee === null) : -1
  if (at >= 0) throw Refusal.atField(`costs.${at}.payee`, 'landed.no-payee')
}

function requireFigures({ basis, entries }: LandedCost): void {
  const at =
    basis === 'volume' ? (entries ?? []).findIndex(({ volume }) => volume === null || compare(volume, '0') <= 0) : -1
  if (at >= 0) throw Refusal.atField(`entries.${at}.volume`, 'landed.no-volume')
}

/** Each entry once, confirmed, of the same company and not later than the costs. */
async function requireEntries(ctx: Ctx, record: LandedCost): Promise<void> {
  const entries = record.entries ?? []
  for (const [at, { stockInId }] of entries.entries()) {
    const field = `entries.${at}.stockInId`
    const of = await get(everywhere(ctx), stockIn, stockInId)
    const number = of.inNo ?? ''
    if (entries.findIndex((one) => one.stockInId === stockInId) < at)
      throw Refusal.atField(field, 'landed.entry-twice', { number })
    if (of.status !== '1') throw Refusal.atField(field, 'landed.entry-not-in', { number })
    if (record.unitId !== null && of.unitId !== record.unitId)
      throw Refusal.atField(field, 'landed.entry-of-other', { number })
    if (of.date > record.date) throw Refusal.atField('date', 'landed.before-entry', { number, day: of.date })
  }
}

async function requireOpen(ctx: Ctx, record: LandedCost): Promise<void> {
  const month = record.date.slice(0, 7)
  const ledger = await closedFor(ctx, { unitId: companyOf(record), month }, ledgers)
  if (ledger !== null) throw Refusal.atField('date', 'period.closed', { month, ledger })
}

/** Entries of the same goods come one after the other: all of them are locked, always in one order. */
async function lockAllGoods(ctx: Ctx, id: string): Promise<void> {
  const of = await get(everywhere(ctx), landedCost, id)
  const ids = new Set((of.entries ?? []).flatMap(({ goodsId }) => goodsId ?? []).toSorted())
  for (const one of ids) await get(everywhere(ctx), goods, one, { lock: true })
}

/** Adds to each entry its shares of the costs, with the sign that is asked for. */
async function allocateCosts(
  ctx: Ctx,
  record: LandedCost,
  since: string,
  signed: (amount: string) => string,
): Promise<void> {
  const costs = record.costs ?? []
  const entries = record.entries ?? []
  const rows = sharesOf(
    record.basis,
    costs.map(({ amount }) => amount),
    entries,
  )
  if (rows === null) throw Refusal.atField('entries', 'landed.no-volume')
  const booked = await bookedUnder(ctx, record)
  for (const [at, { stockInId }] of entries.entries()) {
    const of = await get(everywhere(ctx), stockIn, stockInId)
    const owed = costs.map((cost, row): OwedPart => ({
      account: booked ?? provisionalAccount(cost.payee ?? ''),
      amount: signed(rows[row]?.[at] ?? '0'),
    }))
    if (!owed.every(({ amount }) => isZero(amount))) await addShare(ctx, record, of, since, owed)
  }
}

async function addShare(
  ctx: Ctx,
  record: LandedCost,
  of: StockIn,
  since: string,
  owed: readonly OwedPart[],
): Promise<void> {
  const { id, amount } = await addToReceiptCost(ctx, of, {
    event: 'COST_ALLOC',
    from: { landedCostId: record.id },
    contractId: of.contractId,
    since,
    owed: byAccount(owed),
  })
  const from = { doc: landedCost, id: record.id }
  await link(ctx, { from, to: { doc: costTrueUp, id }, type: 'create', amount, currency: 'CNY' })
}

/** One part for each account, so that a voucher tells each payee once. */
function byAccount(parts: readonly OwedPart[]): readonly OwedPart[] {
  const keys = new Set(parts.map(({ account }) => account.key))
  return [...keys].flatMap((key) => {
    const own = parts.filter(({ account }) => account.key === key)
    const [first] = own
    return first === undefined ? [] : [{ account: first.account, amount: round(sum(own.map((one) => one.amount)), 2) }]
  })
}

/** A settlement was a cost of its contract from its day: from there its amount goes on to the goods. */
async function bookedUnder(ctx: Ctx, { settlementId }: LandedCost): Promise<OwedPart['account'] | null> {
  if (settlementId === null) return null
  const of = await get(everywhere(ctx), settlement, settlementId)
  return costOfSalesAccount(of.relatedContract)
}
