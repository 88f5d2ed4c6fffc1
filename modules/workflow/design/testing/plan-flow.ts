import type { FlowDefinition, FlowNode } from '../../../../core/approval/definition.ts'
import { insertAt } from '../../../../core/approval/designer/edit-flow.ts'

export const words = (text: string) => ({ zh: text, ru: text, en: text })

const asked = (name: string, next: string): FlowNode => ({
  kind: 'approve',
  label: words(name),
  next,
  mode: 'one',
  approver: { by: 'role', role: name },
})

export const parted = (when: string, to: string, otherwise: string): FlowNode => ({
  kind: 'condition',
  label: words(to),
  branches: [{ when, to }],
  otherwise,
})

const from = (sum: string) => `ge(planAmountCny, "${sum}") || inBudget == "0"`

// Conditions within conditions that all lead past one another to the same node, as amounts grow.
export const plan: FlowDefinition = {
  key: 'pay',
  version: 1,
  money: true,
  label: words('付款'),
  nodes: {
    start: { kind: 'start', label: words('start'), next: 'leader' },
    leader: asked('leader', 'trade'),
    trade: parted('paymentAttribute in ["goods", "adv", "dep"]', 'risk', 'finance'),
    risk: asked('risk', 'finance'),
    finance: asked('finance', 'toDirector'),
    toDirector: parted(from('500000'), 'director', 'cashier'),
    director: asked('director', 'toManager'),
    toManager: parted(from('5000000'), 'manager', 'cashier'),
    manager: asked('manager', 'toChairman'),
    toChairman: parted(from('20000000'), 'chairman', 'cashier'),
    chairman: asked('chairman', 'cashier'),
    cashier: { kind: 'cc', people: { by: 'role', role: 'cashier' }, label: words('cashier'), next: 'end' },
    end: { kind: 'end', label: words('end') },
  },
}

// A sub-process for each line, within a way of its own.
const called: FlowNode = {
  kind: 'subflow',
  label: words('子流程'),
  next: '',
  process: 'advance',
  mode: 'sync',
  over: 'legs',
  values: { purpose: { line: 'place' }, "o'd": { field: 'total' } },
  onRejected: 'goOn',
  drafter: { by: 'role', role: 'finance' },
}

export const calling = insertAt(
  insertAt(plan, { from: 'toDirector', exit: 0 }, 'calls', called),
  { from: 'start', exit: 'next' },
  'aside',
  { kind: 'subflow', label: words('a'), next: '', process: 'notice', mode: 'async', values: {} },
)

export const ask = (name: string): FlowNode => ({
  kind: 'approve',
  label: words(name),
  next: '',
  mode: 'one',
  approver: { by: 'role', role: 'legal' },
})
