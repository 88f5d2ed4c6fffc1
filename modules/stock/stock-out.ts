import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, money, quantity, reference, text, yearMonth } from '../../kinds/index.ts'
import { openRelease } from './release/release-states.ts'
import { draftQty, draftShort, draftSurvey, ofSea } from './sea/draft-survey.ts'
import { seaCoal } from './sea/sea-coal-lists.ts'
import { stockActions, stockEntryStates } from './stock-entry-states.ts'

const sale = "outType == 'sale'"
const blended = "outType == 'blend'"
const claim = "outType == 'claim'"

/** Goods that went out; what they cost is found when it is confirmed, and follows what is entered for earlier days. */
export const stockOut = document({
  module: 'stock',
  name: 'stockOut',
  code: 'kccd',
  scope: 'kcgl',
  title: 'outNo',
  number: { field: 'outNo', pattern: 'CK-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'warehouseId', 'qty', 'customer'],
  fields: {
    outNo: text({ max: 40, readonly: true, searched: true }),
    outType: dictionary({ group: 'stock_outType', required: true, initial: 'sale', indexed: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    month: yearMonth({ readonly: true, indexed: true }),
    warehouseId: reference({
      to: 'stock.warehouse',
      required: true,
      indexed: true,
      fill: { yardType: 'warehouseType', portId: 'portId' },
    }),
    yardType: dictionary({ group: 'warehouseType', readonly: true, indexed: true }),
    portId: reference({ to: 'contracts.port', readonly: true, indexed: true, visible: 'filled(portId)' }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true }),
    batchId: reference({ to: 'stock.batch', required: true, indexed: true, fill: { segment: 'segment' } }),
    segment: dictionary({ group: 'bizSegment', readonly: true, indexed: true }),
    customer: reference({ to: 'contracts.counterparty', indexed: true, visible: sale, required: sale }),
    contractId: reference({ to: 'contracts.contract', visible: sale }),
    // Those that were released may be fetched; what is left of a release follows its entries.
    releaseId: reference({
      to: 'stock.cargoRelease',
      indexed: true,
      visible: sale,
      offers: { status: openRelease },
      fill: {
        warehouseId: 'warehouseId',
        goodsId: 'goodsId',
        batchId: 'batchId',
        customer: 'customer',
        contractId: 'contractId',
      },
    }),
    plateNo: text({ max: 10, pattern: 'plate', searched: true, visible: sale }),
    blendId: reference({ to: 'stock.stockBlend', readonly: true, indexed: true, visible: blended }),
    carrier: reference({ to: 'contracts.counterparty', visible: claim, required: claim }),
    qty: quantity({ required: true, min: '0.001' }),
    vesselName: text({ max: 60, searched: true, visible: ofSea }),
    voyageNo: text({ max: 30, visible: ofSea }),
    draftSurvey,
    draftQty,
    draftShort: draftShort('qty'),
    bookedAmount: money({ digits: 2, readonly: true }),
    costAmount: money({ digits: 2, readonly: true }),
    // As far as it is settled, it is a cost of its sale; the rest is out as goods sent.
    settledQty: quantity({ readonly: true, visible: sale }),
    settledCost: money({ digits: 2, readonly: true, visible: sale }),
    status: dictionary({ group: 'stock_status', required: true, readonly: true, initial: '0', indexed: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'outNo',
        'outType',
        'date',
        'month',
        'releaseId',
        'warehouseId',
        'yardType',
        'portId',
        'goodsId',
        'batchId',
        'segment',
        'customer',
        'contractId',
        'plateNo',
        'carrier',
        'blendId',
        'status',
      ],
    },
    {
      name: 'vessel',
      columns: 3,
      fields: ['vesselName', 'voyageNo', 'draftQty', 'draftShort', 'draftSurvey'],
      visible: ofSea,
    },
    {
      name: 'cost',
      columns: 3,
      fields: ['qty', 'bookedAmount', 'costAmount', 'settledQty', 'settledCost', 'voucherNo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'outNo',
        'date',
        'customer',
        'qty',
        'costAmount',
        'status',
        'goodsId',
        'warehouseId',
        'batchId',
        'outType',
        'month',
        'releaseId',
        'plateNo',
        'settledQty',
        'settledCost',
      ],
      search: ['status', 'goodsId', 'warehouseId', 'batchId', 'date', 'outType', 'releaseId'],
      sort: ['-createTime'],
      totals: ['qty', 'costAmount'],
    },
    seaCoal: seaCoal.out,
  },
  states: stockEntryStates,
  actions: {
    ...stockActions,
    // Its cost becomes another by what is entered for an earlier day.
    correct: { from: ['1'], to: 'same', needs: 'system' },
    settle: { from: ['1', '2'], to: 'same', needs: 'system' },
  },
  tasks: { confirm: { verb: 'confirm', where: { status: '0' } } },
})

export interface StockOut extends RecordOf<typeof stockOut> {}
