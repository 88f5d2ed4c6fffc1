import type { Lang, Words } from '../../../core/values/language.ts'
import type { BankPayStatus } from './payment-state.ts'
import { bankPayStatusWords } from './words.ts'

/** Every refusal of the payment machine, the bank messages and the bank's connection, in ICU MessageFormat. */
export const bankRefusalWords = {
  'bank-payment.wrong-state': {
    zh: `支付单当前状态“${statusIn('zh')}”不允许此操作`,
    ru: `Платёж в статусе «${statusIn('ru')}»: это действие недоступно`,
    en: `The payment is “${statusIn('en')}”; this cannot be done now`,
  },
  'bank-payment.sent-already': {
    zh: '支付指令已发送，不能再次发送，请等待银行结果',
    ru: 'Поручение уже отправлено и не отправляется повторно: дождитесь ответа банка',
    en: 'The instruction has been sent and is never sent twice; wait for the bank’s result',
  },
  'bank-payment.not-sent': {
    zh: '支付指令尚未发送，没有银行结果',
    ru: 'Поручение ещё не отправлялось, ответа банка быть не может',
    en: 'The instruction has not been sent, so there is no bank result',
  },
  'bank-payment.reviewer-is-maker': {
    zh: '复核人不能是经办人本人',
    ru: 'Контролёр не может быть исполнителем платежа',
    en: 'The maker cannot review the payment',
  },
  'bank-payment.authoriser-is-other': {
    zh: '授权人不能是经办人或复核人',
    ru: 'Утверждающий не может быть исполнителем или контролёром',
    en: 'Neither the maker nor the reviewer can authorise the payment',
  },
  'bank-payment.rejecter-is-signer': {
    zh: '经办人或已复核的人员不能退回该支付单',
    ru: 'Исполнитель или уже проверивший сотрудник не может вернуть платёж',
    en: 'The maker, or who has already reviewed it, cannot send the payment back',
  },
  'bank-payment.sender-is-maker': {
    zh: '经办人不能再次发送，请授权人处理',
    ru: 'Исполнитель не может повторить отправку: обратитесь к утверждающему',
    en: 'The maker cannot send again; ask the authoriser',
  },
  'bank-payment.manager-is-maker': {
    zh: '不能确认本人经办的支付单，请由资金主管确认',
    ru: 'Нельзя подтверждать собственный платёж: это делает руководитель казначейства',
    en: 'You made this payment; the treasury manager must confirm it',
  },
  'bank-payment.only-maker': {
    zh: '只有经办人可以重新提交或作废',
    ru: 'Отправить снова или аннулировать платёж может только исполнитель',
    en: 'Only the maker can resubmit or void the payment',
  },
  'bank-payment.reason-missing': { zh: '请填写理由', ru: 'Укажите причину', en: 'Give a reason' },
  'bank-payment.snapshot-changed': {
    zh: '付款信息在复核后已变更，原复核与授权作废，请重新提交',
    ru: 'Реквизиты изменились после проверки: подписи аннулированы, отправьте платёж снова',
    en: 'Payment details changed after review: the review and authorisation are void, resubmit it',
  },
  'bank-payment.plan-covered': {
    zh: '付款计划的剩余额度不足，不能再支付此笔',
    ru: 'На плане платежа не осталось суммы для этого платежа',
    en: 'The plan has no amount left for this payment',
  },
  'bank-payment.bank-says-duplicate': {
    zh: '银行已以重复为由拒绝此请求号，请确认重复后用新请求号重新支付',
    ru: 'Банк отклонил этот номер как дубль: подтвердите дубль и оплатите заново с новым номером',
    en: 'The bank refused this request number as a duplicate: confirm it, then pay again under a new number',
  },
  'bank-payment.bank-says-paid': {
    zh: '银行曾回复支付成功，不能按未支付处理，请先与银行核实',
    ru: 'Банк сообщал об исполнении: нельзя считать платёж неоплаченным, уточните в банке',
    en: 'The bank has reported success; it cannot be treated as unpaid before the bank clears this up',
  },
  'bank-payment.verdict-waits': {
    zh: '已有处理意见待第二人确认',
    ru: 'Решение уже предложено и ждёт второго сотрудника',
    en: 'A resolution already waits for the second person',
  },
  'bank-payment.second-is-first': {
    zh: '提出人不能自己确认，请由另一人确认',
    ru: 'Предложивший не может подтвердить сам: нужен второй сотрудник',
    en: 'Who proposed the resolution cannot confirm it; another person must',
  },
  'bank-payment.second-is-maker': {
    zh: '经办人不能作为确认人',
    ru: 'Исполнитель платежа не может быть подтверждающим',
    en: 'The maker cannot be the one who confirms',
  },
  'bank-payment.letter-missing': {
    zh: '请上传银行书面确认',
    ru: 'Приложите письмо банка',
    en: 'Attach the bank’s letter',
  },
  'bank-payment.line-linked': {
    zh: '该对账单流水已关联其他单据',
    ru: 'Эта строка выписки уже связана с другим документом',
    en: 'This statement line already belongs to another record',
  },
  'bank-payment.line-not-debit': {
    zh: '请选择借方（付款）流水',
    ru: 'Нужна строка списания',
    en: 'Choose a debit line',
  },
  'bank-payment.line-not-credit': {
    zh: '请选择贷方（退回）流水',
    ru: 'Нужна строка зачисления',
    en: 'Choose a credit line',
  },
  'bank-payment.line-other-account': {
    zh: '该流水不属于付款账户',
    ru: 'Строка относится к другому счёту',
    en: 'The line belongs to another account',
  },
  'bank-payment.line-other-amount': {
    zh: '流水金额 {line} 与支付金额 {amount} 不一致',
    ru: 'Сумма строки {line} не равна сумме платежа {amount}',
    en: 'The line’s amount {line} is not the payment’s {amount}',
  },
  'bank-payment.line-other-request': {
    zh: '该流水的请求号属于另一笔支付',
    ru: 'Номер запроса в строке принадлежит другому платежу',
    en: 'The line carries another payment’s request number',
  },
  'bank-payment.statement-incomplete': {
    zh: '对账单未覆盖发送日至当日终了，请在次日对账单到达后再核对',
    ru: 'Выписка не охватывает весь период с дня отправки: дождитесь выписки следующего дня',
    en: 'The statement does not cover the whole time since sending; wait for the next day’s',
  },
  'bank-payment.statement-missing': {
    zh: '尚未核对次日对账单，不能确认未扣款',
    ru: 'Выписка следующего дня ещё не проверена',
    en: 'The next-day statement has not been checked yet',
  },
  'bank-payment.ask-bank-again': {
    zh: '请在次日再次查询银行后确认',
    ru: 'Повторите запрос в банк на следующий день, затем подтвердите',
    en: 'Query the bank again on the next day before confirming',
  },
  'bank-payment.bank-knows-it': {
    zh: '银行已查到此交易，不能确认未扣款，请等待银行结果',
    ru: 'Банк нашёл операцию: дождитесь её результата',
    en: 'The bank does know the transaction; wait for its result',
  },
  'bank-payment.refunded-already': {
    zh: '该笔支付已登记退票',
    ru: 'Возврат по платежу уже учтён',
    en: 'The refund has already been recorded',
  },
  'bank-payment.repaid-already': {
    zh: '该笔支付已重新支付过，请在新支付单上操作',
    ru: 'Повторный платёж уже создан: работайте с ним',
    en: 'It has already been paid again; continue with the new payment',
  },
  'bank-payment.request-reused': {
    zh: '重新支付必须使用新的请求号',
    ru: 'Для повторного платежа нужен новый номер запроса',
    en: 'A new payment needs a new request number',
  },
  'bank-payment.instruction-invalid': {
    zh: '付款信息不符合银行要求：{field}',
    ru: 'Реквизиты не соответствуют требованиям банка: {field}',
    en: 'The bank does not take these details: {field}',
  },
  'bank.statement-unavailable': {
    zh: '暂时无法从银行取得对账单，请稍后再试',
    ru: 'Выписка банка сейчас недоступна: повторите позже',
    en: 'The bank’s statement is not available now; try again later',
  },
} as const satisfies Readonly<Record<string, Words>>

export type BankRefusalCode = keyof typeof bankRefusalWords

// One message for all ten statuses: ICU chooses the status' own name, so that no caller translates it first.
function statusIn(lang: Lang): string {
  const codes = Object.keys(bankPayStatusWords) as BankPayStatus[] // Record keys are exactly the codes
  const cases = codes.map((code) => `${code} {${bankPayStatusWords[code][lang]}}`)
  return `{status, select, ${cases.join(' ')} other {?}}`
}
