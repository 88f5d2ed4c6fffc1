import { add, div, isZero, mul, sub } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { countedBetween, type Ctx, find } from '../../server/define.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'

type Row = Readonly<Record<string, Json>>

/** The stations whose meters the reader sees, over the days asked. */
export async function lineLossRows(
  ctx: Ctx,
  asked: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const { from, to, stationId } = asked
  if (typeof from !== 'string' || typeof to !== 'string' || to < from) return []
  const meters = await find(ctx, meter, typeof stationId === 'string' ? { stationId } : {}, { sort: ['meterNo'] })
  const counted = await countedBetween(ctx, meterReading, {
    keys: meters.map(({ id }) => id),
    field: 'fwdAct',
    from,
    to,
  })
  const stations = new Map<string, { inverterKwh: string; gateKwh: string }>()
  for (const { id, stationId: of, meterUse, ratio } of meters) {
    const sums = stations.get(of) ?? { inverterKwh: '0', gateKwh: '0' }
    stations.set(of, sums)
    const side = meterUse === 'gate' ? 'gateKwh' : 'inverterKwh'
    sums[side] = add(sums[side], mul(counted.get(id) ?? '0', ratio))
  }
  return [...stations].map(([of, { inverterKwh, gateKwh }]) => ({
    stationId: of,
    inverterKwh,
    gateKwh,
    loss: sub(inverterKwh, gateKwh),
    lossPct: isZero(inverterKwh) ? null : div(mul(sub(inverterKwh, gateKwh), '100'), inverterKwh, 2),
  }))
}
