import { expect, test } from 'vitest'
import { findDuplicate, isPlanCovered } from './find-duplicate.ts'
import { day, inFlight, inStatus, made, ten } from './testing/sample-payment.ts'

const twin = { ...made, id: 'p9', amount: '6200000' }

test('the same amount between the same accounts within three days is a possible duplicate', () => {
  const hits = (['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'] as const).filter(
    (status) => findDuplicate(twin, [inStatus(status)], ten + day) !== null,
  )
  expect(hits).toEqual(['01', '02', '04', '05', '08'])
  expect(findDuplicate(twin, [inFlight], ten)).toBe('p1')
  expect(findDuplicate(twin, [inStatus('01')], ten + 3 * day)).toBe('p1')
  expect(findDuplicate(twin, [inStatus('01')], ten + 3 * day + 1)).toBeNull()
})

test('another amount, account or currency, or the payment itself, is none', () => {
  const paid = inStatus('01')
  for (const other of [
    { ...paid, amount: '6200000.01' },
    { ...paid, payeeAccount: '1' },
    { ...paid, payerAccount: '1' },
    { ...paid, currency: 'USD' },
    { ...paid, id: 'p9' },
  ]) {
    expect(findDuplicate(twin, [other], ten)).toBeNull()
  }
})

test('a plan is covered once paid and held payments leave no room; refunded money is room again', () => {
  expect(isPlanCovered(twin, [], '6200000.00')).toBe(false)
  expect(isPlanCovered(twin, [inStatus('01')], '12400000.00')).toBe(false)
  expect(isPlanCovered(twin, [inStatus('01')], '12399999.99')).toBe(true)
  expect(isPlanCovered(twin, [inStatus('07')], '6200000.00')).toBe(true)
  expect(isPlanCovered(twin, [inStatus('03'), { ...inStatus('01'), refundFlag: true }], '6200000.00')).toBe(false)
})
