import type { FlowDefinition, FlowNode, SubflowNode } from '../../../../core/approval/definition.ts'
import type { DocumentWords } from '../../../../core/description/document-words.ts'
import { document } from '../../../../core/description/document.ts'
import { defineModule } from '../../../../core/description/module.ts'
import { lines, money, text } from '../../../../kinds/index.ts'

const words = (text: string) => ({ zh: text, ru: text, en: text })

/** A flow of these nodes between a start and an end. */
export function tripFlow(key: string, nodes: Readonly<Record<string, FlowNode>>, version = 1): FlowDefinition {
  const [first = 'end'] = Object.keys(nodes)
  return {
    key,
    version,
    label: words(key),
    nodes: {
      start: { kind: 'start', label: words('start'), next: first },
      ...nodes,
      end: { kind: 'end', label: words('end') },
    },
  }
}

export const leader: FlowNode = {
  kind: 'approve',
  mode: 'one',
  noAutoPass: true,
  approver: { by: 'departmentLeader' },
  label: words('leader'),
  next: 'end',
}

/** An advance as a case of its own: one for the trip, or one for each of its legs. */
export function advances(more: Partial<SubflowNode> = {}): SubflowNode {
  return {
    kind: 'subflow',
    label: words('advances'),
    next: 'after',
    process: 'advance',
    mode: 'sync',
    values: { purpose: { field: 'purpose' }, amount: { field: 'total' } },
    ...more,
  }
}

export const perLeg: Partial<SubflowNode> = {
  over: 'legs',
  values: { purpose: { line: 'place' }, amount: { line: 'amount' } },
}

/** Who looks after the money, then the trip is over. */
export const after: FlowNode = {
  kind: 'approve',
  mode: 'one',
  noAutoPass: true,
  approver: { by: 'role', role: 'director' },
  label: words('after'),
  next: 'end',
}

export const advance = document({
  module: 'trip',
  name: 'advance',
  code: 'yuzhi',
  scope: 'zjgl',
  title: 'purpose',
  number: { field: 'no', pattern: 'YZ-{####}', resetBy: 'never' },
  fields: {
    no: text({ max: 40, readonly: true }),
    purpose: text({ required: true, max: 100 }),
    amount: money({ digits: 2, required: true, min: '0.01' }),
  },
  form: [{ name: 'basic', fields: ['purpose', 'amount'] }],
  lists: { main: { columns: ['no', 'purpose', 'amount'], search: ['purpose'], sort: ['-createTime'] } },
  approval: {
    process: 'advance',
    category: 'fund',
    money: false,
    values: ['amount'],
    first: tripFlow('advance', { leader }),
  },
})

export const trip = document({
  module: 'trip',
  name: 'trip',
  code: 'chuchai',
  scope: 'zjgl',
  title: 'purpose',
  fields: {
    purpose: text({ max: 100 }),
    total: money({ digits: 2 }),
    legs: lines({ fields: { place: text({ max: 40 }), amount: money({ digits: 2 }) } }),
  },
  form: [{ name: 'basic', fields: ['purpose', 'total', 'legs'] }],
  lists: { main: { columns: ['purpose', 'total'], search: ['purpose'], sort: ['-createTime'] } },
  approval: {
    process: 'trip',
    category: 'fund',
    money: false,
    values: ['total'],
    first: tripFlow('trip', { advances: advances(), after }),
  },
})

const advanceWords: DocumentWords<typeof advance> = {
  title: words('advance'),
  fields: { no: words('no'), purpose: words('purpose'), amount: words('amount') },
  groups: { basic: words('basic') },
}
const tripWords: DocumentWords<typeof trip> = {
  title: words('trip'),
  fields: {
    purpose: words('purpose'),
    total: words('total'),
    legs: { label: words('legs'), fields: { place: words('place'), amount: words('amount') } },
  },
  groups: { basic: words('basic') },
}

export const tripModule = defineModule({
  name: 'trip',
  label: words('trip'),
  needs: [],
  documents: { advance, trip },
  words: { advance: advanceWords, trip: tripWords },
  refusals: {},
  pages: [],
})
