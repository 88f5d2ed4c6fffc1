import type { AlertRule } from '../../../base/alert-rule.ts'
import { compare } from '../../../core/values/decimal.ts'

/** How bad a figure is: a code of dictionary alertLevel and the bound it went beyond; null below yellow. */
export function levelOf(
  { rising, yellow, orange, red }: Pick<AlertRule, 'rising' | 'yellow' | 'orange' | 'red'>,
  value: string,
): { readonly level: string; readonly threshold: string } | null {
  const beyond = (bound: string | null): bound is string =>
    bound !== null && (rising === '1' ? compare(value, bound) >= 0 : compare(value, bound) <= 0)
  if (beyond(red)) return { level: '4', threshold: red }
  if (beyond(orange)) return { level: '3', threshold: orange }
  return beyond(yellow) ? { level: '2', threshold: yellow } : null
}
