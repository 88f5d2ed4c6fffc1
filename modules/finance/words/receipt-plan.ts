import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { receiptPlan } from '../receipt-plan.ts'

export const receiptPlanWords: DocumentWords<typeof receiptPlan> = {
  title: { zh: '收款计划', ru: 'План поступления', en: 'Receipt plan' },
  fields: {
    planNo: { zh: '计划编号', ru: 'Номер плана', en: 'Plan number' },
    recStatus: { zh: '收款状态', ru: 'Статус поступления', en: 'Receipt status' },
    receiptAttribute: { zh: '收款属性', ru: 'Вид поступления', en: 'Receipt attribute' },
    contractId: { zh: '关联合同', ru: 'Связанный договор', en: 'Related contract' },
    barterId: { zh: '关联易货结算单', ru: 'Бартерный расчёт', en: 'Barter settlement' },
    settlementId: { zh: '关联结算单', ru: 'Связанный расчёт', en: 'Related settlement' },
    counterparty: { zh: '付款客商', ru: 'Плательщик', en: 'Paying counterparty' },
    counterpartyId: { zh: '客商编号', ru: 'ID контрагента', en: 'Counterparty id' },
    counterpartyName: { zh: '客商名称', ru: 'Контрагент', en: 'Counterparty name' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    expectedAmount: { zh: '预计收款金额', ru: 'Ожидаемая сумма', en: 'Expected amount' },
    fxRate: { zh: '折算汇率', ru: 'Курс пересчёта', en: 'Exchange rate' },
    expectedAmountCny: { zh: '折合人民币', ru: 'Сумма в юанях', en: 'Amount in CNY' },
    expectedDate: { zh: '预计收款日期', ru: 'Ожидаемая дата', en: 'Expected date' },
    actualAmount: { zh: '实际收款金额', ru: 'Фактическая сумма', en: 'Actual amount' },
    leftAmount: { zh: '未到账金额', ru: 'Осталось получить', en: 'Still to come' },
    receiptDate: { zh: '收款日期', ru: 'Дата поступления', en: 'Receipt date' },
    fullAmountFlag: {
      label: { zh: '是否全额', ru: 'Полная сумма', en: 'Full amount' },
      help: {
        zh: '与预计相差不超过 1.00 视为全额',
        ru: 'Разница до 1,00 считается полной суммой',
        en: 'A difference of up to 1.00 counts as full',
      },
    },
    payerBank: { zh: '付款银行', ru: 'Банк плательщика', en: 'Payer bank' },
    payerAccount: { zh: '付款账号', ru: 'Счёт плательщика', en: 'Payer account' },
    attachments: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    money: { zh: '收款金额', ru: 'Суммы', en: 'Amounts' },
    payer: { zh: '付款方', ru: 'Плательщик', en: 'Payer' },
    files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
  },
  lists: {
    awaited: { zh: '待到账计划', ru: 'Ожидаемые поступления', en: 'Plans awaiting money' },
  },
  actions: {
    receive: { zh: '登记到账', ru: 'Отметить поступление', en: 'Record the receipt' },
    arrivedPart: { zh: '部分到账', ru: 'Поступило частично', en: 'Arrived in part' },
    arrivedWhole: { zh: '全额到账', ru: 'Поступило полностью', en: 'Arrived in full' },
    takenBack: { zh: '到账已冲销', ru: 'Поступление сторнировано', en: 'Receipt reversed' },
    late: { zh: '逾期', ru: 'Просрочено', en: 'Overdue' },
    ended: { zh: '关闭', ru: 'Закрыто', en: 'Closed' },
  },
  asks: {
    reason: {
      zh: '说明（付款方与客商不同，或疑似重复时填写）',
      ru: 'Пояснение (если плательщик другой или похоже на повтор)',
      en: 'Note (when the payer is another, or it looks like a repetition)',
    },
    statementLine: {
      zh: '银行流水（选择后自动填写）',
      ru: 'Строка выписки (заполнит остальное)',
      en: 'Statement line (fills the rest)',
    },
    accountId: { zh: '收款账户', ru: 'Счёт зачисления', en: 'Our account' },
    amount: { zh: '到账金额', ru: 'Поступившая сумма', en: 'Amount received' },
    receivedOn: { zh: '到账日期', ru: 'Дата поступления', en: 'Received on' },
    payerName: { zh: '付款方户名', ru: 'Плательщик по выписке', en: 'Payer as the bank names it' },
    payerBank: { zh: '付款银行', ru: 'Банк плательщика', en: 'Payer bank' },
    payerAccount: { zh: '付款账号', ru: 'Счёт плательщика', en: 'Payer account' },
    proof: {
      zh: '到账凭据（无银行流水时必传）',
      ru: 'Документ (если строки выписки нет)',
      en: 'Proof (when there is no statement line)',
    },
  },
}
