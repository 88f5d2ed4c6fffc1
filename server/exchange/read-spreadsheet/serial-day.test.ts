import { expect, test } from 'vitest'
import { msOfSerial, serialOfDay, serialOfMs } from './serial-day.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

test('the last moment of a day stays in that day, in the cell and when the cell is read', () => {
  const cell = serialOfMs(at('2026-11-18T23:59:59.999'))
  expect(Math.floor(cell ?? 0)).toBe(serialOfDay('2026-11-18'))
  expect(msOfSerial(cell ?? 0, false)).toBe(at('2026-11-18T23:59:59'))
})

test('every second of a day comes back as it went', () => {
  const start = at('2026-11-18T00:00:00')
  for (let second = 0; second < 86_400; second += 61) {
    const ms = start + second * 1_000
    expect(msOfSerial(serialOfMs(ms) ?? 0, false)).toBe(ms)
  }
})
