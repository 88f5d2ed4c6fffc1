import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { hourMs } from '../../core/values/duration.ts'
import { type Ctx, save, takeReadings } from '../../server/module-api.ts'
import { lineLossRows } from './line-loss.server.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { station } from './station.ts'

let world: GroupWorld
let ctx: Ctx
const midnight = Date.parse('2026-11-16T00:00:00+08:00')
const day = { from: '2026-11-16', to: '2026-11-16' }

beforeAll(async () => {
  world = await groupWorld()
  ctx = await world.ctx('stationop')
})

/** A station whose gateway and two inverters count so many units an hour, of ten kilowatt-hours each. */
async function plant(no: string, rates: Readonly<Record<string, number>>): Promise<string> {
  const { id } = await save(ctx, station, { stationNo: no, stationName: no, stationType: 'pvc', stationStatus: '2' })
  for (const suffix of Object.keys(rates))
    await save(ctx, meter, {
      meterNo: `${no}-${suffix}`,
      meterName: suffix,
      stationId: id,
      meterUse: suffix === 'G' ? 'gate' : 'inv',
      ratio: '10',
    })
  return id
}

/** Reads a meter at the beginning of each of these hours. */
async function read(meterNo: string, rate: number, hours: readonly number[]): Promise<void> {
  const sent = hours.map((hour) => ({
    key: meterNo,
    at: midnight + hour * hourMs,
    fwdAct: String(100 + hour * rate),
    revAct: '0',
    power: '1',
  }))
  expect(await takeReadings(ctx, meterReading, sent)).toMatchObject({ taken: hours.length })
}

const wholeDay = Array.from({ length: 24 }, (_, hour) => hour)
const lossOf = async (stationId: string) => (await lineLossRows(ctx, { ...day, stationId }))[0]

test('the line loss of a station is what its inverters counted and its gateway did not', async () => {
  const id = await plant('XS-1', { G: 49, N1: 25, N2: 25 })
  await read('XS-1-G', 49, wholeDay)
  await read('XS-1-N1', 25, wholeDay)
  // Silent for hours in the middle: the counter has gone on.
  await read('XS-1-N2', 25, [0, 1, 2, 20, 21, 22, 23])
  expect(await lossOf(id)).toEqual({
    stationId: id,
    inverterKwh: '11500',
    gateKwh: '11270',
    loss: '230',
    lossPct: '2.00',
    incomplete: '',
  })
})

test('a meter that fell silent is named in the place of a loss that would be wrong', async () => {
  const id = await plant('XS-2', { G: 49, N1: 25, N2: 25, N3: 25 })
  await read('XS-2-G', 49, wholeDay)
  await read('XS-2-N1', 25, wholeDay)
  await read('XS-2-N2', 25, wholeDay.slice(0, 12))
  expect(await lossOf(id)).toMatchObject({ loss: null, lossPct: null, incomplete: 'XS-2-N2, XS-2-N3' })
})

test('a meter that is out of use is not waited for, and without a gateway there is no loss to tell', async () => {
  const id = await plant('XS-3', { N1: 25, N2: 25 })
  await read('XS-3-N1', 25, wholeDay)
  await world.pool.driver.query("update energy.meter set in_use = '0' where meter_no = 'XS-3-N2'")
  expect(await lossOf(id)).toMatchObject({ inverterKwh: '5750', loss: null, incomplete: '' })
})
