import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { date, dictionary, money, reference, text } from '../../kinds/index.ts'
import { matchedFields, openMatch } from './matched-amount-fields.ts'

/** What the line of an opening balance says; its words say it in the reader's language. */
export const openingBalance = '期初余额'

/** What an account really received and paid; lines only grow, a mistake is reversed. */
export const bankJournal = document({
  module: 'finance',
  name: 'bankJournal',
  code: 'yhrj',
  scope: 'zjgl',
  title: 'voucherNo',
  appendOnly: true,
  fields: {
    voucherNo: text({ max: 40, readonly: true, searched: true, whole: true }),
    date: date({ required: true, indexed: true }),
    accountId: reference({ to: 'finance.bankAccount', required: true, indexed: true }),
    direction: dictionary({ group: 'bankJournal_direction', required: true }),
    amount: money({ digits: 2, min: '-99999999999999', required: true }),
    receiptAmount: money({ digits: 2, in: 'currency', min: '-99999999999999' }),
    paymentAmount: money({ digits: 2, in: 'currency', min: '-99999999999999' }),
    runningBalance: money({ digits: 2, min: '-99999999999999', readonly: true }),
    currency: dictionary({ group: 'currency', required: true }),
    counterpartyName: text({ max: 100, searched: true, called: 'contracts.counterparty' }),
    purpose: text({ max: 100, searched: true }),
    cashFlowItem: dictionary({ group: 'cashFlowItem', required: true }),
    bizSegment: dictionary({ group: 'bizSegment' }),
    paymentId: reference({ to: 'finance.bankPayment', indexed: true }),
    planId: reference({ to: 'finance.paymentPlan', indexed: true }),
    receiptId: reference({ to: 'finance.receipt', indexed: true }),
    sourceNo: text({ max: 40, searched: true }),
    reversalOf: reference({ to: 'finance.bankJournal' }),
    bankRef: text({ max: 64, readonly: true }),
    offsetBy: reference({ to: 'finance.bankJournal', readonly: true, visible: "matchStatus == '3'" }),
    ...matchedFields('sub(orZero(receiptAmount), orZero(paymentAmount))'),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'voucherNo',
        'date',
        'accountId',
        'direction',
        'currency',
        'receiptAmount',
        'paymentAmount',
        'runningBalance',
        'counterpartyName',
        'purpose',
        'cashFlowItem',
        'bizSegment',
        'sourceNo',
        'paymentId',
        'planId',
        'receiptId',
        'reversalOf',
        'bankRef',
        'matchStatus',
        'unmatched',
        'offsetBy',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'date',
        'voucherNo',
        'counterpartyName',
        'currency',
        'receiptAmount',
        'paymentAmount',
        'runningBalance',
        'accountId',
        'purpose',
        'cashFlowItem',
        'sourceNo',
        'planId',
      ],
      search: ['accountId', 'date', 'direction', 'cashFlowItem', 'currency', 'bizSegment'],
      sort: ['-createTime'],
      totals: ['receiptAmount', 'paymentAmount'],
    },
    unmatchedEntries: {
      columns: [
        'date',
        'unmatched',
        'currency',
        'counterpartyName',
        'moved',
        'matchStatus',
        'purpose',
        'sourceNo',
        'accountId',
        'voucherNo',
      ],
      search: ['accountId', 'date', 'moved', 'direction', 'counterpartyName'],
      sort: ['-date'],
      totals: ['moved', 'unmatched'],
      filter: { matchStatus: openMatch },
    },
  },
})

export interface BankJournal extends RecordOf<typeof bankJournal> {}
