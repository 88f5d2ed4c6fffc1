import { expect, test } from 'vitest'
import { example } from '../testing/blend-mix-example.ts'
import { blendMix } from './blend-mix.ts'
import { cheapestShares, type Component } from './cheapest-shares.ts'

test('T-BLD-01 60 % of 5 600 kcal and 0.6 % of sulphur with 40 % of 4 800 and 1.2 % are 5 280 and 0.84 %', () => {
  const { results, lacks } = blendMix(example)
  // Mt 0.6 x 10 + 0.4 x 16 = 12.4; Ad 0.6 x 15 + 0.4 x 20 = 17; cost 0.6 x 620 + 0.4 x 480 = 564.
  expect(results).toMatchObject({
    mixHeat: '5280.0',
    mixSul: '0.840',
    mixMt: '12.40',
    mixAsh: '17.00',
    mixCost: '564.0000',
    mixVerdict: 'ok',
  })
  expect(lacks).toEqual([])
})

test('the cheapest recipe takes of the cheaper coal what the limits let in', () => {
  // 4800 + 8 x >= 5200 wants x >= 50; sulphur 1.2 - 0.006 x <= 0.9 wants x >= 50; moisture 16 - 0.06 x <= 14 wants 33.4.
  const { results, working } = blendMix(example)
  expect(results).toMatchObject({ bestCost: '550.0000' })
  expect(working.filter(({ item }) => item === 'share').map(({ best }) => best)).toEqual(['50', '50'])
  // With 0.85 % of sulphur x has to be 58.34, so 59: 620 x 0.59 + 480 x 0.41 = 562.6.
  expect(blendMix({ ...example, maxSul: '0.85' }).results).toMatchObject({ bestCost: '562.6000' })
})

test('no more of a batch goes in than there is, and what cannot be done is said', () => {
  const [rich, poor] = example.parts
  const scarce = { ...example, parts: [{ ...rich, freeQty: '5599' }, poor] }
  // 5 599 t of 10 000 are 55 whole per cent, and 50 are enough; with 4 900 t nothing is.
  expect(blendMix(scarce).results).toMatchObject({ bestCost: '550.0000' })
  const none = blendMix({ ...example, parts: [{ ...rich, freeQty: '4900' }, poor] })
  expect(none.results['bestCost']).toBeNull()
  expect(none.lacks).toHaveLength(1)
})

test('a blend beyond a limit is judged so on its exact figures, not on rounded ones', () => {
  // 5600 x 0.4999 + 4800 x 0.5001 = 5199.92, which is 5199.9 and no 5200.
  const [rich, poor] = example.parts
  const parts = [
    { ...rich, sharePct: '49.99' },
    { ...poor, sharePct: '50.01' },
  ]
  expect(blendMix({ ...example, parts }).results).toMatchObject({ mixHeat: '5199.9', mixVerdict: 'over' })
})

test('shares that are not the whole, and coal that nobody tested, have no verdict', () => {
  const [rich, poor] = example.parts
  const part = blendMix({ ...example, parts: [rich, { ...poor, sharePct: '30' }] })
  expect(part.results['mixVerdict']).toBeNull()
  expect(part.lacks).toMatchObject([{ params: { share: '90' } }])
  const untested = blendMix({ ...example, parts: [rich, { ...poor, sulDry: null }] })
  expect(untested.results).toMatchObject({ mixSul: null, mixVerdict: null })
  expect(untested.lacks).toMatchObject([{ params: { part: '2' } }])
})

test('the cheapest recipe of five components is what trying every recipe finds', () => {
  const components: readonly Component[] = [
    [610, 40, 5600, 6],
    [480, 40, 4800, 12],
    [455, 25, 4500, 9],
    [700, 60, 6000, 5],
    [520, 30, 5000, 7],
  ].map(([cost = 0, most = 0, heat = 0, sul = 0]) => ({ cost, most, parts: [-heat, sul] }))
  const limits = [-5350, 7]
  const found = cheapestShares(components, limits) ?? []
  const value = (shares: readonly number[], of: (one: Component) => number) =>
    components.reduce((total, one, at) => total + of(one) * (shares[at] ?? 0), 0)
  const keeps = (shares: readonly number[]) =>
    limits.every((limit, row) => value(shares, ({ parts }) => parts[row] ?? 0) <= limit * 100)
  expect(found.reduce((total, share) => total + share, 0)).toBe(100)
  expect(keeps(found)).toBe(true)
  expect(value(found, ({ cost }) => cost)).toBe(
    cheapestOfAll(components, keeps, (shares) => value(shares, ({ cost }) => cost)),
  )
})

/** What the cheapest of all recipes in steps of one per cent costs. */
function cheapestOfAll(
  components: readonly Component[],
  keeps: (shares: readonly number[]) => boolean,
  costOf: (shares: readonly number[]) => number,
): number {
  let best = Number.POSITIVE_INFINITY
  const visit = (shares: readonly number[], left: number): void => {
    const one = components[shares.length]
    if (one === undefined) return
    if (shares.length === components.length - 1) {
      const all = [...shares, left]
      if (left <= one.most && keeps(all)) best = Math.min(best, costOf(all))
      return
    }
    for (let share = 0; share <= Math.min(one.most, left); share += 1) visit([...shares, share], left - share)
  }
  visit([], 100)
  return best
}
