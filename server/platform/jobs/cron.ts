import { Cron } from 'croner'
import type { Lang, Words } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { shanghaiCron } from './shanghai-cron.ts'

const zone = 'Asia/Shanghai'
// The library leaves out of these how often they come.
const daily: Words = { zh: '每天 {time}', ru: 'Ежедневно в {time}', en: 'Daily at {time}' }
const hourly: Words = {
  zh: '每小时第 {minute} 分',
  ru: 'Каждый час, минута {minute}',
  en: 'Every hour at minute {minute}',
}

const locales: Readonly<Record<Lang, string>> = { zh: 'zh_CN', ru: 'ru', en: 'en' }

/** Refuses a pattern that is none, and one that names a day that never comes. */
export function checkCron(pattern: string): void {
  const refuse = (code: string) => Refusal.atField('cron', code)
  // The queue decides when a job runs, so what it does not read is no pattern.
  if (!isRead(pattern)) throw refuse('cron.wrong')
  if (nextRuns(pattern, 1, Date.UTC(2026, 0, 1)).length === 0) throw refuse('cron.never')
}

/** A pattern as people say it: `每隔 5 分钟`, `Ежедневно в 03:20`. */
export async function cronText(pattern: string, lang: Lang): Promise<string> {
  const [, minute = '', hour = ''] = /^(\d{1,2}) (\d{1,2}|\*) \* \* \*$/.exec(pattern) ?? []
  if (minute !== '')
    return hour === '*'
      ? say(lang, hourly[lang], { minute: Number(minute) })
      : say(lang, daily[lang], { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` })
  // Megabytes of sentences in thirty languages, for one page of the administrators.
  const { default: cronstrue } = await import('cronstrue/i18n.js')
  return cronstrue.toString(pattern, { locale: locales[lang], use24HourTimeFormat: true })
}

/** When a job of this pattern runs next after an instant, epoch ms; fewer than asked where it ends. */
export function nextRuns(pattern: string, count: number, after: number): number[] {
  return new Cron(pattern, { timezone: zone, mode: '5-part', paused: true })
    .nextRuns(count, new Date(after))
    .map((at) => at.getTime())
}

function isRead(pattern: string): boolean {
  if (pattern.trim().split(/\s+/).length !== 5) return false
  try {
    shanghaiCron(pattern)
    new Cron(pattern, { timezone: zone, mode: '5-part', paused: true })
    return true
  } catch {
    return false
  }
}
