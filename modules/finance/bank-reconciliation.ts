import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dateTime,
  dictionary,
  lines,
  money,
  number,
  person,
  reference,
  text,
  textarea,
  yearMonth,
} from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'

const sum = { digits: 2, in: 'currency', min: lowest, readonly: true } as const
const party = { max: 140, readonly: true, called: 'contracts.counterparty' } as const
const judged = [
  'accountId',
  'month',
  'bookBalance',
  'adjustedBook',
  'bankBalance',
  'adjustedBank',
  'difference',
  'gap',
  'explanation',
] as const

/** What the bank booked and we did not. */
const ofBank = lines({
  readonly: true,
  totals: ['amount'],
  fields: {
    day: date({}),
    amount: money({ digits: 2 }),
    party: text(party),
    purpose: text({ max: 140 }),
    line: reference({ to: 'finance.bankStatementLine' }),
    mark: dictionary({ group: 'bankReconciliation_mark' }),
  },
})

/** What we booked and the bank did not. */
const ofBook = lines({
  readonly: true,
  totals: ['amount'],
  fields: {
    day: date({}),
    amount: money({ digits: 2 }),
    party: text(party),
    purpose: text({ max: 140 }),
    entry: reference({ to: 'finance.bankJournal' }),
    mark: dictionary({ group: 'bankReconciliation_mark' }),
  },
})

/**
 * The balance adjustment table of an account as of a month's end: the journal's balance and the statement's own, each
 * with what the other side has and it has not, come to the same, or their difference is explained.
 */
export const bankReconciliation = document({
  module: 'finance',
  name: 'bankReconciliation',
  code: 'yhtj',
  scope: 'zjgl',
  title: 'tableNo',
  number: { field: 'tableNo', pattern: 'TJ-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['accountId', 'bankBalance', 'difference', 'month', 'status'],
  fields: {
    tableNo: text({ max: 40, readonly: true, searched: true }),
    status: dictionary({
      group: 'bankReconciliation_status',
      required: true,
      readonly: true,
      initial: '0',
      indexed: true,
    }),
    accountId: reference({ to: 'finance.bankAccount', required: true, indexed: true }),
    month: yearMonth({ required: true, indexed: true }),
    currency: dictionary({ group: 'currency', readonly: true }),
    bankBalance: money({ digits: 2, in: 'currency', min: lowest, required: true }),
    bankOpening: money({ digits: 2, in: 'currency', min: lowest }),
    linesTotal: money(sum),
    gap: money(sum),
    lateLines: number({ readonly: true }),
    lateAmount: money(sum),
    likeLines: number({ readonly: true }),
    bookBalance: money(sum),
    bankReceivedTotal: money(sum),
    bankPaidTotal: money(sum),
    adjustedBook: money(sum),
    bookReceivedTotal: money(sum),
    bookPaidTotal: money(sum),
    adjustedBank: money(sum),
    difference: money(sum),
    bankReceived: ofBank,
    bankPaid: ofBank,
    bookReceived: ofBook,
    bookPaid: ofBook,
    explanation: textarea({ max: 500 }),
    proof: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'], max: 5 }),
    madeBy: person({ readonly: true }),
    reviewedBy: person({ readonly: true, visible: "status == '2'" }),
    reviewTime: dateTime({ readonly: true, visible: "status == '2'" }),
    cameLater: number({ readonly: true, visible: "status == '2' && gt(orZero(cameLater), 0)" }),
    cameLaterAmount: money({ ...sum, visible: "status == '2' && gt(orZero(cameLater), 0)" }),
    returnReason: textarea({ max: 500, readonly: true, visible: "status == '0'" }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'tableNo',
        'status',
        'accountId',
        'month',
        'currency',
        'bankBalance',
        'bankOpening',
        'madeBy',
        'returnReason',
      ],
    },
    {
      name: 'review',
      columns: 3,
      fields: ['reviewedBy', 'reviewTime', 'cameLater', 'cameLaterAmount'],
      visible: "status == '2'",
    },
    { name: 'book', columns: 3, fields: ['bookBalance', 'bankReceivedTotal', 'bankPaidTotal', 'adjustedBook'] },
    { name: 'bankReceived', columns: 1, fields: ['bankReceived'] },
    { name: 'bankPaid', columns: 1, fields: ['bankPaid'] },
    { name: 'bank', columns: 3, fields: ['bookReceivedTotal', 'bookPaidTotal', 'adjustedBank', 'difference'] },
    { name: 'bookReceived', columns: 1, fields: ['bookReceived'] },
    { name: 'bookPaid', columns: 1, fields: ['bookPaid'] },
    { name: 'statement', columns: 3, fields: ['linesTotal', 'gap', 'lateLines', 'lateAmount', 'likeLines'] },
    { name: 'files', columns: 1, fields: ['explanation', 'proof', 'remark'] },
  ],
  print: {
    owner: 'accountId.company',
    sections: [
      { group: 'basic', fields: ['accountId', 'month', 'currency', 'status', 'madeBy', 'reviewedBy'] },
      { group: 'book', fields: ['bookBalance', 'bankReceivedTotal', 'bankPaidTotal', 'adjustedBook'] },
      { group: 'bankReceived', fields: ['bankReceived'] },
      { group: 'bankPaid', fields: ['bankPaid'] },
      {
        group: 'bank',
        fields: ['bankBalance', 'bookReceivedTotal', 'bookPaidTotal', 'adjustedBank', 'difference', 'gap'],
      },
      { group: 'bookReceived', fields: ['bookReceived'] },
      { group: 'bookPaid', fields: ['bookPaid'] },
      { group: 'files', columns: 1, fields: ['explanation'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'tableNo',
        'accountId',
        'month',
        'currency',
        'bankBalance',
        'difference',
        'status',
        'bookBalance',
        'gap',
        'madeBy',
        'reviewedBy',
        'createTime',
      ],
      search: ['accountId', 'month', 'status', 'difference'],
      sort: ['-month'],
    },
  },
  unique: [['accountId', 'month']],
  states: { field: 'status', codes: ['0', '1', '2'], start: '0', final: [], editable: ['0'] },
  actions: {
    refresh: { from: ['0'], to: 'same', needs: 'bj' },
    hand: { from: ['0'], to: '1', needs: 'bj' },
    review: { from: ['1'], to: '2', needs: 'fh', decides: true, look: 'primary', shows: judged },
    sendBack: {
      from: ['1'],
      to: '0',
      needs: 'fh',
      decides: true,
      look: 'danger',
      asks: { reason: textarea({ required: true, max: 500 }) },
      shows: judged,
    },
    takeBack: {
      from: ['2'],
      to: '0',
      needs: 'cx',
      look: 'danger',
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
  },
  tasks: { review: { verb: 'review', where: { status: '1' }, except: ['createBy', 'madeBy'] } },
})

export interface BankReconciliation extends RecordOf<typeof bankReconciliation> {}
