import type { Words } from '../../../core/values/language.ts'

export const wayWords = {
  pay: { zh: '新增付款计划', ru: 'Создать план платежа', en: 'New payment plan' },
  fetch: { zh: '获取对账单', ru: 'Запросить выписку', en: 'Fetch a statement' },
  receive: { zh: '新增收款计划', ru: 'Создать план поступления', en: 'New receipt plan' },
} as const satisfies Readonly<Record<string, Words>>
