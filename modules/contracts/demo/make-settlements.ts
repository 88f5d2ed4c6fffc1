import { dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { contract } from '../contract.ts'
import { settlement } from '../settlement.ts'
import type { DemoContract } from './contracts.ts'
import { draftedAt } from './make-contracts.ts'

const drafters: readonly string[] = ['seasales', 'seabuy', 'landsales']
const most = 9

/** How many days ago each fell due, the oldest first; what is below zero falls due later. */
const late = [80, 55, 40, 25, 12, 4, -3, -10, -15] as const

/** How many days ago each settlement of a sale fell due, as above; all of them are agreed to. */
const salesLate = [62, 35, 18, 6, -4, -20] as const

/** A settlement for some of the contracts in force: agreed to, on its way, or still a draft. */
export async function makeSettlements(demo: DemoContext, agreed: readonly DemoContract[]): Promise<void> {
  const own = agreed
    .filter(({ stage, drafter }) => stage === 'effective' && drafters.includes(drafter))
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
  const every = Math.max(1, Math.floor(own.length / most))
  const chosen = own.filter((_, index) => index % every === 0).slice(0, most)
  const sales = own.filter((one) => one.direction === 'sell' && !chosen.includes(one)).slice(0, salesLate.length)
  await Promise.all([
    ...chosen.map((one, nr) => {
      const latest = demo.now - (most - nr) * 3 * dayMs - 5 * hourMs
      const steps = nr === most - 2 ? 1 : undefined
      return settle(demo, one, { daysLate: late[nr] ?? 0, latest, steps: nr === most - 1 ? null : steps })
    }),
    ...sales.map((one, nr) =>
      settle(demo, one, { daysLate: salesLate[nr] ?? 0, latest: demo.now - 30 * hourMs, steps: undefined }),
    ),
  ])
}

interface Course {
  readonly daysLate: number
  readonly latest: number
  /** How many agree, all where it is not said; null where it stays a draft. */
  readonly steps: number | undefined | null
}

/** Ten days before it falls due, under a contract in force, and in a month whose books are open. */
function settle(demo: DemoContext, of: DemoContract, { daysLate, latest, steps }: Course): Promise<void> {
  const { now } = demo
  const firstOpen = msOfDay(`${dayOfMs(msOfDay(`${dayOfMs(now).slice(0, 7)}-01`) - 45 * dayMs).slice(0, 7)}-01`)
  const wished = now - (daysLate + 10) * dayMs
  const time = Math.min(latest, Math.max(wished, firstOpen, draftedAt(demo, of) + 2 * dayMs))
  return demo.story(`${of.name}结算`, async () => {
    const { id, ver } = await demo.as(of.drafter, time, async (ctx) => {
      const [one] = await find(ctx, contract, { contractName: of.name }, { lines: true })
      if (one === undefined) throw new Error(`no contract ${of.name} to settle`)
      return save(ctx, settlement, recordOf(one, time, Math.max(now - daysLate * dayMs, time)))
    })
    if (steps === null) return
    await demo.as(of.drafter, time + 600_000, (ctx) => act(ctx, settlement, id, 'submit', { ver }))
    await demo.agree(settlement, id, time + hourMs, steps)
  })
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
