import { calculator } from '../../../core/description/calculator.ts'
import { document } from '../../../core/description/document.ts'
import { dictionary, lines, money, number, quantity, reference, text, yesNo } from '../../../kinds/index.ts'

/** Where a standard stands, by the codes of the dictionary qualityStd_status. */
export const standardState = { draft: '0', inForce: '1', retired: '2' } as const

const kcal = { min: '0', max: '9999' } as const
const percent = { digits: 2, min: '0', max: '100' } as const
const value = { digits: 3, min: '0', max: '99999' } as const
const change = { digits: 2, min: '-99999', max: '99999' } as const
const stepped = "heatMode == 'STEP'"
const banded = "heatMode == 'BAND'"

/**
 * How good coal of a grade has to be and how its quality moves the price: base values, limits and rejection, tonnes by
 * moisture, the price by calorific value and by each index, with an example that is worked out as one types.
 */
export const qualityStandard = document({
  module: 'contracts',
  name: 'qualityStd',
  code: 'zlbz',
  scope: 'everyone',
  title: 'stdName',
  summary: ['stdName', 'goodsId', 'coalGrade', 'qBase', 'heatMode'],
  fields: {
    stdCode: text({ required: true, max: 20, unique: true, searched: true }),
    stdName: text({ required: true, max: 60, unique: true, searched: true }),
    status: dictionary({
      group: 'qualityStd_status',
      required: true,
      readonly: true,
      initial: standardState.draft,
      indexed: true,
    }),
    goodsId: reference({ to: 'contracts.goods', only: { inUse: '1' } }),
    coalGrade: dictionary({ group: 'coalGrade', required: true, initial: 'ml', indexed: true }),
    mtBase: number({ ...percent, required: true, max: '60' }),
    mtLimit: number({ ...percent, max: '60' }),
    mtReject: number({ ...percent, max: '60' }),
    mtMode: dictionary({ group: 'qualityStd_mtMode', required: true, initial: 'DEDUCT' }),
    qBase: number({ ...kcal, required: true, min: '1000' }),
    qLimit: number(kcal),
    qReject: number(kcal),
    heatMode: dictionary({ group: 'qualityStd_heatMode', required: true, initial: 'PROPORTIONAL', indexed: true }),
    heatPer: number({ min: '1', max: '1000', visible: stepped, required: stepped }),
    heatRate: money({ digits: 4, min: '0', visible: stepped, required: stepped }),
    bonusCap: number({ ...kcal, visible: `!(${banded})` }),
    bands: lines({
      max: 30,
      visible: banded,
      fields: {
        from: number({ ...kcal, required: true, column: 'band_from' }),
        to: number({ ...kcal, required: true, column: 'band_to' }),
        change: money({ ...change, required: true }),
      },
    }),
    indices: lines({
      max: 20,
      fields: {
        idx: dictionary({ group: 'qualityStd_idx', required: true }),
        base: number({ ...value, required: true }),
        limit: number({ ...value, column: 'worst' }),
        reject: number(value),
        worse: dictionary({ group: 'qualityStd_worse', required: true, initial: 'above' }),
        per: number({ ...value, min: '0.001', required: true, initial: '1' }),
        rate: money({ digits: 4, min: '0', required: true }),
        mode: dictionary({ group: 'qualityStd_mode', required: true, initial: 'PRORATA' }),
        bonus: yesNo({ initial: '0' }),
        cap: money({ digits: 2, min: '0' }),
        trial: number(value),
      },
    }),
    tiers: lines({
      max: 60,
      fields: {
        idx: dictionary({ group: 'qualityStd_idx', required: true }),
        from: number({ ...value, required: true, column: 'tier_from' }),
        to: number({ ...value, column: 'tier_to' }),
        rate: money({ digits: 4, min: '0', required: true }),
      },
    }),
    trialPrice: money({ digits: 2, min: '0' }),
    trialQty: quantity({ digits: 3 }),
    trialHeat: number(kcal),
    trialMt: number({ ...percent, max: '60' }),
    paidQty: quantity({ digits: 3, readonly: true }),
    paidPrice: money({ digits: 2, readonly: true, min: '-99999999' }),
    paidAmount: money({ digits: 2, readonly: true, min: '-99999999999999' }),
    steps: lines({
      readonly: true,
      fields: {
        step: dictionary({ group: 'qualityStd_idx' }),
        measured: number(value),
        base: number(value),
        verdict: dictionary({ group: 'qualityStd_verdict' }),
        formula: text({ max: 200 }),
        change: money(change),
        price: money({ digits: 2, min: '-99999999' }),
      },
    }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['stdCode', 'stdName', 'status', 'goodsId', 'coalGrade', 'remark'] },
    { name: 'moisture', columns: 3, fields: ['mtBase', 'mtLimit', 'mtReject', 'mtMode'] },
    {
      name: 'heat',
      columns: 3,
      fields: ['qBase', 'qLimit', 'qReject', 'heatMode', 'heatPer', 'heatRate', 'bonusCap'],
    },
    { name: 'bands', columns: 1, fields: ['bands'] },
    { name: 'indices', columns: 1, fields: ['indices', 'tiers'] },
    {
      name: 'trial',
      columns: 3,
      fields: ['trialPrice', 'trialQty', 'trialHeat', 'trialMt', 'paidQty', 'paidPrice', 'paidAmount'],
    },
    { name: 'steps', columns: 1, fields: ['steps'] },
  ],
  lists: {
    main: {
      columns: [
        'stdCode',
        'stdName',
        'status',
        'goodsId',
        'coalGrade',
        'qBase',
        'qReject',
        'mtBase',
        'heatMode',
        'mtMode',
        'createName',
        'createTime',
      ],
      search: ['status', 'goodsId', 'coalGrade', 'heatMode', 'qBase'],
      sort: ['stdCode'],
    },
  },
  states: {
    field: 'status',
    codes: Object.values(standardState),
    start: standardState.draft,
    final: [standardState.retired],
    editable: [standardState.draft],
  },
  actions: {
    enact: {
      from: [standardState.draft],
      to: standardState.inForce,
      needs: 'qy',
      look: 'primary',
      shows: ['stdName', 'coalGrade', 'qBase', 'heatMode'],
    },
    retire: {
      from: [standardState.inForce],
      to: standardState.retired,
      needs: 'qy',
      look: 'danger',
      irreversible: true,
    },
  },
  tasks: { enact: { verb: 'enact', where: { status: standardState.draft } } },
})

/** The example of a standard: tonnes, price and amount by what was found, step by step. */
export const qualityTrialCalculator = calculator(qualityStandard, {
  name: 'qualityTrial',
  inputs: [
    'mtBase',
    'mtLimit',
    'mtReject',
    'mtMode',
    'qBase',
    'qLimit',
    'qReject',
    'heatMode',
    'heatPer',
    'heatRate',
    'bonusCap',
    'bands',
    'indices',
    'tiers',
    'trialPrice',
    'trialQty',
    'trialHeat',
    'trialMt',
  ],
  results: ['paidQty', 'paidPrice', 'paidAmount'],
  working: 'steps',
})
