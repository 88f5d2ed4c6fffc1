import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from '../../core/values/decimal.ts'
import { controlOf, isConsolidated } from './company-control.ts'

test('T-ORG-03: 80 % of what holds 60 %, and 10 % directly, is 58.00 % and consolidated', () => {
  const control = controlOf(
    [
      { holder: 'head', company: 'mid', pct: '80' },
      { holder: 'mid', company: 'sub', pct: '60' },
      { holder: 'head', company: 'sub', pct: '10' },
    ],
    'head',
  )
  expect(control.get('sub')).toBe('58.00')
  expect([isConsolidated('58.00'), isConsolidated('50.00')]).toEqual([true, false])
})

test('companies that hold each other do not count for ever', () => {
  expect(
    controlOf(
      [
        { holder: 'a', company: 'b', pct: '60' },
        { holder: 'b', company: 'a', pct: '30' },
        { holder: 'b', company: 'c', pct: '50' },
      ],
      'a',
    ),
  ).toEqual(
    new Map([
      ['b', '60.00'],
      ['c', '30.00'],
    ]),
  )
})

test('however companies hold each other, as long as nobody holds more than there is, nobody controls more than all of it', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          company: fc.integer({ min: 1, max: 4 }),
          holder: fc.integer({ min: 0, max: 3 }),
          pct: fc.integer({ min: 1, max: 25 }),
        }),
        { maxLength: 12 },
      ),
      (drawn) => {
        // Holders stand above what they hold, each pair once: at most four of 25 %.
        const pairs = new Map(
          drawn.filter(({ company, holder }) => holder < company).map((one) => [`${one.holder}-${one.company}`, one]),
        )
        const control = controlOf(
          [...pairs.values()].map(({ company, holder, pct }) => ({
            company: names[company] ?? '',
            holder: names[holder] ?? '',
            pct: String(pct),
          })),
          'a',
        )
        for (const pct of control.values()) expect(compare(pct, '100')).toBeLessThanOrEqual(0)
      },
    ),
  )
})
