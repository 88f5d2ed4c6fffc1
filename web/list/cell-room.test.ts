import { expect, test } from 'vitest'
import { hasRoom } from './cell-room.ts'

test('WID-17 a text is left uncut only where it surely has room', () => {
  expect(hasRoom('2026-01-05', 116)).toBe(true)
  expect(hasRoom('1 234 567.89', 150)).toBe(true)
  expect(hasRoom('是', 76)).toBe(true)
  expect(hasRoom('', 64)).toBe(true)
  expect(hasRoom('北方煤炭贸易有限公司', 170)).toBe(false)
  expect(hasRoom('МММММММММ', 140)).toBe(false)
})
