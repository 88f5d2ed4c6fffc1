import type { Lang } from './language.ts'

/** A day as people of a language write it: `2026-11-21`, in ru `21.11.2026`. */
export function dayText(day: string, lang: Lang): string {
  return lang === 'ru' ? day.split('-').toReversed().join('.') : day
}
