import { expect, test } from 'vitest'
import { mappingOf } from '../schema/table-mapping.ts'
import { cargo } from '../testing/cargo-test-document.ts'
import { totalsOf, type Totalled } from './currency-sums.ts'

test('a total that is put together from several sums keeps the digits of its column', () => {
  const { columns } = mappingOf(cargo)
  const totalled = ['cost', 'base'].flatMap((name): Totalled[] => {
    const column = columns.get(name)
    return column === undefined ? [] : [{ column, measure: name === 'cost' ? (columns.get('currency') ?? null) : null }]
  })
  const rows = [
    { rows: '1', in__currency: 'CNY', sum__cost: '183096200.40', sum__base: '1.50' },
    { rows: '2', in__currency: 'USD', sum__cost: '7.00', sum__base: '2.50' },
    { rows: '3', in__currency: 'CNY', sum__cost: '0.50', sum__base: null },
  ]
  expect(totalsOf(totalled, rows)).toEqual({
    cost: [
      { in: 'CNY', sum: '183096200.90' },
      { in: 'USD', sum: '7.00' },
    ],
    base: [{ in: null, sum: '4.00' }],
  })
})
