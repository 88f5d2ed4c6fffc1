import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { bankStatementLine } from '../bank-statement-line.ts'
import { matchedAmountsWords } from './matched-amounts.ts'

export const bankStatementLineWords: DocumentWords<typeof bankStatementLine> = {
  title: { zh: '银行对账单流水', ru: 'Строка банковской выписки', en: 'Bank statement line' },
  fields: {
    caption: { zh: '流水', ru: 'Операция', en: 'Line' },
    lineNo: { zh: '流水号', ru: 'Номер строки', en: 'Line number' },
    accountId: { zh: '银行账户', ru: 'Банковский счёт', en: 'Bank account' },
    accountNo: { zh: '账号', ru: 'Номер счёта', en: 'Account number' },
    day: { zh: '记账日期', ru: 'Дата операции', en: 'Booked on' },
    direction: { zh: '借贷方向', ru: 'Направление', en: 'Direction' },
    amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    reqNo: { zh: '银行请求号', ru: 'Номер запроса', en: 'Request number' },
    bankSerial: { zh: '银行流水号', ru: 'Номер операции банка', en: 'Bank serial' },
    counterpartyName: { zh: '对方户名', ru: 'Контрагент', en: 'Counterparty' },
    counterpartyAccount: { zh: '对方账号', ru: 'Счёт контрагента', en: 'Counterparty account' },
    purpose: { zh: '摘要', ru: 'Назначение', en: 'Description' },
    source: { zh: '来源', ru: 'Источник', en: 'Source' },
    confirmedBy: { zh: '复核人', ru: 'Контролёр', en: 'Reviewer' },
    declineReason: { zh: '否决理由', ru: 'Причина отклонения', en: 'Reason for declining' },
    paymentId: { zh: '支付单', ru: 'Банковский платёж', en: 'Bank payment' },
    claimStatus: { zh: '认领状态', ru: 'Статус разнесения', en: 'Claim status' },
    mayReturn: { zh: '疑似退票', ru: 'Возможный возврат платежа', en: 'Possible return of a payment' },
    unclaimed: { zh: '未认领金额', ru: 'Не разнесено', en: 'Unclaimed' },
    ...matchedAmountsWords,
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
  },
  lists: {
    unclaimed: { zh: '待认领到账', ru: 'Неразнесённые поступления', en: 'Unclaimed receipts' },
    unmatched: { zh: '未勾对的银行流水', ru: 'Несопоставленные строки выписки', en: 'Unmatched statement lines' },
  },
  actions: {
    takeReturn: { zh: '登记退票', ru: 'Учесть как возврат', en: 'Record as a return' },
    notReturn: { zh: '不是退票', ru: 'Не возврат', en: 'Not a return' },
    confirm: { zh: '复核确认', ru: 'Подтвердить', en: 'Confirm' },
    decline: { zh: '否决', ru: 'Отклонить', en: 'Decline' },
    claim: { zh: '认领', ru: 'Разнести', en: 'Claim' },
    match: { zh: '勾对', ru: 'Сопоставить', en: 'Match' },
  },
  tasks: {
    takeReturn: {
      zh: '疑似退票，待核实',
      ru: 'Возможный возврат платежа: проверить',
      en: 'Possible return of a payment: check it',
    },
    confirm: {
      zh: '人工录入流水，待复核',
      ru: 'Строка внесена вручную: проверить',
      en: 'Line entered by hand: confirm it',
    },
    claim: { zh: '到账待认领', ru: 'Поступление к разнесению', en: 'Receipt to claim' },
  },
  asks: {
    payment: { zh: '退回的支付单', ru: 'Возвращённый платёж', en: 'Payment returned' },
    reason: { zh: '理由 / 说明', ru: 'Причина / пояснение', en: 'Reason or note' },
    proof: {
      zh: '到账凭证（流水未复核时必传）',
      ru: 'Подтверждающий документ (если строка не подтверждена)',
      en: 'Proof (when the line is not confirmed)',
    },
    entry: { zh: '日记账记录', ru: 'Запись журнала', en: 'Journal entry' },
    plan: { zh: '收款计划', ru: 'План поступления', en: 'Receipt plan' },
    amount: {
      zh: '金额（不填为全部）',
      ru: 'Сумма (пусто — весь остаток)',
      en: 'Amount (empty: all of it)',
    },
    receivedOn: {
      zh: '入账日期（流水月份已结账时填写）',
      ru: 'Дата проводки (если месяц выписки закрыт)',
      en: 'Booked on (when the month of the statement is closed)',
    },
  },
}
