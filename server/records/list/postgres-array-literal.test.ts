import { expect, test } from 'vitest'
import { arrayText } from './postgres-array-literal.ts'

test('WID-17 import: texts inside an array of PostgreSQL keep their quotes, backslashes, commas and braces', () => {
  expect(arrayText([])).toBe('{}')
  expect(arrayText(['商', 'a,b', '{c}', '', null])).toBe('{"商","a,b","{c}","",NULL}')
  expect(arrayText(['say "no"', 'c:\\d'])).toBe('{"say \\"no\\"","c:\\\\d"}')
})
