import type { DescribedField } from '../../../core/description/described-document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import type { Json } from '../../../core/values/json.ts'
import { isRelativeDays } from '../../../core/values/relative-days.ts'
import { dateKind } from '../../../kinds/date/kind.ts'
import { shownEntry } from '../../../kinds/dictionary/described-entries.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Say } from '../../platform/session/use-words.ts'
import { toldOf, valuesOf } from './filter-modes.ts'
import { filterWords, relativeWords } from './filters-words.ts'

const shown = 2

/** A condition as people read it: `未支付、部分支付`, `≥ 5 000`, `Этот месяц`. */
export function filterText(field: DescribedField, value: Json, text: TextContext, say: Say): string {
  const told = toldOf(value)
  if (told.empty !== undefined) return say(told.empty === true ? filterWords.empty : filterWords.filled)
  if (isRelativeDays(told.relative)) return say(relativeWords[told.relative])
  if (told.equals !== undefined) return `= ${textOf(field, told.equals, text)}`
  if (field.filter === 'range' && !Array.isArray(value)) return rangeText(field, told, text, say)
  if (field.filter === 'contains') return `“${String(value)}”`
  const values = valuesOf(value).map((one) => textOf(field, one, text))
  const rest = values.length - shown
  const listed = enumerated(values.slice(0, shown), text.lang)
  return rest > 0 ? `${listed} ${say(filterWords.more, { n: rest })}` : listed
}

/** The source of the names that a condition's keys stand for; null for plain values. */
export function sourceOf(field: DescribedField): string | null {
  return kindOf(field.kind).namesFrom?.(field) ?? null
}

function rangeText(
  field: DescribedField,
  { from = null, to = null }: ReturnType<typeof toldOf>,
  text: TextContext,
  say: Say,
): string {
  const [low, high] = [from, to].map((end) => (end === null || end === '' ? '' : endText(field, end, text)))
  if (low && high) return low === high ? low : `${low} – ${high}`
  return low ? say(filterWords.from, { value: low }) : say(filterWords.to, { value: high ?? '' })
}

/** Instants are asked for by days. */
function endText(field: DescribedField, end: Json, text: TextContext): string {
  if (field.kind !== 'dateTime') return textOf(field, end, text)
  return dateKind.text(typeof end === 'number' ? dayOfMs(end) : end, { kind: 'date' }, text)
}

function textOf(field: DescribedField, value: Json, text: TextContext): string {
  const source = sourceOf(field)
  if (source !== null && typeof value === 'string') return shownEntry(field, value)?.label ?? text.name(source, value)
  return kindOf(field.kind).text(value, field, text) || String(value)
}
