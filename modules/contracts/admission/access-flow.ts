import type { FlowDefinition } from '../../../core/approval/definition.ts'

/** The head of the department first, then law and risk control side by side; nobody of them alone. */
export const accessFlow: FlowDefinition = {
  key: 'cpAccess',
  version: 1,
  money: true,
  label: { zh: '客商准入审批', ru: 'Согласование допуска контрагента', en: 'Approval of a counterparty admission' },
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
      next: 'review',
    },
    review: {
      kind: 'approve',
      mode: 'all',
      noAutoPass: true,
      approver: { by: 'role', role: 'contractReview' },
      empty: 'block',
      label: { zh: '法务风控会签', ru: 'Юристы и риск-контроль', en: 'Legal and risk countersign' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
