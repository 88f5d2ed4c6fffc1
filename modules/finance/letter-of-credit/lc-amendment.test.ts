import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, asSystem, get, save } from '../../../server/module-api.ts'
import { lettersWorld, type LettersWorld } from '../testing/letters-world.ts'
import { lcAmendment } from './lc-amendment.ts'
import { expireLetters } from './letter-of-credit.server.ts'

let world: LettersWorld
let purchase: string

beforeAll(async () => {
  world = await lettersWorld()
  purchase = await world.bought(await world.admitted())
})

const at = (field: string, code: string, params: object = {}) => ({
  errors: { [field]: expect.objectContaining({ code, ...(Object.keys(params).length === 0 ? {} : { params }) }) },
})
const tenUp = { tolPlus: '10', tolMinus: '10' }

const amended = async (lcId: string, changes: object) => {
  const { id } = await save(await world.ctx('seasales'), lcAmendment, { lcId, reason: '装期推迟', ...changes })
  return id
}
const submitted = async (id: string) => {
  const { ver } = await get(world.all, lcAmendment, id)
  await act(await world.ctx('seasales'), lcAmendment, id, 'submit', { ver })
}
const answered = async (id: string, verb: 'accept' | 'refuse', body: object) => {
  const { ver } = await get(world.all, lcAmendment, id)
  await act(await world.ctx('seafin'), lcAmendment, id, verb, { ver, ...body })
}

test('an amendment changes the letter once its beneficiary has accepted it, one at a time', async () => {
  const lcId = await world.letter(purchase, '1000.00', tenUp)
  const id = await amended(lcId, { deltaAmount: '500.00', newExpiryDate: '2027-02-28', newLatestShip: '2027-02-10' })
  const other = await amended(lcId, { deltaAmount: '-100.00' })
  await submitted(id)
  expect(await world.letterOf(lcId)).toMatchObject({ status: '2', amount: '1000.00' })
  await expect(submitted(other)).rejects.toMatchObject(at('lcId', 'lc.amendment-open'))
  await world.agree(lcAmendment, id, worldNow)
  await answered(id, 'accept', { bankNumber: '1', acceptDate: '2026-11-18' })
  expect(await world.letterOf(lcId)).toMatchObject({
    status: '1',
    amount: '1500.00',
    maxAmount: '1650.00',
    expiryDate: '2027-02-28',
    latestShip: '2027-02-10',
  })
  expect(await get(world.all, lcAmendment, id)).toMatchObject({ status: '3', newAmount: '1500.00', bankNumber: '1' })
  const { ver } = await get(world.all, lcAmendment, id)
  await expect(
    act(await world.ctx('seasales'), lcAmendment, id, 'revoke', { ver, opinion: '改错了' }),
  ).rejects.toMatchObject({ code: 'lc.amendment-in-force' })
})

test('documents that were entered before an amendment are presented by its terms', async () => {
  const dates = { expiryDate: '2026-11-30', latestShip: null, presentDays: '60' }
  const lcId = await world.letter(purchase, '1000.00', dates)
  const drawing = await world.drawn(lcId, '400.00')
  expect((await world.drawingOf(drawing)).lastPresentDay).toBe('2026-11-30')
  const id = await amended(lcId, { newExpiryDate: '2026-12-31' })
  await submitted(id)
  await world.agree(lcAmendment, id, worldNow)
  await answered(id, 'accept', { bankNumber: '1', acceptDate: '2026-11-18' })
  await world.does(drawing, 'present')
  expect((await world.drawingOf(drawing)).lastPresentDay).toBe('2026-12-31')
})

test('an amendment that is refused or taken back leaves the letter as it was', async () => {
  const lcId = await world.letter(purchase, '1000.00')
  const refused = await amended(lcId, { deltaAmount: '-100.00' })
  await submitted(refused)
  await world.agree(lcAmendment, refused, worldNow)
  await answered(refused, 'refuse', { refusedReason: '受益人不同意减额' })
  expect(await world.letterOf(lcId)).toMatchObject({ status: '1', amount: '1000.00' })
  const withdrawn = await amended(lcId, { deltaAmount: '-100.00' })
  await submitted(withdrawn)
  const { ver } = await get(world.all, lcAmendment, withdrawn)
  await act(await world.ctx('seasales'), lcAmendment, withdrawn, 'withdraw', { ver })
  expect((await world.letterOf(lcId)).status).toBe('1')
})

test('an amendment of a letter that has ended meanwhile may still be given up', async () => {
  const lcId = await world.letter(purchase, '1000.00', { expiryDate: '2026-11-30', latestShip: null })
  const id = await amended(lcId, { deltaAmount: '100.00' })
  await submitted(id)
  await world.agree(lcAmendment, id, worldNow)
  const night = await world.ctx('findir', { at: Date.parse('2026-12-10T00:40:00+08:00') })
  await expireLetters(asSystem(night, 'the night of the test'))
  await expect(answered(id, 'accept', { bankNumber: '1', acceptDate: '2026-11-18' })).rejects.toMatchObject(
    at('lcId', 'lc.not-live'),
  )
  await answered(id, 'refuse', { refusedReason: '已到期' })
  expect((await world.letterOf(lcId)).status).toBe('8')
})

test('an amendment changes something, keeps what was drawn possible and ships before expiry', async () => {
  const lcId = await world.letter(purchase, '1000.00', tenUp)
  await world.accepted(lcId, '550.00')
  await expect(amended(lcId, {})).rejects.toMatchObject(at('deltaAmount', 'lc.nothing-amended'))
  // 500 and ten per cent are just what was drawn.
  await expect(amended(lcId, { deltaAmount: '-500.01' })).rejects.toMatchObject(
    at('deltaAmount', 'lc.below-drawn', { drawn: '550.00' }),
  )
  await amended(lcId, { deltaAmount: '-500.00' })
  await expect(amended(lcId, { newLatestShip: '2027-02-01' })).rejects.toMatchObject(
    at('newLatestShip', 'lc.ships-after-expiry', { day: '2027-01-31' }),
  )
  await expect(amended(lcId, { newExpiryDate: '2027-01-09' })).rejects.toMatchObject(
    at('newExpiryDate', 'lc.ships-after-expiry', { day: '2027-01-10' }),
  )
})
