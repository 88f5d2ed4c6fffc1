import type { FlowDefinition } from '../../../core/approval/definition.ts'

const money = { kind: 'approve', noAutoPass: true, empty: 'block', mode: 'one', limitHours: 8 } as const

interface FlowOptions {
  readonly key: string
  readonly label: FlowDefinition['label']
}

/**
 * Leader, risk control and unit finance; what the group's bank is to open, the finance director and the general manager
 * agree to as well.
 */
function letterFlow({ key, label }: FlowOptions): FlowDefinition {
  return {
    key,
    version: 1,
    money: true,
    label,
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
        next: 'toDirector',
      },
      toDirector: {
        kind: 'condition',
        label: { zh: '是否进口开证', ru: 'Открываем мы?', en: 'Opened by us?' },
        branches: [{ when: 'direction == "import"', to: 'director' }],
        otherwise: 'end',
      },
      director: {
        ...money,
        approver: { by: 'role', role: 'financeDirector' },
        label: { zh: '财务总监', ru: 'Финансовый директор', en: 'Finance director' },
        next: 'manager',
      },
      manager: {
        ...money,
        limitHours: 16,
        approver: { by: 'role', role: 'gm' },
        label: { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' },
        next: 'end',
      },
      end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
    },
  }
}

export const lcOpenFlow = letterFlow({
  key: 'lcOpen',
  label: { zh: '信用证审批', ru: 'Согласование аккредитива', en: 'Letter of credit approval' },
})

export const lcAmendFlow = letterFlow({
  key: 'lcAmend',
  label: { zh: '信用证修改审批', ru: 'Согласование изменения аккредитива', en: 'Letter of credit amendment approval' },
})
