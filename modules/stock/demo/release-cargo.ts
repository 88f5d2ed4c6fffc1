import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { compare, isZero } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { contract, type Contract, goods, runningContract, isOfWholeYear } from '../../contracts/index.ts'
import {
  allowedOn,
  creditLimit,
  lateReceivables,
  openItem,
  receiptPlan,
  standingCreditOn,
} from '../../finance/index.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { stockOut } from '../stock-out.ts'

export interface Place {
  readonly goodsId: string
  readonly warehouseId: string
  readonly batchId: string
}

const fleet = [
  { plate: '辽G81206', driver: '韩志强', phone: '13904160021' },
  { plate: '辽G82317', driver: '佟大海', phone: '13904160035' },
] as const

/** Each by how many days ago, how many tonnes, for how many days, and how far it goes. */
const told = [
  { daysAgo: 5, qty: '1200', lasts: 3, steps: null, fetched: ['400'] },
  { daysAgo: 4, qty: '600', lasts: 30, steps: null, fetched: ['300', '300'] },
  { daysAgo: 3, qty: '1500', lasts: 30, steps: null, fetched: ['450.5'] },
  { daysAgo: 2, qty: '800', lasts: 20, steps: null, fetched: [] },
  { daysAgo: 1, qty: '500', lasts: 15, steps: 1, fetched: [] },
] as const

const onCredit = { daysAgo: 6, qty: '350', lasts: 30, steps: null, fetched: ['150'], basis: 'credit' } as const

/** Coal that customers have paid for is released and fetched: in part, in full, expired, going round, a draft. */
export async function releaseCargo(demo: DemoContext, place: Place): Promise<void> {
  await releasedOnCredit(demo, place)
  const paid = await paidContracts(demo)
  for (const [at, one] of told.entries()) {
    const under = paid[at % paid.length]
    if (under !== undefined) await released(demo, place, under, one)
  }
  const [last] = paid
  if (last !== undefined) await asked(demo, place, last, { daysAgo: 0, qty: '300', lasts: 10 })
}

interface Told {
  readonly daysAgo: number
  readonly qty: string
  readonly lasts: number
  readonly basis?: 'full' | 'credit'
}

/** A customer whose limit is in force fetches before he pays. */
async function releasedOnCredit(demo: DemoContext, place: Place): Promise<void> {
  const under = await demo.as('seasales', demo.now - onCredit.daysAgo * dayMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const where = { contractStatus: runningContract, direction: 'sell', contractType: 'xs', unitId: demo.place('BLHY') }
    const sold = await find(all, contract, { ...where, currency: 'CNY' }, { sort: ['createTime'], lines: true })
    const { goodsName } = await get(all, goods, place.goodsId)
    for (const one of sold.filter((of) => !isOfWholeYear(of) && of.items?.[0]?.goods === goodsName)) {
      const today = dayOfMs(ctx.now)
      const late = await find(all, openItem, lateReceivables(one.counterparty, today))
      const [limit] = await find(all, creditLimit, standingCreditOn(one.counterparty, today))
      if (late.length === 0 && limit !== undefined && !isZero(allowedOn(limit, today))) return one
    }
    throw new Error('no customer with a credit limit buys this coal: nothing is released on credit')
  })
  await released(demo, place, under, onCredit)
}

/** Contracts of sale of this coal whose customers have paid for some of it. */
export function paidContracts(demo: DemoContext): Promise<Contract[]> {
  return demo.as('seasales', demo.now - 5 * dayMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const where = { contractStatus: runningContract, direction: 'sell', contractType: 'xs', unitId: demo.place('BLHY') }
    const found = await find(all, contract, where, { sort: ['createTime'], lines: true })
    const sold = found.filter((one) => !isOfWholeYear(one))
    const plans = await find(all, receiptPlan, { receiptAttribute: 'goods', contractId: sold.map(({ id }) => id) })
    const mostPaid = (of: Contract) => plans.filter(({ contractId }) => contractId === of.id)
    return sold.filter((of) => mostPaid(of).some(({ actualAmount }) => compare(actualAmount ?? '0', '2500000') > 0))
  })
}

async function asked(
  demo: DemoContext,
  place: Place,
  under: Contract,
  { daysAgo, qty, lasts, basis = 'full' }: Told,
): Promise<string> {
  const day = addDays(dayOfMs(demo.now), -daysAgo)
  const { id } = await demo.as('seasales', demo.now - daysAgo * dayMs, (ctx) =>
    save(ctx, cargoRelease, {
      ...place,
      contractId: under.id,
      customer: under.counterparty,
      date: day,
      qty,
      basis,
      price: under.items?.[0]?.unitPrice ?? '0',
      validTo: addDays(day, lasts),
      receiver: '客户指定车队',
      plates: fleet,
    }),
  )
  return id
}

async function released(
  demo: DemoContext,
  place: Place,
  under: Contract,
  one: (typeof told)[number] | typeof onCredit,
): Promise<void> {
  const id = await asked(demo, place, under, one)
  const at = demo.now - one.daysAgo * dayMs
  await demo.as('seasales', at + hourMs / 4, async (ctx) =>
    act(ctx, cargoRelease, id, 'submit', { ver: (await get(ctx, cargoRelease, id)).ver }),
  )
  const done = await demo.agree(cargoRelease, id, at + hourMs / 2, one.steps ?? undefined)
  for (const [nr, qty] of one.fetched.entries()) {
    const values = {
      ...place,
      outType: 'sale',
      date: dayOfMs(done),
      customer: under.counterparty,
      contractId: under.id,
      releaseId: id,
      plateNo: fleet[nr % fleet.length]?.plate ?? null,
      qty,
    }
    const out = await demo.as('seayard', done + (nr + 1) * (hourMs / 4), (ctx) => save(ctx, stockOut, values))
    await demo.as('seafin', done + (nr + 2) * (hourMs / 4), (ctx) => act(ctx, stockOut, out.id, 'confirm', { ver: 1 }))
  }
}
