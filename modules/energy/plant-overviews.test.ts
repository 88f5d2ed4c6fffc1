import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import type { Figure } from '../../core/description/widget.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { dayMs, hourMs, minuteMs } from '../../core/values/duration.ts'
import { type Ctx, midnightOf, save, takeReadings } from '../../server/module-api.ts'
import { batteryReading } from './battery-reading.ts'
import { device } from './device.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { pvCurve, pvFigures } from './pv-overview.server.ts'
import { station } from './station.ts'
import { storageCharge, storageFigures, storagePower } from './storage-overview.server.ts'
import { turbineReading } from './turbine-reading.ts'
import { weatherReading } from './weather-reading.ts'
import { windCurve, windFigures, windPower } from './wind-overview.server.ts'

let world: GroupWorld
/** 20:00 in Shanghai: the sun of the day is in. */
const now = midnightOf(dayOfMs(worldNow)) + 20 * hourMs
const quarter = 15 * minuteMs

beforeAll(async () => {
  world = await groupWorld()
})

const operator = (who = 'stationop') => world.ctx(who, { at: now })
const valueOf = (figures: readonly Figure[] | undefined) =>
  Object.fromEntries((figures ?? []).map(({ label, value }) => [label, value]))

async function plant(ctx: Ctx, stationNo: string, stationType: string, more: Readonly<Record<string, string>>) {
  const { id } = await save(ctx, station, { stationNo, stationName: stationNo, stationType, ...more })
  await save(ctx, meter, {
    meterNo: `${stationNo}-G`,
    meterName: stationNo,
    stationId: id,
    meterUse: 'gate',
    ratio: '100',
  })
  return id
}

test('without a station nothing is shown', async () => {
  const ctx = await operator()
  expect([await pvFigures(ctx, {}), await windFigures(ctx, {}), await storageFigures(ctx, {})]).toEqual([[], [], []])
})

test('a photovoltaic plant is measured by the sun that fell on it: T-PV-01 over a day', async () => {
  const ctx = await operator()
  const id = await plant(ctx, 'P-1', 'pvc', { capacityDc: '20000', capacityAc: '16000', tariffCny: '0.374' })
  await save(ctx, device, { deviceNo: 'P-1-MET', deviceName: 'P-1', stationId: id, deviceType: 'met' })
  // 964 steps of a hundred kilowatt-hours, and 5.62 kWh/m²: 562 W/m² in 40 quarters from eight to eighteen.
  const eight = midnightOf(dayOfMs(now)) + 8 * hourMs
  await takeReadings(ctx, meterReading, [
    { key: 'P-1-G', at: eight, fwdAct: '100', revAct: '0', power: '0' },
    { key: 'P-1-G', at: eight + 4 * hourMs, fwdAct: '600', revAct: '0', power: '150' },
    { key: 'P-1-G', at: now - 5 * minuteMs, fwdAct: '1064', revAct: '0', power: '0' },
  ])
  await takeReadings(
    ctx,
    weatherReading,
    Array.from({ length: 40 }, (_, nr) => ({
      key: 'P-1-MET',
      at: eight + nr * quarter,
      poa: '562',
      ghi: '450',
      airTemp: '10',
      moduleTemp: '25',
      windSpeed: '3',
      humidity: '50',
    })),
  )
  expect(valueOf(await pvFigures(ctx, {}))).toMatchObject({
    组件容量: '20.00',
    今日上网电量: '96.40',
    今日等效利用小时: '4.82',
    '今日系统效率(PR)': '85.77',
    今日电费收入: '36053.60',
  })
  const { series, categories } = (await pvCurve(ctx, {})) ?? { series: [], categories: [] }
  const noon = categories.indexOf('12:00')
  // 150 kW behind transformers of 100 are 15 MW of 20; 562 of 1,000 W/m².
  expect(series.map(({ values }) => values[noon])).toEqual(['75.0', '56.2'])
})

test('the irradiance of one plant says nothing of another that has no weather station', async () => {
  const ctx = await operator()
  const id = await plant(ctx, 'P-2', 'pvd', { capacityDc: '5000', capacityAc: '4000' })
  expect(valueOf(await pvFigures(ctx, {}))['今日系统效率(PR)']).toBe('85.77')
  expect(valueOf(await pvFigures(ctx, { stationId: id }))).toMatchObject({ '今日系统效率(PR)': '—', 组件容量: '5.00' })
})

