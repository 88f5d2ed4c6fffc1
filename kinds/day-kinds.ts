import type { Checked, Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'
import { dayText } from '../core/values/day-text.ts'
import { dayOfMs, isDay, msOfDay } from '../core/values/day.ts'
import type { Json } from '../core/values/json.ts'
import { nothing } from './normalize-text.ts'
import { instantOf } from './parse-instant.ts'

/** What every kind does that holds one day, `YYYY-MM-DD`; it travels as the ms of its 11:00 in Shanghai (WID-07). */
export const oneDay: Omit<Kind<FieldBase>, 'name' | 'label'> = {
  sql: () => 'date',
  check: (given) => {
    const value = dayOf(given)
    return value === null ? wrong : { value }
  },
  missing: 'kind.choose',
  empty: nothing,
  toWire: (value) => (isDay(value) ? msOfDay(value) : value),
  filter: 'range',
  sortable: true,
  numeric: false,
  text: (value, _field, { lang }) => (isDay(value) ? dayText(value, lang) : ''),
  jsonSchema: () => ({ type: 'integer', description: 'ms of 11:00 Asia/Shanghai of the day; YYYY-MM-DD is accepted' }),
  expression: () => 'day',
}

/** What every kind does that holds days in a list, each as above. */
export const manyDays = {
  sql: () => 'text[]',
  missing: 'kind.choose',
  empty: nothing,
  toWire: (value) => (Array.isArray(value) ? value.map((day) => (isDay(day) ? msOfDay(day) : day)) : value),
  sortable: false,
  numeric: false,
  jsonSchema: () => ({
    type: 'array',
    items: { type: 'integer', description: 'ms of 11:00 Asia/Shanghai of the day' },
  }),
  expression: () => 'list',
} as const satisfies Partial<Kind<FieldBase>>

/** Days of a list in their order, each once. */
export function checkDays(given: Json): Checked {
  const items: Json = typeof given === 'string' && given.length < 100_000 ? given.split(',') : given
  if (!Array.isArray(items) || items.length > longest) return wrong
  const days = items.map(dayOf)
  return days.every((day) => day !== null) ? { value: [...new Set(days)].sort() } : wrong
}

const wrong = { error: { code: 'date.wrong' } }

const longest = 1000

function dayOf(given: Json): string | null {
  if (isDay(given)) return given
  const ms = instantOf(given)
  return ms === null ? null : dayOfMs(ms)
}
