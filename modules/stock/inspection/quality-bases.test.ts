import { describe, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { example } from '../testing/quality-bases-example.ts'
import { bindingOf } from './binding-quality.ts'
import { qualityBases, weightedMean } from './quality-bases.ts'

const found = (values: Readonly<Record<string, Json>>) => qualityBases(values).results

describe('values by another basis', () => {
  test('T-LAB-01: Qgr,ad 23 500 with Had 4.0, Mt 14 and Mad 6 is 20 424.1 J/g as received, 4 884 kcal/kg', () => {
    const stated = { qgrad: '23500', had: '4.0', mt: '14', mad: '6' }
    expect(found(stated)).toMatchObject({ heatJ: '20424.1', heatKcal: '4884' })
    // The other side found 4 920.
    expect(found(example)).toMatchObject({ heatKcal: '4884', labDiff: '36', labResult: 'within' })
  })

  // (26 100 − 206 × 4.5) × 91 / 97 − 23 × 9 = 25 173 × 91 / 97 − 207 = 23 615.907 − 207 = 23 408.9; / 4.1816 = 5 598.07.
  test('Qgr,ad 26 100 with Had 4.5, Mt 9 and Mad 3 is 23 408.9 J/g, 5 598 kcal/kg', () => {
    const stated = { qgrad: '26100', had: '4.5', mt: '9', mad: '3' }
    expect(found(stated)).toMatchObject({ heatJ: '23408.9', heatKcal: '5598' })
  })

  test('T-LAB-02: with Mad 6 and Mt 14 St,ad 0.72 is St,d 0.766, and Aad 16.5 is Aar 15.10', () => {
    expect(found({ stad: '0.72', aad: '16.5', mad: '6', mt: '14' })).toMatchObject({ sulDry: '0.766', ashAr: '15.10' })
  })

  // 115 / 97 = 1.1856; 1 240 / 97 = 12.784; 12.4 × 91 / 97 = 11.633; 3 300 / 84.6 = 39.007; 100 − 3 − 12.4 − 33 = 51.6.
  test('with Mad 3 and Mt 9 St,ad 1.15, Aad 12.4 and Vad 33 lead to every other basis', () => {
    expect(found({ stad: '1.15', aad: '12.4', vad: '33', mad: '3', mt: '9' })).toEqual({
      sulDry: '1.186',
      ashDry: '12.78',
      ashAr: '11.63',
      volDaf: '39.01',
      carbonAd: '51.60',
      heatJ: null,
      heatKcal: null,
      labDiff: null,
      labResult: null,
    })
  })

  test('what the laboratory states itself is taken as it is, and says so', () => {
    const { results, working } = qualityBases({ aad: '16.5', ad: '17.6', mad: '6', qnetKcal: '5010', mt: '10' })
    // 17.6 stands, though 16.5 × 100 / 94 is 17.55; 5 010 × 4.1816 = 20 949.8.
    expect(results).toMatchObject({ ashDry: '17.60', heatKcal: '5010', heatJ: '20949.8' })
    expect(working.find(({ item }) => item === 'ashDry')).toMatchObject({ way: 'stated' })
    expect(working.find(({ item }) => item === 'heatJ')).toMatchObject({ way: 'derived', formula: '5010 × 4.1816' })
  })

  test('without Mad nothing air-dried is made into another basis, and it is said', () => {
    const { results, lacks } = qualityBases({ aad: '16.5', stad: '0.72', mt: '14' })
    expect(results).toMatchObject({ ashDry: null, ashAr: null, sulDry: null })
    expect(lacks).toHaveLength(1)
  })
})

describe('the mean by tonnes', () => {
  const of = (...pairs: readonly (readonly [string | null, string])[]) =>
    weightedMean(
      pairs.map(([value, weight]) => ({ value, weight })),
      1,
    )

  test('T-LAB-03: 22 000 t of 5 420, 18 000 t of 5 310 and 10 000 t of 5 465 are of 5 389.4', () => {
    expect(of(['5420', '22000'], ['5310', '18000'], ['5465', '10000'])).toBe('5389.4')
  })

  // 14 610 000 + 5 200 000 + 2 507 500 = 22 317 500, by 4 500 t.
  test('3 000 t of 4 870, 1 000 t of 5 200 and 500 t of 5 015 are of 4 959.4; what was not found weighs nothing', () => {
    expect(of(['4870', '3000'], ['5200', '1000'], ['5015', '500'], [null, '9000'])).toBe('4959.4')
    expect(of([null, '9000'])).toBeNull()
  })
})

test('the basis of the contract says which of two reports counts', () => {
  const base = { qty: '1000', mt: '10', ashDry: '12', sulDry: '0.5' }
  const own = { ...base, stage: 'disch', side: 'buyer', heatKcal: '5400' }
  const counter = { ...base, stage: 'load', side: 'seller', heatKcal: '5500', mt: '9' }
  expect(bindingOf('load', own, counter)).toMatchObject({ bound: 'counter', bindQ: '5500.0', bindMt: '9' })
  expect(bindingOf('disch', own, counter)).toMatchObject({ bound: 'own', bindQ: '5400.0' })
  expect(bindingOf('buyer', own, counter)).toMatchObject({ bound: 'own' })
  expect(bindingOf('avg', own, counter)).toMatchObject({ bound: 'mean', bindQ: '5450.0', bindMt: '9.50' })
  expect(bindingOf('third', own, counter)).toBeNull()
})
