import { expect, test } from 'vitest'
import { example } from '../testing/price-by-index-example.ts'
import { priceByIndex } from './price-by-index.ts'
import { pricingDays } from './pricing-days.ts'

test('T-IDX-01 a base of 675 with indices of 690, 684 and 702 is 683.50, and 601.48 for 5 000 kcal', () => {
  const { results, working } = priceByIndex(example)
  expect(results).toEqual({ average: '692.00', formulaPrice: '683.50', price: '601.48' })
  expect(working).toEqual([
    { step: 'average', value: '692.0000' },
    { step: 'formula', value: '683.5000' },
    { step: 'heat', value: '0.8800' },
    { step: 'price', value: '601.4800' },
  ])
})

// (805.50 + 790.20) / 2 = 797.85; × 0.95 = 757.9575; − 12.5 = 745.4575, 745.46; × 0.77 = 574.0042.
test('a mean is multiplied and added to, and told for 4 500 kcal', () => {
  const of = { mode: 'idx', factor: '0.95', addition: '-12.5', indices: [{ mean: '805.50' }, { mean: '790.20' }] }
  expect(priceByIndex({ ...of, heat: '4500' }).results).toEqual({
    average: '797.85',
    formulaPrice: '745.46',
    price: '574.00',
  })
  expect(priceByIndex({ ...of, heat: '5500' }).results['price']).toBe('745.46')
})

test('what is missing is said', () => {
  for (const missing of [
    { ...example, base: null },
    { ...example, indices: [] },
    { ...example, indices: [{ mean: '690' }, { mean: null }] },
  ])
    expect(priceByIndex(missing)).toMatchObject({ results: { price: null }, lacks: [{}] })
})

test('the days of a price are those of its window', () => {
  const days = (of: Parameters<typeof pricingDays>[0]) => pricingDays({ month: '2026-03', ...of })
  expect(days({ window: 'M-1' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(days({ window: 'M' })).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(days({ window: 'M+1' })).toEqual({ from: '2026-04-01', to: '2026-04-30' })
  expect(days({ window: 'LW' })).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(days({ window: 'BL', ladingDate: '2026-03-02', ladingDays: '5' })).toEqual({
    from: '2026-02-25',
    to: '2026-03-07',
  })
  expect(days({ window: 'BL' })).toBeNull()
  expect(days({ window: 'M', month: null })).toBeNull()
})
