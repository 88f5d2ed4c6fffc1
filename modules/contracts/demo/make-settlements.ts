import { dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, save } from '../../../server/define.ts'
import { contract } from '../contract.ts'
import { settlement } from '../settlement.ts'
import { runningContract } from '../state-codes.ts'

const drafters = ['seasales', 'seabuy', 'landsales'] as const
const most = 9

/** How many days ago each fell due, the oldest first; what is below zero falls due later. */
const late = [80, 55, 40, 25, 12, 4, -3, -10, -15] as const

/** How many days ago each settlement of a sale fell due, as above; all of them are agreed to. */
const salesLate = [62, 35, 18, 6, -4, -20] as const

/** A settlement for some of the contracts in force: agreed to, on its way, or still a draft. */
export async function makeSettlements(demo: Demo): Promise<void> {
  const found = await demo.as('findir', demo.now, (ctx) =>
    find(ctx, contract, { contractStatus: runningContract }, { sort: ['createTime'], lines: true }),
  )
  const own = found.flatMap((one) =>
    drafters.filter((code) => demo.person(code) === one.createBy).map((drafter) => ({ one, drafter })),
  )
  const every = Math.max(1, Math.floor(own.length / most))
  const chosen = own.filter((_, index) => index % every === 0).slice(0, most)
  for (const [at, of] of chosen.entries()) {
    const { id, ver, time } = await drafted(demo, of, late[at] ?? 0, demo.now - (most - at) * 3 * dayMs - 5 * hourMs)
    if (at === most - 1) continue
    await demo.as(of.drafter, time + 600_000, (ctx) => act(ctx, settlement, id, 'submit', { ver }))
    await demo.agree(settlement, id, time + hourMs, at === most - 2 ? 1 : undefined)
  }
  const sales = own.filter((of) => of.one.direction === 'sell' && !chosen.includes(of))
  for (const [at, of] of sales.slice(0, salesLate.length).entries()) {
    const { id, ver, time } = await drafted(demo, of, salesLate[at] ?? 0, demo.now - 30 * hourMs)
    await demo.as(of.drafter, time + 600_000, (ctx) => act(ctx, settlement, id, 'submit', { ver }))
    await demo.agree(settlement, id, time + hourMs)
  }
}

interface Of {
  readonly one: Found
  readonly drafter: (typeof drafters)[number]
}

/** Ten days before it falls due, under a contract in force, and in a month whose books are open. */
async function drafted(demo: Demo, { one, drafter }: Of, daysLate: number, latest: number) {
  const { now } = demo
  const firstOpen = msOfDay(`${dayOfMs(msOfDay(`${dayOfMs(now).slice(0, 7)}-01`) - 45 * dayMs).slice(0, 7)}-01`)
  const wished = now - (daysLate + 10) * dayMs
  const time = Math.min(latest, Math.max(wished, firstOpen, one.createTime + 2 * dayMs))
  const record = recordOf(one, time, Math.max(now - daysLate * dayMs, time))
  return { ...(await demo.as(drafter, time, (ctx) => save(ctx, settlement, record))), time }
}

type Found = Awaited<ReturnType<typeof find<typeof contract>>>[number]

function recordOf(one: Found, time: number, due: number) {
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
    dueDate: msOfDay(dayOfMs(due)),
    content: '按合同约定的数量与质量确认书结算。',
    items: (one.items ?? []).map(({ goods, qty, uom, unitPrice }) => ({
      goods,
      qty: round(qty, 3),
      uom,
      price: unitPrice,
    })),
  }
}
