import { dayOfMs } from '../../../core/values/day.ts'
import { mul, round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { goods } from '../goods.ts'
import { planMonths } from '../trade-plan/plan-months.ts'
import { tradePlan } from '../trade-plan/trade-plan.ts'
import { withoutId } from '../without-id.ts'

interface DemoPlan {
  readonly drafter: string
  readonly segment: string
  readonly direction: 'buy' | 'sell'
  /** Goods, tonnes of a usual month and the price of a tonne. */
  readonly rows: readonly (readonly [string, string, string])[]
  readonly stage: 'draft' | 'running' | 'issued'
}

const plans: readonly DemoPlan[] = [
  {
    drafter: 'seabuy',
    segment: 'sea',
    direction: 'buy',
    rows: [
      ['M5500', '18000', '545.00'],
      ['M6000', '12000', '522.00'],
      ['JM-G', '5000', '928.00'],
    ],
    stage: 'issued',
  },
  {
    drafter: 'seasales',
    segment: 'sea',
    direction: 'sell',
    rows: [
      ['M5500', '17000', '612.00'],
      ['M6000', '11000', '598.00'],
      ['JM-G', '4800', '1010.00'],
    ],
    stage: 'issued',
  },
  {
    drafter: 'landsales',
    segment: 'land',
    direction: 'buy',
    rows: [
      ['HM4000', '9000', '318.00'],
      ['M6000', '6000', '530.00'],
    ],
    stage: 'running',
  },
  { drafter: 'landsales', segment: 'land', direction: 'sell', rows: [['HM4000', '8500', '365.00']], stage: 'draft' },
]

// More is bought and burnt from October to March.
const winter = new Set<string>(['1', '2', '3', '10', '11', '12'])

/** The plans of this year: in force, adjusted once, on their way and being drawn up. */
export async function makeTradePlans(demo: DemoContext): Promise<void> {
  await Promise.all(plans.map((plan) => demo.story(`计划 ${plan.segment}${plan.direction}`, () => tell(demo, plan))))
}

async function tell(demo: DemoContext, { drafter, segment, direction, rows, stage }: DemoPlan): Promise<void> {
  const at = demo.now - 100 * dayMs
  const saved = await demo.as(drafter, at, async (ctx) => {
    const known = new Map((await find(ctx, goods, {})).map(({ goodsCode, id }) => [goodsCode, id]))
    return save(ctx, tradePlan, {
      year: dayOfMs(demo.now).slice(0, 4),
      bizSegment: segment,
      direction,
      bookUnit: ctx.actor.unitId,
      rows: rows.map(([code, tonnes, price]) => ({ goodsId: known.get(code) ?? '', ...monthsOf(tonnes, price) })),
    })
  })
  if (stage === 'draft') return
  await demo.as(drafter, at + hourMs, (ctx) => act(ctx, tradePlan, saved.id, 'submit', { ver: saved.ver }))
  await demo.agree(tradePlan, saved.id, at + 2 * hourMs, stage === 'running' ? 1 : undefined)
  if (direction === 'sell' && stage === 'issued') await adjust(demo, drafter, saved.id)
}

/** The winter is sold better than was planned: a tenth more in its months. */
async function adjust(demo: DemoContext, drafter: string, previousId: string): Promise<void> {
  const at = demo.now - 30 * dayMs
  const { id, ver } = await demo.as(drafter, at, async (ctx) => {
    const [before] = await find(ctx, tradePlan, { id: previousId }, { lines: true })
    const rows = (before?.rows ?? []).map((row) => ({
      ...withoutId(row),
      q11: round(mul(row.q11 ?? '0', '1.1'), 3),
      q12: round(mul(row.q12 ?? '0', '1.1'), 3),
    }))
    return save(ctx, tradePlan, { previousId, reason: '冬储需求增加，十一、十二月销量上调一成。', rows })
  })
  await demo.as(drafter, at + hourMs, (ctx) => act(ctx, tradePlan, id, 'submit', { ver }))
  await demo.agree(tradePlan, id, at + 2 * hourMs)
}

function monthsOf(tonnes: string, price: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    planMonths.flatMap((month) => [
      [`q${month}`, winter.has(month) ? round(mul(tonnes, '1.25'), 3) : tonnes],
      [`p${month}`, price],
    ]),
  )
}
