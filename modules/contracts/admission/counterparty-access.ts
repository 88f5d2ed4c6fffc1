import { document, type RecordOf } from '../../../core/description/document.ts'
import { attachment, date, dateTime, dictionary, number, reference, text, textarea } from '../../../kinds/index.ts'
import { admittedCounterparty, counterpartyState } from '../contract-and-counterparty-states.ts'
import { accessFlow } from './access-flow.ts'
import { accessActions, accessState, accessStates } from './access-states.ts'

const restricted = "result == 'restricted'"
const paper = { accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 10 } as const
const decided = "status in ['2', '4']"

/** With whom a counterparty may be admitted or admitted anew. */
export const admissible = [counterpartyState.potential, ...admittedCounterparty] as const

/** What was looked at before a counterparty is traded with: its papers, the lists it might stand on, and its grade. */
export const counterpartyAccess = document({
  module: 'contracts',
  name: 'counterpartyAccess',
  code: 'kszr',
  scope: 'htgl',
  title: 'accessNo',
  number: { field: 'accessNo', pattern: 'ZR-{U}-{YYYY}-{####}', resetBy: 'year' },
  summary: ['counterpartyId', 'result', 'grade', 'matchCount', 'reason'],
  fields: {
    accessNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'counterpartyAccess_status',
      required: true,
      readonly: true,
      initial: accessState.draft,
      indexed: true,
    }),
    counterpartyId: reference({
      to: 'contracts.counterparty',
      required: true,
      sealed: true,
      indexed: true,
      offers: { status: admissible },
    }),
    accessType: dictionary({ group: 'counterpartyAccess_type', readonly: true, indexed: true }),
    licence: attachment(paper),
    taxCert: attachment(paper),
    accountProof: attachment(paper),
    creditReport: attachment(paper),
    screenedAt: dateTime({ readonly: true }),
    listSize: number({ digits: 0, readonly: true }),
    matchCount: number({ digits: 0, readonly: true }),
    openMatches: number({ digits: 0, readonly: true, visible: 'gt(orZero(matchCount), "0")' }),
    matchNote: textarea({ max: 1000, readonly: true, visible: 'filled(matchNote)' }),
    result: dictionary({
      group: 'counterpartyAccess_result',
      required: true,
      initial: 'admitted',
      sealed: true,
    }),
    condition: dictionary({
      group: 'counterpartyAccess_condition',
      visible: restricted,
      required: restricted,
      sealed: true,
    }),
    grade: dictionary({ group: 'creditGrade', required: true, sealed: true }),
    validMonths: number({ digits: 0, min: '1', max: '24', required: true, initial: '24', sealed: true }),
    validUntil: date({ readonly: true, indexed: true, visible: decided }),
    reason: textarea({ required: true, max: 1000 }),
    refusedWhy: textarea({ max: 500, readonly: true, visible: 'filled(refusedWhy)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['accessNo', 'counterpartyId', 'status', 'accessType', 'reason'],
    },
    { name: 'papers', columns: 2, fields: ['licence', 'taxCert', 'accountProof', 'creditReport'] },
    { name: 'screening', columns: 3, fields: ['screenedAt', 'listSize', 'matchCount', 'openMatches', 'matchNote'] },
    {
      name: 'result',
      columns: 3,
      fields: ['result', 'condition', 'grade', 'validMonths', 'validUntil', 'refusedWhy', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'accessNo',
        'counterpartyId',
        'status',
        'result',
        'grade',
        'validUntil',
        'accessType',
        'matchCount',
        'openMatches',
        'condition',
        'approvalStatus',
        'currentHandlers',
        'createName',
        'createTime',
      ],
      search: ['status', 'counterpartyId', 'accessType', 'validUntil', 'result', 'approvalStatus'],
      sort: ['-createTime'],
    },
  },
  print: {
    sections: [
      { group: 'basic', fields: ['counterpartyId', 'accessType', 'status', 'reason'] },
      { group: 'screening', fields: ['screenedAt', 'listSize', 'matchCount', 'openMatches', 'matchNote'] },
      { group: 'result', fields: ['result', 'condition', 'grade', 'validUntil', 'remark'] },
    ],
  },
  states: accessStates,
  actions: accessActions,
  approval: {
    process: 'cpAccess',
    category: 'contract',
    money: true,
    values: ['result', 'grade', 'accessType'],
    first: accessFlow,
  },
})

export interface CounterpartyAccess extends RecordOf<typeof counterpartyAccess> {}
