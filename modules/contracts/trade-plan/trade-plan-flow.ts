import type { FlowDefinition } from '../../../core/approval/definition.ts'

/** The head of the department agrees first, then the finance office of the company, then the general manager. */
export const tradePlanFlow: FlowDefinition = {
  key: 'tradePlan',
  version: 1,
  label: { zh: '购销计划审批', ru: 'Согласование плана закупок и продаж', en: 'Approval of a purchase and sales plan' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'departmentLeader' },
      empty: 'block',
      drafterIsApprover: 'superior',
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'finance',
    },
    finance: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      empty: 'block',
      label: { zh: '单位财务', ru: 'Финансы компании', en: 'Finance of the unit' },
      next: 'manager',
    },
    manager: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'role', role: 'gm' },
      empty: 'block',
      label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
