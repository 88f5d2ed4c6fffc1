import { beforeAll, expect, test } from 'vitest'
import { act } from '../../../server/module-api.ts'
import { lettersWorld, type LettersWorld } from '../testing/letters-world.ts'
import { examinedBy, lastPresentationDay } from './banking-days.server.ts'
import { lcDrawing } from './lc-drawing.ts'

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

test('T-LC-01 what is available is the amount with its tolerance less what was drawn', async () => {
  const id = await world.letter(purchase, '3600000.00', tenUp)
  await world.accepted(id, '1200000.00')
  await world.accepted(id, '950000.00')
  expect(await world.letterOf(id)).toMatchObject({
    maxAmount: '3960000.00',
    drawnAmount: '2150000.00',
    availableAmount: '1810000.00',
    status: '5',
  })
  await expect(world.drawn(id, '1810000.01')).rejects.toMatchObject(
    at('amount', 'lc.over-available', { available: '1810000.00', currency: 'CNY' }),
  )
  await world.drawn(id, '1810000.00')
})

test('T-LC-01 with other numbers: "about" is ten per cent, and what was refused is available again', async () => {
  const id = await world.letter(purchase, '800000.00', { about: '1' })
  // 800 000 x 1.1 = 880 000, less 500 000 leaves 380 000.
  const drawing = await world.drawn(id, '500000.00')
  await world.does(drawing, 'present')
  expect(await world.letterOf(id)).toMatchObject({ maxAmount: '880000.00', availableAmount: '380000.00', status: '3' })
  await world.does(drawing, 'findDiscrepancies', { discrepancies: '发票金额与汇票不一致' })
  expect((await world.letterOf(id)).status).toBe('4')
  await world.does(drawing, 'refuse', { refusedReason: '申请人不接受不符点' })
  expect(await world.letterOf(id)).toMatchObject({ drawnAmount: '0.00', availableAmount: '880000.00', status: '1' })
})

test('T-LC-02 documents come within their days and before expiry, and on the next day when banks are closed', async () => {
  const ctx = await world.ctx('seafin')
  const term = { presentDays: '21', expiryDate: '2025-05-31' }
  expect(await lastPresentationDay(ctx, { ...term, blDate: '2025-05-08' })).toBe('2025-05-29')
  expect(await lastPresentationDay(ctx, { ...term, blDate: '2025-05-15' })).toBe('2025-06-03')
})

test('T-LC-02 with other numbers: seven days fall on a Saturday, and five banking days pass over a holiday', async () => {
  const ctx = await world.ctx('seafin')
  // 14 November 2026 and seven days are Saturday the 21st, so Monday.
  const term = { presentDays: '7', expiryDate: '2026-12-31', blDate: '2026-11-14' }
  expect(await lastPresentationDay(ctx, term)).toBe('2026-11-23')
  // From Wednesday: Thursday, Friday, Monday, Tuesday, Wednesday.
  expect(await examinedBy(ctx, '2026-11-18')).toBe('2026-11-25')
})

test('T-LC-03 the margin is a share of the most that may be drawn, and what is paid gives its share back', async () => {
  const id = await world.letter(purchase, '3600000.00', tenUp)
  expect(await world.letterOf(id)).toMatchObject({ marginAmount: '792000.00', marginHeld: '792000.00' })
  const drawing = await world.accepted(id, '1000000.00')
  await expect(world.does(drawing, 'pay', { payDate: '2026-11-18', paidAmount: '1000000.01' })).rejects.toMatchObject(
    at('paidAmount', 'lc.paid-more'),
  )
  await expect(world.does(drawing, 'pay', { payDate: '2026-11-19', paidAmount: '1.00' })).rejects.toMatchObject(
    at('payDate', 'lc.not-yet'),
  )
  await expect(world.does(drawing, 'pay', { payDate: '2026-11-17', paidAmount: '1.00' })).rejects.toMatchObject(
    at('payDate', 'lc.before-acceptance'),
  )
  await world.does(drawing, 'pay', { payDate: '2026-11-18', paidAmount: '1000000.00' })
  // (3 960 000 - 1 000 000) x 20 %.
  expect(await world.letterOf(id)).toMatchObject({ paidAmount: '1000000.00', marginHeld: '592000.00', status: '6' })
})

test('T-LC-03 with other numbers: all that is drawn and paid settles the letter and frees the margin', async () => {
  const id = await world.letter(purchase, '500000.00', { marginPct: '15' })
  expect(await world.letterOf(id)).toMatchObject({ marginAmount: '75000.00', marginHeld: '75000.00' })
  const drawing = await world.accepted(id, '500000.00')
  await world.does(drawing, 'pay', { payDate: '2026-11-18', paidAmount: '500000.00' })
  expect(await world.letterOf(id)).toMatchObject({ status: '7', marginHeld: '0.00', availableAmount: '0.00' })
  await expect(world.drawn(id, '1.00')).rejects.toMatchObject(at('lcId', 'lc.not-live'))
})

