import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, number, reference, text } from '../../../kinds/index.ts'
import { price } from '../../contracts/index.ts'

/** Where a price list stands, by the codes of the dictionary ctiPrice_status. */
export const priceListState = { draft: '0', inForce: '1' } as const

const { draft, inForce } = priceListState
const yuan = { ...price, digits: 2, min: '0.01' } as const

/** What a tonne of each specification costs on a day, yard by yard, and how far down it may be sold. */
export const ctiPrice = document({
  module: 'stock',
  name: 'ctiPrice',
  code: 'nmjg',
  scope: 'kcgl',
  title: 'listNo',
  number: { field: 'listNo', pattern: 'JG-{U}-{YYYY}{MM}{DD}-{####}', resetBy: 'day' },
  summary: ['date', 'lineCount', 'meanPrice', 'status'],
  fields: {
    listNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({ group: 'ctiPrice_status', required: true, readonly: true, initial: draft, indexed: true }),
    lines: lines({
      required: true,
      min: 1,
      max: 200,
      fields: {
        specId: reference({ to: 'contracts.coalSpec', required: true, only: { inUse: '1' } }),
        warehouseId: reference({ to: 'stock.warehouse', required: true, only: { inUse: '1' } }),
        before: money({ ...yuan, readonly: true }),
        listPrice: money({ ...yuan, required: true }),
        minPrice: money({ ...yuan, required: true }),
        change: money({ ...price, digits: 2, min: '-100000', calc: 'sub(listPrice, before)' }),
      },
    }),
    lineCount: number({ max: '200', readonly: true }),
    meanPrice: money({ ...yuan, readonly: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['listNo', 'date', 'status', 'lineCount', 'meanPrice', 'remark'] },
    { name: 'prices', columns: 1, fields: ['lines'] },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['date', 'remark'] },
      { group: 'prices', fields: ['lines'] },
    ],
  },
  lists: {
    main: {
      columns: ['listNo', 'date', 'status', 'lineCount', 'meanPrice', 'unitId', 'createName', 'createTime'],
      search: ['date', 'status', 'unitId'],
      sort: ['-date'],
    },
  },
  states: { field: 'status', codes: [draft, inForce], start: draft, final: [], editable: [draft] },
  actions: {
    // Asked for a day, with what all prices change by: the next list in one go.
    shift: {
      from: [draft],
      to: 'same',
      needs: 'bj',
      asks: { by: money({ ...price, digits: 2, min: '-1000', max: '1000', required: true, initial: '0' }) },
    },
    publish: { from: [draft], to: inForce, needs: 'fb', look: 'primary', shows: ['date', 'lineCount', 'meanPrice'] },
    reopen: { from: [inForce], to: draft, needs: 'fb', look: 'danger' },
  },
  tasks: { publish: { verb: 'publish', where: { status: draft } } },
})

export interface CtiPrice extends RecordOf<typeof ctiPrice> {}
