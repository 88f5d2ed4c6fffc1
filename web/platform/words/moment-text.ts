import { dayText } from '../../../core/values/day-text.ts'
import { shanghaiAheadMs } from '../../../core/values/day.ts'
import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { localeOf } from '../session/language.ts'

/** When something happened, the way people say it: a few minutes or hours ago, a time, a date. Epoch ms. */
export function momentText(at: number, lang: Lang, now: number = Date.now()): string {
  const minutes = Math.round((at - now) / minuteMs)
  const near = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' })
  if (Math.abs(minutes) < 60) return near.format(minutes, 'minute')
  if (Math.abs(at - now) < dayMs) return near.format(Math.round(minutes / 60), 'hour')
  return fullMoment(at, lang)
}

/**
 * Day and time in Shanghai, where the group keeps its books, as lists write them: `2026-11-21 19:07`, in ru `21.11.2026
 * 19:07`.
 */
export function fullMoment(at: number, lang: Lang): string {
  const there = new Date(at + shanghaiAheadMs).toISOString()
  return `${dayText(there.slice(0, 10), lang)} ${there.slice(11, 16)}`
}
