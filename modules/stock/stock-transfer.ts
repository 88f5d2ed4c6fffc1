import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, quantity, rate, reference, text } from '../../kinds/index.ts'

// Any warehouse but one for goods on their way, which the steps of a transfer alone fill and empty.
const storing = { inUse: '1', warehouseType: ['port', 'yard', 'bond', 'plant', 'trans'] } as const

/**
 * Goods that go out of one warehouse of a company and into another, in transit between. They keep their batch and their
 * cost; what is lost on the way goes out of transit by entries of its own.
 */
export const stockTransfer = document({
  module: 'stock',
  name: 'stockTransfer',
  code: 'kcdb',
  scope: 'kcgl',
  title: 'transferNo',
  number: { field: 'transferNo', pattern: 'DB-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'fromId', 'toId', 'qty', 'arrivedQty'],
  fields: {
    transferNo: text({ max: 40, readonly: true, searched: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    fromId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: storing }),
    toId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: storing }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchId: reference({ to: 'stock.batch', required: true, indexed: true }),
    qty: quantity({ required: true, min: '0.001' }),
    carrier: reference({ to: 'contracts.counterparty' }),
    plateNo: text({ max: 60, searched: true }),
    // As much as is usual by sea and by rail: whoever types it receives that much alone.
    allowedPct: rate({ digits: 2, min: '0', max: '0.5', initial: '0.3', required: true }),
    transitId: reference({ to: 'stock.warehouse', readonly: true }),
    arrivedOn: date({ readonly: true }),
    arrivedQty: quantity({ readonly: true }),
    lossQty: quantity({ readonly: true }),
    excessQty: quantity({ readonly: true }),
    lossOut: reference({ to: 'stock.stockOut', readonly: true, indexed: true }),
    claimOut: reference({ to: 'stock.stockOut', readonly: true, indexed: true }),
    status: dictionary({ group: 'stock_transferStatus', required: true, readonly: true, initial: '0', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['transferNo', 'date', 'status', 'fromId', 'toId', 'transitId', 'goodsId', 'batchId', 'qty'],
    },
    { name: 'way', columns: 3, fields: ['carrier', 'plateNo', 'allowedPct', 'remark'] },
    {
      name: 'arrival',
      columns: 3,
      fields: ['arrivedOn', 'arrivedQty', 'lossQty', 'excessQty', 'lossOut', 'claimOut'],
      visible: "status != '0'",
    },
  ],
  lists: {
    main: {
      columns: [
        'transferNo',
        'date',
        'status',
        'qty',
        'fromId',
        'toId',
        'goodsId',
        'arrivedQty',
        'lossQty',
        'batchId',
        'arrivedOn',
        'plateNo',
      ],
      search: ['status', 'goodsId', 'fromId', 'toId', 'batchId', 'date'],
      sort: ['-createTime'],
      totals: ['qty', 'arrivedQty', 'lossQty'],
    },
  },
  states: { field: 'status', codes: ['0', '1', '2', '3'], start: '0', final: ['3'], editable: ['0'] },
  actions: {
    dispatch: { from: ['0'], to: '1', needs: 'fy', look: 'primary' },
    arrive: {
      from: ['1'],
      to: '2',
      needs: 'dh',
      look: 'primary',
      asks: {
        arrivedOn: date({ required: true, initial: { expression: 'today()' } }),
        arrivedQty: quantity({ required: true, min: '0.001' }),
      },
      prefill: { arrivedQty: 'qty' },
      shows: ['goodsId', 'fromId', 'toId', 'qty', 'allowedPct'],
    },
    takeBack: { from: ['2'], to: '1', needs: 'ch', look: 'danger' },
    reverse: { from: ['1'], to: '3', needs: 'ch', look: 'danger', irreversible: true },
  },
  tasks: {
    dispatch: { verb: 'dispatch', where: { status: '0' } },
    arrive: { verb: 'arrive', where: { status: '1' } },
  },
})

export interface StockTransfer extends RecordOf<typeof stockTransfer> {}
