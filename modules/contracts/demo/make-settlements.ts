import { dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, save } from '../../../server/define.ts'
import { contract } from '../contract.ts'
import { settlement } from '../settlement.ts'
import { runningContract } from '../states.ts'

const drafters = ['seasales', 'seabuy', 'landsales'] as const
const most = 9

/** A settlement for some of the contracts in force: agreed to, on its way, or still a draft. */
export async function makeSettlements(demo: Demo): Promise<void> {
  const found = await demo.as('findir', demo.now, (ctx) =>
    find(ctx, contract, { contractStatus: runningContract }, { sort: ['createTime'], lines: true }),
  )
  const own = found.flatMap((one) =>
    drafters.filter((code) => demo.person(code) === one.createBy).map((drafter) => ({ one, drafter })),
  )
  const every = Math.max(1, Math.floor(own.length / most))
  for (const [at, { one, drafter }] of own
    .filter((_, index) => index % every === 0)
    .slice(0, most)
    .entries()) {
    const time = demo.now - (most - at) * 3 * dayMs - 5 * hourMs
    const made = await demo.as(drafter, time, (ctx) => save(ctx, settlement, recordOf(one, time)))
    if (at === most - 1) continue
    await demo.as(drafter, time + 600_000, (ctx) => act(ctx, settlement, made.id, 'submit', { ver: made.ver }))
    await demo.agree(settlement, made.id, time + hourMs, at === most - 2 ? 1 : undefined)
  }
}

type Found = Awaited<ReturnType<typeof find<typeof contract>>>[number]

function recordOf(one: Found, time: number) {
  const date = msOfDay(dayOfMs(time))
  return {
    title: `${one.contractName}结算`,
    settleType: one.contractType === 'ys' ? 'frt' : 'final',
    relatedContract: one.id,
    counterparty: one.counterparty,
    direction: one.direction,
    currency: one.currency,
    ...(one.currency === 'CNY' ? {} : { fxRate: one.fxRate }),
    vatRate: one.vatRate,
    date,
    dueDate: msOfDay(dayOfMs(time + 15 * dayMs)),
    content: '按合同约定的数量与质量确认书结算。',
    items: (one.items ?? []).map(({ goods, qty, uom, unitPrice }) => ({
      goods,
      qty: round(qty, 3),
      uom,
      price: unitPrice,
    })),
  }
}
