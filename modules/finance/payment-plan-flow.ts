import type { FlowDefinition } from '../../core/approval/definition.ts'

const money = { noAutoPass: true, empty: 'block', mode: 'one' } as const
const from = (sum: string) => `ge(planAmountCny, "${sum}") || inBudget == "0"`

/** Leader, risk control for trade money, unit finance, then by amount: finance director, general manager, chairman. */
export const paymentPlanFlow: FlowDefinition = {
  key: 'ctPayPlan',
  version: 1,
  money: true,
  label: { zh: '付款计划审批', ru: 'Согласование платежа', en: 'Payment plan approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      kind: 'approve',
      ...money,
      approver: { by: 'departmentLeader' },
      drafterIsApprover: 'superior',
      limitHours: 8,
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'trade',
    },
    trade: {
      kind: 'condition',
      label: { zh: '是否贸易货款', ru: 'Оплата товара?', en: 'Payment for goods?' },
      branches: [{ when: 'paymentAttribute in ["goods", "adv", "dep"]', to: 'risk' }],
      otherwise: 'finance',
    },
    risk: {
      kind: 'approve',
      ...money,
      approver: { by: 'role', role: 'risk' },
      limitHours: 8,
      label: { zh: '风险控制', ru: 'Риск-контроль', en: 'Risk control' },
      next: 'finance',
    },
    finance: {
      kind: 'approve',
      ...money,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      limitHours: 8,
      afterReturn: 'back',
      label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' },
      next: 'toDirector',
    },
    toDirector: {
      kind: 'condition',
      label: { zh: '五十万元以上', ru: 'От 500 тыс.', en: 'From 500,000' },
      branches: [{ when: from('500000'), to: 'director' }],
      otherwise: 'cashier',
    },
    director: {
      kind: 'approve',
      ...money,
      approver: { by: 'role', role: 'financeDirector' },
      limitHours: 8,
      label: { zh: '财务总监', ru: 'Финансовый директор', en: 'Finance director' },
      next: 'toManager',
    },
    toManager: {
      kind: 'condition',
      label: { zh: '五百万元以上', ru: 'От 5 млн', en: 'From 5 million' },
      branches: [{ when: from('5000000'), to: 'manager' }],
      otherwise: 'cashier',
    },
    manager: {
      kind: 'approve',
      ...money,
      approver: { by: 'role', role: 'gm' },
      limitHours: 16,
      label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
      next: 'toChairman',
    },
    toChairman: {
      kind: 'condition',
      label: { zh: '两千万元以上或预算外', ru: 'От 20 млн или вне бюджета', en: 'From 20 million or out of budget' },
      branches: [{ when: from('20000000'), to: 'chairman' }],
      otherwise: 'cashier',
    },
    chairman: {
      kind: 'approve',
      ...money,
      approver: { by: 'role', role: 'chairman' },
      limitHours: 16,
      label: { zh: '董事长', ru: 'Председатель', en: 'Chairman' },
      next: 'cashier',
    },
    cashier: {
      kind: 'cc',
      people: { by: 'role', role: 'cashier' },
      label: { zh: '抄送出纳', ru: 'Копия кассиру', en: 'Copy to cashier' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