test('a turbine that stands in the wind is down, one that stands in a calm is not', async () => {
  const ctx = await operator()
  const id = await plant(ctx, 'W-1', 'wind', { capacityAc: '8000' })
  for (const nr of [1, 2])
    await save(ctx, device, { deviceNo: `W-1-${nr}`, deviceName: `W-1-${nr}`, stationId: id, deviceType: 'wt' })
  // Over the last day both turn, the second but for six hours in the wind and three in a calm.
  const from = Math.floor(now / hourMs) * hourMs - dayMs
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  await takeReadings(
    ctx,
    turbineReading,
    hours.flatMap((hour) => {
      const isIdle = hour < 9
      const windSpeed = hour >= 6 && hour < 9 ? '2.0' : '8.0'
      const shown = { at: from + hour * hourMs + quarter, windSpeed, rotorSpeed: '9', pitch: '0', nacelleTemp: '30' }
      return [
        { key: 'W-1-1', ...shown, output: '2000' },
        { key: 'W-1-2', ...shown, output: isIdle ? '-10' : '2000' },
      ]
    }),
  )
  await takeReadings(
    ctx,
    meterReading,
    hours.map((hour) => ({ key: 'W-1-G', at: from + hour * hourMs + quarter, fwdAct: '1', revAct: '0', power: '40' })),
  )
  // 42 of 48 turbine hours; 4 MW of 8 over all 24 hours.
  expect(valueOf(await windFigures(ctx, {}))).toMatchObject({
    近24小时时间可利用率: '87.50',
    近24小时容量系数: '50.00',
  })
  expect((await windPower(ctx, {}))?.series[0]?.values).toEqual(hours.map(() => '4.00'))
  const [speeds, outputs] = (await windCurve(ctx, {}))?.series ?? []
  expect([speeds?.values.length, outputs?.values.filter((value) => value === '2000').length]).toEqual([48, 39])
})

test('storage gives of what it took: behind its converters more than at the gateway', async () => {
  const ctx = await operator()
  const id = await plant(ctx, 'S-1', 'ess', { capacityAc: '5000', capacityEnergy: '20000' })
  await save(ctx, meter, { meterNo: 'S-1-P', meterName: 'S-1', stationId: id, meterUse: 'pcs', ratio: '100' })
  await save(ctx, device, { deviceNo: 'S-1-B', deviceName: '1#电池', stationId: id, deviceType: 'bms' })
  const start = midnightOf(dayOfMs(now)) - 7 * dayMs
  // T-ESS-01: 512.0 MWh in and 446.5 out; at the gateway 9.2 more were taken.
  await takeReadings(ctx, meterReading, [
    { key: 'S-1-P', at: start, fwdAct: '0', revAct: '0', power: '0' },
    { key: 'S-1-P', at: start + 6 * dayMs, fwdAct: '4465', revAct: '5120', power: '0' },
    { key: 'S-1-G', at: start, fwdAct: '0', revAct: '0', power: '0' },
    { key: 'S-1-G', at: start + 6 * dayMs, fwdAct: '4465', revAct: '5212', power: '0' },
    { key: 'S-1-G', at: now - 2 * hourMs, fwdAct: '4465', revAct: '5212', power: '-30' },
  ])
  await takeReadings(ctx, batteryReading, [
    { key: 'S-1-B', at: now - 2 * hourMs, charge: '62.5', voltage: '1300', cellTemp: '25', cellSpread: '40' },
  ])
  expect(valueOf(await storageFigures(ctx, {}))).toMatchObject({
    近7日充放电效率: '87.21',
    近7日综合效率: '85.67',
    近7日等效循环: '22.325',
    '平均荷电状态(SOC)': '62.5',
  })
  expect((await storageCharge(ctx, {}))?.series.map(({ values }) => values.at(-2))).toEqual(['62.5'])
  expect((await storagePower(ctx, {}))?.series.map(({ values }) => values.at(-2))).toEqual(['-3.00'])
})

test('another company sees none of it', async () => {
  const ctx = await operator('seafin')
  expect([await pvFigures(ctx, {}), (await storageCharge(ctx, {}))?.series]).toEqual([[], []])
})