test('T-LC-04 a usance drawing is due so many days after the bill of lading', async () => {
  const usance = { availableBy: 'acc', tenorDays: '90', tenorBase: 'bl' }
  const id = await world.letter(purchase, '100000.00', usance)
  // 12 November and 90 days: 18 left of November, 31, 31, and 10 of February.
  const drawing = await world.accepted(id, '100000.00')
  expect(await world.drawingOf(drawing)).toMatchObject({ result: 'ok', dueDate: '2027-02-10', status: '3' })
  const early = { blDate: '2025-05-08', presentDate: '2025-05-20' }
  const other = await world.accepted(await world.letter(purchase, '100.00', usance), '100.00', early)
  expect((await world.drawingOf(other)).dueDate).toBe('2025-08-06')
})

test('T-LC-04 with other numbers: thirty days after sight count from acceptance, at sight it is due at once', async () => {
  const after = { availableBy: 'def', tenorDays: '30', tenorBase: 'sight' }
  const late = await world.accepted(await world.letter(purchase, '100.00', after), '100.00')
  expect((await world.drawingOf(late)).dueDate).toBe('2026-12-18')
  const sight = await world.accepted(await world.letter(purchase, '100.00'), '100.00')
  expect((await world.drawingOf(sight)).dueDate).toBe('2026-11-18')
})

test('documents that are late, shipped late, in parts or too many do not comply, and are waived by the finance director', async () => {
  const id = await world.letter(purchase, '1000.00', { partial: '0', latestShip: '2026-11-10', goodsQty: '100' })
  const drawing = await world.drawn(id, '400.00', { blDate: '2026-11-11', qty: '105.001' })
  await world.does(drawing, 'present')
  const complies = (one: string) => world.does(one, 'comply', { acceptDate: '2026-11-18' })
  await expect(complies(drawing)).rejects.toMatchObject({ code: 'lc.late-shipment', params: { day: '2026-11-10' } })
  await world.does(drawing, 'findDiscrepancies', { discrepancies: '迟装运' })
  await expect(world.does(drawing, 'waive', { acceptDate: '2026-11-17' })).rejects.toMatchObject(
    at('acceptDate', 'lc.before-presentation'),
  )
  await world.does(drawing, 'waive', { acceptDate: '2026-11-18' })
  expect(await world.drawingOf(drawing)).toMatchObject({ result: 'acc', status: '3', dueDate: '2026-11-18' })
  const second = await world.drawn(id, '400.00', { blDate: '2026-11-09' })
  await world.does(second, 'present')
  await expect(complies(second)).rejects.toMatchObject({ code: 'lc.no-partial' })
  const parts = await world.letter(purchase, '1000.00', { goodsQty: '100', presentDays: '5' })
  // Five per cent more where nothing is said of it: 105 t.
  const heavy = await world.drawn(parts, '400.00', { blDate: '2026-11-17', qty: '105.001' })
  await world.does(heavy, 'present')
  await expect(complies(heavy)).rejects.toMatchObject({ code: 'lc.over-quantity', params: { most: '105.000' } })
  const late = await world.drawn(parts, '400.00', { blDate: '2026-11-11' })
  await world.does(late, 'present')
  await expect(complies(late)).rejects.toMatchObject({ code: 'lc.late-presentation', params: { day: '2026-11-16' } })
})

test('of two drawings at once for the last of a letter exactly one is presented', async () => {
  const id = await world.letter(purchase, '1000.00')
  const drawings = [await world.drawn(id, '600.00'), await world.drawn(id, '600.00')]
  const presented = await Promise.allSettled(drawings.map((one) => world.does(one, 'present')))
  expect(presented.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await world.letterOf(id)).toMatchObject({ drawnAmount: '600.00' })
})

test('nobody answers the bank, waives or pays whose office it is not', async () => {
  const id = await world.letter(purchase, '1000.00')
  const drawing = await world.drawn(id, '400.00')
  await world.does(drawing, 'present')
  const { ver } = await world.drawingOf(drawing)
  for (const [who, verb, body] of [
    ['seasales', 'comply', { acceptDate: '2026-11-18' }],
    ['cashier', 'findDiscrepancies', { discrepancies: 'x' }],
  ] as const)
    await expect(act(await world.ctx(who), lcDrawing, drawing, verb, { ver, ...body })).rejects.toMatchObject({
      status: 403,
    })
  await world.does(drawing, 'comply', { acceptDate: '2026-11-18' })
  const paid = { ver: (await world.drawingOf(drawing)).ver, payDate: '2026-11-18', paidAmount: '400.00' }
  await expect(act(await world.ctx('seafin'), lcDrawing, drawing, 'pay', paid)).rejects.toMatchObject({ status: 403 })
})
