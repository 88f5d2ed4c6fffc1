import { document, type RecordOf } from '../../../core/description/document.ts'
import { attachment, date, dictionary, money, number, reference, text, textarea } from '../../../kinds/index.ts'
import { amendmentActions, amendmentState, amendmentStates } from './lc-amendment-states.ts'
import { lcAmendFlow } from './letter-of-credit-flow.ts'
import { liveLetter } from './letter-of-credit-states.ts'

const lowest = '-99999999999999'

/** A change of a letter of credit: what it was stands beside what it becomes. */
export const lcAmendment = document({
  module: 'finance',
  name: 'lcAmendment',
  code: 'xyzg',
  scope: 'zjgl',
  title: 'amendNo',
  number: { field: 'amendNo', pattern: 'GZ-{U}-{YYYY}-{####}', resetBy: 'year' },
  summary: ['lcId', 'counterparty', 'deltaAmount', 'newExpiryDate', 'reason'],
  fields: {
    amendNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    lcId: reference({
      to: 'finance.letterCredit',
      required: true,
      indexed: true,
      sealed: true,
      offers: { status: liveLetter },
      fill: { counterparty: 'counterparty', currency: 'currency', direction: 'direction' },
    }),
    status: dictionary({
      group: 'lcAmendment_status',
      required: true,
      readonly: true,
      initial: amendmentState.draft,
      indexed: true,
    }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, readonly: true, indexed: true }),
    direction: dictionary({ group: 'letterCredit_direction', readonly: true }),
    currency: dictionary({ group: 'currency', required: true, readonly: true, initial: 'CNY' }),
    bankNumber: number({ digits: 0, max: '999', readonly: true }),
    beforeAmount: money({ digits: 2, in: 'currency', readonly: true }),
    deltaAmount: money({ digits: 2, in: 'currency', min: lowest, sealed: true }),
    newAmount: money({
      digits: 2,
      in: 'currency',
      min: lowest,
      calc: 'add(orZero(beforeAmount), orZero(deltaAmount))',
    }),
    beforeExpiryDate: date({ readonly: true }),
    newExpiryDate: date({ sealed: true }),
    beforeLatestShip: date({ readonly: true }),
    newLatestShip: date({ sealed: true }),
    reason: textarea({ required: true, max: 500 }),
    acceptDate: date({ readonly: true }),
    refusedReason: textarea({ max: 500, readonly: true, visible: 'filled(refusedReason)' }),
    files: attachment({ max: 10 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'amendNo',
        'lcId',
        'status',
        'counterparty',
        'direction',
        'currency',
        'bankNumber',
        'acceptDate',
        'refusedReason',
      ],
    },
    {
      name: 'changes',
      columns: 3,
      fields: [
        'beforeAmount',
        'deltaAmount',
        'newAmount',
        'beforeExpiryDate',
        'newExpiryDate',
        'beforeLatestShip',
        'newLatestShip',
      ],
    },
    { name: 'why', columns: 1, fields: ['reason', 'files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'amendNo',
        'lcId',
        'counterparty',
        'deltaAmount',
        'status',
        'newExpiryDate',
        'newLatestShip',
        'newAmount',
        'bankNumber',
        'acceptDate',
        'approvalStatus',
        'currentHandlers',
        'createName',
      ],
      search: ['lcId', 'counterparty', 'status', 'approvalStatus'],
      sort: ['-createTime'],
    },
  },
  states: amendmentStates,
  actions: amendmentActions,
  tasks: { accept: { verb: 'accept', where: { status: amendmentState.sent }, together: true } },
  approval: {
    process: 'lcAmend',
    category: 'contract',
    money: true,
    values: ['direction', 'deltaAmount', 'currency'],
    first: lcAmendFlow,
  },
})

export interface LcAmendment extends RecordOf<typeof lcAmendment> {}
