import { document, type RecordOf } from '../../../core/description/document.ts'
import { attachment, date, dictionary, money, quantity, reference, text, textarea } from '../../../kinds/index.ts'
import { claimablePolicy } from '../../trade/index.ts'
import { claimActions, claimState, claimStates } from './claim-states.ts'

/** What an insurer is asked to pay for what was lost of a cargo, above what the insured bears himself. */
export const insuranceClaim = document({
  module: 'stock',
  name: 'insuranceClaim',
  code: 'bxlp',
  scope: 'wlgl',
  title: 'claimNo',
  number: { field: 'claimNo', pattern: 'LP-{U}-{YYYY}-{####}', resetBy: 'year' },
  summary: ['policyId', 'lossQty', 'claimAmt', 'paidAmt', 'status'],
  fields: {
    claimNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'insuranceClaim_status',
      required: true,
      readonly: true,
      initial: claimState.reported,
      indexed: true,
    }),
    stockInId: reference({
      to: 'stock.stockIn',
      required: true,
      offers: { status: '1', inType: 'buy' },
      fill: { billId: 'billId', goodsId: 'goodsId', lossQty: 'lossQty' },
    }),
    billId: reference({ to: 'trade.logisticsBill', readonly: true }),
    goodsId: reference({ to: 'contracts.goods', readonly: true }),
    policyId: reference({ to: 'trade.insurancePolicy', required: true, offers: { status: claimablePolicy } }),
    lossDay: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } }),
    cause: textarea({ required: true, max: 500 }),
    lossQty: quantity({ digits: 3, readonly: true }),
    currency: dictionary({ group: 'currency', readonly: true }),
    lossAmt: money({ digits: 2, in: 'currency', required: true, min: '0.01' }),
    deductible: money({ digits: 2, in: 'currency', readonly: true }),
    claimAmt: money({ digits: 2, in: 'currency', calc: "max(sub(lossAmt, orZero(deductible)), decimal('0'))" }),
    surveyor: text({ max: 100, readonly: true, visible: 'filled(surveyor)' }),
    surveyedOn: date({ readonly: true, visible: 'filled(surveyor)' }),
    paidAmt: money({ digits: 2, in: 'currency', readonly: true, initial: '0' }),
    paidOn: date({ readonly: true, visible: 'filled(paidOn)' }),
    voucherNo: text({ max: 40, readonly: true, searched: true, visible: 'filled(voucherNo)' }),
    dropReason: textarea({ max: 500, readonly: true, visible: 'filled(dropReason)' }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png', 'xls', 'xlsx'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['claimNo', 'stockInId', 'status', 'policyId', 'billId', 'goodsId', 'lossDay', 'cause', 'dropReason'],
    },
    {
      name: 'loss',
      columns: 3,
      fields: [
        'lossQty',
        'currency',
        'lossAmt',
        'deductible',
        'claimAmt',
        'surveyor',
        'surveyedOn',
        'paidAmt',
        'paidOn',
        'voucherNo',
      ],
    },
    { name: 'files', columns: 1, fields: ['files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'claimNo',
        'status',
        'lossDay',
        'claimAmt',
        'paidAmt',
        'policyId',
        'billId',
        'stockInId',
        'goodsId',
        'lossQty',
        'lossAmt',
        'deductible',
        'surveyor',
        'paidOn',
        'unitId',
      ],
      search: ['status', 'policyId', 'billId', 'stockInId', 'lossDay', 'goodsId', 'unitId'],
      sort: ['-createTime'],
      totals: ['lossQty', 'lossAmt', 'claimAmt', 'paidAmt'],
    },
  },
  print: {
    sections: [
      { group: 'basic', fields: ['policyId', 'billId', 'stockInId', 'goodsId', 'lossDay', 'cause'] },
      {
        group: 'loss',
        fields: [
          'lossQty',
          'lossAmt',
          'deductible',
          'claimAmt',
          'surveyor',
          'surveyedOn',
          'paidAmt',
          'paidOn',
          'remark',
        ],
        inWords: ['claimAmt'],
      },
    ],
  },
  states: claimStates,
  actions: claimActions,
  tasks: {
    survey: { verb: 'survey', where: { status: claimState.reported } },
    assess: { verb: 'assess', where: { status: claimState.surveyed } },
    pay: { verb: 'pay', where: { status: claimState.assessed } },
  },
})

export interface InsuranceClaim extends RecordOf<typeof insuranceClaim> {}
