import { beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../core/values/duration.ts'
import type { Json } from '../../core/values/json.ts'
import { act, find, get, save, unattended } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'
import { weighTicket } from './weigh-ticket.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld
let tickets = 0

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const clerk = 'sealog'
const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const read = async (id: string) => get(await world.ctx(clerk), weighTicket, id)

function ticket(more: More): More {
  tickets += 1
  const values = { ticketNo: `BD-${tickets}`, goodsId: world.coal, gross: '49.56', tare: '15.2', deduct: '0' }
  return { ...values, plateNo: '辽G86512', weighTime: at('10T09:00'), ...more }
}

const weighed = async (more: More) => (await save(await world.ctx(clerk), weighTicket, ticket(more))).id
/** As a file or a scale brings it. */
const brought = async (more: More) => (await save(unattended(await world.ctx(clerk)), weighTicket, ticket(more))).id

async function does(id: string, verb: string, who = clerk): Promise<void> {
  const { ver } = await read(id)
  await act(await world.ctx(who), weighTicket, id, verb, { ver, reason: '核对过磅录像' })
}

describe('a weigh ticket', () => {
  test('leaves gross less tare and deduction', async () => {
    expect(await read(await weighed({ plateNo: '辽G00001', deduct: '0.36' }))).toMatchObject({
      net: '34.000',
      vehicle: '辽G00001',
      weighDay: '2026-11-10',
      status: '1',
      fromFile: '0',
    })
    // 92.5 − 23.4 − 1.1 = 68 t of a wagon.
    const wagon = { scaleType: 'rail', plateNo: null, wagonNo: '52364122', gross: '92.5', tare: '23.4', deduct: '1.1' }
    expect(await read(await weighed(wagon))).toMatchObject({ net: '68.000', vehicle: '52364122' })
  })

  test('is refused at the field that cannot be', async () => {
    const refused = async (more: More, errors: object) =>
      expect(weighed({ plateNo: '辽G00002', ...more })).rejects.toMatchObject({ errors })
    await refused({ tare: '49.56' }, { tare: { code: 'trade.tare-above-gross' } })
    await refused({ deduct: '34.36' }, { deduct: { code: 'trade.nothing-left' } })
    await refused({ plateNo: 'G-1' }, { plateNo: { code: 'text.plate' } })
    await refused({ plateNo: null }, { plateNo: {} })
    await refused({ weighTime: at('19T09:00') }, { weighTime: { code: 'trade.weighed-later' } })
    await weighed({ plateNo: '辽G00002', tare: '49.559' })
  })

  test('names the cargo of its bill', async () => {
    const road = { mode: 'road', plateNo: '辽G86512', vesselName: null }
    const billId = await world.shipped(await world.bought('40'), { billQty: '35', ...road })
    await world.does(billId, 'load')
    expect(await read(await weighed({ billId, plateNo: '辽G00003' }))).toMatchObject({
      goodsId: world.coal,
      carrier: world.carrier,
    })
    const other = await save(await world.ctx('findir'), goods, {
      goodsCode: 'JM',
      goodsName: '焦煤',
      costMethod: 'mwa',
    })
    await expect(weighed({ billId, plateNo: '辽G00004', goodsId: other.id })).rejects.toMatchObject({
      errors: { goodsId: {} },
    })
  })
})

describe('the same vehicle within five minutes', () => {
  test('is refused by hand, and taken a minute later', async () => {
    const plateNo = '辽G10001'
    await weighed({ plateNo, weighTime: at('10T09:00') })
    for (const minutes of [-5, 0, 5])
      await expect(weighed({ plateNo, weighTime: at('10T09:00') + minutes * minuteMs })).rejects.toMatchObject({
        errors: { weighTime: { code: 'trade.weighed-twice' } },
      })
    await weighed({ plateNo: '辽G10002', weighTime: at('10T09:00') })
    await weighed({ plateNo, weighTime: at('10T09:06') })
  })

  test('from a file waits in quarantine, and is accepted or rejected', async () => {
    const plateNo = '辽G20001'
    const first = await brought({ plateNo })
    expect(await read(first)).toMatchObject({ status: '1', fromFile: '1', duplicateId: null })
    const twins = [await brought({ plateNo }), await brought({ plateNo, weighTime: at('10T09:05') })]
    for (const id of twins) expect(await read(id)).toMatchObject({ status: '2', duplicateId: first })
    await expect(does(twins[0] ?? '', 'accept', 'seabuy')).rejects.toMatchObject({ status: 403 })
    await does(twins[0] ?? '', 'reject')
    await does(twins[1] ?? '', 'accept')
    await does(twins[1] ?? '', 'quarantine')
    await does(twins[1] ?? '', 'accept')
    const states = await Promise.all([first, ...twins].map(read))
    expect(states.map(({ status }) => status)).toEqual(['1', '9', '1'])
    expect(states[1]).toMatchObject({ decision: '核对过磅录像' })
  })

  test('may be entered again once the first is void', async () => {
    const plateNo = '辽G20002'
    const wrong = await weighed({ plateNo })
    await does(wrong, 'void')
    await weighed({ plateNo })
  })

  test('of two that enter it at once one is refused', async () => {
    const plateNo = '辽G20003'
    const both = await Promise.allSettled([weighed({ plateNo }), weighed({ plateNo })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const ctx = await world.ctx(clerk)
    expect(await find(ctx, weighTicket, { vehicle: plateNo })).toHaveLength(1)
  })
})

describe('the tare of a vehicle', () => {
  // (15.0 + 15.4 + 15.2) / 3 = 15.2; 15.7 is 3.29 % above it, 15.6 is 2.63 %.
  test('is held against the mean of its last thirty days', async () => {
    const plateNo = '辽G30001'
    expect(await read(await weighed({ plateNo, tare: '15.0', weighTime: at('01T08:00') }))).toMatchObject({
      tareMean: null,
      tareDevPct: null,
    })
    await weighed({ plateNo, tare: '15.4', weighTime: at('04T08:00') })
    await weighed({ plateNo, tare: '15.2', weighTime: at('07T08:00') })
    const heavy = await read(await weighed({ plateNo, tare: '15.7', weighTime: at('10T08:00') }))
    expect(heavy).toMatchObject({ tareMean: '15.200', tareDevPct: '3.29' })
    await does(heavy.id, 'void')
    // What is void is none of the mean.
    const usual = await read(await weighed({ plateNo, tare: '15.6', weighTime: at('11T08:00') }))
    expect(usual).toMatchObject({ tareMean: '15.200', tareDevPct: '2.63' })
  })

  // The ticket of 12 October is thirty-one days before 12 November: 14.0 alone is left, of which 13.5 is 3.57 % less.
  test('older tickets count no more, and less is a deviation too', async () => {
    const plateNo = '辽G30002'
    await weighed({ plateNo, tare: '17', weighTime: Date.parse('2026-10-12T07:00:00+08:00') })
    await weighed({ plateNo, tare: '14.0', weighTime: at('02T08:00') })
    expect(await read(await weighed({ plateNo, tare: '13.5', weighTime: at('12T08:00') }))).toMatchObject({
      tareMean: '14.000',
      tareDevPct: '-3.57',
    })
  })
})
