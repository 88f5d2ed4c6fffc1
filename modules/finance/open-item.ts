import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { date, dictionary, money, number, rate, reference, text, textarea, yesNo } from '../../kinds/index.ts'
import { dueLevels, lossFormula, overdueLevels } from './overdue-age-bands.ts'

/** An item of which something is left: nothing of it is cleared, or a part. */
export const openStatus = ['0', '1'] as const

/** Money of a party that no debt has taken yet. */
const waiting = "itemType in ['ra', 'pa'] && status in ['0', '1']"

const receivable = "itemType == 'ar' && status in ['0', '1']"

const search = ['counterparty', 'ageBand', 'dueDate', 'unitId', 'contractId', 'currency', 'overdueLevel'] as const
const totals = ['balanceCny'] as const
const owed = [
  'sourceNo',
  'counterparty',
  'dueDate',
  'ageBand',
  'balanceCny',
  'currency',
  'balance',
  'amount',
  'settled',
  'status',
  'contractId',
  'settlementId',
  'bizDate',
  'unitId',
] as const
const late = [
  'overdueLevel',
  'sourceNo',
  'counterparty',
  'dueDate',
  'balanceCny',
  'currency',
  'balance',
  'ageBand',
  'contractId',
  'settlementId',
  'unitId',
] as const

// What is left stands before the party: a side of the board shows two columns whole.
const advance = [
  'sourceNo',
  'balance',
  'counterparty',
  'currency',
  'itemType',
  'waitLevel',
  'daysOpen',
  'bizDate',
  'amount',
  'settled',
  'balanceCny',
  'contractId',
  'settlementId',
  'status',
  'unitId',
] as const
const debt = [
  'sourceNo',
  'balance',
  'counterparty',
  'currency',
  'itemType',
  'dueDate',
  'bizDate',
  'amount',
  'ageBand',
  'contractId',
  'unitId',
] as const

