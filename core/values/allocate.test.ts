import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

test('T-INV-05 freight is allocated by weight and by value, and the last line takes the remainder', () => {
  expect(allocate('350000', ['6000', '4000'], 2)).toEqual(['210000.00', '140000.00'])
  expect(allocate('350000', ['3000000', '2400000'], 2)).toEqual(['194444.44', '155555.56'])
  expect(allocate('100', ['1', '1', '1'], 2)).toEqual(['33.33', '33.33', '33.34'])
})

test('nothing is allocated by weights that come to nothing', () => {
  expect(() => allocate('1', [], 2)).toThrow('allocate')
  expect(() => allocate('1', ['0', '0.000'], 2)).toThrow('allocate')
})
