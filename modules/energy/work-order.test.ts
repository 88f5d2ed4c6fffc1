import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { dayMs, hourMs } from '../../core/values/duration.ts'
import type { Json } from '../../core/values/json.ts'
import { act, asSystem, get, save, taskPage } from '../../server/module-api.ts'
import { device } from './device.ts'
import { station } from './station.ts'
import { tellOverdue } from './work-order.server.ts'
import { workOrder } from './work-order.ts'

let world: GroupWorld
const made = { station: '', device: '' }
const today = dayOfMs(worldNow)

beforeAll(async () => {
  world = await groupWorld()
  const ctx = await world.ctx('stationop')
  made.station = (await save(ctx, station, plant('GD-1'))).id
  made.device = (await save(ctx, device, thing('GD-1-N1', made.station))).id
})

const plant = (no: string) => ({ stationNo: no, stationName: no, stationType: 'pvc', stationStatus: '2' })
const thing = (deviceNo: string, stationId: string, parentId: string | null = null) => ({
  deviceNo,
  deviceName: deviceNo,
  stationId,
  parentId,
  deviceType: 'inv',
  deviceStatus: 'run',
})

type Values = Readonly<Record<string, Json>>

async function order(more: Values = {}): Promise<string> {
  const steps = [
    { step: '断电', done: '0' },
    { step: '更换', done: '0' },
  ]
  const asked = { subject: '更换风扇', orderType: 'defect', level: '2', deviceId: made.device, steps, ...more }
  return (await save(await world.ctx('stationop'), workOrder, asked)).id
}

const read = async (id: string) => get(await world.ctx('stationop'), workOrder, id)

async function does(code: string, id: string, verb: string, body: Values = {}, at = worldNow) {
  const { ver } = await read(id)
  return act(await world.ctx(code, { at }), workOrder, id, verb, { ver, ...body })
}

const toTechnician = (more: Values = {}) => ({ assigneeId: world.person('technician'), planDate: today, ...more })
const checked = {
  steps: [
    { step: '断电', done: '1' },
    { step: '更换', done: '1' },
  ],
}

/** Brings an order into the hands of who works on it. */
async function running(): Promise<string> {
  const id = await order()
  await does('stationop', id, 'assign', toTechnician({ permitNo: 'GZP-1' }))
  await does('technician', id, 'start')
  return id
}

async function waitsFor(code: string): Promise<readonly string[]> {
  const list = { view: 'todo', tab: '', param: '', thing: 'energy.workOrder', page: 1, size: 500 } as const
  return (await taskPage(await world.ctx(code), list)).content.map(({ id }) => id)
}

test('an order is assigned, begun, checked step by step, handed in, sent back, handed in again and accepted', async () => {
  const id = await running()
  await does('technician', id, 'record', checked)
  await does('technician', id, 'handIn', { result: '已更换', lossKwh: '120' }, worldNow + 6 * hourMs)
  expect(await read(id)).toMatchObject({ state: '3', stationId: made.station, restoreHours: '6.00', lossKwh: '120.00' })
  await does('stationop', id, 'sendBack', { reason: '缺照片' })
  expect(await read(id)).toMatchObject({ state: '5', returnReason: '缺照片' })
  await does('technician', id, 'start')
  await does('technician', id, 'handIn', { result: '已补照片', restoredAt: worldNow + hourMs }, worldNow + 8 * hourMs)
  await does('stationop', id, 'accept')
  expect(await read(id)).toMatchObject({
    state: '4',
    restoreHours: '1.00',
    returnReason: null,
    acceptedBy: world.person('stationop'),
  })
})

test('a defect is not begun without the number of its permit, and a cleaning is', async () => {
  const defect = await order()
  await does('stationop', defect, 'assign', toTechnician())
  await expect(does('technician', defect, 'start')).rejects.toMatchObject({ code: 'work-order.permit' })
  await does('technician', defect, 'permit', { permitNo: 'GZP-7' })
  await does('technician', defect, 'start')
  const cleaning = await order({ orderType: 'clean' })
  await does('stationop', cleaning, 'assign', toTechnician())
  await expect(does('technician', cleaning, 'permit', { permitNo: 'X' })).rejects.toMatchObject({
    code: 'record.not-possible',
  })
  await does('technician', cleaning, 'start')
  expect((await read(cleaning)).state).toBe('2')
})

