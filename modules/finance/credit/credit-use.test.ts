import { expect, test } from 'vitest'
import { add } from '../../../core/values/decimal.ts'
import { usedOf, usePercent } from './credit-use.ts'

test.each([
  // T-CRED-01: 28 + 9.5 - 2 = 35.5 million of 50.
  {
    limit: '50000000',
    receivable: '28000000',
    delivered: '9500000',
    released: '0',
    deposits: '2000000',
    more: '6000000',
  },
])(
  'T-CRED-01 of $limit are used $receivable owed and $delivered delivered less $deposits',
  ({ limit, more, ...of }) => {
    const used = usedOf(of)
    expect(usePercent(used, limit)).toBe('71.00')
    expect(usePercent(add(used, more), limit)).toBe('83.00')
    expect(usePercent(add(used, '16000000'), limit)).toBe('103.00')
  },
)

test('releases count as what is owed, and deposits never make a limit larger', () => {
  // 1 200 000 + 300 000 + 450 000 - 150 000 = 1 800 000, three fifths of 3 000 000.
  const used = usedOf({ receivable: '1200000', delivered: '300000', released: '450000', deposits: '150000' })
  expect(usePercent(used, '3000000')).toBe('60.00')
  expect(usedOf({ receivable: '10', delivered: '0', released: '0', deposits: '11' })).toBe('0')
})
