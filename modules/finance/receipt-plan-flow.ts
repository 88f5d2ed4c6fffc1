import type { FlowDefinition } from '../../core/approval/definition.ts'

const money = { noAutoPass: true, empty: 'block', mode: 'one', limitHours: 8 } as const

/** Department leader, then the unit's finance; risk control is told. */
export const receiptPlanFlow: FlowDefinition = {
  key: 'ctRecPlan',
  version: 1,
  money: true,
  label: { zh: '收款计划审批', ru: 'Согласование поступления', en: 'Receipt plan approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      kind: 'approve',
      ...money,
      approver: { by: 'departmentLeader' },
      drafterIsApprover: 'superior',
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'finance',
    },
    finance: {
      kind: 'approve',
      ...money,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' },
      next: 'told',
    },
    told: {
      kind: 'cc',
      people: { by: 'role', role: 'risk' },
      label: { zh: '抄送风险控制', ru: 'Копия риск-контролю', en: 'Copy to risk control' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
