import type { Words } from '../../../core/values/language.ts'

export const releaseWords = {
  title: { zh: '系统已更新', ru: 'Система обновлена', en: 'What is new' },
  close: { zh: '知道了', ru: 'Понятно', en: 'Got it' },
} satisfies Readonly<Record<string, Words>>
