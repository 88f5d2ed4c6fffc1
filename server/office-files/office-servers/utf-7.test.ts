import { expect, test } from 'vitest'
import { fromUtf7 } from './utf-7.ts'

test('OFF-02 names of the protocol are read from UTF-7', () => {
  expect(fromUtf7('Report 2026')).toBe('Report 2026')
  expect(fromUtf7('+ZeVnLIqe-')).toBe('\u65e5\u672c\u8a9e')
  expect(fromUtf7('1 +- 1 = +AC0-')).toBe('1 + 1 = -')
  expect(fromUtf7('Hi Mom -+Jjo--!')).toBe('Hi Mom -\u263a-!')
  expect(fromUtf7('+2D3eAA-')).toBe('\u{1f600}')
  for (const none of ['日本', '+2D0-', 'a\u0000']) expect(fromUtf7(none), none).toBeNull()
})
