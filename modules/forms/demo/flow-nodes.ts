import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import type {
  ApproveNode,
  Branch,
  CcNode,
  ConditionNode,
  EndNode,
  SealNode,
  StartNode,
} from '../../../core/approval/definition.ts'
import type { Words } from '../../../core/values/language.ts'

export const end: EndNode = { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } }

export function start(next: string): StartNode {
  return { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next }
}

export const leader: ApproverSource = { by: 'departmentLeader' }

export const leaderWords: Words = { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' }
export const managerWords: Words = { zh: '总经理', ru: 'Генеральный директор', en: 'General manager' }

/** One person agrees. */
export function approve(label: Words, approver: ApproverSource, next: string): ApproveNode {
  return { kind: 'approve', mode: 'one', approver, empty: 'toAdmin', label, next }
}

export function seal(label: Words, approver: ApproverSource, next: string): SealNode {
  return { kind: 'seal', mode: 'one', approver, empty: 'toAdmin', label, next }
}

export function copy(label: Words, people: ApproverSource, next: string): CcNode {
  return { kind: 'cc', people, label, next }
}

export function grade(label: Words, branches: readonly Branch[], otherwise: string): ConditionNode {
  return { kind: 'condition', label, branches, otherwise }
}
