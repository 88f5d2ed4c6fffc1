import type { FlowDefinition } from '../../../core/approval/definition.ts'

const money = { kind: 'approve', noAutoPass: true, empty: 'block', mode: 'one', limitHours: 8 } as const

/** Leader, risk control and unit finance; the general manager too where the cover is scarce. */
export const releaseFlow: FlowDefinition = {
  key: 'cargoRelease',
  version: 1,
  money: true,
  label: { zh: '放货审批', ru: 'Согласование отпуска груза', en: 'Cargo release approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      ...money,
      approver: { by: 'departmentLeader' },
      drafterIsApprover: 'superior',
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'risk',
    },
    risk: {
      ...money,
      approver: { by: 'role', role: 'risk' },
      label: { zh: '风险控制', ru: 'Риск-контроль', en: 'Risk control' },
      next: 'finance',
    },
    finance: {
      ...money,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      afterReturn: 'back',
      label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' },
      next: 'scarce',
    },
    scarce: {
      kind: 'condition',
      label: { zh: '覆盖率低于110%', ru: 'Покрытие ниже 110 %', en: 'Cover below 110 %' },
      branches: [{ when: 'lt(coveragePct, "110")', to: 'manager' }],
      otherwise: 'end',
    },
    manager: {
      ...money,
      approver: { by: 'role', role: 'gm' },
      limitHours: 16,
      label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
