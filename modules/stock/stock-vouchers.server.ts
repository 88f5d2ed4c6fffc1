import { abs, add, isZero, negate, sub } from '../../core/values/decimal.ts'
import {
  change,
  type Ctx,
  find,
  findPosted,
  type Moved,
  post,
  type PostingLine,
  reverse,
} from '../../server/module-api.ts'
import { followCorrections, type Recosted } from './cost-of-sale/cost-of-sale.server.ts'
import {
  blendAccount,
  claimAccount,
  differenceAccount,
  ownUseAccount,
  provisionalAccount,
  sentAccount,
  stockAccount,
} from './ledger-accounts.server.ts'
import { companyOf, type Entry } from './post-stock.server.ts'
import type { StockIn } from './stock-in.ts'
import { stockOut, type StockOut } from './stock-out.ts'

type Account = Omit<PostingLine, 'side' | 'amount'>

/** Books goods that came in: at the price of their papers, less what is claimed for excess loss. */
export async function bookIn(ctx: Ctx, of: StockIn): Promise<string> {
  const own = stockAccount(of.goodsId)
  const bought = of.inType === 'buy' && of.supplier !== null
  const source = { type: 'stock.stockIn', id: of.id }
  const [event, from] = broughtBy(of, bought)
  const voucherNo = await booked(ctx, of, source, event, own, from, of.billAmount ?? '0')
  if (of.carrier !== null && !isZero(of.claimAmount ?? '0'))
    await booked(ctx, of, source, 'EXCESS_LOSS', claimAccount(of.carrier), own, of.claimAmount ?? '0')
  return voucherNo
}

/** Books goods that went out, at their cost. */
export function bookOut(ctx: Ctx, of: StockOut, cost: string): Promise<string> {
  const source = { type: 'stock.stockOut', id: of.id }
  return booked(ctx, of, source, eventOf(of), contraOf(of), stockAccount(of.goodsId), cost)
}

/** Turns the vouchers of an entry back, each by its opposite. */
export async function bookBack(ctx: Ctx, of: Pick<Entry, 'id'>, events: readonly string[], day: string): Promise<void> {
  for (const event of events) {
    const original = await findPosted(ctx, event, of.id)
    if (original !== null) await reverse(ctx, { posting: original.id, day })
  }
}

/** The events by which an entry may have been booked. */
export const inEvents = ['PUR_PROV', 'STOCK_DIFF', 'EXCESS_LOSS', 'BLEND_IN'] as const
export const outEvents = ['SALE_OUT', 'STOCK_DIFF', 'OWN_USE', 'EXCESS_LOSS', 'BLEND_OUT'] as const

/**
 * Books what an entry for an earlier day made of the cost of what had gone out after it, a voucher for each of these,
 * in its own month; the entry shows its new cost, and is as much of a cost of its sale as is settled of it.
 */
export async function bookCorrections(
  ctx: Ctx,
  { corrected }: Moved,
  source: { readonly type: string; readonly id: string },
  event: string,
): Promise<void> {
  const all = ctx.withoutScope('a cost is corrected wherever the goods went')
  const settled: Recosted[] = []
  for (const [at, { source: of, amount, day }] of corrected.entries()) {
    const [out] = await find(all, stockOut, { id: of.id }, { lock: true })
    if (out === undefined) throw new Error(`${of.type} ${of.id} has a cost and is no entry of stock`)
    await bookDifference(ctx, out, { source, event, seq: at + 1, day, amount })
    // A reversal is corrected with its original: together they cost nothing, and the entry shows what it had cost.
    if (out.status === '1')
      await change(all, stockOut, out, { costAmount: sub(out.costAmount ?? '0', amount) }, { verb: 'correct' })
    if (!isZero(out.settledQty ?? '0')) settled.push({ ...out, day })
  }
  await followCorrections(ctx, settled, source)
}

/** Books what the ledger has of an entry and its vouchers have not: `amount` is what the stock gains. */
export async function bookDifference(
  ctx: Ctx,
  out: StockOut,
  { amount, ...of }: Pick<Voucher, 'source' | 'event' | 'seq' | 'day' | 'amount'>,
): Promise<void> {
  if (isZero(amount)) return
  // A blend was taken in for what its components cost then: what they cost more or less since waits for a decision.
  const contra = out.outType === 'blend' ? differenceAccount(out.goodsId) : contraOf(out)
  const own = stockAccount(out.goodsId)
  const [debit, credit] = amount.startsWith('-') ? [contra, own] : [own, contra]
  await voucher(ctx, { ...of, unitId: companyOf(out), debit, credit, amount: abs(amount) })
}

interface Voucher {
  readonly source: { readonly type: string; readonly id: string }
  readonly event: string
  readonly seq: number
  readonly unitId: string
  readonly day: string
  readonly debit: Account
  readonly credit: Account
  readonly amount: string
}

function booked(
  ctx: Ctx,
  of: Entry,
  source: Voucher['source'],
  event: string,
  debit: Account,
  credit: Account,
  amount: string,
): Promise<string> {
  return voucher(ctx, { source, event, seq: 1, unitId: companyOf(of), day: of.date, debit, credit, amount })
}

async function voucher(ctx: Ctx, { debit, credit, amount, ...of }: Voucher): Promise<string> {
  const posted = await post(ctx, {
    ...of,
    lines: [
      { ...debit, side: 'debit', amount },
      { ...credit, side: 'credit', amount },
    ],
  })
  return posted.voucherNo
}

function eventOf({ outType }: StockOut): (typeof outEvents)[number] {
  if (outType === 'sale') return 'SALE_OUT'
  if (outType === 'claim') return 'EXCESS_LOSS'
  if (outType === 'blend') return 'BLEND_OUT'
  return outType === 'use' ? 'OWN_USE' : 'STOCK_DIFF'
}

function contraOf({ outType, customer, carrier, goodsId, blendId }: StockOut): Account {
  if (outType === 'blend') return blendAccount(blendId ?? '')
  if (outType === 'sale') return sentAccount(customer ?? '')
  if (outType === 'claim') return claimAccount(carrier ?? '')
  return outType === 'use' ? ownUseAccount(goodsId) : differenceAccount(goodsId)
}

function broughtBy(of: StockIn, bought: boolean): [event: (typeof inEvents)[number], from: Account] {
  if (of.inType === 'blend') return ['BLEND_IN', blendAccount(of.blendId ?? '')]
  return bought ? ['PUR_PROV', provisionalAccount(of.supplier ?? '')] : ['STOCK_DIFF', differenceAccount(of.goodsId)]
}

/** What the lines of a move are together. */
export function worthOf({ lines }: Moved): string {
  return lines.reduce((total, { amount }) => add(total, amount), '0')
}

/** What left, as a cost. */
export function costOf(moved: Moved): string {
  return negate(worthOf(moved))
}
