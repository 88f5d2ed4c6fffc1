import type { SeriesCurves } from '../../../core/api-types/time-series.ts'
import { dayText } from '../../../core/values/day-text.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { fullMoment } from '../../platform/words/moment-text.ts'

/** When a point is of: a month, a day, or a moment. */
export function timeText(at: number, { level, step }: Pick<SeriesCurves, 'level' | 'step'>, lang: Lang): string {
  const day = dayOfMs(at)
  if (level === 'month') return lang === 'ru' ? `${day.slice(5, 7)}.${day.slice(0, 4)}` : day.slice(0, 7)
  const isMidnight = dayOfMs(at - 1) !== day
  return isMidnight && step % dayMs === 0 ? dayText(day, lang) : fullMoment(at, lang)
}
