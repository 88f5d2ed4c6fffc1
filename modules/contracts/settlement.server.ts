import { dayOfMs } from '../../core/values/day.ts'
import { add, div, isZero, mul, round, sub, sum } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { contractWithLines, versionOn } from './contract-version.server.ts'
import type { ContractVersion } from './contract-version.ts'
import type { Contract } from './contract.ts'
import { lotFaults, pricedLots } from './quality/price-lots.ts'
import { qualityStandard } from './quality/quality-standard.ts'
import { requireBarterOrPaidContract } from './require-barter-or-paid-contract.server.ts'
import { requireUsageOnce } from './settlement-charges.server.ts'
import { settlementStart } from './settlement-initial-values.server.ts'
import { settlement, type Settlement } from './settlement.ts'
import { deviation, isFinal, othersOf, settledBy, showSettled } from './settlements-of-contract.server.ts'
import { singleGoodsOfLines } from './single-goods-of-lines.server.ts'

/** What the server adds to a settlement: net and tax, CNY, and how far all that is settled is from its contract. */
export const settlementRules = rules(settlement, {
  prepare: async (ctx, draft, before) => {
    const of = await contractOf(ctx, draft)
    const standard = await standardOf(ctx, of?.qualityStd ?? null)
    const priced = pricedLots({ ...standard }, draft.lots ?? [])
    const items = priced.items ?? draft.items ?? []
    const amount = sum(items.map((item) => round(mul(item.qty ?? '0', item.price ?? '0'), 2)))
    const net = netOf(amount, draft.vatRate ?? '0')
    const direction = of === null ? {} : { direction: of.direction ?? 'buy' }
    return {
      ...direction,
      ...priced,
      qualityStd: standard?.id ?? null,
      month: draft.date?.slice(0, 7) ?? null,
      goodsId: await singleGoodsOfLines(ctx, items),
      netAmount: net,
      taxAmount: round(sub(amount, net), 2),
      ...(await cumulative(ctx, of, { ...draft, amount }, before?.id ?? null)),
    }
  },
  check: async (ctx, record) =>
    checkAll([
      () => requireBarterOrPaidContract(ctx, record, false),
      () => requireOneFinal(ctx, record),
      () => requireUsageOnce(ctx, record),
      () => requirePriced(ctx, record),
    ]),
  suggest: settlementStart,
  on: {
    submit: async (ctx, record) => {
      await requireOneFinal(ctx, record)
      return cumulative(ctx, await contractOf(ctx, record), record, record.id)
    },
    approved: followContract,
    revoked: followContract,
  },
})

/** The standard by which the coal of a contract is priced. */
async function standardOf(ctx: Ctx, id: string | null) {
  if (id === null) return null
  const all = ctx.withoutScope('coal is priced by the standard of its contract')
  return (await find(all, qualityStandard, { id }, { lines: true }))[0] ?? null
}

async function requirePriced(ctx: Ctx, { qualityStd: id, lots }: Settlement): Promise<void> {
  const standard = await standardOf(ctx, id)
  const faults = standard === null ? [] : lotFaults({ ...standard }, lots ?? [])
  return checkAll(
    faults.map(({ field, code }) => () => {
      throw Refusal.atField(field, code)
    }),
  )
}

/** Net and tax add up to the gross amount exactly. */
export function netOf(gross: string, vatRate: string): string {
  return /^\d+$/.test(vatRate) ? round(div(gross, add('1', div(vatRate, '100', 4)), 10), 2) : gross
}

/** The contract as it stood on the day of the settlement. */
async function contractOf(ctx: Ctx, { relatedContract, date }: Dated): Promise<(Contract & ContractVersion) | null> {
  const of = relatedContract ? await contractWithLines(ctx, relatedContract) : null
  return of === null ? null : { ...of, ...(await versionOn(ctx, of, date ?? dayOfMs(ctx.now))) }
}

type Dated = { readonly [K in 'relatedContract' | 'date']?: Settlement[K] | null }

type Counted = { readonly [K in 'settleType' | 'amount']?: Settlement[K] | null }

/**
 * What is settled under the contract with this one, and by how much per cent that differs from the contract's total.
 */
async function cumulative(
  ctx: Ctx,
  of: (Contract & ContractVersion) | null,
  { settleType, amount }: Counted,
  except: string | null,
): Promise<Pick<Settlement, 'settledAmount' | 'differsPct' | 'contractVersion'>> {
  if (of === null) return { settledAmount: null, differsPct: null, contractVersion: null }
  const type = settleType ?? 'final'
  const settledAmount = round(add(settledBy(await othersOf(ctx, of.id, except), type), amount ?? '0'), 2)
  const differsPct = isZero(of.totalAmount) ? null : deviation(settledAmount, of.totalAmount, type)
  return { settledAmount, differsPct, contractVersion: String(of.no) }
}

/** One final settlement closes a contract: what comes after is a difference to it. */
async function requireOneFinal(ctx: Ctx, record: Settlement): Promise<void> {
  if (!isFinal(record)) return
  const earlier = (await othersOf(ctx, record.relatedContract, record.id)).find(isFinal)
  if (earlier === undefined) return
  const params = { number: earlier.settleNo ?? '' }
  throw Refusal.atField('settleType', 'settlement.final-already', params)
}

/** The contract shows what has been settled under it. */
function followContract(ctx: Ctx, record: Settlement): Promise<void> {
  return showSettled(ctx, record.relatedContract, async () => {
    const approved = (await othersOf(ctx, record.relatedContract, record.id)).filter(
      ({ approvalStatus }) => approvalStatus === '2',
    )
    const settled = record.approvalStatus === '2' ? [...approved, record] : approved
    return settledBy(settled, settled.some(isFinal) ? 'final' : 'prov')
  })
}
