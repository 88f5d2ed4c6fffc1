import { document, type RecordOf } from '../../../core/description/document.ts'
import {
  date,
  dateTime,
  dictionary,
  lines,
  number,
  quantity,
  reference,
  references,
  text,
  yesNo,
} from '../../../kinds/index.ts'

const celsius = { digits: 1, min: '-60', max: '200' } as const
const metres = { digits: 1, min: '0', max: '9999', required: true } as const

/** The corners of a stack in metres of its yard, from the one in the upper left. */
const corners = lines({
  required: true,
  max: 16,
  fields: { x: number(metres), y: number(metres) },
})

/**
 * A place in a warehouse where goods lie as a stack: its outline in the yard, what the ledger says lies there, how good
 * that is by its tonnes, and how warm it has become.
 */
export const position = document({
  module: 'stock',
  name: 'position',
  code: 'hwgl',
  scope: 'kcgl',
  title: 'positionNo',
  summary: ['positionNo', 'warehouseId', 'goodsId', 'qty', 'tempMax'],
  unique: [['warehouseId', 'code']],
  fields: {
    // Its code in its warehouse, and behind that of the warehouse: by this one probes name it.
    code: text({ required: true, max: 12, searched: true }),
    positionNo: text({ max: 40, readonly: true, unique: true, searched: true }),
    warehouseId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: { inUse: '1' } }),
    capacity: quantity({ required: true, min: '0.001' }),
    specId: reference({ to: 'contracts.coalSpec', indexed: true, offers: { inUse: '1' } }),
    inUse: yesNo({ initial: '1' }),
    corners,
    // What lies there by the ledger, written with every move.
    goodsId: reference({ to: 'contracts.goods', readonly: true, indexed: true }),
    batches: references({ to: 'stock.batch', readonly: true }),
    qty: quantity({ readonly: true, initial: '0' }),
    fillPct: number({ digits: 1, max: '99999', calc: 'round(div(mul(orZero(qty), 100), capacity), 1)' }),
    testedQty: quantity({ readonly: true }),
    heatKcal: number({ digits: 1, max: '9999', readonly: true }),
    mt: number({ digits: 2, max: '100', readonly: true }),
    ashDry: number({ digits: 2, max: '100', readonly: true }),
    sulDry: number({ digits: 3, max: '100', readonly: true }),
    // What was measured last, and how bad that is by the limits of the alert.
    tempMax: number({ ...celsius, readonly: true, indexed: true }),
    tempAt: dateTime({ readonly: true }),
    tempLight: dictionary({ group: 'alertLevel', readonly: true, indexed: true }),
    lastTurn: date({ readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['positionNo', 'warehouseId', 'code', 'capacity', 'specId', 'inUse', 'remark'],
    },
    { name: 'contents', columns: 3, fields: ['goodsId', 'qty', 'fillPct', 'batches'] },
    { name: 'quality', columns: 3, fields: ['testedQty', 'heatKcal', 'mt', 'ashDry', 'sulDry'] },
    { name: 'temperature', columns: 3, fields: ['tempMax', 'tempLight', 'tempAt', 'lastTurn'] },
    { name: 'outline', columns: 1, fields: ['corners'] },
  ],
  lists: {
    main: {
      columns: [
        'positionNo',
        'warehouseId',
        'goodsId',
        'lastTurn',
        'qty',
        'fillPct',
        'tempMax',
        'tempLight',
        'tempAt',
        'specId',
        'heatKcal',
        'mt',
        'ashDry',
        'sulDry',
        'batches',
        'capacity',
        'inUse',
      ],
      search: ['warehouseId', 'goodsId', 'tempLight', 'specId', 'inUse', 'tempMax', 'lastTurn'],
      sort: ['positionNo'],
      totals: ['qty', 'capacity'],
    },
  },
  actions: {
    measure: {
      from: [],
      to: 'same',
      needs: 'cw',
      when: "inUse == '1'",
      asks: { temp: number({ ...celsius, required: true }), at: dateTime({ required: true }) },
      shows: ['tempMax', 'tempAt'],
    },
    reshape: {
      from: [],
      to: 'same',
      needs: 'bj',
      asks: { corners },
      prefill: { corners: 'corners' },
    },
  },
})

export interface Position extends RecordOf<typeof position> {}
