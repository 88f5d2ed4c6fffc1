import { dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { mul, round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, save } from '../../../server/module-api.ts'
import { barterSettlement } from '../barter-settlement.ts'
import type { DemoContract } from './contracts.ts'
import { makeContract } from './make-contracts.ts'

const drafter = 'tjsales'
const fxRate = '7.118000'

/** Goods sent under a barter contract, and what came for them. */
interface Deal extends Pick<DemoContract, 'goods' | 'quantity' | 'price' | 'daysAgo' | 'stage'> {
  /** What came for it, of all that was sent or of so much of it. */
  readonly inValue: string
  readonly outValue?: string
  readonly diffBy?: 'cash' | 'carry'
  /** The settlement after it, which begins with what this one carries over. */
  readonly next?: { readonly outValue: string; readonly inValue: string }
}

const deals: readonly Deal[] = [
  {
    goods: '成套钢结构',
    quantity: '1200.000',
    price: '2000.0000',
    daysAgo: 96,
    stage: 'effective',
    inValue: '2380000.00',
    diffBy: 'cash',
  },
  {
    goods: '无缝钢管',
    quantity: '800.000',
    price: '1450.0000',
    daysAgo: 70,
    stage: 'effective',
    outValue: '580000.00',
    inValue: '574200.00',
    diffBy: 'carry',
    next: { outValue: '580000.00', inValue: '585800.00' },
  },
  {
    goods: '复合肥',
    quantity: '3000.000',
    price: '310.0000',
    daysAgo: 48,
    stage: 'effective',
    inValue: '918000.00',
    diffBy: 'carry',
  },
  {
    goods: '矿用输送带',
    quantity: '260.000',
    price: '3400.0000',
    daysAgo: 30,
    stage: 'effective',
    inValue: '868000.00',
    diffBy: 'cash',
  },
]

/** Barter with Russia: goods against brown coal, settled, on its way and as a draft. */
export async function makeBarter(demo: DemoContext): Promise<void> {
  await Promise.all(deals.map((deal, nr) => demo.story(`${deal.goods}换褐煤`, () => tellDeal(demo, deal, nr))))
}

async function tellDeal(demo: DemoContext, deal: Deal, nr: number): Promise<void> {
  const { id: relatedContract, counterparty } = await makeContract(demo, contractOf(deal, nr))
  const time = demo.now - (deals.length - nr) * 5 * dayMs - 4 * hourMs
  const { inValue, diffBy, next } = deal
  const outValue = deal.outValue ?? round(mul(deal.quantity, deal.price), 2)
  const record = {
    title: `${deal.goods}换褐煤结算`,
    relatedContract,
    counterparty,
    date: msOfDay(dayOfMs(time)),
    currency: 'USD',
    fxRate,
    outValue,
    inValue,
    ...(diffBy === undefined ? {} : { diffBy }),
    content: '按双方确认的数量与合同单价对账结算。',
  }
  const saved = await demo.as(drafter, time, (ctx) => save(ctx, barterSettlement, record))
  if (nr === deals.length - 1) return
  const done = await agreed(demo, saved, time, nr === deals.length - 2 ? 1 : undefined)
  if (next === undefined) return
  const { diffBy: _, ...again } = { ...record, ...next, date: msOfDay(dayOfMs(done + dayMs)) }
  const after = await demo.as(drafter, done + dayMs, (ctx) => save(ctx, barterSettlement, again))
  await agreed(demo, after, done + dayMs)
}

async function agreed(
  demo: DemoContext,
  { id, ver }: { readonly id: string; readonly ver: number },
  time: number,
  steps?: number,
) {
  await demo.as(drafter, time + 600_000, (ctx) => act(ctx, barterSettlement, id, 'submit', { ver }))
  return demo.agree(barterSettlement, id, time + hourMs, steps)
}

function contractOf({ goods, quantity, price, daysAgo, stage }: Deal, at: number): DemoContract {
  return {
    name: `结雅煤矿易货贸易合同(${String(at + 1).padStart(2, '0')})`,
    type: 'yh',
    segment: 'barter',
    direction: 'sell',
    currency: 'USD',
    party: '结雅煤矿',
    unit: 'BLTJ',
    drafter,
    goods,
    quantity,
    price,
    transport: 'rail',
    terms: '以货易货，按季对账，差额以现汇补足或结转。',
    daysAgo,
    stage,
  }
}
