import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { DocumentWords } from '../../../core/description/document-words.ts'
import { document } from '../../../core/description/document.ts'
import { money, text, yesNo } from '../../../kinds/index.ts'

const words = (text: string) => ({ zh: text, ru: text, en: text })

/** Leader, then the unit's finance with a limit, then above a million the director, then copies. */
export const trialFlow: FlowDefinition = {
  key: 'trial',
  version: 1,
  money: true,
  label: { zh: '试验审批', ru: 'Пробное согласование', en: 'Trial approval' },
  nodes: {
    start: { kind: 'start', label: words('start'), next: 'leader' },
    leader: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'departmentLeader' },
      label: { zh: '部门负责人', ru: 'Руководитель', en: 'Leader' },
      next: 'finance',
    },
    finance: {
      kind: 'approve',
      mode: 'any',
      noAutoPass: true,
      limitHours: 8,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      label: { zh: '单位财务', ru: 'Бухгалтерия', en: 'Finance' },
      next: 'large',
    },
    large: {
      kind: 'condition',
      label: words('large'),
      branches: [{ when: 'ge(amountCny, "1000000")', to: 'director' }],
      otherwise: 'copies',
    },
    director: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      afterReturn: 'back',
      approver: { by: 'role', role: 'director' },
      label: { zh: '财务总监', ru: 'Финдиректор', en: 'Director' },
      next: 'copies',
    },
    copies: { kind: 'cc', people: { by: 'role', role: 'cashier' }, label: words('copies'), next: 'end' },
    end: { kind: 'end', label: words('end') },
  },
}

/** A small money document, for tests and measurements of approval. */
export const trial = document({
  module: 'trial',
  name: 'payment',
  code: 'shiyan',
  scope: 'zjgl',
  title: 'payee',
  number: { field: 'no', pattern: 'SY-{YYYY}{MM}-{####}', resetBy: 'month' },
  fields: {
    no: text({ max: 40, readonly: true }),
    payee: text({ required: true, max: 100, sealed: true, searched: true }),
    amountCny: money({ digits: 2, required: true, min: '0.01', sealed: true }),
    inBudget: yesNo({ initial: '1' }),
    note: text({ max: 200, searched: true }),
  },
  form: [{ name: 'basic', fields: ['payee', 'amountCny', 'note'] }],
  lists: {
    main: {
      columns: ['no', 'payee', 'amountCny', 'approvalStatus'],
      search: ['payee'],
      sort: ['-createTime'],
      totals: ['amountCny'],
    },
  },
  approval: { process: 'trial', category: 'fund', money: true, values: ['amountCny', 'inBudget'], first: trialFlow },
})

export const trialWords: DocumentWords<typeof trial> = {
  title: words('trial'),
  fields: {
    no: words('no'),
    payee: words('payee'),
    amountCny: words('amount'),
    inBudget: words('in budget'),
    note: words('note'),
  },
  groups: { basic: words('basic') },
}
