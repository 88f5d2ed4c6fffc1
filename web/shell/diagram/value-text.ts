import type { DiagramValue } from '../../../core/api-types/diagram.ts'
import type { SeriesFieldInfo } from '../../../core/api-types/time-series.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { diagramWords as words } from './words.ts'

/** A value with its unit; a dash where nothing was read. */
export function valueText(
  { value }: Pick<DiagramValue, 'value'>,
  field: SeriesFieldInfo | undefined,
  lang: Lang,
): string {
  if (value === null || field === undefined) return '—'
  return `${formatNumber(value, field.digits, lang)}\u00a0${field.unit}`
}

/** What is wrong with a value, for whoever reads and does not see colours; empty where nothing is. */
export function markText({ mark, low, high }: DiagramValue, field: SeriesFieldInfo | undefined, lang: Lang): string {
  if (mark === null) return ''
  const limit = (value: string | null) => (value === null ? '' : valueText({ value }, field, lang))
  if (mark === 'high') return say(lang, words.high[lang], { limit: limit(high) })
  if (mark === 'low') return say(lang, words.low[lang], { limit: limit(low) })
  return mark === 'range' ? words.range[lang] : words.stale[lang]
}
