import { expect, test } from 'vitest'
import { pairsOf, paramsOf } from './menu-params.ts'

test('the parameters of a menu entry are edited as names and values and stored as one object', () => {
  const pairs = [
    { name: 'type', value: 'xs' },
    { name: 'status', value: '1,2' },
  ]
  expect(paramsOf(pairs)).toBe('{"type":"xs","status":["1","2"]}')
  expect(pairsOf('{"type":"xs","status":["1","2"]}')).toMatchObject(pairs)
  expect(paramsOf([{ name: ' ', value: '1' }])).toBeNull()
  expect([pairsOf(''), pairsOf('[1]')]).toEqual([[], []])
})

test('what nobody changed keeps its type, and what was a list or a number stays one', () => {
  const stored = '{"one":["A"],"year":2026,"open":true,"note":"a,b","deep":{"x":1}}'
  expect(paramsOf(pairsOf(stored))).toBe(stored)
  const changed = pairsOf(stored).map((pair) => ({
    ...pair,
    value: { one: 'B', year: '2027', open: 'false', note: 'c,d' }[pair.name] ?? pair.value,
  }))
  expect(paramsOf(changed)).toBe('{"one":["B"],"year":2027,"open":false,"note":"c,d","deep":{"x":1}}')
})
