import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, asSystem } from '../../../server/module-api.ts'
import { lettersWorld, type LettersWorld } from '../testing/letters-world.ts'
import { expireLetters } from './letter-of-credit.server.ts'
import { letterCredit } from './letter-of-credit.ts'

let world: LettersWorld
let purchase: string
let sale: string

beforeAll(async () => {
  world = await lettersWorld()
  const party = await world.admitted()
  purchase = await world.bought(party)
  sale = await world.sold(party)
})

const at = (field: string, code: string, params: object = {}) => ({
  errors: { [field]: expect.objectContaining({ code, ...(Object.keys(params).length === 0 ? {} : { params }) }) },
})
const night = async (day: string) =>
  asSystem(await world.ctx('findir', { at: Date.parse(`${day}T00:40:00+08:00`) }), 'the night of the test')

test('a letter is of a contract of its side, and expires in the future', async () => {
  await expect(world.applied(sale, '1.00')).rejects.toMatchObject(at('contractId', 'lc.contract-side'))
  const id = await world.applied(purchase, '1.00', { expiryDate: '2026-11-17', latestShip: null })
  const { ver } = await world.letterOf(id)
  await expect(act(await world.ctx('seasales'), letterCredit, id, 'submit', { ver })).rejects.toMatchObject(
    at('expiryDate', 'lc.past'),
  )
})

test('what our bank is to open the general manager agrees to last, what has come from a customer unit finance', async () => {
  const asked = async (id: string) => {
    await act(await world.ctx('seasales'), letterCredit, id, 'submit', { ver: (await world.letterOf(id)).ver })
    const people: (readonly string[])[] = []
    for (let step = 0; step < 6 && (await world.letterOf(id)).approvalStatus === '1'; step += 1) {
      people.push((await world.letterOf(id)).currentHandlers ?? [])
      await world.agree(letterCredit, id, worldNow, 1)
    }
    return people
  }
  const people = (...codes: string[]) => codes.map((code) => [world.person(code)])
  expect(await asked(await world.applied(purchase, '1.00'))).toEqual(
    people('sealead', 'risk', 'seafin', 'findir', 'qiangm'),
  )
  const theirs = { direction: 'export', lcNo: 'LC-77', issueDate: '2026-11-10' }
  expect(await asked(await world.applied(sale, '1.00', theirs))).toEqual(people('sealead', 'risk', 'seafin'))
})

test('the bank opens a letter before it expires', async () => {
  const id = await world.applied(purchase, '1.00')
  await act(await world.ctx('seasales'), letterCredit, id, 'submit', { ver: (await world.letterOf(id)).ver })
  await world.agree(letterCredit, id, worldNow)
  const { ver } = await world.letterOf(id)
  const issued = { ver, lcNo: 'LC-88', issueDate: '2027-02-01' }
  await expect(act(await world.ctx('seafin'), letterCredit, id, 'issue', issued)).rejects.toMatchObject(
    at('issueDate', 'lc.issued-after-expiry', { day: '2027-01-31' }),
  )
})

test('a letter with documents that wait for money is not cancelled; without them it is, with a reason', async () => {
  const id = await world.letter(purchase, '1000.00')
  const drawing = await world.drawn(id, '400.00')
  await world.does(drawing, 'present')
  const cancel = async () =>
    act(await world.ctx('findir'), letterCredit, id, 'cancel', {
      ver: (await world.letterOf(id)).ver,
      reason: '合同取消',
    })
  await expect(cancel()).rejects.toMatchObject({ code: 'lc.open-drawing' })
  await world.does(drawing, 'findDiscrepancies', { discrepancies: '缺产地证' })
  await world.does(drawing, 'refuse', { refusedReason: '不接受' })
  await cancel()
  expect(await world.letterOf(id)).toMatchObject({ status: '9', cancelReason: '合同取消', marginHeld: '0.00' })
})

test('what a bank has promised is not revoked by its drafter; an application that no bank has yet is', async () => {
  const revoke = async (id: string) =>
    act(await world.ctx('seasales'), letterCredit, id, 'revoke', {
      ver: (await world.letterOf(id)).ver,
      opinion: '改用电汇',
    })
  await expect(revoke(await world.letter(purchase, '1000.00'))).rejects.toMatchObject({ code: 'lc.issued' })
  const id = await world.applied(purchase, '1000.00')
  await act(await world.ctx('seasales'), letterCredit, id, 'submit', { ver: (await world.letterOf(id)).ver })
  await world.agree(letterCredit, id, worldNow)
  await revoke(id)
  expect((await world.letterOf(id)).status).toBe('9')
})

test('ten days after its expiry the night ends a letter, settled if anything was paid, but not while documents wait', async () => {
  const dates = { expiryDate: '2026-11-30', latestShip: null }
  const [unused, used, waiting] = [
    await world.letter(purchase, '1000.00', dates),
    await world.letter(purchase, '1000.00', dates),
    await world.letter(purchase, '1000.00', dates),
  ]
  const drawing = await world.accepted(used, '400.00')
  await world.does(drawing, 'pay', { payDate: '2026-11-18', paidAmount: '400.00' })
  await world.accepted(waiting, '400.00')
  const ended = async () => Promise.all([unused, used, waiting].map(async (id) => (await world.letterOf(id)).status))
  await expireLetters(await night('2026-12-09'))
  expect(await ended()).toEqual(['1', '6', '5'])
  await expireLetters(await night('2026-12-10'))
  expect(await ended()).toEqual(['8', '7', '5'])
})
