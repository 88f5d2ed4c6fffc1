import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { date, dictionary, money, rate, reference, text } from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'

/** So much of a debt is cleared by so much of the party's money; what is taken back is a line with the opposite amount. */
export const itemClearing = document({
  module: 'finance',
  name: 'itemClearing',
  code: 'wlhx',
  scope: 'zjgl',
  title: 'clearingNo',
  number: { field: 'clearingNo', pattern: 'HX-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  appendOnly: true,
  fields: {
    clearingNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    origin: dictionary({
      group: 'itemClearing_origin',
      required: true,
      readonly: true,
      initial: 'auto',
      indexed: true,
    }),
    status: dictionary({ group: 'itemClearing_status', required: true, readonly: true, initial: '1', indexed: true }),
    netting: reference({ to: 'finance.netting', readonly: true, indexed: true }),
    debt: reference({ to: 'finance.openItem', required: true, readonly: true, indexed: true }),
    money: reference({ to: 'finance.openItem', required: true, readonly: true, indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, readonly: true, indexed: true }),
    day: date({ required: true, readonly: true, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, readonly: true }),
    amount: money({ digits: 2, in: 'currency', min: lowest, required: true, readonly: true }),
    // Yuan for the debt and for the money that cleared it, and what both differ by.
    debtRate: rate({ digits: 6, readonly: true, visible: 'filled(fxDiff)' }),
    moneyRate: rate({ digits: 6, readonly: true, visible: 'filled(fxDiff)' }),
    fxDiff: money({ digits: 2, min: lowest, readonly: true, visible: 'filled(fxDiff)' }),
    fxVoucherNo: text({ max: 40, readonly: true, searched: true, visible: 'filled(fxVoucherNo)' }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
    reverses: reference({ to: 'finance.itemClearing', readonly: true, indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'clearingNo',
        'status',
        'origin',
        'counterparty',
        'day',
        'debt',
        'money',
        'netting',
        'reverses',
        'currency',
        'amount',
        'voucherNo',
        'debtRate',
        'moneyRate',
        'fxDiff',
        'fxVoucherNo',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'clearingNo',
        'day',
        'counterparty',
        'currency',
        'amount',
        'status',
        'origin',
        'fxDiff',
        'debt',
        'money',
        'netting',
        'voucherNo',
        'reverses',
      ],
      search: ['counterparty', 'day', 'origin', 'status', 'amount'],
      sort: ['-createTime'],
    },
    byHand: {
      columns: [
        'clearingNo',
        'day',
        'counterparty',
        'currency',
        'amount',
        'status',
        'money',
        'debt',
        'voucherNo',
        'createName',
      ],
      search: ['counterparty', 'day', 'status', 'amount'],
      sort: ['-createTime'],
      filter: { origin: 'hand', status: ['1', '2'] },
    },
  },
  actions: { undo: { from: [], to: 'same', needs: 'cx', look: 'danger', when: "origin == 'hand' && status == '1'" } },
})

export interface ItemClearing extends RecordOf<typeof itemClearing> {}
