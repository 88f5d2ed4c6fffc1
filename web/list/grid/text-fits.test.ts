import { expect, test } from 'vitest'
import { textFits } from './text-fits.ts'

const widthOf = (letter: string) => (letter > 'ӿ' ? 14 : 8)

test('WID-17 a text is left uncut only where it has room', () => {
  expect(textFits('2026-01-05', 100, widthOf)).toBe(true)
  expect(textFits('2026-01-05', 99, widthOf)).toBe(false)
  expect(textFits('', 64, widthOf)).toBe(true)
  expect(textFits('北方煤炭贸易', 104, widthOf)).toBe(true)
  expect(textFits('北方煤炭贸易有限公司', 104, widthOf)).toBe(false)
})
