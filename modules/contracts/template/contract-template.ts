import { document, type RecordOf } from '../../../core/description/document.ts'
import { dictionary, lines, number, people, text, textarea, yesNo } from '../../../kinds/index.ts'
import { templateActions, templateState, templateStates } from './template-states.ts'

/** Clauses from which contracts of a type are written, in one language or in two side by side. */
export const contractTemplate = document({
  module: 'contracts',
  name: 'contractTemplate',
  code: 'htfb',
  scope: 'everyone',
  title: 'templateName',
  number: { field: 'templateNo', pattern: 'FB-{####}', resetBy: 'never' },
  fields: {
    templateNo: text({ max: 20, readonly: true, searched: true }),
    templateName: text({ required: true, max: 100, searched: true, unique: true }),
    nameRu: text({ max: 150, searched: true }),
    nameEn: text({ max: 150, searched: true }),
    contractType: dictionary({ group: 'contractType', required: true, indexed: true }),
    langMode: dictionary({ group: 'contractTemplate_langMode', required: true, initial: 'zh-ru', indexed: true }),
    version: number({ digits: 0, readonly: true, initial: '1' }),
    status: dictionary({
      group: 'contractTemplate_status',
      required: true,
      readonly: true,
      initial: templateState.draft,
      indexed: true,
    }),
    editors: people({ readonly: true }),
    clauses: lines({
      required: true,
      min: 1,
      max: 100,
      fields: {
        no: text({ required: true, max: 10 }),
        titleZh: text({ required: true, max: 100 }),
        zh: textarea({ required: true, max: 4000 }),
        titleOther: text({ max: 200 }),
        other: textarea({ max: 6000 }),
        mandatory: yesNo({ initial: '1' }),
        variables: text({ max: 300, readonly: true }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'templateNo',
        'templateName',
        'status',
        'nameRu',
        'nameEn',
        'version',
        'contractType',
        'langMode',
        'editors',
        'remark',
      ],
    },
    { name: 'clauses', columns: 1, fields: ['clauses'] },
  ],
  lists: {
    main: {
      columns: [
        'templateNo',
        'templateName',
        'contractType',
        'langMode',
        'status',
        'version',
        'createName',
        'updateTime',
      ],
      search: ['templateName', 'contractType', 'status', 'langMode'],
      sort: ['templateNo'],
    },
  },
  print: {
    sections: [
      { group: 'basic', fields: ['templateName', 'contractType', 'langMode', 'version', 'status'] },
      { group: 'clauses', columns: 1, fields: ['clauses'] },
    ],
  },
  states: templateStates,
  actions: templateActions,
  tasks: { approve: { verb: 'approve', where: { status: templateState.draft }, except: ['editors'] } },
})

export interface ContractTemplate extends RecordOf<typeof contractTemplate> {}
