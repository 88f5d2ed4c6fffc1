import { calculator } from '../../core/description/calculator.ts'
import { document } from '../../core/description/document.ts'
import { dictionary, money, number, reference, text, textarea, yesNo } from '../../kinds/index.ts'
import { callLines, dayOffLines, factLines, workingLines } from './laytime-fields.ts'

const laytimeState = { draft: '0', confirmed: '1', checked: '2', settled: '3', disputed: '9' } as const

const { draft, confirmed, checked, settled, disputed } = laytimeState
const hours = { digits: 4, max: '9999999', readonly: true } as const
const amount = { digits: 2, in: 'currency', readonly: true } as const
const reasoned = { reason: textarea({ required: true, max: 500 }) } as const

/** The laytime of a voyage: what its ports allowed, what they took by their statements of facts, and what is owed. */
export const laytime = document({
  module: 'shipping',
  name: 'laytime',
  code: 'hyzq',
  scope: 'hygl',
  title: 'laytimeNo',
  number: { field: 'laytimeNo', pattern: 'ZQ-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'vesselId', 'voyageNo', 'net', 'overHours'],
  fields: {
    laytimeNo: text({ max: 40, readonly: true, searched: true }),
    vesselId: reference({ to: 'shipping.vessel', required: true, indexed: true }),
    voyageNo: text({ required: true, max: 30, searched: true }),
    counterparty: reference({ to: 'contracts.counterparty', indexed: true }),
    contractId: reference({ to: 'contracts.contract' }),
    cargo: text({ max: 60 }),
    status: dictionary({ group: 'laytime_status', required: true, readonly: true, initial: draft, indexed: true }),
    term: dictionary({ group: 'laytimeTerm', required: true, initial: 'shinc', indexed: true }),
    weather: yesNo({ required: true, initial: '1' }),
    early: dictionary({ group: 'laytime_early', required: true, initial: 'none' }),
    restFrom: text({ required: true, max: 5, pattern: 'clock', initial: '12:00' }),
    restTo: text({ required: true, max: 5, pattern: 'clock', initial: '08:00' }),
    reversible: yesNo({ required: true, initial: '0' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'USD' }),
    demurrageRate: money({ required: true, digits: 2, in: 'currency' }),
    despatchPct: number({ required: true, digits: 2, min: '0', max: '100', initial: '50' }),
    despatchBase: dictionary({ group: 'laytime_despatch', required: true, initial: 'working' }),
    calls: callLines,
    facts: factLines,
    daysOff: dayOffLines,
    allowedHours: number(hours),
    usedHours: number(hours),
    overHours: number(hours),
    savedHours: number(hours),
    demurrage: money(amount),
    despatch: money(amount),
    net: money({ ...amount, min: '-99999999999999' }),
    working: workingLines,
    disputeReason: textarea({ readonly: true, max: 500, visible: `status == '${disputed}'` }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['laytimeNo', 'vesselId', 'voyageNo', 'counterparty', 'contractId', 'cargo', 'status', 'disputeReason'],
    },
    {
      name: 'terms',
      columns: 3,
      fields: [
        'term',
        'weather',
        'early',
        'restFrom',
        'restTo',
        'reversible',
        'demurrageRate',
        'currency',
        'despatchPct',
        'despatchBase',
      ],
    },
    { name: 'ports', columns: 1, fields: ['calls'] },
    { name: 'facts', columns: 1, fields: ['facts'] },
    { name: 'daysOff', columns: 1, fields: ['daysOff'] },
    {
      name: 'result',
      columns: 3,
      fields: ['allowedHours', 'usedHours', 'overHours', 'savedHours', 'demurrage', 'despatch', 'net', 'remark'],
    },
    { name: 'working', columns: 1, fields: ['working'] },
  ],
  lists: {
    main: {
      columns: [
        'laytimeNo',
        'vesselId',
        'counterparty',
        'net',
        'currency',
        'status',
        'createTime',
        'voyageNo',
        'term',
        'overHours',
        'savedHours',
        'demurrage',
        'despatch',
      ],
      search: ['status', 'vesselId', 'counterparty', 'term'],
      sort: ['-createTime'],
      totals: ['demurrage', 'despatch', 'net'],
    },
  },
  states: {
    field: 'status',
    codes: [draft, confirmed, checked, settled, disputed],
    start: draft,
    final: [settled],
    editable: [draft],
  },
  actions: {
    confirm: { from: [draft], to: confirmed, needs: 'qr', look: 'primary' },
    check: { from: [confirmed], to: checked, needs: 'fh', look: 'primary' },
    settle: { from: [checked], to: settled, needs: 'js', look: 'primary' },
    dispute: { from: [confirmed, checked], to: disputed, needs: 'qr', asks: reasoned },
    reopen: { from: [disputed], to: draft, needs: 'qr' },
  },
  tasks: {
    check: { verb: 'check', where: { status: confirmed }, except: ['createBy'] },
    settle: { verb: 'settle', where: { status: checked } },
  },
})

/** The time sheet and the money of it, as one types; side by side for every term. */
export const laytimeCalculator = calculator(laytime, {
  name: 'laytimeSheet',
  inputs: [
    'term',
    'weather',
    'early',
    'restFrom',
    'restTo',
    'reversible',
    'demurrageRate',
    'despatchPct',
    'despatchBase',
    'calls',
    'facts',
    'daysOff',
  ],
  results: ['allowedHours', 'usedHours', 'overHours', 'savedHours', 'demurrage', 'despatch', 'net'],
  working: 'working',
  variants: { by: 'term', show: ['allowedHours', 'usedHours', 'overHours', 'savedHours', 'net'] },
})
