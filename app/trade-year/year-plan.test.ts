import { expect, test } from 'vitest'
import { yearPlan } from './year-plan.ts'

const whole = yearPlan('2026-11', 1)

test('the year of a whole group has the volumes of a group', () => {
  const { contracts, arrivals, outs, releases, settlements, letters } = whole
  const fetched = releases.flatMap((one) => one.fetched)
  const carried = arrivals.reduce((total, { billed }) => total + billed, 0) / 1_000
  expect(arrivals).toHaveLength(1_700)
  expect(outs.length + fetched.length).toBe(2_600)
  expect(carried).toBeGreaterThan(4_300_000)
  expect(carried).toBeLessThan(4_550_000)
  expect(contracts.length).toBeGreaterThan(380)
  expect(letters.filter(({ contract }) => contract.direction === 'buy')).toHaveLength(22)
  expect(letters.filter(({ contract }) => contract.direction === 'sell')).toHaveLength(4)
  expect(settlements.length).toBeGreaterThan(880)
})

test('it is the same every time', () => {
  expect(yearPlan('2026-11', 0.05)).toEqual(yearPlan('2026-11', 0.05))
})

test('from October to March a quarter more comes in a day', () => {
  const inMonth = (month: string) => whole.arrivals.filter(({ day }) => day.startsWith(month)).length
  expect(inMonth('2026-01') / inMonth('2026-07')).toBeCloseTo(1.25, 1)
})

test('no batch gives more than came', () => {
  const all = [...whole.outs, ...whole.releases.flatMap(({ fetched }) => fetched)]
  const gone = new Map<unknown, number>()
  for (const { arrival, kilograms, day } of all) {
    expect(day > arrival.day).toBe(true)
    gone.set(arrival, (gone.get(arrival) ?? 0) + kilograms)
  }
  for (const arrival of whole.arrivals) expect(gone.get(arrival) ?? 0).toBeLessThan(arrival.weighed)
})
