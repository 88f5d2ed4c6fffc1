import type { Lang } from '../../../core/values/language.ts'
import type { Things } from './audit-line-names.ts'
import { businessReasons } from './business-unscoped-reason-words.ts'
import { engineReasons } from './engine-unscoped-reason-words.ts'

const job = 'job '

/** Why the system went beyond a person's scope, in the reader's language; the reasons in the program are English. */
export function saidReason(things: Things, lang: Lang, reason: string): string {
  if (reason.startsWith(job))
    return `${jobWord[lang]}${things.get(reason.slice(job.length))?.[lang] ?? reason.slice(job.length)}`
  const [zh, ru] = reasonWords[reason] ?? [reason, reason]
  return { zh, ru, en: reason }[lang]
}

const jobWord = { zh: '任务：', ru: 'Задание: ', en: 'Job: ' } as const

/** Every reason of the program in Chinese and Russian. */
export const reasonWords: Readonly<Record<string, readonly [zh: string, ru: string]>> = {
  ...engineReasons,
  ...businessReasons,
}
