import type { Words } from '../../../core/values/language.ts'
import type { NoticeText, NoticeWords } from '../../../core/words/notice-words.ts'
import { paymentWarnings } from '../bank/payment-effect.ts'
import { paymentWarningWords } from '../bank/words.ts'

const about: Words = {
  zh: '支付单 {number}：{payee} {amount} {currency}',
  ru: 'Платёж {number}: {payee}, {amount} {currency}',
  en: 'Payment {number}: {payee}, {amount} {currency}',
}

/**
 * What people are told of payments: the drafter when his plan is paid, the managers when the bank does what we cannot
 * settle.
 */
export const financeNotices: NoticeWords = {
  'plan.paid': {
    title: { zh: '付款已完成：{payee}', ru: 'Оплачено: {payee}', en: 'Paid: {payee}' },
    content: {
      zh: '您的付款计划 {number} 已支付 {amount} {currency}',
      ru: 'По вашему плану {number} оплачено {amount} {currency}',
      en: '{amount} {currency} of your plan {number} has been paid',
    },
    decimals: ['amount'],
  },
  ...Object.fromEntries(
    paymentWarnings.map((warning): [string, NoticeText] => [
      `payment.${warning}`,
      { title: paymentWarningWords[warning], content: about, decimals: ['amount'] },
    ]),
  ),
}
