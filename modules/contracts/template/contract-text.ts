import { document, type RecordOf } from '../../../core/description/document.ts'
import { dictionary, lines, number, reference, text, textarea, yesNo } from '../../../kinds/index.ts'
import { templateState, textActions, textState, textStates } from './template-states.ts'

/** The wording of one contract: the clauses of a template with what the contract says, and what was changed in them. */
export const contractText = document({
  module: 'contracts',
  name: 'contractText',
  code: 'htwb',
  scope: 'htgl',
  title: 'textNo',
  number: { field: 'textNo', pattern: 'WB-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['contractId', 'templateId', 'changedCount', 'changedNote', 'status'],
  fields: {
    textNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    contractId: reference({ to: 'contracts.contract', required: true, unique: true, offers: { contractStatus: '0' } }),
    contractType: dictionary({ group: 'contractType', readonly: true }),
    templateId: reference({
      to: 'contracts.contractTemplate',
      required: true,
      offers: { status: templateState.approved },
      fill: { langMode: 'langMode' },
    }),
    langMode: dictionary({ group: 'contractTemplate_langMode', readonly: true }),
    status: dictionary({
      group: 'contractText_status',
      required: true,
      readonly: true,
      initial: textState.draft,
      indexed: true,
    }),
    changedCount: number({ digits: 0, readonly: true }),
    changedNote: textarea({ max: 2000, readonly: true, visible: 'filled(changedNote)' }),
    legalNote: textarea({ max: 500, readonly: true, visible: 'filled(legalNote)' }),
    clauses: lines({
      max: 100,
      fields: {
        no: text({ required: true, max: 10 }),
        titleZh: text({ required: true, max: 100 }),
        zh: textarea({ required: true, max: 4000 }),
        titleOther: text({ max: 200 }),
        other: textarea({ max: 6000 }),
        mandatory: yesNo({ readonly: true }),
        change: dictionary({ group: 'contractText_change', readonly: true }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'textNo',
        'contractId',
        'status',
        'templateId',
        'contractType',
        'langMode',
        'changedCount',
        'changedNote',
        'legalNote',
        'remark',
      ],
    },
    { name: 'clauses', columns: 1, fields: ['clauses'] },
  ],
  lists: {
    main: {
      columns: [
        'textNo',
        'contractId',
        'status',
        'changedCount',
        'templateId',
        'contractType',
        'langMode',
        'createName',
        'createTime',
      ],
      search: ['status', 'contractId', 'templateId', 'langMode'],
      sort: ['-createTime'],
    },
  },
  print: {
    sections: [
      { group: 'basic', fields: ['contractId', 'templateId', 'langMode', 'changedCount', 'changedNote'] },
      { group: 'clauses', columns: 1, fields: ['clauses'] },
    ],
  },
  states: textStates,
  actions: textActions,
  tasks: {
    settle: { verb: 'settle', where: { status: textState.draft, changedCount: '0' }, of: 'createBy' },
    askLegal: { verb: 'askLegal', where: { status: textState.draft, changedCount: { not: '0' } }, of: 'createBy' },
    accept: { verb: 'accept', where: { status: textState.forLegal } },
  },
  tells: 'contractId',
})

export interface ContractText extends RecordOf<typeof contractText> {}
