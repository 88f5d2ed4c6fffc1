import type { FlowDefinition } from '../../../core/approval/definition.ts'

/** The leader of the department, the leaders of the departments that countersign, the office, then whoever signs. */
export const outgoingLetterFlow: FlowDefinition = {
  key: 'docOut',
  version: 1,
  label: { zh: '发文审批', ru: 'Согласование исходящего документа', en: 'Approval of an outgoing document' },
  nodes: {
    start: { kind: 'start', label: { zh: '拟稿', ru: 'Проект', en: 'Draft' }, next: 'leader' },
    leader: {
      kind: 'approve',
      mode: 'one',
      approver: { by: 'departmentLeader' },
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'countersign',
      limitHours: 16,
    },
    countersign: {
      kind: 'approve',
      mode: 'all',
      noAutoPass: true,
      empty: 'skip',
      drafterIsApprover: 'skip',
      approver: { by: 'personField', field: 'countersigners' },
      label: { zh: '部门会签', ru: 'Визирование подразделениями', en: 'Countersign by departments' },
      next: 'office',
      limitHours: 16,
    },
    office: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'role', role: 'officeHead' },
      label: { zh: '办公室核稿', ru: 'Проверка канцелярией', en: 'Check by the office' },
      next: 'sign',
      limitHours: 8,
    },
    sign: {
      kind: 'approve',
      mode: 'one',
      noAutoPass: true,
      approver: { by: 'personField', field: 'signerId' },
      label: { zh: '签发', ru: 'Подписание', en: 'Signing' },
      next: 'end',
      limitHours: 16,
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
