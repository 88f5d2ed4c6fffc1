import { document, type RecordOf } from '../../../core/description/document.ts'
import { dateTime, dictionary, quantity, reference, text, textarea } from '../../../kinds/index.ts'
import { openRelease } from '../release/release-states.ts'

/** Where a lorry is, by the codes of the dictionary gatePass_status. */
export const passState = { inside: '0', left: '1', turnedAway: '9' } as const

const { inside, left, turnedAway } = passState
const tonnes = { digits: 3, max: '200' } as const

/** A lorry that fetches goods by a release: weighed empty as it comes in, and full as it leaves. */
export const gatePass = document({
  module: 'stock',
  name: 'gatePass',
  code: 'mggl',
  scope: 'kcgl',
  title: 'passNo',
  number: { field: 'passNo', pattern: 'MG-{U}-{YYYY}{MM}{DD}-{####}', resetBy: 'day' },
  summary: ['plateNo', 'customer', 'goodsId', 'net', 'cameAt'],
  fields: {
    passNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({ group: 'gatePass_status', required: true, readonly: true, initial: inside, indexed: true }),
    plateNo: text({ required: true, max: 10, pattern: 'plate', searched: true }),
    releaseId: reference({
      to: 'stock.cargoRelease',
      required: true,
      indexed: true,
      offers: { status: openRelease },
      fill: { customer: 'customer', goodsId: 'goodsId', warehouseId: 'warehouseId', orderId: 'orderId' },
    }),
    orderId: reference({ to: 'stock.ctiSales', readonly: true, indexed: true }),
    customer: reference({ to: 'contracts.counterparty', readonly: true, indexed: true }),
    goodsId: reference({ to: 'contracts.goods', readonly: true, indexed: true }),
    warehouseId: reference({ to: 'stock.warehouse', readonly: true, indexed: true }),
    // Where it is loaded, as the batch lay when it came in.
    positionId: reference({ to: 'stock.position', readonly: true, indexed: true }),
    cameAt: dateTime({ readonly: true, indexed: true }),
    tare: quantity({ ...tonnes, required: true, min: '0.001' }),
    leftAt: dateTime({ readonly: true, visible: 'filled(leftAt)' }),
    gross: quantity({ ...tonnes, readonly: true }),
    net: quantity({ ...tonnes, readonly: true }),
    // What its release had left when it came in.
    leftQty: quantity({ readonly: true }),
    ticketId: reference({ to: 'trade.weighTicket', readonly: true, indexed: true }),
    stockOutId: reference({ to: 'stock.stockOut', readonly: true, indexed: true }),
    reason: textarea({ max: 500, readonly: true, visible: 'filled(reason)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'passNo',
        'status',
        'plateNo',
        'releaseId',
        'orderId',
        'customer',
        'goodsId',
        'warehouseId',
        'positionId',
        'leftQty',
      ],
    },
    { name: 'weights', columns: 3, fields: ['cameAt', 'tare', 'leftAt', 'gross', 'net'] },
    { name: 'made', columns: 2, fields: ['ticketId', 'stockOutId', 'reason', 'remark'] },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['plateNo', 'releaseId', 'customer', 'goodsId', 'warehouseId', 'positionId'] },
      { group: 'weights', fields: ['cameAt', 'tare', 'leftAt', 'gross', 'net', 'remark'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'passNo',
        'plateNo',
        'status',
        'customer',
        'net',
        'cameAt',
        'leftAt',
        'tare',
        'gross',
        'goodsId',
        'warehouseId',
        'positionId',
        'releaseId',
        'orderId',
        'ticketId',
        'stockOutId',
      ],
      search: ['status', 'customer', 'cameAt', 'goodsId', 'warehouseId', 'releaseId', 'orderId'],
      sort: ['-cameAt'],
      totals: ['net'],
    },
  },
  states: {
    field: 'status',
    codes: [inside, left, turnedAway],
    start: inside,
    final: [left, turnedAway],
    editable: [inside],
  },
  actions: {
    leave: {
      from: [inside],
      to: left,
      needs: 'cm',
      look: 'primary',
      irreversible: true,
      shows: ['plateNo', 'customer', 'tare', 'leftQty'],
      asks: {
        gross: quantity({ ...tonnes, required: true, min: '0.001' }),
        // The page of the gate names the reading that the weight came from; whoever types a weight has none.
        reading: text({ max: 40, visible: 'filled(reading)' }),
      },
    },
    turnAway: {
      from: [inside],
      to: turnedAway,
      needs: 'cm',
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
  },
  tasks: { leave: { verb: 'leave', where: { status: inside } } },
})

export interface GatePass extends RecordOf<typeof gatePass> {}