test('what has a step open is not handed in, and no step that was given out is left out', async () => {
  const id = await running()
  await expect(does('technician', id, 'handIn', { result: '好' })).rejects.toMatchObject({
    code: 'work-order.steps-open',
    params: { n: 2, step: '断电' },
  })
  await expect(does('technician', id, 'record', { steps: [{ step: '断电', done: '1' }] })).rejects.toMatchObject({
    errors: { steps: { code: 'work-order.step-left-out', params: { step: '更换' } } },
  })
  await does('technician', id, 'record', {
    steps: [...checked.steps, { step: '试运行', done: '1' }],
    spares: [{ part: '风扇', quantity: '1', unitName: '台' }],
  })
  expect(await read(id)).toMatchObject({ spares: [{ part: '风扇', quantity: '1.00' }] })
  await does('technician', id, 'handIn', { result: '好' })
  expect((await read(id)).state).toBe('3')
})

test('nothing is restored before it was reported or later than now', async () => {
  const id = await running()
  await does('technician', id, 'record', checked)
  for (const restoredAt of [worldNow - hourMs, worldNow + hourMs])
    await expect(does('technician', id, 'handIn', { result: '好', restoredAt })).rejects.toMatchObject({
      errors: { restoredAt: { code: 'work-order.restored' } },
    })
})

test('who did the work does not accept it, and only he does it', async () => {
  const id = await running()
  await does('technician', id, 'record', checked)
  await expect(does('stationop', id, 'handIn', { result: '好' })).rejects.toMatchObject({ code: 'permission.missing' })
  await does('technician', id, 'handIn', { result: '好' })
  await expect(does('technician', id, 'accept')).rejects.toMatchObject({ code: 'permission.missing' })
  await world.pool.query(sql`update energy.work_order set assignee_id = ${world.person('stationop')} where id = ${id}`)
  await expect(does('stationop', id, 'accept')).rejects.toMatchObject({ code: 'record.not-possible' })
  await expect(get(await world.ctx('seasales'), workOrder, id)).rejects.toMatchObject({ code: 'record.missing' })
})

test('an order waits for who acts next: the dispatcher, the technician, and then the acceptor', async () => {
  const id = await order()
  const waits = async () =>
    Promise.all(['stationop', 'technician'].map(async (code) => (await waitsFor(code)).includes(id)))
  expect(await waits()).toEqual([true, false])
  await does('stationop', id, 'assign', toTechnician({ permitNo: 'GZP-3' }))
  expect(await waits()).toEqual([false, true])
  await does('technician', id, 'start')
  await does('technician', id, 'record', checked)
  expect(await waits()).toEqual([false, true])
  await does('technician', id, 'handIn', { result: '好' })
  expect(await waits()).toEqual([true, false])
})

test('an order that is late is marked, and who works on it and who gave it out are told once', async () => {
  const id = await running()
  const onDay = async (days: number) =>
    tellOverdue(asSystem(await world.ctx('stationop', { at: worldNow + days * dayMs }), 'test'))
  await onDay(0)
  expect((await read(id)).overdue).toBe('0')
  await onDay(1)
  await onDay(2)
  expect((await read(id)).overdue).toBe('1')
  const told = await world.pool.query<{ person: string }>(
    sql`select person from engine.outbox where event = 'work-order.overdue' and record_id = ${id}::uuid`,
  )
  expect(told.map(({ person }) => person).toSorted()).toEqual(
    [world.person('stationop'), world.person('technician')].toSorted(),
  )
  await does('technician', id, 'record', checked, worldNow + 2 * dayMs)
  await does('technician', id, 'handIn', { result: '好' }, worldNow + 2 * dayMs)
  expect((await read(id)).overdue).toBe('0')
})

test('an order that is taken back waits to be assigned again', async () => {
  const id = await order()
  await does('stationop', id, 'assign', toTechnician({ planDate: addDays(today, 3) }))
  await does('stationop', id, 'takeBack')
  expect(await read(id)).toMatchObject({ state: '0', assigneeId: null })
})

test('what stands below a device stands in the same station', async () => {
  const ctx = await world.ctx('stationop')
  const other = await save(ctx, station, plant('GD-2'))
  await expect(save(ctx, device, thing('GD-2-N1', other.id, made.device))).rejects.toMatchObject({
    errors: { parentId: { code: 'device.other-station' } },
  })
})
