import type { Where } from '../../core/description/where.ts'
import { div, isZero, mul, sub, sum } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { msOfSpan } from '../../core/values/time-span.ts'
import { countedBetween, type Ctx, find } from '../../server/module-api.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'

type Row = Readonly<Record<string, Json>>

/** What a meter counted, and from which of its readings to which; nothing where it was not read. */
interface Metered {
  readonly meterNo: string
  readonly meterUse: string
  readonly kwh: string
  readonly span: { readonly firstAt: number; readonly lastAt: number } | null
}

/** The stations whose meters the reader sees, over the days asked. */
export async function lineLossRows(
  ctx: Ctx,
  asked: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const { from, to, stationId } = asked
  if (typeof from !== 'string' || typeof to !== 'string' || to < from) return []
  const where: Where = typeof stationId === 'string' ? { inUse: '1', stationId } : { inUse: '1' }
  const meters = await find(ctx, meter, where, { sort: ['meterNo'] })
  const counted = await countedBetween(ctx, meterReading, {
    keys: meters.map(({ id }) => id),
    field: 'fwdAct',
    from,
    to,
  })
  const stations = new Map<string, Metered[]>()
  for (const { id, stationId: at, meterNo, meterUse, ratio } of meters) {
    const read = counted.get(id) ?? null
    const metered = { meterNo, meterUse, kwh: mul(read?.value ?? '0', ratio), span: read }
    stations.set(at, [...(stations.get(at) ?? []), metered])
  }
  return [...stations].map(([at, its]) => ({ stationId: at, ...lossOf(its) }))
}

function lossOf(meters: readonly Metered[]): Row {
  const gates = meters.filter(({ meterUse }) => meterUse === 'gate')
  const inverters = meters.filter(({ meterUse }) => meterUse !== 'gate')
  const gateKwh = sum(gates.map(({ kwh }) => kwh))
  const inverterKwh = sum(inverters.map(({ kwh }) => kwh))
  const incomplete = incompleteAmong(meters)
  const read = { inverterKwh, gateKwh, incomplete: incomplete.join(', ') }
  if (incomplete.length > 0 || gates.length === 0 || isZero(inverterKwh)) return { ...read, loss: null, lossPct: null }
  const loss = sub(inverterKwh, gateKwh)
  return { ...read, loss, lossPct: div(mul(loss, '100'), inverterKwh, 2) }
}

/**
 * The meters that were not read over the whole time in which others of their station were. A silence in the middle takes
 * nothing away, because a counter goes on counting.
 */
function incompleteAmong(meters: readonly Metered[]): readonly string[] {
  const spans = meters.flatMap(({ span }) => span ?? [])
  const since = Math.min(...spans.map(({ firstAt }) => firstAt))
  const until = Math.max(...spans.map(({ lastAt }) => lastAt))
  const near = msOfSpan(meterReading.gapAfter)
  return meters
    .filter(({ span }) => span === null || span.firstAt - since > near || until - span.lastAt > near)
    .map(({ meterNo }) => meterNo)
}
