import { document, type RecordOf } from '../../../core/description/document.ts'
import { attachment, date, dictionary, money, number, reference, text, textarea } from '../../../kinds/index.ts'
import { creditFlow } from './credit-flow.ts'
import { creditActions, creditState, creditStates } from './credit-states.ts'

/** How much a customer may owe the group by a day, of all its companies together; one limit of a customer is in force. */
export const creditLimit = document({
  module: 'finance',
  name: 'creditLimit',
  code: 'khsx',
  scope: 'zjgl',
  title: 'limitNo',
  number: { field: 'limitNo', pattern: 'SX-{U}-{YYYY}-{####}', resetBy: 'year' },
  summary: ['customer', 'amount', 'validTo'],
  fields: {
    limitNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'creditStatus',
      required: true,
      readonly: true,
      initial: creditState.draft,
      indexed: true,
    }),
    customer: reference({ to: 'contracts.counterparty', required: true, indexed: true, sealed: true }),
    amount: money({ digits: 2, required: true, min: '0.01', sealed: true }),
    validFrom: date({ required: true, sealed: true, initial: { expression: 'today()' } }),
    validTo: date({ required: true, indexed: true, sealed: true, notBefore: 'validFrom' }),
    tenorDays: number({ digits: 0, required: true, min: '1', max: '360', initial: '30' }),
    collateral: dictionary({ group: 'credit_collateral', required: true, initial: 'none', sealed: true }),
    guaranteeAmount: money({
      digits: 2,
      min: '0.01',
      sealed: true,
      visible: "collateral != 'none'",
      required: "collateral != 'none'",
    }),
    tempIncrease: money({ digits: 2, min: '0.01', sealed: true, required: 'tempTo != null' }),
    tempTo: date({ sealed: true, notBefore: 'validFrom', required: 'tempIncrease != null' }),
    reason: textarea({ required: true, max: 500 }),
    files: attachment({ max: 10 }),
    frozenReason: textarea({ max: 500, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['limitNo', 'status', 'customer', 'amount', 'validFrom', 'validTo', 'tenorDays', 'frozenReason'],
    },
    { name: 'increase', columns: 3, fields: ['tempIncrease', 'tempTo'] },
    { name: 'collateral', columns: 3, fields: ['collateral', 'guaranteeAmount'] },
    { name: 'why', columns: 1, fields: ['reason', 'files', 'remark'] },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['customer', 'amount', 'validFrom', 'validTo', 'tenorDays'], inWords: ['amount'] },
      { group: 'increase', fields: ['tempIncrease', 'tempTo'] },
      { group: 'collateral', fields: ['collateral', 'guaranteeAmount'] },
      { group: 'why', fields: ['reason', 'remark'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'limitNo',
        'customer',
        'amount',
        'status',
        'validTo',
        'validFrom',
        'tenorDays',
        'tempIncrease',
        'tempTo',
        'collateral',
        'guaranteeAmount',
        'approvalStatus',
        'currentHandlers',
        'createName',
        'unitId',
      ],
      search: ['customer', 'status', 'validTo', 'amount', 'collateral', 'approvalStatus', 'unitId'],
      sort: ['-createTime'],
      totals: ['amount'],
    },
  },
  states: creditStates,
  actions: creditActions,
  approval: {
    process: 'creditLimit',
    category: 'contract',
    money: true,
    values: ['amount'],
    first: creditFlow,
  },
})

export interface CreditLimit extends RecordOf<typeof creditLimit> {}
