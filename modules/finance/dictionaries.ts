import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'
import { bankReadings } from './bank/payment-state.ts'
import { bankReadingWords } from './bank/words.ts'
import { letterOfCreditDictionaries } from './letter-of-credit/letter-of-credit-dictionaries.ts'
import { returnCodes } from './payment-return-reasons.ts'

/** Small groups that only finance uses. */
export const financeDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  paymentPlan_planType: [
    { code: 'month', label: { zh: '月度', ru: 'Месячный', en: 'Monthly' } },
    { code: 'week', label: { zh: '周', ru: 'Недельный', en: 'Weekly' } },
    { code: 'temp', label: { zh: '临时', ru: 'Внеплановый', en: 'Ad hoc' } },
  ],
  paymentPlan_chargeBearer: [
    { code: 'OUR', label: { zh: 'OUR 付款方承担', ru: 'OUR — за счёт плательщика', en: 'OUR – payer bears all' } },
    { code: 'SHA', label: { zh: 'SHA 双方分担', ru: 'SHA — каждый платит своему банку', en: 'SHA – shared' } },
    { code: 'BEN', label: { zh: 'BEN 收款方承担', ru: 'BEN — за счёт получателя', en: 'BEN – beneficiary bears all' } },
  ],
  paymentPlan_budgetSubject: [
    { code: 'purchase', label: { zh: '采购支出', ru: 'Закупки', en: 'Purchases' } },
    { code: 'freight', label: { zh: '运输与港杂', ru: 'Перевозка и портовые расходы', en: 'Freight and port costs' } },
    { code: 'tax', label: { zh: '税费', ru: 'Налоги и сборы', en: 'Taxes and duties' } },
    { code: 'staff', label: { zh: '人工成本', ru: 'Расходы на персонал', en: 'Staff costs' } },
    { code: 'admin', label: { zh: '管理费用', ru: 'Административные расходы', en: 'Administrative costs' } },
    { code: 'capital', label: { zh: '资本性支出', ru: 'Капитальные затраты', en: 'Capital expenditure' } },
    { code: 'finance', label: { zh: '财务费用与还款', ru: 'Проценты и погашение', en: 'Interest and repayment' } },
    { code: 'other', label: { zh: '其他', ru: 'Прочее', en: 'Other' } },
  ],
  budget_kind: [
    { code: 'year', label: { zh: '年度预算', ru: 'Годовой бюджет', en: 'Yearly budget' } },
    { code: 'add', label: { zh: '追加', ru: 'Увеличение', en: 'Increase' }, color: '#2f7d5b' },
    { code: 'cut', label: { zh: '调减', ru: 'Уменьшение', en: 'Cut' }, color: '#c2571a' },
  ],
  budget_status: [
    { code: '0', label: { zh: '待批准', ru: 'На утверждении', en: 'To be approved' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '已批准', ru: 'Утверждён', en: 'Approved' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '未批准', ru: 'Отклонён', en: 'Declined' }, color: '#b23a3a' },
  ],
  paymentPlan_payeeStanding: [
    { code: 'verified', label: { zh: '已核验', ru: 'Проверен', en: 'Verified' }, color: '#2f7d5b' },
    { code: 'waiting', label: { zh: '待核验', ru: 'На проверке', en: 'To be verified' }, color: '#8a6d1b' },
    { code: 'new', label: { zh: '未登记', ru: 'Нет в карточке', en: 'Not on file' }, color: '#b23a3a' },
  ],
  bankPayment_stage: [
    { code: 'made', label: { zh: '待复核', ru: 'На проверке', en: 'To be reviewed' }, color: '#8a6d1b' },
    { code: 'reviewed', label: { zh: '待授权', ru: 'На утверждении', en: 'To be authorised' }, color: '#1f5fa8' },
    { code: 'authorised', label: { zh: '已授权', ru: 'Утверждён', en: 'Authorised' }, color: '#2f7d5b' },
    {
      code: 'refused',
      label: { zh: '已退回经办', ru: 'Возвращён исполнителю', en: 'Returned to the maker' },
      color: '#b23a3a',
    },
  ],
  bankPayment_resolution: [
    { code: 'debited', label: { zh: '认定已支付', ru: 'Признать оплаченным', en: 'Considered paid' } },
    { code: 'not-debited', label: { zh: '认定未支付', ru: 'Признать неоплаченным', en: 'Considered not paid' } },
  ],
  // What we note where the bank says nothing, and the bank's own codes as far as they are known; another stands for
  // itself.
  bankPayment_code: [
    { code: 'no-answer', label: { zh: '银行无应答', ru: 'Банк не ответил', en: 'No answer from the bank' } },
    { code: 'not-sent', label: { zh: '未连通银行', ru: 'Банк недоступен', en: 'The bank was not reached' } },
    { code: 'RJCT', label: { zh: '银行拒绝', ru: 'Отклонено банком', en: 'Rejected by the bank' } },
    {
      code: 'RJCT/AC04',
      label: { zh: '收款账户已销户', ru: 'Счёт получателя закрыт', en: "The payee's account is closed" },
    },
    { code: 'RJCT/AC06', label: { zh: '账户被冻结或限制', ru: 'Счёт заблокирован', en: 'The account is blocked' } },
    { code: 'RJCT/AM04', label: { zh: '账户余额不足', ru: 'Недостаточно средств', en: 'Insufficient funds' } },
    { code: 'RJCT/AM05', label: { zh: '银行认定重复', ru: 'Дубль по мнению банка', en: 'A duplicate for the bank' } },
    { code: 'RJCT/MS02', label: { zh: '授权被拒绝', ru: 'В утверждении отказано', en: 'Authorisation refused' } },
    { code: 'RJCT/NOOR', label: { zh: '银行查无此交易', ru: 'Банк не знает операцию', en: 'Not known to the bank' } },
    { code: 'CANC', label: { zh: '已撤销', ru: 'Отменено', en: 'Cancelled' } },
    { code: 'BLCK', label: { zh: '交易状态异常', ru: 'Операция приостановлена', en: 'Blocked for clarification' } },
    {
      code: 'PATC',
      label: { zh: '待银行端授权', ru: 'Ожидает утверждения в банке', en: 'Awaits authorisation at the bank' },
    },
    { code: 'ACSP', label: { zh: '银行处理中', ru: 'В обработке банком', en: 'Being processed' } },
    { code: 'ACTC', label: { zh: '银行已受理', ru: 'Принято банком', en: 'Accepted by the bank' } },
    { code: 'ACSC', label: { zh: '交易成功', ru: 'Исполнено', en: 'Executed' } },
    { code: 'NOT-SENT', label: { zh: '未发出', ru: 'Не отправлено', en: 'Not sent' } },
    {
      code: 'BY-HAND',
      label: {
        zh: '账户未直联，线下支付',
        ru: 'Счёт без подключения: оплата вне системы',
        en: 'Account not connected: paid outside the system',
      },
    },
    { code: 'NO-BANK', label: { zh: '未连接银行', ru: 'Нет связи с банком', en: 'No bank connected' } },
    { code: 'DUP', label: { zh: '确认重复', ru: 'Признан дублем', en: 'Found a duplicate' } },
    { code: 'DROP', label: { zh: '已作废', ru: 'Аннулирован', en: 'Voided' } },
  ],
  bankPayment_returnCode: returnCodes,
  bankPayment_reading: bankReadings.map((code) => ({ code, label: bankReadingWords[code] })),
  bankStatementLine_direction: [
    { code: 'debit', label: { zh: '借方(付款)', ru: 'Списание', en: 'Debit' }, color: '#c2571a' },
    { code: 'credit', label: { zh: '贷方(收款)', ru: 'Зачисление', en: 'Credit' }, color: '#2f7d5b' },
  ],
  bankStatementLine_source: [
    { code: 'bank', label: { zh: '银行获取', ru: 'Получена из банка', en: 'Fetched from the bank' }, color: '#2f7d5b' },
    {
      code: 'entered',
      label: { zh: '人工录入，待复核', ru: 'Внесена вручную, на проверке', en: 'Entered, to be confirmed' },
      color: '#8a6d1b',
    },
    {
      code: 'confirmed',
      label: { zh: '人工录入，已复核', ru: 'Внесена вручную, подтверждена', en: 'Entered and confirmed' },
      color: '#1f5fa8',
    },
    {
      code: 'declined',
      label: { zh: '人工录入，已否决', ru: 'Внесена вручную, отклонена', en: 'Entered and declined' },
      color: '#b23a3a',
    },
  ],
  bankStatementLine_claim: [
    { code: '0', label: { zh: '待认领', ru: 'Не разнесено', en: 'Unclaimed' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '部分认领', ru: 'Разнесено частично', en: 'Claimed in part' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '已认领', ru: 'Разнесено', en: 'Claimed' }, color: '#2f7d5b' },
  ],
  bankMatch_of: [
    { code: '0', label: { zh: '未勾对', ru: 'Не сопоставлено', en: 'Unmatched' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '部分勾对', ru: 'Сопоставлено частично', en: 'Matched in part' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '已勾对', ru: 'Сопоставлено', en: 'Matched' }, color: '#2f7d5b' },
    { code: '3', label: { zh: '已抵销', ru: 'Взаимно погашено', en: 'Offset' }, color: '#5b6470' },
  ],
  bankMatch_status: [
    { code: '1', label: { zh: '已勾对', ru: 'Сопоставлено', en: 'Matched' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已取消', ru: 'Отменено', en: 'Undone' }, color: '#b23a3a' },
  ],
  bankReconciliation_status: [
    { code: '0', label: { zh: '编制中', ru: 'Составляется', en: 'Being made' }, color: '#8a6d1b' },
    { code: '1', label: { zh: '待复核', ru: 'На проверке', en: 'To be reviewed' }, color: '#1f5fa8' },
    { code: '2', label: { zh: '已复核', ru: 'Проверена', en: 'Reviewed' }, color: '#2f7d5b' },
  ],
  bankReconciliation_mark: [
    {
      code: 'carried',
      label: { zh: '上期结转', ru: 'С прошлых месяцев', en: 'From earlier months' },
      color: '#1f5fa8',
    },
    {
      code: 'late',
      label: { zh: '复核后到达', ru: 'Пришла после проверки', en: 'Came after the review' },
      color: '#c2571a',
    },
    { code: 'alike', label: { zh: '疑似重复', ru: 'Похожа на повтор', en: 'Looks doubled' }, color: '#b23a3a' },
  ],
  receipt_status: [
    { code: '1', label: { zh: '已认领', ru: 'Разнесено', en: 'Claimed' }, color: '#8a6d1b' },
    { code: '3', label: { zh: '已审核', ru: 'Проверено', en: 'Reviewed' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已冲销', ru: 'Сторнировано', en: 'Reversed' }, color: '#b23a3a' },
  ],
  bankJournal_direction: [
    { code: 'in', label: { zh: '收入(借)', ru: 'Поступление', en: 'Receipt' }, color: '#2f7d5b' },
    { code: 'out', label: { zh: '支出(贷)', ru: 'Списание', en: 'Payment' }, color: '#c2571a' },
  ],
  ...letterOfCreditDictionaries,
}
