import { document, type RecordOf } from '../../../core/description/document.ts'
import {
  attachment,
  dictionary,
  lines,
  money,
  number,
  quantity,
  reference,
  text,
  textarea,
  unit,
  year,
} from '../../../kinds/index.ts'
import { price } from '../price-rights.ts'
import { amountOfYear, monthPrices, monthTonnes, tonnesOfYear } from './plan-months.ts'
import { tradePlanFlow } from './trade-plan-flow.ts'

/** Where a plan stands, by the codes of the dictionary tradePlan_status. */
export const planState = { drafted: '0', inApproval: '1', issued: '2', replaced: '3', voided: '9' } as const

/** It was issued, and contracts are made by it; a later version may have taken its place. */
export const issuedPlan = [planState.issued, planState.replaced] as const

const { drafted, inApproval, issued, replaced, voided } = planState
const adjusts = 'filled(previousId)'
// A version is of the same as the one before.
const kept = { required: true, readonly: adjusts, sealed: true, indexed: true } as const

/**
 * What a company means to buy or sell in a year: goods down, months across, tonnes and prices of each. Another version
 * takes its place when it is adjusted, and the one before stays to be read.
 */
export const tradePlan = document({
  module: 'contracts',
  name: 'tradePlan',
  code: 'gxjh',
  scope: 'htgl',
  title: 'planNo',
  number: { field: 'planNo', pattern: 'GXJH-{U}-{YYYY}-{####}', resetBy: 'year' },
  summary: ['bookUnit', 'planAmount', 'year', 'direction', 'planQty'],
  fields: {
    planNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({ group: 'tradePlan_status', required: true, readonly: true, initial: drafted, indexed: true }),
    year: year({ ...kept, planned: true, initial: { expression: 'year(today())' } }),
    bookUnit: unit({ ...kept, scope: 'htgl', initial: { expression: 'myUnit' } }),
    bizSegment: dictionary({ ...kept, group: 'bizSegment' }),
    direction: dictionary({ ...kept, group: 'tradePlan_direction', initial: 'buy' }),
    version: number({ digits: 0, min: '1', max: '999', readonly: true, initial: '1' }),
    previousId: reference({
      to: 'contracts.tradePlan',
      offers: { status: issued },
      visible: adjusts,
      sealed: true,
    }),
    reason: textarea({ max: 500, visible: adjusts, required: adjusts }),
    rows: lines({
      min: 1,
      max: 200,
      sealed: true,
      totals: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11', 'q12', 'qty', 'amount'],
      fields: {
        goodsId: reference({ to: 'contracts.goods', required: true, only: { inUse: '1' } }),
        ...monthTonnes,
        qty: quantity({ digits: 3, calc: tonnesOfYear }),
        ...monthPrices,
        amount: money({ ...price, digits: 2, calc: amountOfYear }),
      },
    }),
    planQty: quantity({ digits: 3, calc: "sum(rows, 'qty')" }),
    planAmount: money({ ...price, digits: 2, calc: "sum(rows, 'amount')" }),
    files: attachment({ accept: ['pdf', 'xlsx', 'docx'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'planNo',
        'status',
        'version',
        'year',
        'bookUnit',
        'bizSegment',
        'direction',
        'planQty',
        'planAmount',
        'previousId',
        'reason',
      ],
    },
    { name: 'rows', columns: 1, fields: ['rows'] },
    { name: 'files', columns: 1, fields: ['files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'planNo',
        'bookUnit',
        'year',
        'direction',
        'planQty',
        'planAmount',
        'status',
        'version',
        'bizSegment',
        'approvalStatus',
        'previousId',
        'currentHandlers',
        'createName',
        'createTime',
      ],
      search: ['year', 'bookUnit', 'direction', 'bizSegment', 'status', 'approvalStatus'],
      sort: ['-year', '-createTime'],
    },
  },
  print: {
    sections: [
      { group: 'basic', fields: ['status', 'version', 'year', 'bookUnit', 'bizSegment', 'direction', 'planQty'] },
      // Twelve months abreast would break their figures.
      ...[
        ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'],
        ['q7', 'q8', 'q9', 'q10', 'q11', 'q12', 'qty'],
        ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
        ['p7', 'p8', 'p9', 'p10', 'p11', 'p12', 'amount'],
      ].map((columns) => ({
        group: 'rows',
        fields: ['rows'] as const,
        lineColumns: { rows: ['goodsId', ...columns] },
      })),
      { group: 'files', columns: 1, fields: ['planAmount', 'reason', 'remark'] },
    ],
  },
  states: {
    field: 'status',
    codes: [drafted, inApproval, issued, replaced, voided],
    start: drafted,
    final: [voided],
    editable: [drafted],
  },
  actions: {
    sent: { from: [drafted], to: inApproval, needs: 'system' },
    back: { from: [inApproval], to: drafted, needs: 'system' },
    passed: { from: [inApproval], to: issued, needs: 'system' },
    replace: { from: [issued], to: replaced, needs: 'system' },
    restore: { from: [replaced], to: issued, needs: 'system' },
    annul: { from: [drafted, inApproval, issued], to: voided, needs: 'system' },
  },
  unique: [['year', 'bookUnit', 'bizSegment', 'direction', 'version']],
  approval: {
    process: 'tradePlan',
    category: 'contract',
    money: false,
    values: ['planAmount', 'planQty', 'direction', 'bizSegment'],
    first: tradePlanFlow,
  },
})

export interface TradePlan extends RecordOf<typeof tradePlan> {}
