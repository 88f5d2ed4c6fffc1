import type { FormAccess } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'

/** What everybody may do with an everyday form, and those who decide on it. */
export function everyday(...deciding: readonly string[]): readonly FormAccess[] {
  return [
    { role: 'staff', verbs: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'dc'] },
    ...['departmentLeader', ...deciding].map((role) => ({ role, verbs: ['ck', 'sp'] })),
  ]
}

export const number: Words = { zh: '单号', ru: 'Номер', en: 'Number' }
export const reason: Words = { zh: '事由', ru: 'Причина', en: 'Reason' }
export const attached: Words = { zh: '附件', ru: 'Вложения', en: 'Attachments' }
export const basics: Words = { zh: '基本信息', ru: 'Основное', en: 'Basics' }
export const details: Words = { zh: '明细', ru: 'Строки', en: 'Lines' }
export const from: Words = { zh: '开始日期', ru: 'Начало', en: 'From' }
export const until: Words = { zh: '结束日期', ru: 'Окончание', en: 'Until' }
export const amount: Words = { zh: '金额', ru: 'Сумма', en: 'Amount' }
