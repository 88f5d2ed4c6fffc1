import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { hourMs } from '../../core/values/duration.ts'
import type { Json } from '../../core/values/json.ts'
import { queryGroupedReport } from '../../server/exchange/report/query-grouped-report.ts'
import { act, get, save } from '../../server/module-api.ts'
import { device } from './device.ts'
import { repairTimes } from './repair-times.ts'
import { station } from './station.ts'
import { workOrder } from './work-order.ts'

let world: GroupWorld
let plant: string
let devices: readonly string[]

beforeAll(async () => {
  world = await groupWorld()
  const ctx = await world.ctx('stationop')
  plant = (await save(ctx, station, { stationNo: 'GD-9', stationName: 'GD-9', stationType: 'pvc', stationStatus: '2' }))
    .id
  devices = await Promise.all(
    ['GD-9-N1', 'GD-9-N2'].map(async (no) => {
      const thing = { deviceNo: no, deviceName: no, stationId: plant, deviceType: 'inv', deviceStatus: 'run' }
      return (await save(ctx, device, thing)).id
    }),
  )
})

/** An order that was handed in so many hours after it was reported, and accepted where it is said to be. */
async function repaired(deviceId: string, hours: number, lossKwh: string, { type = 'defect', accepted = true } = {}) {
  const asked = { subject: '更换', orderType: type, level: '2', deviceId, steps: [{ step: '更换', done: '1' }] }
  const { id } = await save(await world.ctx('stationop'), workOrder, asked)
  const does = async (code: string, verb: string, body: Readonly<Record<string, Json>> = {}, at = worldNow) => {
    const ctx = await world.ctx(code, { at })
    return act(ctx, workOrder, id, verb, { ver: (await get(ctx, workOrder, id)).ver, ...body })
  }
  const assigneeId = world.person('technician')
  await does('stationop', 'assign', { assigneeId, planDate: dayOfMs(worldNow), permitNo: 'GZP-1' })
  await does('technician', 'start')
  await does('technician', 'handIn', { result: '已更换', lossKwh }, worldNow + hours * hourMs)
  if (accepted) await does('stationop', 'accept', {}, worldNow + hours * hourMs)
}

test('the mean time to repair is all hours divided by all defects, and never a mean of means', async () => {
  const [first = '', second = ''] = devices
  await repaired(first, 5, '120')
  await repaired(first, 1, '10')
  await repaired(second, 2.5, '0')
  // Neither a cleaning nor what is not accepted yet counts.
  await repaired(second, 40, '0', { type: 'clean' })
  await repaired(second, 40, '0', { accepted: false })
  const figures = await queryGroupedReport(await world.ctx('stationop'), repairTimes, {
    year: '2026',
    stationId: plant,
  })
  expect(figures.rows.filter(({ deviceId }) => deviceId !== null)).toMatchObject([
    { deviceId: first, orders: '2', hours: '6.00', mean: '3.00', lost: '130.00' },
    { deviceId: second, orders: '1', hours: '2.50', mean: '2.50', lost: '0.00' },
  ])
  expect(figures.totals).toMatchObject({ orders: '3', hours: '8.50', mean: '2.83', lost: '130.00' })
  const { rows } = await queryGroupedReport(await world.ctx('stationop'), repairTimes, {
    year: '2025',
    stationId: plant,
  })
  expect(rows).toEqual([])
})
