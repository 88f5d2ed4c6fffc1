import { expect, test } from 'vitest'
import { example } from '../testing/landed-cost-shares-example.ts'
import { landedCostShares, sharesOf } from './landed-cost-shares.ts'

const shares = (basis: string) => landedCostShares({ ...example, basis }).working.map(({ share }) => share)

test('T-INV-05 350,000 over 6,000 t of 3.0 M and 4,000 t of 2.4 M by weight, by value and by volume', () => {
  expect(shares('weight')).toEqual(['210000.00', '140000.00'])
  expect(shares('value')).toEqual(['194444.44', '155555.56'])
  // 7,200 of 11,600 m3 are 217,241.379.
  expect(shares('volume')).toEqual(['217241.38', '132758.62'])
})

test('each cost is allocated by itself, so that what each payee is owed stays whole', () => {
  const entries = ['1', '1', '1'].map((qty) => ({ qty, worth: null, volume: null }))
  expect(sharesOf('weight', ['100.00', '0.01'], entries)).toEqual([
    ['33.33', '33.33', '33.34'],
    ['0.00', '0.00', '0.01'],
  ])
})

test('what a tonne costs besides, and with it, stands beside each share', () => {
  const { results, working } = landedCostShares(example)
  expect(results).toEqual({ total: '350000.00' })
  // 3,210,000 for 6,000 t and 2,540,000 for 4,000 t.
  expect(working).toEqual([
    { entry: '1', weight: '6000.000', share: '210000.00', perTon: '35.0000', unitCost: '535.0000' },
    { entry: '2', weight: '4000.000', share: '140000.00', perTon: '35.0000', unitCost: '635.0000' },
  ])
})

test('what is missing is said, and nothing is allocated until it is there', () => {
  const [first, second] = example.entries
  const none = landedCostShares({ ...example, basis: 'volume', entries: [first, { ...second, volume: null }] })
  expect(none).toMatchObject({ results: { total: '350000.00' }, working: [], lacks: [{ params: { entry: '2' } }] })
  expect(landedCostShares({ ...example, costs: [] }).lacks).toHaveLength(1)
  expect(landedCostShares({ ...example, entries: [] }).lacks).toHaveLength(1)
})
