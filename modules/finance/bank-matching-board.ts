import { matching } from '../../core/description/matching.ts'
import { bankJournal } from './bank-journal.ts'
import { bankMatch } from './bank-match.ts'
import { bankStatementLine } from './bank-statement-line.ts'

/** What the bank told beside what our journal says, account by account; a pair is a match. */
export const bankReconcile = matching(bankStatementLine, bankJournal, bankMatch, {
  module: 'finance',
  name: 'bankReconcile',
  label: { zh: '银行对账', ru: 'Сверка с банком', en: 'Bank reconciliation' },
  needs: 'yhpp-ck',
  left: {
    list: 'unmatched',
    of: 'moved',
    remaining: 'unmatched',
    first: 'day',
    told: ['day', 'counterpartyName', 'moved'],
  },
  right: {
    list: 'unmatchedEntries',
    of: 'moved',
    remaining: 'unmatched',
    first: 'date',
    told: ['date', 'counterpartyName', 'sourceNo'],
  },
  alike: { accountId: 'accountId', currency: 'currency' },
  narrow: [
    { left: 'accountId', right: 'accountId', pairs: 'accountId' },
    { left: 'day', right: 'date', pairs: 'day' },
  ],
  rules: [
    {
      points: 100,
      reason: { zh: '支付请求号一致', ru: 'Номер платежа совпадает', en: 'Same payment number' },
      same: { reqNo: 'bankRef' },
      amount: 'equal',
    },
    {
      points: 98,
      reason: { zh: '由该流水认领入账', ru: 'Проведено по этой строке', en: 'Claimed from this line' },
      same: { lineNo: 'bankRef' },
    },
    {
      points: 90,
      reason: {
        zh: '金额与方向一致，日期相差不超过3天',
        ru: 'Сумма и направление те же, даты не дальше 3 дней',
        en: 'Same amount and direction, within 3 days',
      },
      amount: 'equal',
      days: 3,
    },
    {
      points: 5,
      reason: { zh: '对方单位一致', ru: 'Контрагент совпадает', en: 'Same counterparty' },
      same: { counterpartyName: 'counterpartyName' },
      added: true,
    },
  ],
  proposes: 90,
  pairs: {
    list: 'matched',
    left: 'statementLine',
    right: 'journalEntry',
    amount: 'amount',
    while: { status: '1' },
    undo: 'undo',
  },
  confirm: { verb: 'match', right: 'entry', amount: 'amount' },
  leads: ['/balanceAdjustment', '/bankStatement', '/bankJournal'],
  empty: {
    left: {
      zh: '没有未勾对的银行流水。流水来自银行对账单：直联账户自动获取，其他账户录入后须复核。',
      ru: 'Несопоставленных строк выписки нет. Они берутся из выписок: из банка или внесённые и подтверждённые.',
      en: 'No statement line waits to be matched. Lines are fetched from the bank, or entered and confirmed.',
    },
    right: {
      zh: '没有未勾对的日记账记录。付款和到账入账后出现在此。',
      ru: 'Несопоставленных записей журнала нет. Они появляются после проведения платежей и поступлений.',
      en: 'No journal entry waits to be matched. Entries appear once payments and receipts are booked.',
    },
  },
})
