import { dayText } from '../../../core/values/day-text.ts'
import type { Lang } from '../../../core/values/language.ts'
import { localeOf } from '../session/language.ts'

const aheadOfUtc = 8 * 3_600_000
const day = 86_400_000

/** When something happened, the way people say it: a few minutes or hours ago, a time, a date. Epoch ms. */
export function momentText(at: number, lang: Lang, now: number = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000)
  const near = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' })
  if (Math.abs(minutes) < 60) return near.format(minutes, 'minute')
  if (Math.abs(at - now) < day) return near.format(Math.round(minutes / 60), 'hour')
  return fullMoment(at, lang)
}

/** Day and time in Shanghai, where the group keeps its books, as lists write them: `2026-11-21 19:07`, in ru `21.11.2026 19:07`. */
export function fullMoment(at: number, lang: Lang): string {
  const there = new Date(at + aheadOfUtc).toISOString()
  return `${dayText(there.slice(0, 10), lang)} ${there.slice(11, 16)}`
}
