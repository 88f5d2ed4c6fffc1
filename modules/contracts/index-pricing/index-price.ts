import { calculator } from '../../../core/description/calculator.ts'
import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, number, reference, text, yearMonth } from '../../../kinds/index.ts'
import { settleableContract } from '../contract-and-counterparty-states.ts'
import { price } from '../price-rights.ts'

/** Where a price by indices stands, by the codes of the dictionary indexPrice_status. */
export const indexPriceState = { draft: '0', confirmed: '1' } as const

const { draft, confirmed } = indexPriceState
const byLading = "window == 'BL'"
const byMonth = "window != 'BL'"
const longTerm = "mode == 'lt'"
const byMean = "mode == 'idx'"

/** What a tonne costs under a contract that is priced by indices: which, over which days, by which formula, for which heat. */
export const indexPrice = document({
  module: 'contracts',
  name: 'indexPrice',
  code: 'zsdj',
  scope: 'htgl',
  title: 'priceNo',
  number: { field: 'priceNo', pattern: 'DJ-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['contractId', 'mode', 'price'],
  fields: {
    priceNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({ group: 'indexPrice_status', required: true, readonly: true, initial: draft, indexed: true }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      indexed: true,
      offers: { contractStatus: settleableContract },
    }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    mode: dictionary({ group: 'indexPrice_mode', required: true, initial: 'idx', indexed: true }),
    window: dictionary({ group: 'priceWindow', required: true, initial: 'M-1' }),
    month: yearMonth({ visible: byMonth, required: byMonth }),
    ladingDate: date({ visible: byLading, required: byLading }),
    ladingDays: number({ digits: 0, min: '0', max: '60', initial: '5', visible: byLading, required: byLading }),
    base: money({ ...price, digits: 2, min: '0.01', visible: longTerm, required: longTerm }),
    factor: number({ digits: 4, min: '0.0001', max: '9', initial: '1', visible: byMean }),
    addition: money({ ...price, digits: 2, min: '-99999', initial: '0', visible: byMean }),
    heat: dictionary({ group: 'indexPrice_heat', required: true, initial: '5500' }),
    indices: lines({
      required: true,
      min: 1,
      max: 10,
      fields: {
        indexId: reference({ to: 'contracts.priceIndex', required: true, offers: { inUse: '1' } }),
        mean: number({ digits: 2, max: '9999999', readonly: true }),
        days: number({ digits: 0, max: '400', readonly: true }),
      },
    }),
    average: money({ ...price, digits: 2, readonly: true }),
    formulaPrice: money({ ...price, digits: 2, min: '-9999999', readonly: true }),
    price: money({ ...price, digits: 2, readonly: true }),
    steps: lines({
      readonly: true,
      fields: {
        step: dictionary({ group: 'indexPrice_step' }),
        value: number({ digits: 4, min: '-9999999', max: '9999999' }),
      },
    }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['priceNo', 'status', 'contractId', 'date', 'remark'] },
    {
      name: 'formula',
      columns: 3,
      fields: ['mode', 'window', 'month', 'ladingDate', 'ladingDays', 'base', 'factor', 'addition', 'heat'],
    },
    { name: 'indices', columns: 1, fields: ['indices'] },
    { name: 'result', columns: 3, fields: ['average', 'formulaPrice', 'price'] },
    { name: 'steps', columns: 1, fields: ['steps'] },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['contractId', 'date'] },
      { group: 'formula', fields: ['mode', 'window', 'month', 'base', 'factor', 'addition', 'heat'] },
      { group: 'indices', fields: ['indices'] },
      { group: 'result', fields: ['average', 'formulaPrice', 'price'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'priceNo',
        'contractId',
        'date',
        'price',
        'status',
        'mode',
        'window',
        'average',
        'formulaPrice',
        'heat',
        'createName',
        'createTime',
        'unitId',
      ],
      search: ['status', 'date', 'contractId', 'mode', 'unitId'],
      sort: ['-date'],
    },
  },
  states: { field: 'status', codes: [draft, confirmed], start: draft, final: [], editable: [draft] },
  actions: {
    confirm: {
      from: [draft],
      to: confirmed,
      needs: 'qr',
      look: 'primary',
      shows: ['contractId', 'average', 'formulaPrice', 'heat', 'price'],
    },
    reopen: { from: [confirmed], to: draft, needs: 'qr', look: 'danger', shows: ['contractId', 'price'] },
  },
  tasks: { confirm: { verb: 'confirm', where: { status: draft }, except: ['createBy'] } },
})

export interface IndexPrice extends RecordOf<typeof indexPrice> {}

/** What a tonne costs by what the indices stood at. */
export const indexPriceCalculator = calculator(indexPrice, {
  name: 'priceByIndex',
  inputs: ['mode', 'base', 'factor', 'addition', 'heat', 'indices'],
  results: ['average', 'formulaPrice', 'price'],
  working: 'steps',
})
