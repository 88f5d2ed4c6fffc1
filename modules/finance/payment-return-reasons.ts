import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Why the system itself gives a payment back to its maker: codes of the refusals it met when it was to be sent. */
export const returnCodes = [
  {
    code: 'bank-payment.snapshot-changed',
    label: {
      zh: '付款信息在复核后已变更',
      ru: 'Реквизиты изменились после проверки',
      en: 'Details changed after the review',
    },
  },
  {
    code: 'bank-payment.other-account',
    label: { zh: '付款账户已更换', ru: 'Счёт списания заменён', en: 'The paying account was replaced' },
  },
  {
    code: 'payment-plan.account-not-normal',
    label: {
      zh: '付款账户状态不正常',
      ru: 'Счёт списания не в рабочем состоянии',
      en: 'The paying account is not in normal state',
    },
  },
  {
    code: 'payment-plan.currency-differs',
    label: { zh: '付款账户币种不符', ru: 'Валюта счёта не совпадает', en: 'The account is in another currency' },
  },
  {
    code: 'payment-plan.party-barred',
    label: { zh: '客商不可付款', ru: 'Контрагенту платить нельзя', en: 'The party cannot be paid' },
  },
  {
    code: 'payment-plan.party-frozen',
    label: { zh: '客商已冻结', ru: 'Контрагент заблокирован', en: 'The party is frozen' },
  },
  {
    code: 'payment-plan.payee-not-verified',
    label: {
      zh: '收款账户已撤销或未核验',
      ru: 'Счёт получателя удалён или не проверен',
      en: 'The payee account has been deleted or is not verified',
    },
  },
  {
    code: 'payment-plan.payee-other-name',
    label: {
      zh: '收款户名已变更',
      ru: 'Владелец счёта получателя изменился',
      en: 'The holder of the payee account changed',
    },
  },
  {
    code: 'payment-plan.waits-for-receipt',
    label: {
      zh: '背靠背收款不足',
      ru: 'Поступило меньше, чем нужно для встречного платежа',
      en: 'Too little of the back-to-back receipts has come',
    },
  },
  {
    code: 'payment-plan.advance-used',
    label: { zh: '预收款余额不足', ru: 'От аванса осталось меньше', en: 'Less is left of the advance' },
  },
] as const satisfies readonly DictionaryEntry[]

/** Whether a reason is one of the system's own. */
export function isReturnCode(reason: string | null): boolean {
  return returnCodes.some(({ code }) => code === reason)
}
