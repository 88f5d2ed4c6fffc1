import { beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { get, save } from '../../server/module-api.ts'
import { goods, port } from '../contracts/index.ts'
import { borderLastDayFigures } from './border-last-day-figures.server.ts'
import { borderTrafficDay } from './border-traffic-day.ts'
import { portStockDay } from './port-stock-day.ts'

let world: GroupWorld
let coal = ''
let station = ''
let other = ''

beforeAll(async () => {
  world = await groupWorld()
  const trader = await world.ctx('seabuy')
  coal = (await save(await world.ctx('findir'), goods, { goodsCode: 'HM', goodsName: '褐煤' })).id
  const placed = async (portCode: string, portName: string) => {
    const names = { portNameRu: portName, portNameEn: portName }
    return (await save(trader, port, { portCode, portName, ...names, portType: 'rail', country: 'CN' })).id
  }
  station = await placed('CNTOJ', '同江口岸')
  other = await placed('CNSFE', '绥芬河口岸')
}, 120_000)

/** A day sheet: wagons that came with 68 t each, those transshipped, those that wait. */
function sheet(date: string, [came, left, waiting]: readonly [number, number, number], more: object = {}) {
  return {
    stationId: station,
    date,
    trainsIn: '1',
    wagonsTransshipped: String(left),
    waitingWagons: String(waiting),
    cargo: [{ goodsId: coal, wagonsIn: String(came), tonnesIn: String(came * 68), tonnesOut: '12.5' }],
    ...more,
  } satisfies Readonly<Record<string, Json>>
}

async function told(...day: Parameters<typeof sheet>) {
  const clerk = await world.ctx('tjlog')
  return get(clerk, borderTrafficDay, (await save(clerk, borderTrafficDay, sheet(...day))).id)
}

test('wagons and tonnes of a day are those of its cargo', async () => {
  expect(await told('2026-10-01', [62, 50, 40])).toMatchObject({
    wagonsIn: '62',
    tonnesIn: '4216.000',
    tonnesOut: '12.500',
    light: 'free',
  })
})

// Of 40 that waited and 60 that came 55 were transshipped: 45 wait.
test('wagons that waited either were transshipped or wait on, or somebody says why not', async () => {
  await expect(told('2026-10-02', [60, 55, 48])).rejects.toMatchObject({
    errors: {
      reason: {
        code: 'trade.wagons-unexplained',
        params: { before: '40', came: '60', left: '55', expected: '45' },
      },
    },
  })
  expect(await told('2026-10-02', [60, 55, 48], { reason: '三车退回俄方' })).toMatchObject({ waitingWagons: '48' })
  // 48 + 10 - 30 = 28.
  expect(await told('2026-10-03', [10, 30, 28])).toMatchObject({ waitingWagons: '28' })
})

test('more than 120 wagons or more than 72 hours are a jam, 120 and 72 are not', async () => {
  const lights = [
    await told('2026-09-01', [130, 10, 120], { dwellHours: '72' }),
    await told('2026-09-11', [131, 10, 121]),
    await told('2026-09-21', [20, 10, 10], { dwellHours: '72.1' }),
  ].map(({ light }) => light)
  expect(lights).toEqual(['free', 'jam', 'jam'])
})

test('a station tells a day once, when it has come, and says why work stopped', async () => {
  await told('2026-08-01', [10, 5, 5])
  await expect(told('2026-08-01', [10, 5, 5])).rejects.toMatchObject({ errors: { stationId: expect.anything() } })
  await expect(told('2036-01-01', [10, 5, 5])).rejects.toMatchObject({ errors: { date: expect.anything() } })
  await expect(told('2026-08-05', [10, 5, 5], { delayHours: '3' })).rejects.toMatchObject({
    errors: { reason: expect.anything() },
  })
})

test('the board shows the last day of a station, and of all stations that told it', async () => {
  await told('2026-11-01', [40, 30, 10])
  await told('2026-11-01', [150, 20, 130], { stationId: other, dwellHours: '30' })
  const values = async (query: Readonly<Record<string, string>>) =>
    (await borderLastDayFigures(await world.ctx('landsales'), query))?.map(({ value }) => value)
  expect(await values({ stationId: station })).toEqual(['1', '40', '2720.000', '30', '10', '—'])
  expect(await values({})).toEqual(['2', '190', '12920.000', '50', '140', '30.0'])
  expect(
    (await borderLastDayFigures(await world.ctx('landsales'), {}))?.map(({ tone }) => tone).filter(Boolean),
  ).toEqual(['bad'])
})

test('what a port holds lasts so many days, and stands once for each grade and day', async () => {
  const clerk = await world.ctx('sealog')
  const [sea] = [
    await save(await world.ctx('seabuy'), port, {
      portCode: 'CNSHP',
      portName: '秦皇岛港',
      portNameRu: 'Циньхуандао',
      portNameEn: 'Qinhuangdao',
      portType: 'sea',
      country: 'CN',
    }),
  ]
  const day = { portId: sea?.id ?? '', grade: 'ml', date: '2026-11-01', source: '港口日报' }
  const { id } = await save(clerk, portStockDay, { ...day, stock: '5400000', inflow: '440000', outflow: '480000' })
  expect(await get(clerk, portStockDay, id)).toMatchObject({ net: '-40000', lasts: '11.3' })
  await expect(save(clerk, portStockDay, { ...day, stock: '1' })).rejects.toMatchObject({ errors: expect.anything() })
  const still = await save(clerk, portStockDay, { ...day, grade: 'jm', stock: '7000', outflow: '0' })
  expect((await get(clerk, portStockDay, still.id)).lasts).toBeNull()
})
