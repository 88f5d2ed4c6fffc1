import { beforeAll, expect, test } from 'vitest'
import { groupWorld } from '../../app/testing/group-world.ts'
import { msOfDay } from '../../core/values/day.ts'
import { asOf, type Ctx, find, remove, save } from '../../server/module-api.ts'
import { middleRate } from './exchange-rate.server.ts'
import { exchangeRate } from './exchange-rate.ts'
import { staleRates } from './stale-rates.server.ts'

let cashier: Ctx
let trader: Ctx

beforeAll(async () => {
  const world = await groupWorld()
  cashier = await world.ctx('cashier')
  trader = await world.ctx('seasales')
  for (const { id } of await find(cashier, exchangeRate)) await remove(cashier, exchangeRate, [id])
  await enter('2026-01-05', '7.018000')
  await enter('2026-02-02', '7.041500')
  await enter('2026-02-02', '7.055000', { rateType: '3' })
})

const duplicate = { code: 'record.duplicate' }
const enter = (rateDate: string, rate: string, more: Readonly<Record<string, string>> = {}) =>
  save(cashier, exchangeRate, { currency: 'USD', rateType: '1', rateDate, rate, ...more })

test('a rate holds from its day until the next of its type and currency', async () => {
  const days = ['2026-01-04', '2026-01-05', '2026-02-01', '2026-02-02', '2027-01-01']
  const held = await Promise.all(days.map((day) => middleRate(trader, 'USD', day)))
  expect(held).toEqual([null, '7.018000', '7.018000', '7.041500', '7.041500'])
  expect(await middleRate(trader, 'EUR', '2026-02-02')).toBeNull()
  const selling = await asOf(trader, exchangeRate, { currency: 'USD', rateType: '3' }, '2026-03-01')
  expect(selling).toMatchObject({ rate: '7.055000', pair: 'USD/CNY' })
})

test('two rates of one type and currency never begin on one day', async () => {
  await expect(enter('2026-02-02', '7.050000')).rejects.toMatchObject({
    errors: { currency: duplicate, rateType: duplicate, rateDate: duplicate },
  })
})

test('a currency whose middle rate is old is told with its days', async () => {
  const at = (day: string) => ({ ...cashier, now: msOfDay(day) })
  const days = async (day: string) => (await staleRates(at(day))).map(({ title, value }) => [title, value])
  expect(await days('2026-02-02')).toEqual([['USD/CNY', '0']])
  expect(await days('2026-02-10')).toEqual([['USD/CNY', '8']])
})

test('a lookup that leaves open which rate is meant is our own mistake', async () => {
  await expect(asOf(trader, exchangeRate, { currency: 'USD' }, '2026-02-02')).rejects.toThrow('rateType must be said')
})

test.each([
  ['of our own currency', 'currency', { currency: 'CNY' }, '1', 'exchangeRate.own-currency'],
  ['of customs that begins within a month', 'rateDate', { rateType: '4' }, '7.04', 'exchangeRate.customs-month'],
  ['given for a hundred units', 'rate', {}, '704.15', 'exchangeRate.unlikely'],
])('a rate %s is refused at its field', async (_, field, more, rate, code) => {
  await expect(enter('2026-03-02', rate, more)).rejects.toMatchObject({ errors: { [field]: { code } } })
})
