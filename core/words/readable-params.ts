import { dayText } from '../values/day-text.ts'
import { isDay } from '../values/day.ts'
import { formatNumber, isDecimal } from '../values/decimal.ts'
import type { Lang } from '../values/language.ts'
import type { Params } from './refusal.ts'

// Limits may be whole numbers; elsewhere those may be years, months or codes and stay as they are.
const limits: ReadonlySet<string> = new Set(['min', 'max', 'limit'])

/** What fills a message, with decimals and days as people of a language write them: 1,234.50 and 21.11.2026. */
export function readableParams(params: Params, lang: Lang): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(name, value, lang)]))
}

function readable(name: string, value: string | number, lang: Lang): string | number {
  if (isDay(value)) return dayText(value, lang)
  const isAmount = isDecimal(value) && (limits.has(name) || /\.\d{2,}$/.test(value))
  return isAmount ? formatNumber(value, null, lang) : value
}
