import { add, compare, div, mul, round, sum } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, isId, labelOf, Refusal, rules, titleIn } from '../../server/module-api.ts'
import { contractState, settleableContract } from './contract-and-counterparty-states.ts'
import { contract, type Contract } from './contract.ts'

const everywhere = (ctx: Ctx) => ctx.withoutScope('what is left to match binds everybody')
const agreed: readonly string[] = [contractState.inApproval, contractState.toSign, ...settleableContract]

/**
 * What is bought for a sale comes to its tonnes within its tolerance, and is paid as the sale is: in the same parts,
 * in none of them sooner.
 */
export const backToBackRules = rules(contract, {
  submittable: async (ctx, record) => {
    const linked = await linkedTo(ctx, record)
    if (linked.length === 0) return
    for (const other of linked) requireOtherSide(ctx, record, other)
    await checkAll([
      () => requireTonnes(ctx, record, linked),
      ...linked.map((other) => () => requireSameTerms(ctx, record, other)),
    ])
  },
  // Of two purchases for the last tonnes of a sale that are handed in at once, the second one sees the first.
  locks: {
    submit: async (ctx, id) => {
      if (!isId(id)) return
      const record = await get(everywhere(ctx), contract, id)
      const ids = record.backToBackFlag === '1' ? (record.linkedContracts ?? []) : []
      if (ids.length > 0)
        for (const one of [id, ...ids].toSorted()) await find(everywhere(ctx), contract, { id: one }, { lock: true })
    },
  },
})

/** The contracts that a back-to-back contract names as its other side. */
async function linkedTo(ctx: Ctx, { backToBackFlag, linkedContracts }: Contract): Promise<readonly Contract[]> {
  const ids = backToBackFlag === '1' ? (linkedContracts ?? []) : []
  return ids.length === 0 ? [] : find(everywhere(ctx), contract, { id: [...ids] }, { lines: true })
}

function requireOtherSide(ctx: Ctx, record: Contract, other: Contract): void {
  const named = { contract: titleIn(ctx.lang, contract, other) }
  if (other.id === record.id || other.direction === record.direction)
    throw Refusal.atField('linkedContracts', 'contract.linked-same-side', named)
  if (other.backToBackFlag !== '1') throw Refusal.atField('linkedContracts', 'contract.linked-not-back-to-back', named)
  if (other.contractStatus === contractState.terminated || other.contractStatus === contractState.voided)
    throw Refusal.atField('linkedContracts', 'contract.linked-ended', named)
  const isOtherGoods = record.goodsId !== null && other.goodsId !== null && record.goodsId !== other.goodsId
  if (record.ourCompany !== other.ourCompany || isOtherGoods)
    throw Refusal.atField('linkedContracts', 'contract.linked-other-goods', named)
}

/** A sale names all that is bought for it; a purchase may be followed by others, and takes no more than is left. */
async function requireTonnes(ctx: Ctx, record: Contract, linked: readonly Contract[]): Promise<void> {
  const isSale = record.direction === 'sell'
  const sales = isSale ? [record] : linked
  const purchases = await purchasesFor(ctx, record, sales)
  const sold = sum(sales.map(tonnesOf))
  const bought = sum(purchases.map(tonnesOf))
  const tolerated = sum(sales.map((sale) => round(div(mul(tonnesOf(sale), sale.tolerancePct ?? '0'), '100', 6), 3)))
  const most = round(add(sold, tolerated), 3)
  const least = round(add(sold, `-${tolerated}`), 3)
  const isShort = isSale && compare(bought, least) < 0
  if (!isShort && compare(bought, most) <= 0) return
  const figures = { bought: round(bought, 3), sold: round(sold, 3), least, most }
  throw Refusal.atField('linkedContracts', isSale ? 'contract.linked-tonnes' : 'contract.linked-over', figures)
}

function tonnesOf({ tonnes }: Contract): string {
  return tonnes ?? '0'
}

/** Purchases that sales name, and those that name them and were handed in; each once, the record as it is now. */
async function purchasesFor(ctx: Ctx, record: Contract, sales: readonly Contract[]): Promise<readonly Contract[]> {
  const naming = await find(everywhere(ctx), contract, {
    linkedContracts: sales.map(({ id }) => id),
    direction: 'buy',
    backToBackFlag: '1',
    contractStatus: [...agreed],
  })
  const named = sales.flatMap(({ linkedContracts }) => linkedContracts ?? [])
  const known = named.length === 0 ? [] : await find(everywhere(ctx), contract, { id: named })
  const all = [...naming, ...known, ...(record.direction === 'buy' ? [record] : [])]
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

async function requireSameTerms(ctx: Ctx, record: Contract, other: Contract): Promise<void> {
  const [own = [], theirs = []] = [record.payTerms ?? undefined, other.payTerms ?? undefined]
  const isSame =
    own.length === theirs.length &&
    own.every(({ node, pct }, at) => node === theirs[at]?.node && compare(pct, theirs[at]?.pct ?? '0') === 0)
  const named = { contract: titleIn(ctx.lang, contract, other) }
  if (!isSame) {
    const terms = await Promise.all(
      theirs.map(async ({ node, pct }) => `${await labelOf(ctx, 'payNode', node)} ${round(pct, 2)} %`),
    )
    throw Refusal.atField('payTerms', 'contract.terms-not-mirrored', { ...named, terms: terms.join(' + ') })
  }
  // What is bought is not paid before what is sold.
  const sign = record.direction === 'buy' ? 1 : -1
  const at = own.findIndex((term, one) => sign * (daysOf(term) - daysOf(theirs[one])) < 0)
  if (at < 0) return
  const days = String(daysOf(theirs[at]))
  const code = record.direction === 'buy' ? 'contract.pays-before-paid' : 'contract.paid-after-paying'
  throw Refusal.atField(`payTerms.${at}.daysAfter`, code, { ...named, days })
}

function daysOf(term: { readonly daysAfter: string | null } | undefined): number {
  return Number(term?.daysAfter ?? '0')
}
