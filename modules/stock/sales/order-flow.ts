import type { FlowDefinition } from '../../../core/approval/definition.ts'

const money = { kind: 'approve', noAutoPass: true, empty: 'block', mode: 'one', limitHours: 8 } as const

/** Nobody has to agree to the price of the list; below the lowest one the leader and the finance office do. */
export const orderFlow: FlowDefinition = {
  key: 'ctiSales',
  version: 1,
  label: { zh: '内贸销售订单审批', ru: 'Согласование заказа на внутреннем рынке', en: 'Domestic order approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'price' },
    price: {
      kind: 'condition',
      label: { zh: '低于最低价', ru: 'Ниже минимальной цены', en: 'Below the lowest price' },
      branches: [{ when: "belowMin == '1'", to: 'leader' }],
      otherwise: 'end',
    },
    leader: {
      ...money,
      approver: { by: 'departmentLeader' },
      drafterIsApprover: 'superior',
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'finance',
    },
    finance: {
      ...money,
      approver: { by: 'roleInUnit', role: 'unitFinance' },
      label: { zh: '单位财务', ru: 'Бухгалтерия компании', en: 'Unit finance' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
