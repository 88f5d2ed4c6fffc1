import type { DocumentWords } from '../../../core/description/document-words.ts'
import { type bankJournal, openingBalance } from '../bank-journal.ts'
import { matchedAmountsWords } from './matched-amounts.ts'

export const bankJournalWords: DocumentWords<typeof bankJournal> = {
  title: { zh: '银行日记账', ru: 'Журнал банковских операций', en: 'Bank journal' },
  fields: {
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
    date: { zh: '日期', ru: 'Дата', en: 'Date' },
    accountId: { zh: '银行账户', ru: 'Банковский счёт', en: 'Bank account' },
    direction: { zh: '收付方向', ru: 'Направление', en: 'Direction' },
    amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
    receiptAmount: { zh: '收入(借)', ru: 'Поступление (дебет)', en: 'Receipt (debit)' },
    paymentAmount: { zh: '支出(贷)', ru: 'Списание (кредит)', en: 'Payment (credit)' },
    runningBalance: { zh: '余额', ru: 'Остаток', en: 'Balance' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    counterpartyName: { zh: '对方单位', ru: 'Контрагент', en: 'Counterparty' },
    purpose: { zh: '摘要', ru: 'Содержание', en: 'Description' },
    cashFlowItem: { zh: '现金流量项目', ru: 'Статья движения денежных средств', en: 'Cash-flow item' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    paymentId: { zh: '支付单', ru: 'Банковский платёж', en: 'Bank payment' },
    planId: { zh: '付款计划', ru: 'План платежа', en: 'Payment plan' },
    receiptId: { zh: '到账单', ru: 'Поступление', en: 'Receipt' },
    sourceNo: { zh: '来源单号', ru: 'Номер источника', en: 'Source number' },
    reversalOf: { zh: '冲销原记录', ru: 'Сторно записи', en: 'Reversal of' },
    bankRef: { zh: '银行对账号', ru: 'Номер для сверки', en: 'Number for reconciliation' },
    offsetBy: { zh: '抵销记录', ru: 'Взаимно погашено с', en: 'Offset by' },
    ...matchedAmountsWords,
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
  },
  lists: {
    unmatchedEntries: { zh: '未勾对的日记账', ru: 'Несопоставленные записи журнала', en: 'Unmatched journal entries' },
  },
  said: { purpose: { [openingBalance]: { zh: '期初余额', ru: 'Входящий остаток', en: 'Opening balance' } } },
}
