import { describe, expect, test } from 'vitest'
import { priceCoal, type QualityTerms } from './price-coal.ts'
import { heatChange, type HeatTerm, indexChange, type IndexTerm, paidTonnes } from './quality-price.ts'

const heat: HeatTerm = { base: '5500', mode: 'PROPORTIONAL', per: '1', rate: '0.1273', bonusCap: '5700', bands: [] }
const sulphur: IndexTerm = {
  base: '0.80',
  worse: 'above',
  per: '0.1',
  rate: '5',
  mode: 'PRORATA',
  bonus: false,
  cap: null,
  tiers: [],
}
const ash: IndexTerm = { ...sulphur, base: '18', per: '1', rate: '3' }
const tiered: IndexTerm = {
  ...ash,
  base: '11',
  per: '0.1',
  tiers: [
    { from: '11', to: '11.5', rate: '3' },
    { from: '11.5', to: null, rate: '6' },
  ],
}
const off = (value: string, term: IndexTerm) => indexChange(value, term).amount
const ofHeat = (kcal: string, term: HeatTerm) => Number(heatChange('700', kcal, term).amount)

test('T-QTY-01: 50 000 t of Mt 11.2 where 10.0 was agreed are 49 333.333 t', () => {
  const paid = (tonnes: string, mt: string, mode: 'DEDUCT' | 'BOTH' | 'NONE') =>
    paidTonnes(tonnes, mt, { base: '10', mode }).amount
  expect(paid('50000', '11.2', 'DEDUCT')).toBe('49333.333')
  // 20 000 × 92 / 90 = 20 444.444, where drier coal is paid too.
  expect(paid('20000', '8', 'BOTH')).toBe('20444.444')
  expect(paid('20000', '8', 'DEDUCT')).toBe('20000.000')
  expect(paid('20000', '12', 'NONE')).toBe('20000.000')
})

describe('the calorific value', () => {
  test('T-PRC-01: 700 at 5 380 of 5 500 kcal is 684.73, and no more is paid than up to the cap', () => {
    expect(ofHeat('5380', heat)).toBe(-15.27)
    // 700 × 5 700 / 5 500 = 725.45.
    expect(ofHeat('5900', heat)).toBe(25.45)
  })

  test('moves the price by whole steps, or by the band that it lies in', () => {
    // 120 kcal at 0.1273 are 15.28; of 50 kcal each they are two steps, and so are 130 above.
    expect(ofHeat('5380', { ...heat, mode: 'STEP' })).toBe(-15.28)
    expect(ofHeat('5380', { ...heat, mode: 'STEP', per: '50', rate: '4' })).toBe(-8)
    expect(ofHeat('5630', { ...heat, mode: 'STEP', per: '50', rate: '4' })).toBe(8)
    const bands = [
      { from: '5300', to: '5500', change: '-5' },
      { from: '5100', to: '5300', change: '-15' },
    ]
    expect(ofHeat('5300', { ...heat, mode: 'BAND', bands })).toBe(-5)
    expect(ofHeat('5299', { ...heat, mode: 'BAND', bands })).toBe(-15)
    expect(ofHeat('5500', { ...heat, mode: 'BAND', bands })).toBe(0)
  })
})

