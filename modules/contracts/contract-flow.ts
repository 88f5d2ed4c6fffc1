import type { FlowDefinition } from '../../core/approval/definition.ts'

const departmentLeader = { by: 'departmentLeader' } as const

/** Department leader, then law and finance side by side, then by amount the general manager and the chairman. */
export const contractFlow: FlowDefinition = {
  key: 'contract',
  version: 1,
  money: true,
  label: { zh: '合同审批', ru: 'Согласование договора', en: 'Contract approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: departmentLeader,
      empty: 'block',
      drafterIsApprover: 'superior',
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'legal',
    },
    legal: {
      kind: 'approve',
      mode: 'all',
      noAutoPass: true,
      approver: { by: 'role', role: 'contractReview' },
      empty: 'block',
      label: { zh: '法务风控会签', ru: 'Юристы и риск-контроль', en: 'Legal and risk countersign' },
      next: 'large',
      limitHours: 16,
    },
    large: {
      kind: 'condition',
      label: { zh: '金额分级', ru: 'По сумме', en: 'By amount' },
      branches: [{ when: 'ge(totalAmountCny, "5000000")', to: 'manager' }],
      otherwise: 'end',
    },
    manager: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'role', role: 'gm' },
      empty: 'block',
      label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
      next: 'huge',
    },
    huge: {
      kind: 'condition',
      label: { zh: '是否报董事长', ru: 'Нужен ли председатель', en: 'Chairman needed' },
      branches: [{ when: 'ge(totalAmountCny, "20000000")', to: 'chairman' }],
      otherwise: 'end',
    },
    chairman: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'role', role: 'chairman' },
      empty: 'block',
      label: { zh: '董事长', ru: 'Председатель', en: 'Chairman' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
