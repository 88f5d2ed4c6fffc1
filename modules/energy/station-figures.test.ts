import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { hourMs, minuteMs } from '../../core/values/duration.ts'
import { save, takeReadings } from '../../server/module-api.ts'
import { avoidedTons } from './avoided-carbon.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { stationFigures } from './station-figures.server.ts'
import { station } from './station.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

/** A station with a meter at its gateway that shows this power, and counted from 100 so much in the last hour. */
async function plant(no: string, stationType: string, power: string, delivered: number, ago = 5): Promise<void> {
  const ctx = await world.ctx('stationop', { at: worldNow })
  const { id } = await save(ctx, station, {
    stationNo: no,
    stationName: no,
    stationType,
    stationStatus: '2',
    capacityAc: '6000',
  })
  await save(ctx, meter, { meterNo: no, meterName: no, stationId: id, meterUse: 'gate', ratio: '10' })
  const at = worldNow - ago * minuteMs
  await takeReadings(ctx, meterReading, [
    { key: no, at: at - hourMs, fwdAct: '100', revAct: '0', power },
    { key: no, at, fwdAct: String(100 + delivered), revAct: '0', power },
  ])
}

const shown = async (who = 'stationop') =>
  (await stationFigures(await world.ctx(who, { at: worldNow }))).map(({ value, note }) => [value, note ?? ''])

test('without a station there is nothing to add up', async () => {
  expect(await shown()).toEqual([])
})

test('capacity, power, energy and carbon dioxide of all stations in scope are told, of storage no energy', async () => {
  await plant('F-1', 'pvc', '300', 9640)
  await plant('F-2', 'ess', '-50', 700)
  await plant('F-3', 'wind', '400', 360, 90)
  // 96 400 and 3 600 kilowatt-hours; the wind farm was not heard of for an hour and a half.
  expect(await shown()).toEqual([
    ['18.00', ''],
    ['2.50', '1 块关口表无最新读数'],
    ['100.00', ''],
    ['100.00', ''],
    ['57.030', ''],
  ])
  expect(await shown('seafin'), 'of another company').toEqual([])
})

test('T-PV-05: carbon dioxide avoided by energy delivered', () => {
  expect(avoidedTons('96400')).toBe('54.977')
  // 1 250 kWh by hand: 1.25 × 0.5703 = 0.712875.
  expect(avoidedTons('1250')).toBe('0.713')
})
