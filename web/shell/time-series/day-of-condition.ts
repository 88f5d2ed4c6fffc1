import { dayOfMs, isDay } from '../../../core/values/day.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** A day among conditions, which hold it as it travels; null where it was left open. */
export function dayOfCondition(values: Values, name: string): string | null {
  const value = values[name]
  if (typeof value === 'number') return dayOfMs(value)
  return isDay(value) ? value : null
}
