import type { Words } from '../../../core/language.ts'

export const wayWords = {
  pay: { zh: '新建付款计划', ru: 'Создать план платежа', en: 'New payment plan' },
  receive: { zh: '新建收款计划', ru: 'Создать план поступления', en: 'New receipt plan' },
} as const satisfies Readonly<Record<string, Words>>
