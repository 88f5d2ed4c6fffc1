import { dayOfMs, shanghaiAheadMs } from '../../../core/values/day.ts'

/** The month, `YYYY-MM`, that an instant falls into in Asia/Shanghai. */
export function monthOfMs(ms: number): string {
  return dayOfMs(ms).slice(0, 7)
}

/** The instant at which a month begins in Asia/Shanghai. */
export function msOfMonth(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`) - shanghaiAheadMs
}
