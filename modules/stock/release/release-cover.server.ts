import sql, { type Sql } from 'sql-template-tag'
import { add, compare, div, isZero, mul, round, sub, sum } from '../../../core/values/decimal.ts'
import { type Ctx, find, Refusal } from '../../../server/module-api.ts'
import { type LetterCredit, letterCredit, liveLetter, receiptPlan } from '../../finance/index.ts'
import { grossPriceOf } from '../contract-price.server.ts'
import type { CargoRelease } from './cargo-release.ts'
import { creditCover, tonnesFor } from './credit-cover.server.ts'
import { holds } from './reserved-stock.server.ts'

/** Below so many per cent the general manager decides. */
const scarce = '110'
const most = '9999.99'

/** What a release asks about its cover. */
type Covered = Pick<
  CargoRelease,
  'basis' | 'contractId' | 'customer' | 'currency' | 'unitId' | 'goodsId' | 'price' | 'amount' | 'date' | 'validTo'
>

/** What stands behind the releases of one cover, what the others take of it, and how far it reaches with this one. */
export interface Cover {
  readonly coverAmount: string
  readonly heldAmount: string
  readonly coveragePct: string
}

/** The cover as it is now. */
export async function coverOf(ctx: Ctx, of: Covered, id: string | null): Promise<Cover> {
  const all = ctx.withoutScope('what a release draws on binds everybody')
  const [coverAmount, heldAmount] =
    of.basis === 'credit' ? await creditCover(all, of.customer, id) : await moneyCover(all, of, id)
  const whole = add(heldAmount, of.amount ?? '0')
  const pct = compare(whole, '0') > 0 ? div(mul(coverAmount, '100'), whole, 2) : most
  return { coverAmount, heldAmount, coveragePct: compare(pct, most) > 0 ? most : pct }
}

/** What has come or is promised by a bank, and what others take of it. */
async function moneyCover(all: Ctx, of: Covered, id: string | null): Promise<[string, string]> {
  const held = add(await heldBy(all, of, id), await soldWithout(all, of))
  return [round(await moneyBehind(all, of), 2), round(held, 2)]
}

function moneyBehind(all: Ctx, of: Covered): Promise<string> {
  const covers = { dep: depositsOf, lc: promisedOf }
  return (of.basis === 'dep' || of.basis === 'lc' ? covers[of.basis] : receivedOf)(all, of)
}

/**
 * Refuses goods that are no longer paid for on the day on which they are fetched: money has gone back since they were
 * released, or a letter of credit was cancelled or amended.
 */
export async function requireStillCovered(
  ctx: Ctx,
  of: CargoRelease,
  { qty, date }: Readonly<Record<'qty' | 'date', string>>,
): Promise<void> {
  if (of.basis === 'credit') return
  const all = ctx.withoutScope('what a release draws on binds everybody')
  const cover = await moneyBehind(all, { ...of, validTo: date })
  const fetched = add(await fetchedByOthers(all, of), await soldWithout(all, of))
  const amount = round(mul(add(of.deliveredQty ?? '0', qty), of.price), 2)
  if (compare(add(fetched, amount), cover) <= 0) return
  const number = of.releaseNo ?? ''
  throw Refusal.atField('releaseId', 'release.cover-gone', { number, cover: round(cover, 2), fetched, amount })
}

/** Refuses a release that its cover does not reach. */
export function requireCovered(
  { basis, validTo, amount, price, qty }: CargoRelease,
  { coverAmount, heldAmount }: Cover,
): void {
  if (basis === 'lc' && isZero(coverAmount)) throw Refusal.atField('basis', 'release.no-lc', { day: validTo })
  const left = sub(coverAmount, heldAmount)
  if (compare(left, amount ?? '0') >= 0) return
  const tonnes = compare(left, '0') > 0 ? tonnesFor(left, price) : '0.000'
  throw Refusal.atField('qty', 'release.not-covered', {
    cover: coverAmount,
    held: heldAmount,
    amount: amount ?? '0',
    most: compare(tonnes, qty) > 0 ? qty : tonnes,
  })
}

