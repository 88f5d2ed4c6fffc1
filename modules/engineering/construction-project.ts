import { document } from '../../core/description/document.ts'
import { date, dictionary, money, person, text } from '../../kinds/index.ts'
import { projectState } from './construction-states.ts'

const { waiting, building, stopped, built, accepted, settled } = projectState

/** What is built: for how much, from when to when, and who answers for it. */
export const constructionProject = document({
  module: 'engineering',
  name: 'engProject',
  code: 'gcxm',
  scope: 'gcgl',
  title: 'projectName',
  number: { field: 'engNo', pattern: 'GC-{YYYY}-{####}', resetBy: 'year' },
  summary: ['status', 'pm', 'contractor', 'planEnd'],
  fields: {
    engNo: text({ max: 20, readonly: true, searched: true }),
    projectName: text({ required: true, max: 100, unique: true, searched: true }),
    contractor: text({ required: true, max: 100, searched: true }),
    supervisor: text({ max: 100 }),
    designer: text({ max: 100 }),
    budget: money({ required: true, digits: 2, min: '0.01' }),
    contractAmt: money({ digits: 2, min: '0' }),
    planStart: date({ required: true }),
    planEnd: date({ required: true, notBefore: 'planStart', indexed: true }),
    pm: person({ required: true, everywhere: true, initial: { expression: 'me' }, indexed: true }),
    status: dictionary({ group: 'engStatus', required: true, readonly: true, initial: waiting, indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['engNo', 'projectName', 'status', 'pm', 'planStart', 'planEnd', 'budget', 'contractAmt'],
    },
    { name: 'parties', columns: 3, fields: ['contractor', 'supervisor', 'designer', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['engNo', 'projectName', 'contractor', 'budget', 'planStart', 'planEnd', 'status', 'pm', 'contractAmt'],
      search: ['status', 'planEnd', 'pm'],
      sort: ['-createTime'],
      totals: ['budget', 'contractAmt'],
    },
  },
  states: {
    field: 'status',
    codes: [waiting, building, stopped, built, accepted, settled],
    start: waiting,
    final: [settled],
  },
  actions: {
    start: { from: [waiting, stopped], to: building, needs: 'zx' },
    stop: { from: [building], to: stopped, needs: 'zx' },
    finish: { from: [building], to: built, needs: 'zx' },
    accept: { from: [built], to: accepted, needs: 'zx' },
    settle: { from: [accepted], to: settled, needs: 'zx' },
  },
})
