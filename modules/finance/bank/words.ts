import type { Words } from '../../../core/values/language.ts'
import type { PaymentWarning } from './payment-effect.ts'
import type { BankPayStatus, BankReading, PayStage } from './payment-state.ts'
import type { TriggerType } from './payment-trigger.ts'

/** Names of the ten statuses, as dictionary bankPayStatus has them. */
export const bankPayStatusWords: Readonly<Record<BankPayStatus, Words>> = {
  '00': { zh: '待支付', ru: 'К оплате', en: 'To be paid' },
  '01': { zh: '已支付', ru: 'Оплачен', en: 'Paid' },
  '02': { zh: '状态未知', ru: 'Статус неизвестен', en: 'Status unknown' },
  '03': { zh: '支付失败', ru: 'Ошибка платежа', en: 'Failed' },
  '04': { zh: '可疑', ru: 'Подозрительный', en: 'Suspicious' },
  '05': { zh: '等待授权', ru: 'Ожидает авторизации', en: 'Waiting for authorisation' },
  '06': { zh: '授权拒绝', ru: 'Отказ в авторизации', en: 'Authorisation refused' },
  '07': { zh: '交易不存在', ru: 'Операция не существует', en: 'Transaction does not exist' },
  '08': { zh: '交易中', ru: 'В обработке', en: 'Processing' },
  '09': { zh: '重复支付待确认', ru: 'Дубль, ожидает подтверждения', en: 'Duplicate payment awaiting confirmation' },
}

/** Stages inside 00, dictionary bankPayment_stage. */
export const payStageWords: Readonly<Record<PayStage, Words>> = {
  refused: { zh: '已退回经办', ru: 'Возвращён исполнителю', en: 'Sent back to the maker' },
  made: { zh: '待复核', ru: 'Ожидает проверки', en: 'Waiting for review' },
  reviewed: { zh: '待授权', ru: 'Ожидает утверждения', en: 'Waiting for authorisation' },
  authorised: { zh: '已授权', ru: 'Утверждён', en: 'Authorised' },
}

export const triggerWords: Readonly<Record<TriggerType, Words>> = {
  review: { zh: '复核', ru: 'Проверка', en: 'Review' },
  authorise: { zh: '授权', ru: 'Утверждение', en: 'Authorise' },
  reject: { zh: '退回经办', ru: 'Возврат исполнителю', en: 'Send back' },
  'hand-in': { zh: '重新提交复核', ru: 'Повторная передача на проверку', en: 'Resubmit' },
  drop: { zh: '作废', ru: 'Аннулирование', en: 'Void' },
  send: { zh: '发送银行', ru: 'Отправка в банк', en: 'Send to the bank' },
  'send-again': { zh: '再次发送', ru: 'Отправить ещё раз', en: 'Send again' },
  answer: { zh: '银行回复', ru: 'Ответ банка', en: 'Answer of the bank' },
  'confirm-not-duplicate': { zh: '确认非重复', ru: 'Не дубль', en: 'Not a duplicate' },
  'confirm-duplicate': { zh: '确认重复', ru: 'Подтвердить дубль', en: 'Confirm duplicate' },
  'propose-verdict': { zh: '提出处理意见', ru: 'Предложить решение', en: 'Propose a resolution' },
  'confirm-verdict': { zh: '确认处理意见', ru: 'Подтвердить решение', en: 'Confirm the resolution' },
  'decline-verdict': { zh: '否决处理意见', ru: 'Отклонить решение', en: 'Decline the resolution' },
  statement: { zh: '核对次日对账单', ru: 'Проверка выписки следующего дня', en: 'Check the next-day statement' },
  'confirm-not-debited': { zh: '确认未扣款', ru: 'Подтвердить: списания не было', en: 'Confirm not debited' },
  repay: { zh: '重新支付', ru: 'Оплатить заново', en: 'Pay again' },
  refund: { zh: '退票入账', ru: 'Возврат средств', en: 'Refund received' },
}

/** What the bank said, for the payment's record of questions and answers. */
export const bankReadingWords: Readonly<Record<BankReading, Words>> = {
  accepted: { zh: '银行已受理', ru: 'Принято банком', en: 'Accepted by the bank' },
  waiting: { zh: '等待网银授权', ru: 'Ожидает авторизации в банке', en: 'Waiting for authorisation at the bank' },
  paid: { zh: '支付成功', ru: 'Исполнено', en: 'Paid' },
  failed: { zh: '银行拒绝', ru: 'Отказ банка', en: 'Refused by the bank' },
  duplicate: { zh: '银行认为重复', ru: 'Банк считает платёж дублем', en: 'The bank takes it for a duplicate' },
  cancelled: { zh: '银行已撤销', ru: 'Отменено банком', en: 'Cancelled by the bank' },
  'not-found': { zh: '银行查无此交易', ru: 'Банк не нашёл операцию', en: 'Not known to the bank' },
  ambiguous: { zh: '银行回复无法判定', ru: 'Неоднозначный ответ банка', en: 'Unclear answer' },
  silent: { zh: '银行无应答', ru: 'Банк не ответил', en: 'No answer from the bank' },
}

/** What people are told of payments that no verb of ours settles; the notice says what to do. */
export const paymentWarningWords: Readonly<Record<PaymentWarning, Words>> = {
  'authorisation-overdue': {
    zh: '网银授权已超期，请在网银处理或联系银行撤销',
    ru: 'Срок авторизации в банке истёк: завершите её в интернет-банке или отзовите через банк',
    en: 'Authorisation at the bank is overdue: complete it in e-banking or have the bank cancel it',
  },
  contradiction: {
    zh: '银行回复与最终状态矛盾，请立即联系银行核实',
    ru: 'Ответ банка противоречит итоговому статусу: срочно свяжитесь с банком',
    en: 'The bank contradicts the final status: contact the bank at once',
  },
}
