import { adapter } from '../../core/description/adapter.ts'
import { text } from '../../kinds/index.ts'

/**
 * The bank. What follows from its silence is said by the payment's own follow-up, so nothing is said again here and
 * nothing rests: a payment is asked for until it is known.
 */
export const bankAdapter = adapter({
  module: 'finance',
  name: 'bank',
  label: { zh: '银企直联', ru: 'Банк', en: 'Bank' },
  note: {
    zh: '发送付款指令、查询结果、取回对账单；未知的付款只会查询，绝不重发',
    ru: 'Отправляет платежи, запрашивает их состояние и выписки; неизвестный платёж только запрашивается',
    en: 'Sends payments, asks for them and fetches statements; an unknown payment is asked for, never sent again',
  },
  settings: {
    code: 'bank',
    label: { zh: '银企直联', ru: 'Банк', en: 'Bank' },
    settings: {
      'bank.url': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '银行地址', ru: 'Адрес банка', en: 'Address of the bank' },
        help: {
          zh: '留空则使用运维人员给出的地址；两者皆无时付款等待',
          ru: 'Если пусто, берётся адрес администратора системы; без обоих платежи ждут',
          en: 'If empty, the address that the operator gave; without either payments wait',
        },
      },
      'bank.callbackSecret': {
        guarded: true,
        field: text({ max: 200, min: 32 }),
        secret: true,
        label: { zh: '银行推送签名密钥', ru: 'Ключ подписи уведомлений банка', en: 'Secret of the bank’s pushes' },
      },
    },
  },
  address: 'bank.url',
  probe: 'answers',
  calls: {
    answers: { label: { zh: '连接检测', ru: 'Проверка связи', en: 'Probe' }, timeout: 12, again: [] },
    send: { label: { zh: '发送付款', ru: 'Отправка платежа', en: 'Payment sent' }, own: true },
    query: { label: { zh: '查询付款', ru: 'Запрос о платеже', en: 'Payment asked for' }, own: true },
    statement: { label: { zh: '取回对账单', ru: 'Выписка', en: 'Statement' }, own: true },
  },
  circuit: { failures: 3, rest: 60 },
})
