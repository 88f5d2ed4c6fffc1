import { dayOfMs } from '../../../core/values/day.ts'
import { round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs, minuteMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save, unattended } from '../../../server/module-api.ts'
import { counterparty } from '../../contracts/index.ts'
import { logisticsBill } from '../logistics-bill.ts'
import { weighTicket } from '../weigh-ticket.ts'

const lorries = [
  { plateNo: '辽G86512', tare: 15.2 },
  { plateNo: '辽G71930', tare: 14.86 },
  { plateNo: '辽H20475', tare: 15.64 },
  { plateNo: '吉A52808', tare: 16.1 },
] as const
const daysOfHauling = 9

/** Coal hauled from the berth to the yard day by day, what the scale sent twice, and a lorry that grew heavy. */
export async function makeWeighTickets(demo: DemoContext, goodsId: string): Promise<void> {
  await delivered(demo)
  const carrier = await demo.look('sealog', async (ctx) => {
    const [party] = await find(ctx.withoutScope('demonstration'), counterparty, { shortName: '通达货运' })
    return party?.id ?? null
  })
  const haul = { goodsId, carrier, scaleNo: 'JZ-1', point: 'unload', deduct: '0' }
  for (let daysAgo = daysOfHauling; daysAgo > 0; daysAgo -= 1)
    for (const [turn, lorry] of lorries.entries()) await hauled(demo, { ...haul, ...lorry }, daysAgo, turn)
  await sentTwice(demo, haul)
}

interface Haul {
  readonly goodsId: string
  readonly carrier: string | null
  readonly scaleNo: string
  readonly point: string
  readonly deduct: string
  readonly plateNo: string
  readonly tare: number
}

function hauled(demo: DemoContext, { tare, ...of }: Haul, daysAgo: number, turn: number): Promise<unknown> {
  const weighTime = demo.now - daysAgo * dayMs + turn * 35 * minuteMs
  // Yesterday the last of them came with a full tank and mud on its wheels.
  const more = daysAgo === 1 && turn === lorries.length - 1 ? 0.74 : (demo.random() - 0.5) / 10
  const empty = round(String(tare + more), 3)
  const gross = round(String(tare + more + 33 + demo.random() * 2), 3)
  const ticketNo = `${dayOfMs(weighTime).replaceAll('-', '')}-${101 + turn}`
  return demo.as('seayard', weighTime + 10 * minuteMs, (ctx) =>
    save(unattended(ctx), weighTicket, { ...of, ticketNo, weighTime, gross, tare: empty }),
  )
}

/** The scale sent two tickets once more: one is judged, the other waits for somebody. */
async function sentTwice(demo: DemoContext, haul: Omit<Haul, 'plateNo' | 'tare'>): Promise<void> {
  for (const [daysAgo, lorry] of [
    [2, lorries[0]],
    [1, lorries[1]],
  ] as const) {
    const turn = lorries.indexOf(lorry)
    const weighTime = demo.now - daysAgo * dayMs + turn * 35 * minuteMs + 2 * minuteMs
    const at = demo.now - daysAgo * dayMs + 4 * hourMs
    const ticketNo = `${dayOfMs(weighTime).replaceAll('-', '')}-${111 + turn}`
    const values = { ...haul, plateNo: lorry.plateNo, ticketNo, weighTime, gross: '48.94', tare: String(lorry.tare) }
    const { id, ver } = await demo.as('seayard', at, (ctx) => save(unattended(ctx), weighTicket, values))
    if (daysAgo === 2)
      await demo.as('seayard', at + hourMs, (ctx) =>
        act(ctx, weighTicket, id, 'reject', { ver, reason: '与前一张磅单为同一车次，系统重复上传' }),
      )
  }
}

/** The lorry of a bill, weighed where it was loaded and where it came to. */
async function delivered(demo: DemoContext): Promise<void> {
  const bill = await demo.as('sealog', demo.now - 11 * dayMs, async (ctx) => {
    const [found] = await find(ctx, logisticsBill, { plateNo: '辽G86512' })
    return found
  })
  if (bill === undefined) throw new Error('the lorry has no bill')
  const of = { billId: bill.id, goodsId: bill.goodsId, plateNo: '辽G86512', deduct: '0' }
  for (const [point, scaleNo, daysAgo, gross, tare] of [
    ['load', 'JZ-1', 14, '48.82', '15.22'],
    ['unload', 'SY-2', 12, '48.7', '15.18'],
  ] as const)
    await demo.as('sealog', demo.now - 11 * dayMs, (ctx) => {
      const weighTime = demo.now - daysAgo * dayMs - 3 * hourMs
      const ticketNo = `${scaleNo}-${daysAgo === 14 ? '0417' : '2263'}`
      return save(ctx, weighTicket, { ...of, point, scaleNo, ticketNo, weighTime, gross, tare })
    })
}
