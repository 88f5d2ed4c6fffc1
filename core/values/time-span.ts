import { dayMs, hourMs, minuteMs } from './duration.ts'

/** A length of time as descriptions say it: `15m`, `6h`, `90d`, `3y`. */
export type Span = `${number}${keyof typeof units}`

// A year is the longest there is, so that nothing is dropped a day too early.
const units = { m: minuteMs, h: hourMs, d: dayMs, y: 366 * dayMs }

/** A length of time in milliseconds; NaN of what is none, such as `1.5d`. */
export function msOfSpan(span: Span): number {
  const [, count, unit] = /^([1-9]\d{0,4})([mhdy])$/.exec(span) ?? []
  return Number(count) * (Object.entries(units).find(([name]) => name === unit)?.[1] ?? Number.NaN)
}
