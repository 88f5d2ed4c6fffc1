import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { bankReconciliation } from '../bank-reconciliation.ts'

const item = {
  day: { zh: '日期', ru: 'Дата', en: 'Date' },
  amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
  party: { zh: '对方单位', ru: 'Контрагент', en: 'Counterparty' },
  purpose: { zh: '摘要', ru: 'Назначение', en: 'Description' },
  mark: { zh: '提示', ru: 'Примечание', en: 'Note' },
} as const
const ofBank = { ...item, line: { zh: '银行流水', ru: 'Строка выписки', en: 'Statement line' } } as const
const ofBook = { ...item, entry: { zh: '日记账记录', ru: 'Запись журнала', en: 'Journal entry' } } as const

const bankReceived = {
  zh: '加：银行已收、企业未收',
  ru: 'Плюс: банк зачислил, у нас не учтено',
  en: 'Plus: received by the bank, not booked by us',
} as const
const bankPaid = {
  zh: '减：银行已付、企业未付',
  ru: 'Минус: банк списал, у нас не учтено',
  en: 'Less: paid by the bank, not booked by us',
} as const
const bookReceived = {
  zh: '加：企业已收、银行未收',
  ru: 'Плюс: у нас учтено, банк не зачислил',
  en: 'Plus: booked by us, not received by the bank',
} as const
const bookPaid = {
  zh: '减：企业已付、银行未付',
  ru: 'Минус: у нас учтено, банк не списал',
  en: 'Less: booked by us, not paid by the bank',
} as const

export const bankReconciliationWords: DocumentWords<typeof bankReconciliation> = {
  title: { zh: '银行存款余额调节表', ru: 'Таблица сверки остатков', en: 'Balance adjustment table' },
  fields: {
    tableNo: { zh: '编号', ru: 'Номер', en: 'Number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    accountId: { zh: '银行账户', ru: 'Банковский счёт', en: 'Bank account' },
    month: { zh: '月份', ru: 'Месяц', en: 'Month' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    bankBalance: { zh: '银行对账单余额', ru: 'Остаток по выписке банка', en: 'Balance of the bank statement' },
    bankOpening: { zh: '对账单上月余额', ru: 'Остаток по выписке на начало', en: 'Opening balance of the statement' },
    linesTotal: { zh: '本月流水净额', ru: 'Итог строк за месяц', en: 'Lines of the month, net' },
    gap: { zh: '对账单与流水之差', ru: 'Расхождение выписки и её строк', en: 'Gap between statement and lines' },
    lateLines: {
      zh: '复核后到达的上期流水（笔）',
      ru: 'Строки, пришедшие после прошлой проверки',
      en: 'Lines that came after the last review',
    },
    lateAmount: { zh: '复核后到达的上期流水金额', ru: 'Их сумма', en: 'Their amount' },
    likeLines: { zh: '疑似重复流水（笔）', ru: 'Похожие на повтор строки', en: 'Lines that look doubled' },
    bookBalance: { zh: '企业银行日记账余额', ru: 'Остаток по журналу', en: 'Balance of our journal' },
    bankReceivedTotal: bankReceived,
    bankPaidTotal: bankPaid,
    adjustedBook: { zh: '调节后日记账余额', ru: 'Уточнённый остаток по журналу', en: 'Adjusted journal balance' },
    bookReceivedTotal: bookReceived,
    bookPaidTotal: bookPaid,
    adjustedBank: { zh: '调节后银行余额', ru: 'Уточнённый остаток по выписке', en: 'Adjusted bank balance' },
    difference: { zh: '调节后差额', ru: 'Разница после уточнения', en: 'Difference after adjustment' },
    bankReceived: { label: bankReceived, fields: ofBank },
    bankPaid: { label: bankPaid, fields: ofBank },
    bookReceived: { label: bookReceived, fields: ofBook },
    bookPaid: { label: bookPaid, fields: ofBook },
    explanation: { zh: '差额说明', ru: 'Пояснение разницы', en: 'Explanation of the difference' },
    proof: { zh: '银行对账单附件', ru: 'Выписка банка (файл)', en: 'Bank statement (file)' },
    madeBy: { zh: '编制人', ru: 'Составил', en: 'Made by' },
    reviewedBy: { zh: '复核人', ru: 'Контролёр', en: 'Reviewer' },
    reviewTime: { zh: '复核时间', ru: 'Время проверки', en: 'Reviewed at' },
    cameLater: {
      zh: '复核后才到达的流水（笔）',
      ru: 'Строк пришло после проверки',
      en: 'Lines that came after this review',
    },
    cameLaterAmount: {
      zh: '复核后才到达的流水金额',
      ru: 'Сумма пришедших после проверки',
      en: 'Amount that came after this review',
    },
    returnReason: { zh: '退回或反复核原因', ru: 'Причина возврата', en: 'Why it was returned' },
  },
  groups: {
    basic: { zh: '余额调节表', ru: 'Таблица', en: 'Table' },
    review: { zh: '复核', ru: 'Проверка', en: 'Review' },
    book: { zh: '企业日记账', ru: 'Наш журнал', en: 'Our journal' },
    bankReceived,
    bankPaid,
    bank: { zh: '银行对账单', ru: 'Выписка банка', en: 'Bank statement' },
    bookReceived,
    bookPaid,
    statement: { zh: '流水核对', ru: 'Проверка строк выписки', en: 'Check of the lines' },
    files: { zh: '说明与附件', ru: 'Пояснения и файлы', en: 'Explanation and files' },
  },
  actions: {
    refresh: { zh: '重新计算', ru: 'Пересчитать', en: 'Calculate again' },
    hand: { zh: '提交复核', ru: 'Передать на проверку', en: 'Hand in for review' },
    review: { zh: '复核通过', ru: 'Подтвердить', en: 'Approve' },
    sendBack: { zh: '退回', ru: 'Вернуть', en: 'Send back' },
    takeBack: { zh: '反复核', ru: 'Снять подтверждение', en: 'Take the approval back' },
  },
  tasks: {
    review: { zh: '余额调节表待复核', ru: 'Таблица сверки: проверить', en: 'Balance adjustment table to review' },
  },
  asks: { reason: { zh: '原因', ru: 'Причина', en: 'Reason' } },
}
