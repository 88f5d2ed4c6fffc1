import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { compare, div, isZero, mul, sub, sum } from '../../core/values/decimal.ts'
import { dayMs, minuteMs } from '../../core/values/duration.ts'
import { timeText } from '../../kinds/date-time/kind.ts'
import { checkAll, type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { logisticsBill } from './logistics-bill.ts'
import { ticketState, weighTicket, type WeighTicket } from './weigh-ticket.ts'

const apart = 5 * minuteMs
const tareDays = 30

type Draft = { readonly [K in keyof WeighTicket]?: WeighTicket[K] | null }

/**
 * A vehicle is weighed once in five minutes: by hand the second ticket is refused, from a file or a scale it waits in
 * quarantine for somebody to judge, as does what a scale said before of another vehicle. Its tare is held against the mean of its last thirty days.
 */
export const weighTicketRules = rules(weighTicket, {
  prepare: async (ctx, draft, before) => {
    const vehicle = vehicleOf(draft)
    const { weighTime } = draft
    const carrier = draft.carrier ?? (await carrierOf(ctx, draft))
    if (vehicle === null || weighTime === null || weighTime === undefined) return { vehicle, carrier }
    const known = { vehicle, carrier, weighDay: dayOfMs(weighTime), ...(await tareOf(ctx, vehicle, weighTime, draft)) }
    if (before !== null || !ctx.unattended) return known
    const twin = (await twinOf(ctx, vehicle, weighTime, null)) ?? (await sameReading(ctx, weighTime, draft))
    const held = twin === null ? {} : { status: ticketState.quarantined, duplicateId: twin.id }
    return { ...known, ...held, fromFile: '1' as const }
  },

  check: async (ctx, record) =>
    checkAll([() => requireWeights(record), () => requireOnce(ctx, record), () => requirePast(ctx, record)]),

  on: {
    accept: (_ctx, _record, { reason }) => ({ decision: String(reason) }),
    reject: (_ctx, _record, { reason }) => ({ decision: String(reason) }),
    quarantine: (_ctx, _record, { reason }) => ({ decision: String(reason) }),
    void: (_ctx, _record, { reason }) => ({ decision: String(reason) }),
  },
})

function vehicleOf({ scaleType, plateNo, wagonNo }: Draft): string | null {
  return (scaleType === 'rail' ? wagonNo : plateNo) ?? null
}

/** Where a file names the bill alone, its carrier is meant. */
async function carrierOf(ctx: Ctx, { billId }: Draft): Promise<string | null> {
  if (!billId) return null
  const [bill] = await find(free(ctx), logisticsBill, { id: billId })
  return bill?.carrier ?? null
}

const free = (ctx: Ctx) => ctx.withoutScope('a vehicle is weighed once, whoever enters it')

/** The ticket of a vehicle within five minutes of a moment, the one that counts first. */
async function twinOf(ctx: Ctx, vehicle: string, at: number, own: string | null): Promise<WeighTicket | null> {
  const near = { from: new Date(at - apart).toISOString(), to: new Date(at + apart).toISOString() }
  const status = [ticketState.valid, ticketState.quarantined]
  const found = await find(free(ctx), weighTicket, { vehicle, weighTime: near, status }, { sort: ['status'] })
  return found.find(({ id }) => id !== own) ?? null
}

/** The ticket that the same reading of a scale made before; its numbers begin anew with a new day. */
async function sameReading(ctx: Ctx, at: number, { readingNo }: Draft): Promise<WeighTicket | null> {
  if (!readingNo) return null
  const near = { from: new Date(at - dayMs).toISOString(), to: new Date(at + dayMs).toISOString() }
  const status = [ticketState.valid, ticketState.quarantined]
  const [first] = await find(free(ctx), weighTicket, { readingNo, weighTime: near, status }, { sort: ['status'] })
  return first ?? null
}

/** How far a tare is from what the vehicle weighed empty in the thirty days before. */
async function tareOf(ctx: Ctx, vehicle: string, at: number, { id, tare }: Draft) {
  const span = { from: new Date(at - tareDays * dayMs).toISOString(), to: new Date(at - 1).toISOString() }
  const found = await find(free(ctx), weighTicket, { vehicle, weighTime: span, status: ticketState.valid })
  const earlier = found.filter((one) => one.id !== id)
  if (earlier.length === 0 || tare === null || tare === undefined) return { tareMean: null, tareDevPct: null }
  const total = sum(earlier.map((one) => one.tare))
  const exact = div(total, String(earlier.length), 9)
  if (isZero(exact)) return { tareMean: null, tareDevPct: null }
  return { tareMean: div(exact, '1', 3), tareDevPct: div(mul(sub(tare, exact), '100'), exact, 2) }
}

function requireWeights({ gross, tare, net }: WeighTicket): void {
  if (compare(gross, tare) <= 0) throw Refusal.atField('tare', 'trade.tare-above-gross', { gross })
  if (net !== null && compare(net, '0') <= 0) throw Refusal.atField('deduct', 'trade.nothing-left')
}

/** Two who enter the same ticket at once wait for each other here. */
async function requireOnce(ctx: Ctx, record: WeighTicket): Promise<void> {
  const { id, vehicle, weighTime, status } = record
  if (vehicle === null || status !== ticketState.valid) return
  await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`weighed ${vehicle}`}, 0))`)
  const twin = await twinOf(ctx, vehicle, weighTime, id)
  if (twin === null) return
  const at = timeText(twin.weighTime, ctx.lang)
  throw Refusal.atField('weighTime', 'trade.weighed-twice', { vehicle, no: twin.ticketNo, at })
}

function requirePast(ctx: Ctx, { weighTime }: WeighTicket): void {
  if (weighTime > ctx.now) throw Refusal.atField('weighTime', 'trade.weighed-later')
}
