import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, money, number, quantity, rate, reference, text, yearMonth } from '../../kinds/index.ts'
import { atPlace } from '../trade/index.ts'
import { draftQty, draftShort, draftSurvey, ofSea } from './sea/draft-survey.ts'
import { seaCoal } from './sea/sea-coal-lists.ts'
import { stockActions, stockEntryStates } from './stock-entry-states.ts'

const purchase = "inType == 'buy'"
const blended = "inType == 'blend'"
const byBill = 'filled(billId)'

/** Goods that came in, with what was lost on the way: what may be lost makes the rest dearer, more is claimed. */
export const stockIn = document({
  module: 'stock',
  name: 'stockIn',
  code: 'kcrk',
  scope: 'kcgl',
  title: 'inNo',
  number: { field: 'inNo', pattern: 'RK-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'warehouseId', 'actualQty', 'amount'],
  fields: {
    inNo: text({ max: 40, readonly: true, searched: true }),
    inType: dictionary({ group: 'stock_inType', required: true, initial: 'buy', indexed: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    // What the contract says, else whoever enters it; coal of sea trade in the yards of ports has pages of its own.
    segment: dictionary({ group: 'bizSegment', indexed: true }),
    warehouseId: reference({
      to: 'stock.warehouse',
      required: true,
      indexed: true,
      only: { inUse: '1' },
      fill: { yardType: 'warehouseType', portId: 'portId' },
    }),
    yardType: dictionary({ group: 'warehouseType', readonly: true, indexed: true }),
    portId: reference({ to: 'contracts.port', readonly: true, indexed: true, visible: 'filled(portId)' }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchId: reference({ to: 'stock.batch', indexed: true }),
    positionId: reference({
      to: 'stock.position',
      indexed: true,
      offers: { inUse: '1' },
      alike: { warehouseId: 'warehouseId' },
    }),
    supplier: reference({ to: 'contracts.counterparty', indexed: true, visible: purchase, required: purchase }),
    billId: reference({
      to: 'trade.logisticsBill',
      visible: purchase,
      offers: { status: atPlace, direction: 'buy' },
    }),
    contractId: reference({ to: 'contracts.contract', visible: purchase }),
    // When and by which way it came, as its bill says, so that what was lost is told by them.
    month: yearMonth({ readonly: true, indexed: true }),
    mode: dictionary({ group: 'transMode', readonly: true, visible: byBill }),
    loadPlace: reference({ to: 'contracts.port', readonly: true, visible: byBill }),
    dischargePlace: reference({ to: 'contracts.port', readonly: true, visible: byBill }),
    vesselName: text({ max: 60, searched: true, visible: ofSea }),
    voyageNo: text({ max: 30, visible: ofSea }),
    blNo: text({ max: 40, searched: true, visible: ofSea }),
    draftSurvey,
    draftQty,
    draftShort: draftShort('billQty'),
    billQty: quantity({ required: true, min: '0.001' }),
    price: money({ digits: 4, required: true }),
    actualQty: quantity({ required: true, min: '0.001' }),
    allowedPct: rate({ digits: 2, min: '0', max: '10', initial: '0.5', required: true }),
    lossQty: quantity({ calc: 'max(sub(billQty, actualQty), 0)' }),
    lossPct: number({ digits: 3, calc: 'round(div(mul(max(sub(billQty, actualQty), 0), 100), billQty), 3)' }),
    excessQty: quantity({
      calc: 'max(sub(lossQty, round(div(mul(billQty, allowedPct), 100), 3)), 0)',
    }),
    // A blend comes in for what its components cost, to the cent.
    blendCost: money({ digits: 2, readonly: true, visible: blended }),
    blendId: reference({ to: 'stock.stockBlend', readonly: true, indexed: true, visible: blended }),
    billAmount: money({ digits: 2, calc: `${blended} ? blendCost : round(mul(billQty, price), 2)` }),
    claimAmount: money({ digits: 2, calc: 'round(mul(excessQty, price), 2)' }),
    carrier: reference({ to: 'contracts.counterparty', required: 'gt(orZero(excessQty), "0")' }),
    amount: money({ digits: 2, calc: 'sub(billAmount, claimAmount)' }),
    unitCost: money({ digits: 4, calc: 'round(div(sub(billAmount, claimAmount), actualQty), 4)' }),
    status: dictionary({ group: 'stock_status', required: true, readonly: true, initial: '0', indexed: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'inNo',
        'inType',
        'date',
        'segment',
        'billId',
        'warehouseId',
        'yardType',
        'portId',
        'goodsId',
        'batchId',
        'positionId',
        'supplier',
        'contractId',
        'mode',
        'loadPlace',
        'dischargePlace',
        'month',
        'status',
      ],
    },
    {
      name: 'quantity',
      columns: 3,
      fields: [
        'billQty',
        'price',
        'billAmount',
        'actualQty',
        'lossQty',
        'lossPct',
        'allowedPct',
        'excessQty',
        'carrier',
      ],
    },
    {
      name: 'vessel',
      columns: 3,
      fields: ['vesselName', 'voyageNo', 'blNo', 'draftQty', 'draftShort', 'draftSurvey'],
      visible: ofSea,
    },
    {
      name: 'cost',
      columns: 3,
      fields: ['blendId', 'blendCost', 'claimAmount', 'amount', 'unitCost', 'voucherNo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'inNo',
        'date',
        'goodsId',
        'actualQty',
        'amount',
        'status',
        'carrier',
        'warehouseId',
        'batchId',
        'positionId',
        'unitCost',
        'inType',
        'billId',
        'billQty',
        'lossQty',
        'lossPct',
        'excessQty',
        'claimAmount',
        'mode',
        'loadPlace',
        'dischargePlace',
        'month',
      ],
      search: ['status', 'goodsId', 'warehouseId', 'batchId', 'positionId', 'date', 'inType', 'billId', 'carrier'],
      sort: ['-createTime'],
      totals: ['amount', 'billQty', 'actualQty', 'lossQty', 'excessQty', 'claimAmount'],
    },
    seaCoal: seaCoal.in,
  },
  states: stockEntryStates,
  actions: stockActions,
  tasks: { confirm: { verb: 'confirm', where: { status: '0' } } },
})

export interface StockIn extends RecordOf<typeof stockIn> {}
