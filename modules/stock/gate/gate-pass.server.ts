import sql from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import { add, compare, round, sub } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { type Ctx, find, get, labelOf, Refusal, rules, save, unattended } from '../../../server/module-api.ts'
import { weighTicket } from '../../trade/index.ts'
import { cargoRelease, type CargoRelease } from '../release/cargo-release.ts'
import { openRelease } from '../release/release-states.ts'
import { stockOut } from '../stock-out.ts'
import { placeOf } from '../yard/position-contents.server.ts'
import { gatePass, type GatePass, passState } from './gate-pass.ts'
import { leftToFetch } from './left-to-fetch.server.ts'

const free = (ctx: Ctx) => ctx.withoutScope('what is fetched by a release binds everybody')

/** A lorry comes in by a release that names it, and leaves with a weigh ticket and an entry of what it took. */
export const gatePassRules = rules(gatePass, {
  prepare: async (ctx, { releaseId }, before) => {
    if (!releaseId) return {}
    const [of] = await find(free(ctx), cargoRelease, { id: releaseId })
    if (of === undefined) return {}
    const positionId = (await placeOf(ctx, of.batchId)) ?? null
    return { cameAt: before?.cameAt ?? ctx.now, leftQty: await leftOf(ctx, of), positionId }
  },

  check: async (ctx, record) => {
    if (record.status !== passState.inside) return
    await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`gate ${record.plateNo}`}, 0))`)
    await requireOutside(ctx, record)
    await requireOpen(ctx, record, await get(free(ctx), cargoRelease, record.releaseId))
  },

  on: {
    leave: async (ctx, record, { gross: given, reading }) => {
      const gross = String(given)
      if (compare(gross, record.tare) <= 0)
        throw Refusal.atField('gross', 'gate.gross-below-tare', { tare: record.tare })
      const net = sub(gross, record.tare)
      const of = await get(free(ctx), cargoRelease, record.releaseId, { lock: true })
      await requireOpen(ctx, record, of)
      const left = await leftOf(ctx, of)
      if (compare(net, left) > 0)
        throw Refusal.atField('gross', 'gate.more-than-left', { net, left, most: round(add(record.tare, left), 3) })
      const ticketId = await weighed(ctx, record, of, { gross, reading: textOrNull(reading) })
      const stockOutId = await issued(ctx, record, of, net)
      return { gross, net, leftAt: ctx.now, leftQty: sub(left, net), ticketId, stockOutId }
    },
    turnAway: (_ctx, _record, { reason }) => ({ reason: String(reason) }),
  },
})

async function leftOf(ctx: Ctx, of: CargoRelease): Promise<string> {
  return (await leftToFetch(ctx, [of])).get(of.id) ?? '0'
}

async function requireOutside(ctx: Ctx, { id, plateNo }: GatePass): Promise<void> {
  const inside = await find(free(ctx), gatePass, { plateNo, status: passState.inside })
  const other = inside.find((one) => one.id !== id)
  if (other !== undefined)
    throw Refusal.atField('plateNo', 'gate.inside', { plate: plateNo, number: other.passNo ?? '' })
}

/** What was released is there to be fetched today, and by this lorry. */
async function requireOpen(ctx: Ctx, { plateNo }: Pick<GatePass, 'plateNo'>, of: CargoRelease): Promise<void> {
  const number = of.releaseNo ?? ''
  if (of.validTo < dayOfMs(ctx.now)) throw Refusal.atField('plateNo', 'release.expired', { number, day: of.validTo })
  if (compare(await leftOf(ctx, of), '0') <= 0) throw Refusal.atField('plateNo', 'gate.used-up', { number })
  if (!openRelease.some((one) => one === of.status)) {
    const status = await labelOf(ctx, 'cargoRelease_status', of.status)
    throw Refusal.atField('plateNo', 'release.not-open', { number, status })
  }
  const plates = (of.plates ?? []).map(({ plate }) => plate)
  if (plates.length > 0 && !plates.includes(plateNo))
    throw Refusal.atField('plateNo', 'release.plate', { number, plate: plateNo })
}

/**
 * The ticket of its weighing. A second one within five minutes is refused as anywhere; what the scale said twice waits in
 * quarantine, as what a file brings twice does.
 */
async function weighed(
  ctx: Ctx,
  { passNo, plateNo, tare }: GatePass,
  { goodsId }: CargoRelease,
  { gross, reading }: { readonly gross: string; readonly reading: string | null },
): Promise<string> {
  const own = { ticketNo: passNo ?? '', scaleType: 'road', point: 'load', plateNo, weighTime: ctx.now, goodsId }
  const values = { ...own, gross, tare, deduct: '0' }
  if (reading === null) return (await asPlate(() => save(ctx, weighTicket, values))).id
  const [scaleNo = ''] = reading.split('-')
  return (await save(unattended(ctx), weighTicket, { ...values, scaleNo, readingNo: reading })).id
}

function textOrNull(given: Json | undefined): string | null {
  return typeof given === 'string' && given !== '' ? given : null
}

/** What it took, for the finance office to confirm. */
async function issued(ctx: Ctx, { plateNo }: GatePass, of: CargoRelease, qty: string): Promise<string> {
  const { warehouseId, goodsId, batchId, customer, contractId, id: releaseId } = of
  const place = { warehouseId, goodsId, batchId, customer, contractId, releaseId }
  return (await save(ctx, stockOut, { ...place, outType: 'sale', date: dayOfMs(ctx.now), plateNo, qty })).id
}

/** At the gate the lorry is what was weighed twice. */
async function asPlate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const twice = error instanceof Refusal ? error.errors.weighTime : undefined
    if (twice === undefined) throw error
    throw Refusal.atField('plateNo', twice.code, twice.params)
  }
}
