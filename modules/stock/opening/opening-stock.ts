import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, money, quantity, reference, text } from '../../../kinds/index.ts'
import { goLiveState, openingActions, openingStates } from '../../contracts/index.ts'

/** Goods that lay in a warehouse on the day before their company went live, with what they had cost. */
export const openingStock = document({
  module: 'stock',
  name: 'openingStock',
  code: 'qckc',
  scope: 'kcgl',
  title: 'batchNo',
  fields: {
    goLiveId: reference({ to: 'contracts.goLive', required: true, indexed: true, only: { status: goLiveState.draft } }),
    warehouseId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: { inUse: '1' } }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchNo: text({ required: true, max: 40, searched: true }),
    inDate: date({ required: true }),
    owner: dictionary({ group: 'cargoOwner', required: true, initial: 'own' }),
    segment: dictionary({ group: 'bizSegment' }),
    quantity: quantity({ required: true, digits: 3, min: '0.001' }),
    amount: money({ required: true, digits: 2, min: '0.01' }),
    unitCost: money({ digits: 4, calc: 'round(div(amount, quantity), 4)' }),
    day: date({ readonly: true }),
    batchId: reference({ to: 'stock.batch', readonly: true, indexed: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
    rowStatus: dictionary({ group: 'openingRow_status', required: true, readonly: true, initial: '0', indexed: true }),
  },
  importWhole: true,
  unique: [['goLiveId', 'warehouseId', 'goodsId', 'batchNo']],
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['goLiveId', 'warehouseId', 'goodsId', 'batchNo', 'inDate', 'owner', 'segment', 'rowStatus'],
    },
    {
      name: 'measures',
      columns: 3,
      fields: ['quantity', 'amount', 'unitCost', 'day', 'batchId', 'voucherNo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'warehouseId',
        'goodsId',
        'quantity',
        'amount',
        'inDate',
        'rowStatus',
        'batchNo',
        'unitCost',
        'batchId',
        'voucherNo',
        'goLiveId',
      ],
      search: ['goLiveId', 'warehouseId', 'goodsId', 'rowStatus', 'batchId'],
      sort: ['createTime'],
      totals: ['quantity', 'amount'],
    },
  },
  states: openingStates,
  actions: openingActions,
})

export interface OpeningStock extends RecordOf<typeof openingStock> {}