/** What a party owes us, what we owe it, and money of either that is not set against a debt yet. */
export const openItem = document({
  module: 'finance',
  name: 'openItem',
  code: 'ysyf',
  scope: 'zjgl',
  title: 'sourceNo',
  appendOnly: true,
  unique: [['sourceId', 'itemType']],
  fields: {
    sourceNo: text({ max: 40, readonly: true, searched: true, whole: true }),
    sourceId: text({ max: 36, required: true, readonly: true }),
    itemType: dictionary({ group: 'openItem_type', required: true, readonly: true, indexed: true }),
    side: dictionary({ group: 'openItem_side', required: true, readonly: true, initial: 'in' }),
    status: dictionary({ group: 'openItem_status', required: true, readonly: true, initial: '0', indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, readonly: true, indexed: true }),
    contractId: reference({ to: 'contracts.contract', readonly: true, indexed: true }),
    settlementId: reference({ to: 'contracts.settlement', readonly: true, indexed: true }),
    barterId: reference({
      to: 'contracts.barterSettlement',
      readonly: true,
      indexed: true,
      visible: 'filled(barterId)',
    }),
    receiptId: reference({ to: 'finance.receipt', readonly: true, indexed: true }),
    paymentId: reference({ to: 'finance.bankPayment', readonly: true, indexed: true }),
    planId: reference({ to: 'finance.paymentPlan', readonly: true, indexed: true }),
    bizSegment: dictionary({ group: 'bizSegment', readonly: true }),
    account: text({ max: 20, required: true, readonly: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
    bizDate: date({ required: true, readonly: true, indexed: true }),
    dueDate: date({ readonly: true, indexed: true }),
    ageBand: dictionary({ group: 'openItem_age', required: true, readonly: true, initial: '0', indexed: true }),
    overdueLevel: dictionary({ group: 'openItem_level', required: true, readonly: true, initial: '0', indexed: true }),
    waitLevel: dictionary({
      group: 'openItem_wait',
      required: true,
      readonly: true,
      initial: '0',
      indexed: true,
      visible: waiting,
    }),
    daysOpen: number({ readonly: true, max: '99999', visible: waiting }),
    currency: dictionary({ group: 'currency', required: true, readonly: true }),
    fxRate: rate({ digits: 6, readonly: true, visible: "currency != 'CNY'" }),
    amount: money({ digits: 2, in: 'currency', required: true, readonly: true }),
    amountCny: money({ digits: 2, calc: "currency == 'CNY' ? amount : round(mul(amount, fxRate), 2)" }),
    settled: money({ digits: 2, in: 'currency', required: true, readonly: true, initial: '0.00' }),
    balance: money({ digits: 2, in: 'currency', calc: "sub(amount, status == '3' ? amount : settled)" }),
    balanceCny: money({ digits: 2, calc: "currency == 'CNY' ? balance : round(mul(balance, fxRate), 2)" }),
    ownLoss: yesNo({ readonly: true, indexed: true, visible: "itemType == 'ar'" }),
    ownLossPct: number({ digits: 2, max: '100', readonly: true, visible: "ownLoss == '1' && filled(ownLossPct)" }),
    ownLossAmount: money({ digits: 2, readonly: true, visible: "ownLoss == '1' && filled(ownLossAmount)" }),
    ownLossReason: textarea({ max: 200, readonly: true, visible: "ownLoss == '1'" }),
    lossCny: money({ digits: 2, calc: lossFormula, visible: "itemType == 'ar'" }),
    daysLate: number({ readonly: true, max: '99999' }),
    lateInterest: money({ digits: 2, in: 'currency', readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'sourceNo',
        'itemType',
        'status',
        'counterparty',
        'contractId',
        'settlementId',
        'barterId',
        'receiptId',
        'planId',
        'paymentId',
        'bizSegment',
        'account',
        'voucherNo',
      ],
    },
    {
      name: 'due',
      columns: 3,
      fields: ['bizDate', 'dueDate', 'ageBand', 'overdueLevel', 'daysLate', 'lateInterest', 'waitLevel', 'daysOpen'],
    },
    {
      name: 'money',
      columns: 3,
      fields: ['currency', 'fxRate', 'amount', 'amountCny', 'settled', 'balance', 'balanceCny', 'lossCny', 'remark'],
    },
    {
      name: 'loss',
      columns: 3,
      fields: ['ownLoss', 'ownLossPct', 'ownLossAmount', 'ownLossReason'],
      visible: "itemType == 'ar'",
    },
  ],
  lists: {
    main: { columns: ['itemType', ...owed], search: ['itemType', 'status', ...search], sort: ['-bizDate'], totals },
    receivable: {
      columns: [...owed, 'lossCny', 'ownLoss'],
      search: [...search, 'ownLoss'],
      sort: ['dueDate'],
      totals: ['balanceCny', 'lossCny'],
      filter: { itemType: 'ar', status: openStatus },
    },
    payable: { columns: owed, search, sort: ['dueDate'], totals, filter: { itemType: 'ap', status: openStatus } },
    overdueReceivable: {
      columns: late,
      search: ['counterparty', 'overdueLevel', 'dueDate', 'unitId', 'contractId', 'currency'],
      sort: ['dueDate'],
      totals,
      filter: { itemType: 'ar', status: openStatus, overdueLevel: overdueLevels },
    },
    overduePayable: {
      columns: late,
      search: ['counterparty', 'overdueLevel', 'dueDate', 'unitId', 'contractId', 'currency'],
      sort: ['dueDate'],
      totals,
      filter: { itemType: 'ap', status: openStatus, overdueLevel: dueLevels },
    },
    advance: {
      columns: advance,
      search: ['counterparty', 'itemType', 'waitLevel', 'bizDate', 'contractId', 'currency', 'unitId'],
      sort: ['bizDate'],
      totals,
      filter: { itemType: ['ra', 'pa'], status: openStatus },
    },
    debt: {
      columns: debt,
      search: ['counterparty', 'itemType', 'dueDate', 'contractId', 'currency', 'unitId'],
      sort: ['dueDate'],
      filter: { itemType: ['ar', 'ap'], status: openStatus },
    },
  },
  actions: {
    apply: {
      from: [],
      to: 'same',
      needs: 'hx',
      when: waiting,
      shows: ['sourceNo', 'counterparty', 'contractId', 'balance'],
      asks: {
        debt: reference({
          to: 'finance.openItem',
          required: true,
          only: { itemType: ['ar', 'ap'], status: openStatus },
          alike: { side: 'side', counterparty: 'counterparty', currency: 'currency', unitId: 'unitId' },
        }),
        amount: money({ digits: 2, min: '0.01' }),
      },
    },
    assess: {
      from: [],
      to: 'same',
      needs: 'pg',
      when: receivable,
      shows: ['sourceNo', 'counterparty', 'dueDate', 'ageBand', 'balanceCny', 'lossCny'],
      asks: {
        percent: number({ digits: 2, min: '0', max: '100' }),
        loss: money({ digits: 2, min: '0' }),
        why: textarea({ required: true, max: 200 }),
      },
    },
    assessByAge: { from: [], to: 'same', needs: 'pg', when: `${receivable} && ownLoss == '1'` },
  },
})

export interface OpenItem extends RecordOf<typeof openItem> {}
