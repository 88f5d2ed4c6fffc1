import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, quantity, reference, text, textarea, yesNo } from '../../../kinds/index.ts'
import { price, runningContract } from '../../contracts/index.ts'
import { orderFlow } from './order-flow.ts'
import { orderActions, orderState, orderStates } from './order-states.ts'

const yuan = { ...price, digits: 2 } as const

/** So many tonnes of a specification sold at home at the price of a day, under a contract, to be fetched by a day. */
export const ctiSales = document({
  module: 'stock',
  name: 'ctiSales',
  code: 'nmdd',
  scope: 'kcgl',
  title: 'orderNo',
  number: { field: 'orderNo', pattern: 'NX-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['customer', 'specId', 'qty', 'unitPrice', 'minPrice'],
  fields: {
    orderNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({
      group: 'ctiSales_status',
      required: true,
      readonly: true,
      initial: orderState.draft,
      indexed: true,
    }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      indexed: true,
      sealed: true,
      offers: { contractType: ['nmx', 'xs'], currency: 'CNY', contractStatus: runningContract },
      fill: { customer: 'counterparty' },
    }),
    customer: reference({ to: 'contracts.counterparty', required: true, indexed: true, sealed: true }),
    specId: reference({ to: 'contracts.coalSpec', required: true, indexed: true, sealed: true, only: { inUse: '1' } }),
    warehouseId: reference({
      to: 'stock.warehouse',
      required: true,
      indexed: true,
      sealed: true,
      only: { inUse: '1' },
    }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchId: reference({ to: 'stock.batch', required: true, indexed: true, alike: { goodsId: 'goodsId' } }),
    qty: quantity({ required: true, min: '0.001', sealed: true }),
    priceDate: date({ required: true, sealed: true, initial: { expression: 'today()' } }),
    listPrice: money({ ...yuan, readonly: true }),
    minPrice: money({ ...yuan, readonly: true }),
    unitPrice: money({ ...yuan, required: true, min: '0.01', sealed: true }),
    belowMin: yesNo({ calc: "gt(minPrice, unitPrice) ? '1' : '0'" }),
    reason: textarea({ max: 500, required: "belowMin == '1'" }),
    amount: money({ ...yuan, calc: 'round(mul(qty, unitPrice), 2)' }),
    deliveryMode: dictionary({ group: 'ctiSales_delivery', required: true, initial: 'self' }),
    deliverTo: text({ max: 100, visible: "deliveryMode == 'sent'", required: "deliveryMode == 'sent'" }),
    validTo: date({
      required: true,
      indexed: true,
      notBefore: 'date',
      dueSoon: 2,
      initial: { expression: 'addDays(today(), 7)' },
    }),
    plates: lines({
      max: 60,
      fields: {
        plate: text({ required: true, max: 10, pattern: 'plate' }),
        driver: text({ max: 30 }),
        phone: text({ max: 20, pattern: 'telephone' }),
      },
    }),
    pickedQty: quantity({ readonly: true }),
    leftQty: quantity({ calc: 'sub(qty, orZero(pickedQty))' }),
    pickedAmount: money({ ...yuan, calc: 'round(mul(orZero(pickedQty), unitPrice), 2)' }),
    closeReason: textarea({ max: 500, readonly: true, visible: 'filled(closeReason)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['orderNo', 'date', 'status', 'contractId', 'customer', 'deliveryMode', 'deliverTo', 'validTo'],
    },
    {
      name: 'goods',
      columns: 3,
      fields: ['specId', 'warehouseId', 'goodsId', 'batchId', 'qty', 'pickedQty', 'leftQty'],
    },
    {
      name: 'price',
      columns: 3,
      fields: [
        'priceDate',
        'listPrice',
        'minPrice',
        'unitPrice',
        'belowMin',
        'amount',
        'pickedAmount',
        'reason',
        'closeReason',
        'remark',
      ],
    },
    { name: 'plates', columns: 1, fields: ['plates'] },
  ],
  print: {
    owner: 'contractId.ourCompany',
    sections: [
      { group: 'basic', fields: ['date', 'contractId', 'customer', 'deliveryMode', 'deliverTo', 'validTo'] },
      { group: 'goods', fields: ['specId', 'warehouseId', 'goodsId', 'batchId', 'qty'] },
      { group: 'price', fields: ['priceDate', 'unitPrice', 'amount', 'remark'] },
      { group: 'plates', fields: ['plates'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'orderNo',
        'customer',
        'qty',
        'status',
        'leftQty',
        'validTo',
        'unitPrice',
        'listPrice',
        'amount',
        'specId',
        'warehouseId',
        'belowMin',
        'pickedQty',
        'pickedAmount',
        'deliveryMode',
        'priceDate',
        'contractId',
        'approvalStatus',
        'currentHandlers',
        'date',
        'createName',
      ],
      search: ['status', 'customer', 'validTo', 'specId', 'warehouseId', 'contractId', 'date', 'approvalStatus'],
      sort: ['-createTime'],
      totals: ['qty', 'leftQty', 'pickedQty', 'amount', 'pickedAmount'],
      views: { board: { due: 'validTo' } },
    },
  },
  states: orderStates,
  actions: orderActions,
  tasks: { settle: { verb: 'settle', where: { status: orderState.fetched }, together: true } },
  approval: {
    process: 'ctiSales',
    category: 'contract',
    money: false,
    values: ['belowMin', 'qty', 'unitPrice'],
    first: orderFlow,
  },
})

export interface CtiSales extends RecordOf<typeof ctiSales> {}
