import fc from 'fast-check'
import { expect, test } from 'vitest'
import { msOfTimestamp } from './postgres-type-parsers.ts'

const two = (part: number) => String(part).padStart(2, '0')

test('every instant of our calendar is read to the millisecond, whatever its zone and fraction', () => {
  const instants = fc.record({
    day: fc.date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true }),
    fraction: fc.constantFrom('', '.1', '.12', '.123', '.123456', '.000009', '.999999'),
    sign: fc.constantFrom('+', '-'),
    hours: fc.integer({ min: 0, max: 14 }),
    minutes: fc.constantFrom('', ':30', ':05:43'),
  })
  fc.assert(
    fc.property(instants, ({ day, fraction, sign, hours, minutes }) => {
      const seconds = day.toISOString().slice(0, 19)
      const ms = Number((fraction.slice(1) || '0').padEnd(3, '0').slice(0, 3))
      const [, more = 0, most = 0] = minutes.split(':').map(Number)
      const offset = ((hours * 60 + more) * 60 + most) * (sign === '+' ? 1_000 : -1_000)
      expect(msOfTimestamp(`${seconds.replace('T', ' ')}${fraction}${sign}${two(hours)}${minutes}`)).toBe(
        Date.parse(`${seconds}Z`) + ms - offset,
      )
    }),
  )
})

test('what is no instant of our calendar is refused', () => {
  for (const text of ['infinity', '-infinity', '0044-03-15 00:00:00+08 BC', '', '2026-11-21'])
    expect(() => msOfTimestamp(text)).toThrow(RangeError)
})
