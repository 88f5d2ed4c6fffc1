import sql from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import { compare, div, isZero, max, mul, round, sub, sum } from '../../../core/values/decimal.ts'
import { type Ctx, find, Refusal } from '../../../server/module-api.ts'
import { contract } from '../../contracts/index.ts'
import {
  allowedOn,
  creditLimit,
  type Exposure,
  lateReceivables,
  lateRefusal,
  openItem,
  openStatus,
  receiptPlan,
  standingCreditOn,
  usedOf,
  usePercent,
} from '../../finance/index.ts'
import { grossPriceOf } from '../contract-price.server.ts'
import type { CargoRelease } from './cargo-release.ts'
import { holds } from './reserved-stock.server.ts'

/** The limit of a customer today, nothing where none is in force, and what is used of it, in yuan. */
export async function creditCover(all: Ctx, customer: string, except: string | null): Promise<[string, string]> {
  const today = dayOfMs(all.now)
  const [limit] = await find(all, creditLimit, standingCreditOn(customer, today))
  const used = usedOf(await exposureOf(all, customer, except))
  return [limit === undefined ? '0.00' : allowedOn(limit, today), round(used, 2)]
}

/** What a customer owes or will owe, in yuan; a release that is looked at itself (`except`) left out. */
export async function exposureOf(all: Ctx, customer: string, except: string | null): Promise<Exposure> {
  return {
    receivable: await receivableOf(all, customer),
    delivered: await deliveredUnsettled(all, customer),
    released: await releasedOn(all, { customer, basis: 'credit', except }),
    deposits: await freeDeposits(all, customer, except),
  }
}

/** Refuses a release on credit that its cover, the customer's limit, does not reach, or whose customer does not pay. */
export async function requireCredit(
  all: Ctx,
  record: CargoRelease,
  { coverAmount, heldAmount }: Readonly<Record<'coverAmount' | 'heldAmount', string>>,
): Promise<void> {
  const { id, customer, currency, amount, price, qty } = record
  if (currency !== 'CNY') throw Refusal.atField('basis', 'release.credit-in-yuan', { currency })
  if (isZero(coverAmount)) throw Refusal.atField('basis', 'release.no-credit')
  const [late] = await find(all, openItem, lateReceivables(customer, dayOfMs(all.now)), { sort: ['dueDate'] })
  if (late !== undefined) throw lateRefusal(late)
  const free = sub(coverAmount, heldAmount)
  if (compare(free, amount ?? '0') >= 0) return
  const most = compare(free, '0') > 0 ? tonnesFor(free, price) : '0.000'
  throw Refusal.atField('qty', 'release.over-credit', {
    limit: coverAmount,
    pct: usePercent(heldAmount, coverAmount),
    ...(await exposureOf(all, customer, id)),
    amount: amount ?? '0',
    most: compare(most, qty) > 0 ? qty : most,
  })
}

/** As many whole kilograms as money reaches for. */
export function tonnesFor(money: string, price: string): string {
  const tonnes = div(money, price, 6)
  const rounded = round(tonnes, 3)
  return compare(rounded, tonnes) > 0 ? round(sub(rounded, '0.001'), 3) : rounded
}

async function receivableOf(all: Ctx, customer: string): Promise<string> {
  const items = await find(all, openItem, { counterparty: customer, itemType: 'ar', status: openStatus })
  return round(sum(items.map(({ balanceCny }) => balanceCny ?? '0')), 2)
}

/** What he deposited with any company of the group, beyond what may be fetched yet by releases on it. */
async function freeDeposits(all: Ctx, customer: string, except: string | null): Promise<string> {
  const plans = await find(all, receiptPlan, { counterparty: customer, receiptAttribute: 'dep' })
  const deposited = sum(plans.map(({ actualAmount, fxRate }) => mul(actualAmount ?? '0', fxRate ?? '1')))
  return round(max('0', sub(deposited, await releasedOn(all, { customer, basis: 'dep', except }))), 2)
}

interface Held {
  readonly customer: string
  readonly basis: 'credit' | 'dep'
  readonly except: string | null
}

/** What releases of a customer on one basis let be fetched yet. */
async function releasedOn(all: Ctx, { customer, basis, except }: Held): Promise<string> {
  const [row] = await all.sql.query<{ held: string }>(sql`
    select coalesce(sum(r.amount - coalesce(r.delivered_amount, 0)), 0)::text as held from stock.cargo_release r
    where r.del_flag = 0 and r.customer = ${customer}::uuid and r.basis = ${basis} and ${holds(all)}
      and (${except}::uuid is null or r.id <> ${except}::uuid)`)
  return round(row?.held ?? '0', 2)
}

interface Unsettled {
  readonly contractId: string
  readonly goodsId: string
  readonly qty: string
  readonly date: string
}

/** What was delivered and not settled yet at the prices of its contracts, beyond what was paid ahead for each. */
async function deliveredUnsettled(all: Ctx, customer: string): Promise<string> {
  const went = await all.sql.query<Unsettled>(sql`
    select o.contract_id as "contractId", o.goods_id as "goodsId", max(o.date)::text as date,
      sum(o.qty - coalesce(o.settled_qty, 0))::text as qty
    from stock.stock_out o
    where o.customer = ${customer}::uuid and o.contract_id is not null and o.out_type = 'sale' and o.status = '1'
      and o.del_flag = 0 and o.qty > coalesce(o.settled_qty, 0)
    group by 1, 2`)
  const contractIds = [...new Set(went.map(({ contractId }) => contractId))]
  const amounts: string[] = []
  for (const contractId of contractIds) {
    const worth = await worthOf(all, contractId, went)
    amounts.push(max('0', sub(worth, await paidAhead(all, contractId))))
  }
  return round(sum(amounts), 2)
}

/** In yuan what went out under a contract. */
async function worthOf(all: Ctx, contractId: string, went: readonly Unsettled[]): Promise<string> {
  const [under] = await find(all, contract, { id: contractId })
  const amounts: string[] = []
  for (const { goodsId, date, qty } of went.filter((one) => one.contractId === contractId)) {
    const price = (await grossPriceOf(all, { contractId, goodsId, date })) ?? '0'
    amounts.push(round(mul(mul(qty, price), under?.fxRate ?? '1'), 2))
  }
  return sum(amounts)
}

async function paidAhead(all: Ctx, contractId: string): Promise<string> {
  const items = await find(all, openItem, { contractId, itemType: 'ra', status: openStatus })
  return sum(items.map(({ balanceCny }) => balanceCny ?? '0'))
}
