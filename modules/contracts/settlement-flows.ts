import type { FlowDefinition, FlowNode } from '../../core/approval/definition.ts'

const money = { noAutoPass: true, empty: 'block', mode: 'one', limitHours: 8 } as const
const start = (next: string): FlowNode => ({ kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next })
const leader = (next: string): FlowNode => ({
  kind: 'approve',
  ...money,
  approver: { by: 'departmentLeader' },
  drafterIsApprover: 'superior',
  label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
  next,
})
const finance = (next: string): FlowNode => ({
  kind: 'approve',
  ...money,
  approver: { by: 'roleInUnit', role: 'unitFinance' },
  label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' },
  next,
})
const risk = (next: string): FlowNode => ({
  kind: 'approve',
  ...money,
  approver: { by: 'role', role: 'risk' },
  label: { zh: '风险控制', ru: 'Риск-контроль', en: 'Risk control' },
  next,
})
const end: FlowNode = { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } }

/** Department leader and finance; risk control where it differs from the contract by more than two per cent. */
export const settlementFlow: FlowDefinition = {
  key: 'settlement',
  version: 1,
  money: true,
  label: { zh: '结算审批', ru: 'Согласование расчёта', en: 'Settlement approval' },
  nodes: {
    start: start('leader'),
    leader: leader('finance'),
    finance: finance('differs'),
    differs: {
      kind: 'condition',
      label: {
        zh: '与合同差异超过 2%',
        ru: 'Отличие от договора более 2 %',
        en: 'Differs from the contract by over 2%',
      },
      branches: [{ when: 'gt(orZero(differsPct), "2")', to: 'risk' }],
      otherwise: 'end',
    },
    risk: risk('end'),
    end,
  },
}

/** Goods for goods: department leader, finance, risk control, general manager. */
export const barterFlow: FlowDefinition = {
  key: 'barterSettle',
  version: 1,
  money: true,
  label: { zh: '易货结算审批', ru: 'Согласование бартерного расчёта', en: 'Barter settlement approval' },
  nodes: {
    start: start('leader'),
    leader: leader('finance'),
    finance: finance('risk'),
    risk: risk('manager'),
    manager: {
      kind: 'approve',
      ...money,
      limitHours: 16,
      approver: { by: 'role', role: 'gm' },
      label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
      next: 'end',
    },
    end,
  },
}
