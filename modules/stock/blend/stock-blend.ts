import { calculator } from '../../../core/description/calculator.ts'
import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, number, quantity, reference, text } from '../../../kinds/index.ts'
import { blendFlow } from './blend-flow.ts'
import { blendActions, blendStates, blendTasks } from './blend-states.ts'

const heat = { digits: 1, max: '9999' } as const
const percent = { digits: 2, max: '100' } as const
const sulphur = { digits: 3, max: '100' } as const
const fed = 'filled(fedQty)'

/**
 * Coal of several batches that is mixed into one of the quality that was asked for: worked out as one types, agreed to,
 * fed, and taken in as a batch of its own that costs what its components did.
 */
export const stockBlend = document({
  module: 'stock',
  name: 'stockBlend',
  code: 'kcpm',
  scope: 'kcgl',
  title: 'blendNo',
  number: { field: 'blendNo', pattern: 'PM-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['goodsId', 'planQty', 'mixHeat', 'mixSul', 'mixCost'],
  fields: {
    blendNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({ group: 'stockBlend_status', required: true, readonly: true, initial: '0', indexed: true }),
    warehouseId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: { inUse: '1' } }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    planQty: quantity({ required: true, min: '0.001' }),
    qualityStd: reference({ to: 'contracts.qualityStd', only: { status: '1' } }),
    minHeat: number({ max: '9999' }),
    maxMt: number(percent),
    maxAsh: number(percent),
    maxSul: number(sulphur),
    parts: lines({
      required: true,
      min: 1,
      max: 6,
      totals: ['sharePct', 'qty'],
      fields: {
        // Another batch has another quality: what was typed for the one before goes.
        batchId: reference({
          to: 'stock.batch',
          required: true,
          fill: { heatKcal: 'heatKcal', mt: 'mt', ashDry: 'ashDry', sulDry: 'sulDry' },
        }),
        sharePct: number({ ...percent, required: true, initial: '0' }),
        qty: quantity({ calc: 'round(div(mul(planQty, sharePct), 100), 3)' }),
        heatKcal: number(heat),
        mt: number(percent),
        ashDry: number(percent),
        sulDry: number(sulphur),
        unitCost: money({ digits: 4 }),
        freeQty: quantity(),
      },
    }),
    mixHeat: number({ ...heat, readonly: true }),
    mixMt: number({ ...percent, readonly: true }),
    mixAsh: number({ ...percent, readonly: true }),
    mixSul: number({ ...sulphur, readonly: true }),
    mixCost: money({ digits: 4, readonly: true }),
    bestCost: money({ digits: 4, readonly: true }),
    mixVerdict: dictionary({ group: 'stockBlend_verdict', readonly: true, indexed: true }),
    steps: lines({
      readonly: true,
      fields: {
        item: dictionary({ group: 'stockBlend_item' }),
        part: number({ max: '6' }),
        bound: number({ digits: 3, max: '9999' }),
        value: number({ digits: 4, max: '99999999' }),
        verdict: dictionary({ group: 'stockBlend_verdict' }),
        best: number({ digits: 4, max: '99999999' }),
      },
    }),
    fedOn: date({ readonly: true, visible: fed }),
    fedQty: quantity({ readonly: true, visible: fed }),
    inputCost: money({ digits: 2, readonly: true, visible: fed }),
    producedOn: date({ readonly: true, visible: 'filled(producedOn)' }),
    producedQty: quantity({ readonly: true, visible: 'filled(producedQty)' }),
    diffQty: quantity({ min: '-99999999', calc: 'sub(producedQty, fedQty)', visible: 'filled(producedQty)' }),
    diffPct: number({
      digits: 3,
      min: '-100',
      calc: 'round(div(mul(sub(producedQty, fedQty), 100), fedQty), 3)',
      visible: 'filled(producedQty)',
    }),
    unitCost: money({ digits: 4, calc: 'round(div(inputCost, producedQty), 4)', visible: 'filled(producedQty)' }),
    outBatchId: reference({ to: 'stock.batch', readonly: true, indexed: true, visible: 'filled(outBatchId)' }),
    outIn: reference({ to: 'stock.stockIn', readonly: true, indexed: true, visible: 'filled(outIn)' }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['blendNo', 'date', 'status', 'warehouseId', 'goodsId', 'planQty'] },
    { name: 'limits', columns: 3, fields: ['qualityStd', 'minHeat', 'maxMt', 'maxAsh', 'maxSul'] },
    { name: 'parts', columns: 1, fields: ['parts'] },
    {
      name: 'mix',
      columns: 3,
      fields: ['mixHeat', 'mixMt', 'mixAsh', 'mixSul', 'mixCost', 'bestCost', 'mixVerdict'],
    },
    { name: 'steps', columns: 1, fields: ['steps'] },
    {
      name: 'done',
      columns: 3,
      fields: [
        'fedOn',
        'fedQty',
        'inputCost',
        'producedOn',
        'producedQty',
        'diffQty',
        'diffPct',
        'unitCost',
        'outBatchId',
        'outIn',
        'remark',
      ],
    },
  ],
  print: {
    sections: [
      { group: 'basic', fields: ['date', 'status', 'warehouseId', 'goodsId', 'planQty'] },
      { group: 'limits', fields: ['qualityStd', 'minHeat', 'maxMt', 'maxAsh', 'maxSul'] },
      { group: 'parts', fields: ['parts'] },
      { group: 'mix', fields: ['mixHeat', 'mixMt', 'mixAsh', 'mixSul', 'mixCost', 'mixVerdict'] },
      { group: 'done', fields: ['fedOn', 'fedQty', 'producedOn', 'producedQty', 'diffPct', 'outBatchId', 'remark'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'blendNo',
        'date',
        'goodsId',
        'status',
        'mixCost',
        'planQty',
        'mixHeat',
        'mixSul',
        'approvalStatus',
        'currentHandlers',
        'mixVerdict',
        'bestCost',
        'warehouseId',
        'fedQty',
        'producedQty',
        'diffPct',
        'outBatchId',
        'createName',
      ],
      search: ['status', 'goodsId', 'warehouseId', 'date', 'mixVerdict', 'approvalStatus'],
      sort: ['-createTime'],
      totals: ['planQty', 'fedQty', 'producedQty'],
    },
  },
  states: blendStates,
  actions: blendActions,
  tasks: blendTasks,
  approval: {
    process: 'stockBlend',
    category: 'oa',
    money: false,
    values: ['planQty', 'mixCost'],
    first: blendFlow,
  },
})

export interface StockBlend extends RecordOf<typeof stockBlend> {}

/** Quality and cost of the mix against its limits, beside the cheapest recipe. */
export const blendMixCalculator = calculator(stockBlend, {
  name: 'blendMix',
  inputs: ['planQty', 'minHeat', 'maxMt', 'maxAsh', 'maxSul', 'parts'],
  results: ['mixHeat', 'mixMt', 'mixAsh', 'mixSul', 'mixCost', 'bestCost', 'mixVerdict'],
  working: 'steps',
})
