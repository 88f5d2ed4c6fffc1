import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, money, quantity, reference, text, textarea } from '../../../kinds/index.ts'
import { runningContract } from '../contract-and-counterparty-states.ts'
import { price } from '../price-rights.ts'

/** Where a match stands, by the codes of the dictionary supplyMatch_status. */
export const matchState = { suggested: '0', locked: '1', underWay: '2', released: '9' } as const

/** It takes tonnes of both contracts. */
export const lockedMatch = [matchState.locked, matchState.underWay] as const

const { suggested, locked, underWay, released } = matchState
const why = { reason: textarea({ required: true, max: 500 }) } as const
const shows = ['purchaseId', 'saleId', 'goodsId', 'qty', 'spread'] as const

/** So many tonnes of a purchase are sold by a sale: what a tonne leaves, and what all of them do. */
export const supplyMatch = document({
  module: 'contracts',
  name: 'supplyMatch',
  code: 'gxpp',
  scope: 'htgl',
  title: 'matchNo',
  number: { field: 'matchNo', pattern: 'PP-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['purchaseId', 'saleId', 'qty', 'spread', 'spreadTotal'],
  fields: {
    matchNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'supplyMatch_status',
      required: true,
      readonly: true,
      initial: suggested,
      indexed: true,
    }),
    day: date({ readonly: true, indexed: true }),
    purchaseId: reference({
      to: 'contracts.contract',
      required: true,
      only: { direction: 'buy', contractStatus: runningContract },
    }),
    saleId: reference({
      to: 'contracts.contract',
      required: true,
      only: { direction: 'sell', contractStatus: runningContract },
    }),
    goodsId: reference({ to: 'contracts.goods', readonly: true }),
    qty: quantity({ digits: 3, min: '0.001', required: true }),
    buyPrice: money({ ...price, digits: 4, readonly: true }),
    sellPrice: money({ ...price, digits: 4, readonly: true }),
    spread: money({ ...price, digits: 4, min: '-99999999', calc: 'sub(orZero(sellPrice), orZero(buyPrice))' }),
    spreadTotal: money({
      ...price,
      digits: 2,
      min: '-99999999999999',
      calc: 'round(mul(qty, sub(orZero(sellPrice), orZero(buyPrice))), 2)',
    }),
    releaseReason: textarea({ max: 500, readonly: true, visible: 'filled(releaseReason)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['matchNo', 'status', 'day', 'purchaseId', 'saleId', 'goodsId', 'qty'],
    },
    {
      name: 'spread',
      columns: 2,
      fields: ['buyPrice', 'sellPrice', 'spread', 'spreadTotal', 'releaseReason', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'matchNo',
        'purchaseId',
        'saleId',
        'spread',
        'day',
        'status',
        'qty',
        'spreadTotal',
        'goodsId',
        'buyPrice',
        'sellPrice',
        'createName',
        'unitId',
      ],
      search: ['status', 'goodsId', 'day', 'purchaseId', 'saleId', 'unitId'],
      sort: ['-createTime'],
      totals: ['qty', 'spreadTotal'],
    },
  },
  print: {
    owner: 'purchaseId.ourCompany',
    sections: [
      { group: 'basic', fields: ['status', 'day', 'purchaseId', 'saleId', 'goodsId', 'qty'] },
      { group: 'spread', fields: ['buyPrice', 'sellPrice', 'spread', 'spreadTotal', 'remark'] },
    ],
  },
  states: {
    field: 'status',
    codes: [suggested, locked, underWay, released],
    start: suggested,
    final: [released],
    editable: [suggested],
  },
  actions: {
    lock: { from: [suggested], to: locked, needs: 'sd', look: 'primary', shows },
    carryOut: { from: [locked], to: underWay, needs: 'sd', look: 'primary', shows },
    release: {
      from: [suggested, locked, underWay],
      to: released,
      needs: 'sd',
      look: 'danger',
      irreversible: true,
      asks: why,
      shows,
    },
  },
  tasks: {
    lock: { verb: 'lock', where: { status: suggested } },
    carryOut: { verb: 'carryOut', where: { status: locked } },
  },
})

export interface SupplyMatch extends RecordOf<typeof supplyMatch> {}
