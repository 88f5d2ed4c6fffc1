import type { FlowDefinition } from '../../../core/approval/definition.ts'

/** The leader of the department, then the finance office of the company, whose stock gets another cost. */
export const blendFlow: FlowDefinition = {
  key: 'stockBlend',
  version: 1,
  label: { zh: '配煤审批', ru: 'Согласование шихтовки', en: 'Coal blending approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      kind: 'approve',
      mode: 'one',
      // A yard without a leader of its own goes to the finance office at once.
      empty: 'skip',
      approver: { by: 'departmentLeader' },
      drafterIsApprover: 'superior',
      limitHours: 8,
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'finance',
    },
    finance: {
      kind: 'approve',
      mode: 'one',
      empty: 'block',
      noAutoPass: true,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      limitHours: 8,
      label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
