import type { Words } from '../../../core/values/language.ts'

/** What is said of approvals that belong together. */
export const relatedWords = {
  parent: { zh: '所属主流程：', ru: 'Часть процесса:', en: 'Part of' },
  children: { zh: '子流程', ru: 'Вложенные процессы', en: 'Sub-processes' },
  soon: { zh: '即将发起', ru: 'сейчас запустится', en: 'about to begin' },
  retry: { zh: '重试', ru: 'Повторить', en: 'Try again' },
  retried: { zh: '正在重试', ru: 'Повторяем', en: 'Being tried again' },
} satisfies Readonly<Record<string, Words>>
