import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { act, get, Refusal, save } from '../../server/module-api.ts'
import { laytime } from './laytime.ts'
import { example } from './testing/laytime-sheet-example.ts'
import { vessel } from './vessel.ts'

let world: GroupWorld
let vesselId: string

beforeAll(async () => {
  world = await groupWorld()
  const { id } = await save(await world.ctx('shipops'), vessel, {
    vesselNo: 'T-1',
    name: '测试一号',
    nameEn: 'TEST ONE',
    imo: '9074729',
    mmsi: '413000001',
    dwt: '52000',
  })
  vesselId = id
})

/** The refusal that something ends in. */
async function caught(work: Promise<unknown>): Promise<Refusal> {
  const found = await work.catch((error: unknown) => error)
  if (!(found instanceof Refusal)) throw new Error('nothing was refused')
  return found
}

const typed = () => ({ vesselId, voyageNo: 'V1', ...example })

const made = async (more: object = {}) => (await save(await world.ctx('shipops'), laytime, { ...typed(), ...more })).id
const read = async (id: string) => get(await world.ctx('shipops'), laytime, id)

test('T-LAY-01: the server works the time sheet and the money out of what was typed, and keeps both', async () => {
  const { allowedHours, usedHours, net, working, laytimeNo } = await read(await made())
  expect([allowedHours, usedHours, net]).toEqual(['124.8000', '129.0000', '2625.00'])
  expect(laytimeNo).toMatch(/^ZQ-202611-\d{4}$/)
  expect(working?.at(-1)).toMatchObject({ rule: 'demurrage', from: '09:48', to: '14:00', counted: '4.2000' })
})

test('a result that somebody was shown and that is not what the server comes to is refused at its figure', async () => {
  const wrong = await caught(made({ net: '2624.00' }))
  expect(wrong.errors).toMatchObject({ net: { code: 'calculator.disagrees' } })
  expect((await caught(made({ term: 'cqd', overHours: '4.2' }))).errors).toHaveProperty('overHours')
  expect((await read(await made({ net: '2625', overHours: '4.2000' }))).net).toBe('2625.00')
})

test('a line of the working that stays the same keeps its id when the record is saved again', async () => {
  const id = await made()
  const before = await read(id)
  await save(await world.ctx('shipops'), laytime, { id, ver: before.ver, cargo: '动力煤' })
  const after = await read(id)
  expect(after.working).toEqual(before.working)
  await save(await world.ctx('shipops'), laytime, { id, ver: after.ver, demurrageRate: '18000' })
  expect((await read(id)).net).toBe('3150.00')
})

test('what cannot be reckoned yet is kept without a result, and is not confirmed', async () => {
  const id = await made({ facts: typed().facts.slice(0, 3) })
  expect(await read(id)).toMatchObject({ net: null, working: [] })
  const refused = await caught(
    (async () => act(await world.ctx('shipops'), laytime, id, 'confirm', { ver: (await read(id)).ver }))(),
  )
  expect(refused.code).toBe('laytime.no-result')
})

test('ports are told apart by their numbers, and facts belong to one of them', async () => {
  const { calls, facts } = typed()
  expect((await caught(made({ calls: [...calls, ...calls] }))).errors).toMatchObject({
    'calls.1.no': { code: 'laytime.call-twice' },
  })
  const elsewhere = [...facts, { callNo: '3', day: '2025-04-13', clock: '15:00', event: 'dep' }]
  expect((await caught(made({ facts: elsewhere }))).errors).toHaveProperty('facts.7.callNo')
})

test('a laytime is confirmed, checked by somebody who leads, and what is confirmed is not edited', async () => {
  const id = await made()
  const does = async (code: string, verb: string, body = {}) =>
    act(await world.ctx(code), laytime, id, verb, { ver: (await read(id)).ver, ...body })
  await does('shipops', 'confirm')
  expect((await caught(save(await world.ctx('shipops'), laytime, { id, ver: 2, cargo: 'x' }))).code).toBe(
    'record.not-editable',
  )
  expect((await caught(does('shipops', 'check'))).code).toBe('permission.missing')
  await does('shipops', 'dispute', { reason: '雨天记录不一致' })
  expect(await read(id)).toMatchObject({ status: '9', disputeReason: '雨天记录不一致' })
  await does('shipops', 'reopen')
  await does('shipops', 'confirm')
  await does('qiangm', 'check')
  expect(await read(id)).toMatchObject({ status: '2', disputeReason: null })
  await does('findir', 'settle')
  expect((await read(id)).status).toBe('3')
})

test('T-SHP-IMO: a vessel has an IMO number whose last digit agrees with the others', async () => {
  const wrong = await caught(
    save(await world.ctx('shipops'), vessel, {
      vesselNo: 'T-2',
      name: '测试二号',
      nameEn: 'TEST TWO',
      imo: '9074728',
      mmsi: '413000002',
      dwt: '52000',
    }),
  )
  expect(wrong.errors).toMatchObject({ imo: { code: 'text.imo' } })
})
