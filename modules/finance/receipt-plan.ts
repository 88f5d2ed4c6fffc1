import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { attachment, date, dictionary, money, rate, reference, text, yesNo } from '../../kinds/index.ts'
import { contractState, settleableContract } from '../contracts/index.ts'
import { receiptPlanFlow } from './receipt-plan-flow.ts'

const credit = { to: 'finance.bankStatementLine', only: { direction: 'credit', claimStatus: ['0', '1'] } } as const

// A line of the statement says account, amount, day and payer; without one a paper proves them.
const arrival = {
  statementLine: reference({
    ...credit,
    alike: { currency: 'currency', unitId: 'unitId' },
    fill: {
      accountId: 'accountId',
      amount: 'unclaimed',
      receivedOn: 'day',
      payerName: 'counterpartyName',
      payerAccount: 'counterpartyAccount',
    },
  }),
  accountId: reference({
    to: 'finance.bankAccount',
    required: true,
    only: { status: ['1', '2', '3'] },
    alike: { currency: 'currency', unitId: 'unitId' },
  }),
  amount: money({ digits: 2, min: '0.01', required: true }),
  receivedOn: date({ required: true, notAfter: 'today()' }),
  payerName: text({ required: true, max: 140 }),
  payerBank: text({ max: 100 }),
  payerAccount: text({ max: 40, pattern: 'account' }),
  proof: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 5, required: 'empty(statementLine)' }),
  reason: text({ max: 200 }),
} as const

/** Money that is to come: from whom, for what, by when, and how much of it has arrived. */
export const receiptPlan = document({
  module: 'finance',
  name: 'receiptPlan',
  code: 'skjh',
  scope: 'zjgl',
  title: 'planNo',
  number: { field: 'planNo', pattern: 'SK-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'expectedAmount', 'receiptAttribute', 'contractId', 'expectedDate'],
  fields: {
    planNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    recStatus: dictionary({ group: 'recStatus', required: true, readonly: true, initial: '0', indexed: true }),
    receiptAttribute: dictionary({ group: 'recAttr', required: true, indexed: true }),
    contractId: reference({
      to: 'contracts.contract',
      offers: { contractStatus: [contractState.toSign, ...settleableContract] },
      offersBy: { receiptAttribute: { '': { direction: 'sell' }, goods: { direction: 'sell' } } },
      required: "receiptAttribute == 'goods'",
      fill: { counterparty: 'counterparty', bizSegment: 'bizSegment', currency: 'currency' },
    }),
    settlementId: reference({ to: 'contracts.settlement', offers: { approvalStatus: '2', direction: 'sell' } }),
    barterId: reference({
      to: 'contracts.barterSettlement',
      offers: { approvalStatus: '2', diffBy: 'cash', diff: { from: '0.01' } },
      visible: 'empty(settlementId)',
    }),
    counterparty: reference({
      to: 'contracts.counterparty',
      required: true,
      sealed: true,
      fill: { counterpartyId: 'cpCode', counterpartyName: 'cpName' },
    }),
    counterpartyId: text({ max: 20, readonly: true, searched: true }),
    counterpartyName: text({ max: 100, readonly: true, searched: true, called: 'contracts.counterparty' }),
    bizSegment: dictionary({ group: 'bizSegment', required: true, indexed: true }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', sealed: true }),
    expectedAmount: money({ digits: 2, min: '0.01', in: 'currency', required: true, sealed: true }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    expectedAmountCny: money({
      digits: 2,
      calc: "currency == 'CNY' ? expectedAmount : round(mul(expectedAmount, fxRate), 2)",
    }),
    expectedDate: date({ required: true, indexed: true }),
    actualAmount: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00' }),
    leftAmount: money({
      digits: 2,
      in: 'currency',
      min: '-99999999999999',
      calc: 'sub(expectedAmount, orZero(actualAmount))',
    }),
    receiptDate: date({ readonly: true }),
    fullAmountFlag: yesNo({ readonly: true }),
    payerBank: text({ max: 100 }),
    payerAccount: text({ max: 40, pattern: 'account' }),
    attachments: attachment({ accept: ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'planNo',
        'recStatus',
        'receiptAttribute',
        'contractId',
        'settlementId',
        'barterId',
        'counterparty',
        'counterpartyId',
        'counterpartyName',
        'bizSegment',
        'expectedDate',
      ],
    },
    {
      name: 'money',
      columns: 3,
      fields: [
        'currency',
        'expectedAmount',
        'fxRate',
        'expectedAmountCny',
        'actualAmount',
        'leftAmount',
        'receiptDate',
        'fullAmountFlag',
      ],
    },
    { name: 'payer', columns: 3, fields: ['payerBank', 'payerAccount'] },
    { name: 'files', columns: 1, fields: ['attachments', 'remark'] },
  ],
  print: {
    owner: 'contractId.ourCompany',
    sections: [
      {
        group: 'basic',
        fields: ['receiptAttribute', 'contractId', 'counterpartyId', 'counterpartyName', 'bizSegment', 'expectedDate'],
      },
      {
        group: 'money',
        fields: ['currency', 'expectedAmount', 'expectedAmountCny', 'actualAmount', 'receiptDate', 'fullAmountFlag'],
        inWords: ['expectedAmount'],
      },
      { group: 'payer', fields: ['payerBank', 'payerAccount'] },
      { group: 'files', columns: 1, fields: ['remark'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'planNo',
        'counterparty',
        'currency',
        'expectedAmount',
        'expectedDate',
        'recStatus',
        'approvalStatus',
        'currentHandlers',
        'actualAmount',
        'receiptDate',
        'receiptAttribute',
        'counterpartyId',
        'expectedAmountCny',
        'fullAmountFlag',
        'contractId',
        'bizSegment',
        'createName',
        'unitId',
      ],
      search: [
        'expectedDate',
        'recStatus',
        'approvalStatus',
        'counterparty',
        'receiptAttribute',
        'expectedAmount',
        'bizSegment',
        'currency',
        'unitId',
      ],
      sort: ['-createTime'],
      totals: ['expectedAmount', 'expectedAmountCny', 'actualAmount'],
    },
  },
  states: { field: 'recStatus', codes: ['0', '1', '2', '3', '4'], start: '0', final: ['4'] },
  actions: {
    receive: {
      from: ['0', '1', '3'],
      to: 'same',
      needs: 'rl',
      look: 'primary',
      when: "approvalStatus == '2'",
      asks: arrival,
      prefill: {
        amount: 'leftAmount',
        payerName: 'counterpartyName',
        payerBank: 'payerBank',
        payerAccount: 'payerAccount',
      },
      shows: ['counterpartyName', 'expectedAmount', 'actualAmount', 'leftAmount'],
    },
    arrivedPart: { from: ['0', '1', '2', '3'], to: '1', needs: 'system' },
    arrivedWhole: { from: ['0', '1', '3'], to: '2', needs: 'system' },
    takenBack: { from: ['1', '2'], to: '0', needs: 'system' },
    late: { from: ['0', '1'], to: '3', needs: 'system' },
    ended: { from: ['0', '1', '3'], to: '4', needs: 'system' },
  },
  approval: {
    process: 'ctRecPlan',
    category: 'fund',
    money: true,
    values: ['expectedAmountCny', 'receiptAttribute', 'bizSegment', 'currency'],
    first: receiptPlanFlow,
  },
})

export interface ReceiptPlan extends RecordOf<typeof receiptPlan> {}
