import { dayOfMs } from '../../../core/values/day.ts'
import { add, compare, sub } from '../../../core/values/decimal.ts'
import { change, checkAll, create, type Ctx, find, get, isId, Refusal, rules } from '../../../server/module-api.ts'
import { runningContract } from '../contract-and-counterparty-states.ts'
import { contract, type Contract } from '../contract.ts'
import { matchState, supplyMatch, type SupplyMatch } from './supply-match.ts'

interface Sides {
  readonly purchaseId: string
  readonly saleId: string
  readonly qty: string
}

const running: readonly string[] = runningContract
const all = (ctx: Ctx) => ctx.withoutScope('what is left to match binds everybody')

/** A match takes tonnes of both of its contracts while it is locked, and gives them back when it is released. */
export const supplyMatchRules = rules(supplyMatch, {
  prepare: async (ctx, { purchaseId, saleId }) => {
    if (!purchaseId || !saleId) return {}
    const [purchase, sale] = [await get(all(ctx), contract, purchaseId), await get(all(ctx), contract, saleId)]
    return { ...priced(purchase, sale), unitId: purchase.unitId }
  },
  check: async (ctx, record) => {
    requireFitting(await sidesOf(ctx, record))
  },
  locks: {
    lock: async (ctx, id) => lockBoth(ctx, await get(all(ctx), supplyMatch, id)),
    release: async (ctx, id) => lockBoth(ctx, await get(all(ctx), supplyMatch, id)),
  },
  on: {
    lock: async (ctx, record) => {
      const sides = await sidesOf(ctx, record)
      await checkAll([() => requireFitting(sides), () => requireLeft(sides, record.qty, 'qty')])
      await taken(ctx, sides, record.qty)
      return { ...priced(sides.purchase, sides.sale), day: dayOfMs(ctx.now) }
    },
    release: async (ctx, record, { reason }) => {
      if (record.day !== null) await taken(ctx, await sidesOf(ctx, record), sub('0', record.qty))
      return { releaseReason: String(reason) }
    },
  },
})

/** The verb of a purchase that pairs it with a sale at once. */
export const matchedContractRules = rules(contract, {
  locks: { match: (ctx, id, { sale }) => lockBoth(ctx, { purchaseId: id, saleId: String(sale) }) },
  on: {
    match: async (ctx, record, { sale, matchQty }) => {
      const of: Sides = { purchaseId: record.id, saleId: String(sale), qty: String(matchQty) }
      const sides = { purchase: record, sale: await get(all(ctx), contract, of.saleId) }
      await checkAll([() => requireFitting(sides, 'sale'), () => requireLeft(sides, of.qty, 'matchQty')])
      await create(ctx, supplyMatch, {
        ...of,
        ...priced(record, sides.sale),
        status: matchState.locked,
        day: dayOfMs(ctx.now),
        unitId: record.unitId,
        deptId: record.deptId,
      })
      await change(all(ctx), contract, sides.sale, withTaken(sides.sale, of.qty), { verb: 'matched' })
      return withTaken(record, of.qty)
    },
  },
})

// In one order, so that two who match the same contracts do not wait for each other.
async function lockBoth(ctx: Ctx, { purchaseId, saleId }: Pick<Sides, 'purchaseId' | 'saleId'>): Promise<void> {
  for (const id of [purchaseId, saleId].filter(isId).toSorted()) await find(all(ctx), contract, { id }, { lock: true })
}

interface Both {
  readonly purchase: Contract
  readonly sale: Contract
}

async function sidesOf(ctx: Ctx, { purchaseId, saleId }: Pick<Sides, 'purchaseId' | 'saleId'>): Promise<Both> {
  return { purchase: await get(all(ctx), contract, purchaseId), sale: await get(all(ctx), contract, saleId) }
}

function priced(purchase: Contract, sale: Contract): Pick<SupplyMatch, 'goodsId' | 'buyPrice' | 'sellPrice'> {
  return { goodsId: purchase.goodsId, buyPrice: purchase.netPrice, sellPrice: sale.netPrice }
}

function withTaken({ matchedTonnes }: Contract, qty: string) {
  return { matchedTonnes: add(matchedTonnes ?? '0', qty) }
}

async function taken(ctx: Ctx, sides: Both, qty: string): Promise<void> {
  for (const of of [sides.purchase, sides.sale])
    await change(all(ctx), contract, of, withTaken(of, qty), { verb: 'matched' })
}

/** One company buys and sells the same goods, by two contracts that run. */
function requireFitting({ purchase, sale }: Both, field = 'saleId'): void {
  if (purchase.direction !== 'buy' || sale.direction !== 'sell') throw Refusal.atField(field, 'supply-match.sides')
  const ended = [purchase, sale].find(({ contractStatus }) => !running.includes(contractStatus))
  if (ended !== undefined)
    throw Refusal.atField(field, 'supply-match.not-running', { contract: ended.contractNo ?? ended.contractName })
  if (purchase.goodsId === null || purchase.goodsId !== sale.goodsId || purchase.unitId !== sale.unitId)
    throw Refusal.atField(field, 'supply-match.other-goods')
}

function requireLeft({ purchase, sale }: Both, qty: string, field: string): void {
  const over = [purchase, sale].find(({ unmatchedTonnes }) => compare(qty, unmatchedTonnes ?? '0') > 0)
  if (over === undefined) return
  const params = { contract: over.contractNo ?? over.contractName, left: over.unmatchedTonnes ?? '0' }
  throw Refusal.atField(field, 'supply-match.over', params)
}
