import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { attachment, date, dictionary, money, person, reference, text, textarea } from '../../kinds/index.ts'
import { proven } from './bank-statement-line.ts'

/** Receipts that count: claimed, or reviewed as well. */
export const bookedReceipt = ['1', '3'] as const

// What a reviewer judges: the plan, who paid, how much of which line of the bank.
const judged = ['planId', 'counterparty', 'payerName', 'currency', 'amount', 'date', 'statementLine'] as const

/** Money that came to one of our accounts for a receipt plan: booked once, undone only by a reversal. */
export const receipt = document({
  module: 'finance',
  name: 'receipt',
  code: 'dzrl',
  scope: 'zjgl',
  title: 'receiptNo',
  number: { field: 'receiptNo', pattern: 'DZ-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  fields: {
    receiptNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({ group: 'receipt_status', required: true, readonly: true, initial: '1', indexed: true }),
    planId: reference({ to: 'finance.receiptPlan', required: true, readonly: true, indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, readonly: true, indexed: true }),
    accountId: reference({ to: 'finance.bankAccount', required: true, readonly: true, indexed: true }),
    statementLine: reference({ to: 'finance.bankStatementLine', readonly: true, indexed: true }),
    date: date({ required: true, readonly: true, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, readonly: true }),
    amount: money({ digits: 2, min: '0.01', in: 'currency', required: true, readonly: true }),
    payerName: text({
      required: true,
      max: 140,
      readonly: true,
      searched: true,
      called: 'contracts.counterparty',
      beside: true,
    }),
    payerBank: text({ max: 100, readonly: true }),
    payerAccount: text({ max: 40, readonly: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
    proof: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 5, readonly: true }),
    bookingReason: text({ max: 200, readonly: true }),
    reviewedBy: person({ readonly: true }),
    reviewedOn: date({ readonly: true, visible: "status == '3'" }),
    reversedOn: date({ readonly: true, visible: "status == '2'" }),
    reversalReason: text({ max: 500, readonly: true, visible: "status == '2'" }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'receiptNo',
        'status',
        'planId',
        'counterparty',
        'date',
        'currency',
        'amount',
        'accountId',
        'statementLine',
        'voucherNo',
        'reviewedBy',
        'reviewedOn',
        'reversedOn',
        'reversalReason',
      ],
    },
    { name: 'payer', columns: 3, fields: ['payerName', 'payerBank', 'payerAccount', 'bookingReason'] },
    { name: 'files', columns: 1, fields: ['proof', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'receiptNo',
        'date',
        'payerName',
        'currency',
        'amount',
        'status',
        'planId',
        'accountId',
        'voucherNo',
        'createName',
      ],
      search: ['date', 'accountId', 'status', 'counterparty', 'currency', 'amount'],
      sort: ['-createTime'],
      totals: ['amount'],
    },
    claimed: {
      columns: [
        'receiptNo',
        'date',
        'payerName',
        'currency',
        'amount',
        'status',
        'planId',
        'statementLine',
        'createName',
        'reviewedBy',
      ],
      search: ['date', 'status', 'accountId', 'counterparty', 'currency', 'amount'],
      sort: ['-createTime'],
      totals: ['amount'],
      filter: { status: bookedReceipt },
    },
  },
  states: { field: 'status', codes: ['1', '3', '2'], start: '1', final: ['2'] },
  actions: {
    prove: {
      from: ['1', '3'],
      to: 'same',
      needs: 'rl',
      when: 'empty(statementLine)',
      asks: {
        line: reference({
          to: 'finance.bankStatementLine',
          required: true,
          only: { direction: 'credit', claimStatus: ['0', '1'], source: proven },
          alike: { accountId: 'accountId', currency: 'currency' },
        }),
      },
      shows: ['accountId', 'date', 'amount', 'payerName'],
    },
    review: { from: ['1'], to: '3', needs: 'fh', decides: true, look: 'primary', shows: judged },
    sendBack: {
      from: ['1'],
      to: '2',
      needs: 'fh',
      decides: true,
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
      shows: judged,
    },
    reverse: {
      from: ['1', '3'],
      to: '2',
      needs: 'cx',
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
  },
  tasks: {
    review: { verb: 'review', where: { status: '1' }, except: ['createBy'], together: true },
  },
})

export interface Receipt extends RecordOf<typeof receipt> {}