/** Approvers are chosen by the cover that the drafter saw: one that decides otherwise has to be seen first. */
export function requireSameApprovers({ coveragePct }: CargoRelease, now: Cover): void {
  const isScarce = (pct: string | null) => pct === null || compare(pct, scarce) < 0
  if (isScarce(coveragePct) !== isScarce(now.coveragePct))
    throw Refusal.atField('coveragePct', 'release.cover-changed', { pct: now.coveragePct })
}

/** What has come for goods of the contract. */
async function receivedOf(all: Ctx, { contractId, currency }: Covered): Promise<string> {
  const plans = await find(all, receiptPlan, { contractId, currency, receiptAttribute: 'goods' })
  return sum(plans.map(({ actualAmount }) => actualAmount ?? '0'))
}

/** What a customer has deposited with the company. */
async function depositsOf(all: Ctx, { customer, currency, unitId }: Covered): Promise<string> {
  const plans = await find(all, receiptPlan, { counterparty: customer, currency, unitId, receiptAttribute: 'dep' })
  return sum(plans.map(({ actualAmount }) => actualAmount ?? '0'))
}

/**
 * What banks promise for goods of the contract: the whole of letters of credit under which goods may still be shipped on
 * the last day of the release, and of others what was drawn, for which goods have gone.
 */
async function promisedOf(all: Ctx, { contractId, currency, validTo }: Covered): Promise<string> {
  const letters = await find(all, letterCredit, { contractId, currency, direction: 'export' })
  return sum(
    letters.map((letter) =>
      isShippable(letter, validTo) ? (letter.maxAmount ?? letter.amount) : (letter.drawnAmount ?? '0'),
    ),
  )
}

function isShippable({ status, latestShip, expiryDate }: LetterCredit, validTo: string): boolean {
  return liveLetter.some((one) => one === status) && (latestShip ?? expiryDate) >= validTo
}

/** What others of the same cover take: all of it while they hold it, and what was fetched by them afterwards. */
async function heldBy(all: Ctx, of: Covered, id: string | null): Promise<string> {
  const [row] = await all.sql.query<{ held: string }>(sql`
    select coalesce(sum(case when ${holds(all)} then r.amount else coalesce(r.delivered_amount, 0) end), 0)::text as held
    from stock.cargo_release r
    where r.del_flag = 0 and r.status <> '0' and r.basis = ${of.basis} and r.currency = ${of.currency}
      and (${id}::uuid is null or r.id <> ${id}::uuid) and ${sameCover(of)}`)
  return row?.held ?? '0'
}

/** What was fetched by the other releases of the same cover. */
async function fetchedByOthers(all: Ctx, of: CargoRelease): Promise<string> {
  const [row] = await all.sql.query<{ fetched: string }>(sql`
    select coalesce(sum(r.delivered_amount), 0)::text as fetched from stock.cargo_release r
    where r.del_flag = 0 and r.basis = ${of.basis} and r.currency = ${of.currency} and r.id <> ${of.id}::uuid and ${sameCover(of)}`)
  return row?.fetched ?? '0'
}

function sameCover({ basis, contractId, customer, unitId }: Covered): Sql {
  return basis === 'dep'
    ? sql`r.customer = ${customer}::uuid and r.unit_id = ${unitId}::uuid`
    : sql`r.contract_id = ${contractId}::uuid`
}

/** What went out under the contract without a release was paid for by the money that came for its goods. */
async function soldWithout(all: Ctx, { basis, contractId, price, date }: Covered): Promise<string> {
  if (basis !== 'full') return '0'
  const sold = await all.sql.query<{ goodsId: string; qty: string }>(sql`
    select o.goods_id as "goodsId", sum(o.qty)::text as qty from stock.stock_out o
    where o.contract_id = ${contractId}::uuid and o.release_id is null and o.out_type = 'sale' and o.status = '1' and o.del_flag = 0
    group by 1`)
  const amounts: string[] = []
  for (const { goodsId, qty } of sold)
    amounts.push(round(mul(qty, (await grossPriceOf(all, { contractId, goodsId, date })) ?? price), 2))
  return sum(amounts)
}
