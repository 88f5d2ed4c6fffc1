import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { receipt } from '../receipt.ts'

export const receiptWords: DocumentWords<typeof receipt> = {
  title: { zh: '到账单', ru: 'Поступление', en: 'Receipt' },
  fields: {
    receiptNo: { zh: '到账单号', ru: 'Номер поступления', en: 'Receipt number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    planId: { zh: '收款计划', ru: 'План поступления', en: 'Receipt plan' },
    counterparty: { zh: '付款客商', ru: 'Плательщик', en: 'Paying counterparty' },
    accountId: { zh: '收款账户', ru: 'Счёт зачисления', en: 'Our account' },
    statementLine: { zh: '银行流水', ru: 'Строка выписки', en: 'Statement line' },
    date: { zh: '到账日期', ru: 'Дата поступления', en: 'Received on' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    amount: { zh: '到账金额', ru: 'Сумма', en: 'Amount' },
    payerName: { zh: '付款方户名', ru: 'Плательщик по выписке', en: 'Payer as the bank names it' },
    payerBank: { zh: '付款银行', ru: 'Банк плательщика', en: 'Payer bank' },
    payerAccount: { zh: '付款账号', ru: 'Счёт плательщика', en: 'Payer account' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
    proof: { zh: '到账凭据', ru: 'Подтверждающий документ', en: 'Proof of receipt' },
    bookingReason: { zh: '入账说明', ru: 'Пояснение к проводке', en: 'Note on booking' },
    reviewedBy: { zh: '审核人', ru: 'Проверил', en: 'Reviewed by' },
    reviewedOn: { zh: '审核日期', ru: 'Дата проверки', en: 'Reviewed on' },
    reversedOn: { zh: '冲销日期', ru: 'Дата сторно', en: 'Reversed on' },
    reversalReason: { zh: '冲销原因', ru: 'Причина сторно', en: 'Reason of the reversal' },
  },
  groups: {
    basic: { zh: '到账信息', ru: 'Поступление', en: 'Receipt' },
    payer: { zh: '付款方', ru: 'Плательщик', en: 'Payer' },
    files: { zh: '凭据与备注', ru: 'Документы и примечания', en: 'Documents and remarks' },
  },
  lists: {
    claimed: { zh: '已认领到账', ru: 'Разнесённые поступления', en: 'Claimed receipts' },
  },
  tasks: {
    review: { zh: '认领待审核', ru: 'Разнесение: проверить', en: 'Claim to review' },
  },
  actions: {
    prove: { zh: '关联银行流水', ru: 'Связать с выпиской', en: 'Link to statement' },
    review: { zh: '审核', ru: 'Подтвердить', en: 'Approve' },
    sendBack: { zh: '退回', ru: 'Вернуть', en: 'Send back' },
    reverse: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
  },
  asks: {
    line: { zh: '银行流水', ru: 'Строка выписки', en: 'Statement line' },
    reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
  },
}
