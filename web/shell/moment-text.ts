import type { Lang } from '../../core/language.ts'
import { localeOf } from '../session/language.ts'

const zone = 'Asia/Shanghai'
const day = 86_400_000

/** When something happened, the way people say it: a few minutes or hours ago, a time, a date. Epoch ms. */
export function momentText(at: number, lang: Lang, now: number = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000)
  const near = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' })
  if (Math.abs(minutes) < 60) return near.format(minutes, 'minute')
  if (Math.abs(at - now) < day) return near.format(Math.round(minutes / 60), 'hour')
  return fullMoment(at, lang)
}

/** Day and time in Shanghai, where the group keeps its books. */
export function fullMoment(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' }).format(at)
}
