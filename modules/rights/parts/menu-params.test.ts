import { expect, test } from 'vitest'
import { pairsOf, paramsOf } from './menu-params.ts'

test('the parameters of a menu entry are edited as names and values and stored as one object', () => {
  const pairs = [{ name: 'type', value: 'xs' }, { name: 'status', value: '1,2' }]
  expect(paramsOf(pairs)).toBe('{"type":"xs","status":["1","2"]}')
  expect(pairsOf('{"type":"xs","status":["1","2"]}')).toEqual(pairs)
  expect(paramsOf([{ name: ' ', value: '1' }])).toBeNull()
  expect([pairsOf(''), pairsOf('[1]')]).toEqual([[], []])
})
