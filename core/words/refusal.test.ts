import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

test('a refusal at one field says the same of the field and of the whole, with the same figures', () => {
  const { code, params, errors, status } = Refusal.atField('lines.0.qty', 'quantity.over', { max: '12.5' })
  expect([code, params, status]).toEqual(['quantity.over', { max: '12.5' }, 422])
  expect(errors).toEqual({ 'lines.0.qty': { code, params } })
  expect(Refusal.atField('qty', 'quantity.none').errors).toEqual({ qty: { code: 'quantity.none' } })
})
