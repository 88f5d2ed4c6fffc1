import { compare, mul, round } from '../../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, get, makeMany, Refusal, rules } from '../../../server/module-api.ts'
import { contractState } from '../contract-and-counterparty-states.ts'
import { contractExecution } from '../contract-execution.ts'
import { contract, type Contract } from '../contract.ts'
import { goods } from '../goods.ts'
import { goLiveState } from './go-live-states.ts'
import { goLive } from './go-live.ts'
import { openingContract, type OpeningContract } from './opening-contract.ts'

/** A contract of the old system is one of ours from its posting on, with what was done of it. */
export const openingContractRules = rules(openingContract, {
  prepare: async (ctx, { goLiveId }) =>
    goLiveId ? { unitId: (await get(everywhere(ctx), goLive, goLiveId)).unitId } : {},

  check: (ctx, record) =>
    checkAll([
      () => requireDraft(ctx, record.goLiveId),
      () => requireWithin(record),
      () => requireNewNumber(ctx, record),
    ]),

  on: {
    delete: (ctx, record) => requireDraft(ctx, record.goLiveId),
    post: async (ctx, record) => {
      await requireNewNumber(ctx, record)
      return { contractId: await carriedOver(ctx, record) }
    },
    takeBack: async (ctx, { goLiveId, contractNo, contractId }) => {
      const all = everywhere(ctx)
      const [of] = await find(all, contract, { id: contractId ?? '' }, { lock: true })
      if (of === undefined) return
      requireUnused(of)
      const { goLiveNo } = await get(all, goLive, goLiveId)
      // The number is free again for the next go-live.
      const freed = `${contractNo}/${goLiveNo ?? ''}`.slice(0, 40)
      await change(all, contract, of, { contractNo: freed, contractStatus: contractState.voided }, { verb: 'uncarry' })
    },
  },
})

/** What was done under one of its contracts since bars the reversal of the whole. */
export async function requireContractsUnused(ctx: Ctx, goLiveId: string): Promise<void> {
  const carried = await find(everywhere(ctx), contract, { goLiveId, contractStatus: { not: contractState.voided } })
  for (const of of carried) requireUnused(of)
}

function requireUnused(of: Contract): void {
  const done = of.direction === 'sell' ? of.receivedAmt : of.paidAmt
  const untouched =
    of.contractStatus === contractState.underWay &&
    compare(done ?? '0', of.openingPaid ?? '0') === 0 &&
    compare(of.inFlightAmt ?? '0', '0') === 0 &&
    compare(of.settledAmt ?? '0', of.openingInvoiced ?? '0') === 0
  if (!untouched) throw new Refusal('go-live.contract-used', { number: of.contractNo ?? '' }, { status: 409 })
}

async function carriedOver(ctx: Ctx, row: OpeningContract): Promise<string> {
  const all = everywhere(ctx)
  const [of, sort] = await Promise.all([get(all, goLive, row.goLiveId), get(all, goods, row.goodsId)])
  const { contractName, contractType, bizSegment, ourSide, signDate, validFrom, validTo } = row
  const { currency, fxRate, vatRate, paymentMethod, paymentConditions, borderStation, superviseMode } = row
  const [id = ''] = await makeMany(all, contract, [
    {
      contractName,
      contractType,
      bizSegment,
      signDate,
      validFrom,
      validTo,
      currency,
      vatRate,
      paymentMethod,
      paymentConditions,
      drafter: row.createBy,
      counterparty: row.counterparty,
      ...(sided.includes(contractType) ? {} : { ourSide }),
      ...(currency === 'CNY' ? {} : { fxRate }),
      ...(contractType === 'lc' ? { borderStation } : {}),
      ...(contractType === 'ck' ? { superviseMode } : {}),
      ourCompany: of.company,
      items: [
        {
          goods: sort.goodsName,
          qty: row.qty,
          uom: row.uom,
          unitPrice: row.unitPrice,
        },
      ],
      payTerms: [
        {
          node: 'sign',
          pct: '100',
        },
      ],
    },
  ])
  const made = await get(all, contract, id, { lock: true })
  const sells = made.direction === 'sell'
  const use = { paid: sells ? '0.00' : row.paidAmt, held: '0.00', received: sells ? row.paidAmt : '0.00' }
  const opening = {
    contractNo: row.contractNo,
    goLiveId: row.goLiveId,
    openingDelivered: row.deliveredQty,
    openingInvoiced: row.invoicedAmt,
    openingPaid: row.paidAmt,
    settledAmt: row.invoicedAmt,
    approvalStatus: '2',
    contractStatus: contractState.underWay,
    unitId: of.unitId,
    ...contractExecution(made, use),
  }
  await change(all, contract, made, opening, { verb: 'carryOver' })
  return id
}

/** Types that say themselves who pays. */
const sided: readonly string[] = ['xs', 'ck', 'nmx', 'hc', 'lc', 'nmc', 'zc', 'gc']

/** Old numbers stay, so a contract of ours must not have one of them already. */
async function requireNewNumber(ctx: Ctx, { contractNo }: OpeningContract): Promise<void> {
  const [taken] = await find(everywhere(ctx), contract, { contractNo }, { limit: 1 })
  if (taken !== undefined) throw Refusal.atField('contractNo', 'go-live.contract-exists', { number: contractNo })
}

function requireWithin({ qty, unitPrice, deliveredQty, invoicedAmt, paidAmt }: OpeningContract): void {
  const total = round(mul(qty, unitPrice), 2)
  const most = round(mul(qty, '1.3'), 3)
  if (compare(deliveredQty, most) > 0) throw Refusal.atField('deliveredQty', 'go-live.over-delivered', { most })
  if (compare(invoicedAmt, round(mul(total, '1.3'), 2)) > 0)
    throw Refusal.atField('invoicedAmt', 'go-live.over-total', { total })
  if (compare(paidAmt, round(mul(total, '1.3'), 2)) > 0)
    throw Refusal.atField('paidAmt', 'go-live.over-total', { total })
}

async function requireDraft(ctx: Ctx, goLiveId: string): Promise<void> {
  const { status, goLiveNo } = await get(everywhere(ctx), goLive, goLiveId)
  if (status !== goLiveState.draft) throw new Refusal('go-live.not-draft', { number: goLiveNo ?? '' }, { status: 409 })
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('opening balances belong to their go-live')
}
