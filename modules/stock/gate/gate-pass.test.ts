import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { weighTicket } from '../../trade/index.ts'
import { stockOut } from '../stock-out.ts'
import { releaseWorld, type ReleaseWorld } from '../testing/release-world.ts'
import { gatePass } from './gate-pass.ts'

let world: ReleaseWorld
const plates = [{ plate: '黑D12345' }, { plate: '黑D67890' }]

beforeAll(async () => {
  world = await releaseWorld()
}, 120_000)

const at = (field: string, code: string, params?: object) => ({
  errors: {
    [field]: expect.objectContaining(
      params === undefined ? { code } : { code, params: expect.objectContaining(params) },
    ),
  },
})

/** A release of so many tonnes that two lorries may fetch; answers its id. */
async function released(qty: string): Promise<string> {
  const deal = await world.deal()
  await world.received(deal.party, '650000.00', { contractId: deal.contractId })
  return world.released(deal, qty, { plates })
}

async function comesIn(releaseId: string, plateNo: string, tare: string, later = 0): Promise<string> {
  const keeper = await world.ctx('seayard', { at: worldNow + later })
  return (await save(keeper, gatePass, { releaseId, plateNo, tare })).id
}

async function does(id: string, verb: string, asked: object, later = 0) {
  const keeper = await world.ctx('seayard', { at: worldNow + later })
  return act(keeper, gatePass, id, verb, { ver: (await get(world.all, gatePass, id)).ver, ...asked })
}

async function confirmed(id: string | null) {
  const finance = await world.ctx('seafin', { at: worldNow + 6 * dayMs })
  return act(finance, stockOut, id ?? '', 'confirm', { ver: (await get(world.all, stockOut, id ?? '')).ver })
}

test('a lorry leaves with a ticket and an entry of its net weight', async () => {
  const release = await released('60')
  const id = await comesIn(release, '黑D12345', '15.2')
  expect(await get(world.all, gatePass, id)).toMatchObject({ status: '0', leftQty: '60.000' })
  await does(id, 'leave', { gross: '47.7' }, hourMs)
  // 47.7 − 15.2 = 32.5; 60 − 32.5 = 27.5.
  const pass = await get(world.all, gatePass, id)
  expect(pass).toMatchObject({ status: '1', net: '32.500', leftQty: '27.500' })
  expect(await get(world.all, weighTicket, pass.ticketId ?? '')).toMatchObject({ ticketNo: pass.passNo, net: '32.500' })
  expect(await get(world.all, stockOut, pass.stockOutId ?? '')).toMatchObject({
    status: '0',
    qty: '32.500',
    releaseId: release,
    plateNo: '黑D12345',
  })
})

test('what is wrong is said at its field', async () => {
  const release = await released('20')
  await expect(comesIn(release, '黑D00001', '15')).rejects.toMatchObject(at('plateNo', 'release.plate'))
  const id = await comesIn(release, '黑D67890', '14.8', 2 * dayMs)
  await expect(comesIn(release, '黑D67890', '14.8', 2 * dayMs)).rejects.toMatchObject(at('plateNo', 'gate.inside'))
  await expect(does(id, 'leave', { gross: '14.8' }, 2 * dayMs)).rejects.toMatchObject(
    at('gross', 'gate.gross-below-tare', { tare: '14.800' }),
  )
  await expect(does(id, 'leave', { gross: '34.801' }, 2 * dayMs)).rejects.toMatchObject(
    at('gross', 'gate.more-than-left', { left: '20.000', most: '34.800' }),
  )
  await does(id, 'leave', { gross: '34.8' }, 2 * dayMs)
  await expect(comesIn(release, '黑D12345', '15', 2 * dayMs)).rejects.toMatchObject(at('plateNo', 'gate.used-up'))
  const late = await released('20')
  await expect(comesIn(late, '黑D12345', '15', 20 * dayMs)).rejects.toMatchObject(at('plateNo', 'release.expired'))
})

test('what the scale said twice waits in quarantine, and is not booked before somebody has judged it', async () => {
  const release = await released('80')
  const [first, second] = [
    await comesIn(release, '黑D12345', '15.2', 5 * dayMs),
    await comesIn(release, '黑D67890', '14.8', 5 * dayMs),
  ]
  await does(first, 'leave', { gross: '47.7', reading: '2-57' }, 5 * dayMs)
  // The scale hangs: the next lorry gets the weight of the one before.
  await does(second, 'leave', { gross: '47.7', reading: '2-57' }, 5 * dayMs + hourMs)
  const [one, two] = [await get(world.all, gatePass, first), await get(world.all, gatePass, second)]
  expect(await get(world.all, weighTicket, one.ticketId ?? '')).toMatchObject({
    status: '1',
    fromFile: '1',
    scaleNo: '2',
    readingNo: '2-57',
  })
  const ticket = await get(world.all, weighTicket, two.ticketId ?? '')
  expect(ticket).toMatchObject({ status: '2', duplicateId: one.ticketId, vehicle: '黑D67890' })
  await expect(confirmed(two.stockOutId)).rejects.toMatchObject({ code: 'gate.ticket-quarantined' })
  const keeper = await world.ctx('seayard', { at: worldNow + 6 * dayMs })
  await act(keeper, weighTicket, ticket.id, 'reject', { ver: ticket.ver, reason: '磅秤卡住' })
  await expect(confirmed(two.stockOutId)).rejects.toMatchObject({ code: 'gate.ticket-void' })
  await confirmed(one.stockOutId)
})

test('the same lorry twice within five minutes is refused with a typed weight, and waits with one of the scale', async () => {
  const release = await released('90')
  const typed = await comesIn(release, '黑D12345', '15.2', 8 * dayMs)
  await does(typed, 'leave', { gross: '40' }, 8 * dayMs)
  const again = await comesIn(release, '黑D12345', '15.2', 8 * dayMs)
  await expect(does(again, 'leave', { gross: '40' }, 8 * dayMs)).rejects.toMatchObject(
    at('plateNo', 'trade.weighed-twice'),
  )
  await does(again, 'leave', { gross: '40', reading: '2-91' }, 8 * dayMs)
  const { ticketId } = await get(world.all, gatePass, again)
  expect(await get(world.all, weighTicket, ticketId ?? '')).toMatchObject({ status: '2' })
})

test('of two lorries that leave at once with the last tonnes exactly one does', async () => {
  const release = await released('40')
  const ids = [await comesIn(release, '黑D12345', '15', 4 * dayMs), await comesIn(release, '黑D67890', '15', 4 * dayMs)]
  const ends = await Promise.allSettled(ids.map((id) => does(id, 'leave', { gross: '45' }, 4 * dayMs)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const rest = ids[ends.findIndex(({ status }) => status === 'rejected')] ?? ''
  await does(rest, 'turnAway', { reason: '余量不足' }, 4 * dayMs)
  expect(await get(world.all, gatePass, rest)).toMatchObject({ status: '9', ticketId: null })
})
