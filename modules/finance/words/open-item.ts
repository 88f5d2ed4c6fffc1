import type { DocumentWords } from '../../../core/description/words-of.ts'
import type { itemClearing } from '../item-clearing.ts'
import type { openItem } from '../open-item.ts'

export const openItemWords: DocumentWords<typeof openItem> = {
  title: { zh: '往来款项', ru: 'Позиция расчётов', en: 'Open item' },
  fields: {
    sourceNo: { zh: '来源单号', ru: 'Номер документа', en: 'Document number' },
    sourceId: { zh: '来源单据标识', ru: 'Идентификатор документа', en: 'Document id' },
    itemType: { zh: '往来类型', ru: 'Вид расчётов', en: 'Type' },
    status: { zh: '清账状态', ru: 'Погашение', en: 'Status' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    settlementId: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' },
    receiptId: { zh: '到账单', ru: 'Поступление', en: 'Receipt' },
    paymentId: { zh: '付款单', ru: 'Платёж', en: 'Payment' },
    planId: { zh: '付款计划', ru: 'План платежа', en: 'Payment plan' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    account: { zh: '会计科目', ru: 'Счёт учёта', en: 'Ledger account' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
    bizDate: { zh: '业务日期', ru: 'Дата операции', en: 'Business date' },
    dueDate: { zh: '到期日', ru: 'Срок оплаты', en: 'Due date' },
    ageBand: { zh: '账龄', ru: 'Просрочка', en: 'Age' },
    overdueLevel: { zh: '预警等级', ru: 'Уровень просрочки', en: 'Overdue level' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    fxRate: { zh: '入账汇率', ru: 'Курс учёта', en: 'Booking rate' },
    amount: { zh: '原币金额', ru: 'Сумма', en: 'Amount' },
    amountCny: { zh: '金额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
    settled: { zh: '已清金额', ru: 'Погашено', en: 'Cleared' },
    balance: { zh: '原币余额', ru: 'Остаток', en: 'Balance' },
    balanceCny: { zh: '余额(元)', ru: 'Остаток, ¥', en: 'Balance, CNY' },
    daysLate: { zh: '逾期天数', ru: 'Дней просрочки', en: 'Days late' },
    lateInterest: { zh: '逾期违约金', ru: 'Пени за просрочку', en: 'Late interest' },
    lossCny: { zh: '应提坏账准备(元)', ru: 'Расчётный резерв, ¥', en: 'Loss allowance, CNY' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    due: { zh: '到期与账龄', ru: 'Сроки', en: 'Due' },
    money: { zh: '金额', ru: 'Суммы', en: 'Amounts' },
  },
  lists: {
    receivable: { zh: '应收账款', ru: 'Дебиторская задолженность', en: 'Receivables' },
    payable: { zh: '应付账款', ru: 'Кредиторская задолженность', en: 'Payables' },
    overdueReceivable: { zh: '逾期应收', ru: 'Просроченная дебиторская задолженность', en: 'Overdue receivables' },
    overduePayable: { zh: '到期应付', ru: 'Сроки погашения кредиторской задолженности', en: 'Payables due' },
  },
}

export const itemClearingWords: DocumentWords<typeof itemClearing> = {
  title: { zh: '往来清账记录', ru: 'Погашение', en: 'Clearing' },
  fields: {
    clearingNo: { zh: '清账编号', ru: 'Номер погашения', en: 'Clearing number' },
    debt: { zh: '应收/应付款项', ru: 'Задолженность', en: 'Debt' },
    money: { zh: '收付款项', ru: 'Деньги', en: 'Money' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    day: { zh: '清账日期', ru: 'Дата', en: 'Date' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    amount: { zh: '清账金额', ru: 'Сумма', en: 'Amount' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
    reverses: { zh: '被冲回的清账', ru: 'Отменяет погашение', en: 'Takes back' },
  },
  groups: { basic: { zh: '清账信息', ru: 'Погашение', en: 'Clearing' } },
}
