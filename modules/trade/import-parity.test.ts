import { expect, test } from 'vitest'
import { atHeat, costInsuranceFreight, importParity } from './import-parity.ts'

test('T-PAR-01: FOB 58 and freight 9.5 at 0.3 % are 67.7031 dollars CIF, and 610.26 yuan in our port', () => {
  const basis = {
    fob: '58',
    freight: '9.5',
    insurancePct: '0.3',
    rate: '7.18',
    dutyPct: '6',
    vatPct: '13',
    portFee: '28',
  }
  expect(costInsuranceFreight(basis)).toBe('67.7031')
  expect(importParity(basis)).toBe('610.26')
})

// (80 + 20) / (1 - 0.5 %) = 100.502512…; times 7 is 703.517587…; without duty, with 9 % VAT 766.834170…; plus 30.5 is 797.33.
test('without duty and at another VAT', () => {
  const basis = {
    fob: '80',
    freight: '20',
    insurancePct: '0.5',
    rate: '7',
    dutyPct: '0',
    vatPct: '9',
    portFee: '30.5',
  }
  expect(costInsuranceFreight(basis)).toBe('100.5025')
  expect(importParity(basis)).toBe('797.33')
})

// 700 for 5,500 kcal is 700 / 5,500 × 6,000 = 763.636… for 6,000 kcal.
test('a price is told for the heat of another coal', () => {
  expect(atHeat('700', '5500', '6000')).toBe('763.64')
  expect(atHeat('700', '5500', '5500')).toBe('700.00')
  expect(atHeat('700', null, '6000')).toBe('700')
})
