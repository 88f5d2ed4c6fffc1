import { expect, test } from 'vitest'
import { patternLacks } from './numbering-settings.ts'

test('a pattern has one counter, the period in which it begins anew, and the unit where the counter is the unit’s own', () => {
  const own = { field: 'no', pattern: 'HT-{U}-{YYYY}-{####}', resetBy: 'year' } as const
  const good = ['HT-{U}-{YYYY}-{####}', '{U}{YYYY}{MM}{#####}']
  const wrong = ['HT-{U}-{YYYY}', 'HT-{U}-{####}', 'HT-{YYYY}-{####}', '{U}{YYYY}{##}{##}', '{U}{YYYY}{####}{X}']
  expect(good.map((pattern) => patternLacks(pattern, own))).toEqual([null, null])
  expect(wrong.map((pattern) => patternLacks(pattern, own)?.period)).toEqual(wrong.map(() => '{YYYY} {U}'))
})
