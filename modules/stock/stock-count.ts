import { document, type RecordOf } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionary,
  lines,
  number,
  quantity,
  rate,
  reference,
  text,
  textarea,
} from '../../kinds/index.ts'
import { checkActions, checkStates, checkTasks } from './stock-count-states.ts'

const signed = { min: '-99999999' } as const
const frozen = 'filled(bookQty)'

/**
 * A count of one batch in one warehouse: its volume times its density against what the books had when they were frozen.
 * The difference goes into the ledger by an entry of its own.
 */
export const stockCount = document({
  module: 'stock',
  name: 'stockCheck',
  code: 'kcpd',
  scope: 'kcgl',
  title: 'checkNo',
  number: { field: 'checkNo', pattern: 'PD-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'warehouseId', 'bookQty', 'surveyQty', 'diff'],
  fields: {
    checkNo: text({ max: 40, readonly: true, searched: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({ group: 'stock_checkStatus', required: true, readonly: true, initial: '0', indexed: true }),
    warehouseId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: { inUse: '1' } }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchId: reference({ to: 'stock.batch', required: true, indexed: true }),
    survey: lines({
      max: 60,
      totals: ['volume'],
      fields: {
        positionId: reference({
          to: 'stock.position',
          required: true,
          offers: { inUse: '1' },
          alike: { warehouseId: 'warehouseId' },
        }),
        volume: quantity({ required: true, min: '0.001' }),
        note: text({ max: 100 }),
      },
    }),
    densityId: reference({
      to: 'stock.capacityWeight',
      offers: { status: '1' },
      fill: { density: 'density' },
    }),
    density: number({ digits: 3, min: '0.001', max: '20' }),
    surveyQty: quantity({ calc: "round(mul(sum(survey, 'volume'), density), 3)" }),
    bookQty: quantity({ ...signed, readonly: true, visible: frozen }),
    // How many entries the book quantity is made of: another number says that goods moved meanwhile.
    bookMoves: number({ readonly: true, max: '99999999' }),
    diff: quantity({ ...signed, calc: 'sub(surveyQty, bookQty)', visible: frozen }),
    diffPct: number({
      digits: 3,
      min: '-99999999',
      max: '99999999',
      calc: 'round(div(mul(sub(surveyQty, bookQty), 100), bookQty), 3)',
      visible: frozen,
    }),
    allowedPct: rate({ digits: 2, min: '0', max: '0.5', initial: '0.5', required: true }),
    result: dictionary({
      group: 'stock_checkResult',
      visible: 'filled(diffPct)',
      calc: 'gt(abs(diffPct), allowedPct) ? "over" : "within"',
    }),
    reason: textarea({ max: 500 }),
    returnReason: textarea({ max: 500, readonly: true, visible: 'filled(returnReason)' }),
    gainIn: reference({ to: 'stock.stockIn', readonly: true, indexed: true, visible: 'filled(gainIn)' }),
    lossOut: reference({ to: 'stock.stockOut', readonly: true, indexed: true, visible: 'filled(lossOut)' }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['checkNo', 'date', 'status', 'warehouseId', 'goodsId', 'batchId', 'returnReason'],
    },
    { name: 'survey', columns: 1, fields: ['survey'] },
    {
      name: 'result',
      columns: 3,
      fields: ['densityId', 'density', 'surveyQty', 'bookQty', 'diff', 'diffPct', 'allowedPct', 'result', 'reason'],
    },
    { name: 'posted', columns: 2, fields: ['gainIn', 'lossOut', 'files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'checkNo',
        'date',
        'status',
        'diff',
        'diffPct',
        'result',
        'goodsId',
        'warehouseId',
        'surveyQty',
        'bookQty',
        'batchId',
      ],
      search: ['status', 'goodsId', 'warehouseId', 'result', 'batchId', 'date'],
      sort: ['-createTime'],
      totals: ['surveyQty', 'bookQty', 'diff'],
    },
  },
  states: checkStates,
  actions: checkActions,
  tasks: checkTasks,
})

export interface StockCount extends RecordOf<typeof stockCount> {}
