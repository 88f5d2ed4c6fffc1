import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { counterpartyStatement } from '../counterparty-statement.ts'

const movements = { zh: '本期发生', ru: 'Обороты за период', en: 'Movements' } as const

export const counterpartyStatementWords: DocumentWords<typeof counterpartyStatement> = {
  title: { zh: '客户对账单', ru: 'Акт сверки', en: 'Statement of account' },
  fields: {
    statementNo: { zh: '对账单号', ru: 'Номер акта', en: 'Statement number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    ourCompany: { zh: '我方公司', ru: 'Наша компания', en: 'Our company' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    periodFrom: { zh: '期间起', ru: 'Начало периода', en: 'Period from' },
    asOf: { zh: '截止日期', ru: 'По состоянию на', en: 'As of' },
    language: { zh: '对账单语言', ru: 'Язык акта', en: 'Language' },
    opening: { zh: '期初余额', ru: 'Сальдо начальное', en: 'Opening balance' },
    movements: {
      label: movements,
      fields: {
        day: { zh: '日期', ru: 'Дата', en: 'Date' },
        itemType: { zh: '往来类型', ru: 'Вид расчётов', en: 'Type' },
        item: { zh: '单据', ru: 'Документ', en: 'Document' },
        debit: { zh: '借方', ru: 'Дебет', en: 'Debit' },
        credit: { zh: '贷方', ru: 'Кредит', en: 'Credit' },
      },
    },
    debitTotal: { zh: '借方合计', ru: 'Обороты по дебету', en: 'Debits' },
    creditTotal: { zh: '贷方合计', ru: 'Обороты по кредиту', en: 'Credits' },
    closing: { zh: '期末余额', ru: 'Сальдо конечное', en: 'Closing balance' },
    inFavour: { zh: '欠款方向', ru: 'Задолженность', en: 'Balance due' },
    owed: { zh: '欠款金额', ru: 'Сумма задолженности', en: 'Amount due' },
    sentTime: { zh: '发送时间', ru: 'Отправлен', en: 'Sent' },
    replyBy: { zh: '回函期限', ru: 'Ответить до', en: 'Answer by' },
    confirmedTime: { zh: '回函登记时间', ru: 'Ответ внесён', en: 'Answer entered' },
    confirmedBalance: { zh: '对方确认余额', ru: 'Сальдо по данным контрагента', en: "Party's balance" },
    difference: { zh: '差异', ru: 'Расхождение', en: 'Difference' },
    disputeReason: { zh: '差异说明', ru: 'Причина расхождения', en: 'Reason for the difference' },
    scan: { zh: '签章回函', ru: 'Подписанный акт', en: 'Signed statement' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    movements,
    balance: { zh: '对账余额', ru: 'Сальдо', en: 'Balances' },
    answer: { zh: '发送与回函', ru: 'Отправка и ответ', en: 'Sending and answer' },
    files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
  },
  actions: {
    send: { zh: '发送', ru: 'Отправить', en: 'Send' },
    confirm: { zh: '登记确认', ru: 'Внести подтверждение', en: 'Enter confirmation' },
    dispute: { zh: '登记差异', ru: 'Внести расхождение', en: 'Enter difference' },
  },
  asks: {
    balance: { zh: '对方确认余额', ru: 'Сальдо по данным контрагента', en: "Party's balance" },
    paper: { zh: '签章回函扫描件', ru: 'Скан подписанного акта', en: 'Scan of the signed statement' },
    why: { zh: '差异说明', ru: 'Причина расхождения', en: 'Reason for the difference' },
  },
  tasks: {
    send: { zh: '待发送对账单', ru: 'Акт сверки к отправке', en: 'Statement to send' },
    confirm: { zh: '待对方回函', ru: 'Ожидается ответ по акту', en: 'Answer to a statement' },
  },
}

/** What statements refuse. */
export const counterpartyStatementRefusals = {
  'statement.period': {
    zh: '期间起不能晚于截止日期，请改正其中一项',
    ru: 'Начало периода позже его конца: исправьте одну из дат',
    en: 'The period begins after it ends: correct one of the days',
  },
  'statement.nothing': {
    zh: '该客商在此期间没有余额也没有发生额，无需对账；请核对客商、币种和日期',
    ru: 'С этим контрагентом нет ни сальдо, ни оборотов за период: проверьте контрагента, валюту и даты',
    en: 'There is neither a balance nor a movement with this party: check the party, currency and days',
  },
  'statement.unequal': {
    zh: '对方余额与期末余额 {closing} 相差 {difference}：如确有差异，请用“登记差异”',
    ru: 'Сальдо контрагента отличается от {closing} на {difference}: если это так, выберите «Внести расхождение»',
    en: 'The balance differs from {closing} by {difference}: if that is so, use “Enter difference”',
  },
  'statement.equal': {
    zh: '对方余额与期末余额一致，没有差异：请用“登记确认”',
    ru: 'Сальдо совпадает, расхождения нет: выберите «Внести подтверждение»',
    en: 'The balance is the same, there is no difference: use “Enter confirmation”',
  },
} as const satisfies Readonly<Record<string, Words>>