describe('an index', () => {
  test('T-PRC-02 and T-PRC-03: sulphur 0.93 takes 6.50, 5 or 10, ash 19.4 takes 4.20', () => {
    expect(off('0.93', sulphur)).toBe('-6.50')
    expect(off('0.93', { ...sulphur, mode: 'FLOOR' })).toBe('-5.00')
    expect(off('0.93', { ...sulphur, mode: 'CEIL' })).toBe('-10.00')
    expect(off('19.4', ash)).toBe('-4.20')
    // 0.87 is 0.7 of a step: 3.50, none, one; 1.10 is three whole ones whatever the mode.
    expect(off('0.87', sulphur)).toBe('-3.50')
    expect(off('0.87', { ...sulphur, mode: 'FLOOR' })).toBe('0.00')
    expect(off('0.87', { ...sulphur, mode: 'CEIL' })).toBe('-5.00')
    for (const mode of ['PRORATA', 'FLOOR', 'CEIL'] as const) expect(off('1.10', { ...sulphur, mode })).toBe('-15.00')
  })

  test('T-PRC-04: ash 11.8 takes 5 × 3 and 3 × 6', () => {
    expect(indexChange('11.8', tiered)).toEqual({ amount: '-33.00', formula: '5 × 3 + 3 × 6' })
    // 11.3 lies 0.3 within the first tier: 3 × 3; 12.6 takes 15 and 11 × 6.
    expect(off('11.3', tiered)).toBe('-9.00')
    expect(off('12.6', tiered)).toBe('-81.00')
  })

  test('better than its base adds only where that was agreed, and never more than the cap', () => {
    expect(off('0.70', sulphur)).toBe('0.00')
    expect(off('0.70', { ...sulphur, bonus: true })).toBe('5.00')
    expect(off('0.20', { ...sulphur, bonus: true, cap: '20' })).toBe('20.00')
    expect(off('1.40', { ...sulphur, cap: '20' })).toBe('-20.00')
  })

  test('that is worse when it is lower counts the other way', () => {
    const grindability: IndexTerm = { ...sulphur, base: '70', worse: 'below', per: '1', rate: '2' }
    expect(off('67', grindability)).toBe('-6.00')
    expect(off('72', grindability)).toBe('0.00')
    // Of 70 down to 68 at 2, below at 5: 2 × 2 + 3 × 5.
    const tiers = [
      { from: '70', to: '68', rate: '2' },
      { from: '68', to: null, rate: '5' },
    ]
    expect(off('65', { ...grindability, tiers })).toBe('-19.00')
  })
})

const free = { limit: null, reject: null }
const terms: QualityTerms = {
  heat: { ...heat, limit: '5300', reject: '4800' },
  moisture: { base: '10', mode: 'DEDUCT', ...free },
  indices: [
    { idx: 'std', ...sulphur, limit: '1.0', reject: '1.5' },
    { idx: 'ad', ...ash, ...free },
  ],
}
const tested = { heat: '5380', moisture: '11.2', indices: { std: '0.93', ad: '19.4' } }

describe('the price of coal', () => {
  test('T-SET-01: 684.73 less 6.50 and 4.20 is 674.03, of 49 333.333 t 33 252 146.44', () => {
    const priced = priceCoal(terms, tested, '700', '50000')
    expect(priced).toMatchObject({ tonnes: '49333.333', price: '674.03', amount: '33252146.44', rejected: [] })
    expect(priced.steps.map(({ step, price, verdict }) => [step, price, verdict])).toEqual([
      ['mt', '700', 'worse'],
      ['q', '684.73', 'worse'],
      ['std', '678.23', 'worse'],
      ['ad', '674.03', 'worse'],
    ])
  })

  // By hand: 12 000 t; 650.5 × 5 610 / 5 500 = 663.51; 0.6 t of sulphur adds nothing, ash 17 neither: 7 962 120.00.
  test('of better coal rises by its calorific value alone', () => {
    const better = { heat: '5610', moisture: '9.5', indices: { std: '0.6', ad: '17' } }
    expect(priceCoal(terms, better, '650.5', '12000')).toMatchObject({
      tonnes: '12000.000',
      price: '663.51',
      amount: '7962120.00',
    })
  })

  test('names what lies beyond its limit, beyond rejection, and what nobody tested', () => {
    const worse = { heat: '4799', moisture: null, indices: { std: '1.2' } }
    const priced = priceCoal(terms, worse, '700', '100')
    expect(priced.rejected).toEqual(['q'])
    expect(priced.untested).toEqual(['mt', 'ad'])
    expect(priced.steps.map(({ verdict }) => verdict)).toEqual(['reject', 'over'])
    expect(priceCoal(terms, { ...worse, heat: '4800' }, '700', '100').rejected).toEqual([])
  })
})
