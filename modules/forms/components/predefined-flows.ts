import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import type { FlowNode } from '../../../core/approval/definition.ts'
import type { Approval } from '../../../core/description/document.ts'
import type { Field, Fields } from '../../../core/description/field.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { processOf } from './new-draft.ts'

interface Desk {
  readonly label: Words
  readonly source: ApproverSource
}

const leader: Desk = {
  label: { zh: '部门负责人审批', ru: 'Руководитель подразделения', en: 'Department leader' },
  source: { by: 'departmentLeader' },
}
const hr: Desk = { label: { zh: '人事审批', ru: 'Кадры', en: 'Human resources' }, source: { by: 'role', role: 'hr' } }
const finance: Desk = {
  label: { zh: '财务总监审批', ru: 'Финансовый директор', en: 'Finance director' },
  source: { by: 'role', role: 'financeDirector' },
}
const manager: Desk = {
  label: { zh: '总经理审批', ru: 'Генеральный директор', en: 'General manager' },
  source: { by: 'role', role: 'gm' },
}

/** Ways round that many forms take; each may be changed in the designer of processes. */
export const readyFlows: Readonly<Record<string, readonly Desk[]>> = {
  leader: [leader],
  leaderManager: [leader, manager],
  leaderHrManager: [leader, hr, manager],
  leaderFinanceManager: [leader, finance, manager],
}

/** A way round in one line. */
export function flowText(desks: readonly Desk[], say: (words: Words) => string): string {
  return desks.map(({ label }) => say(label)).join(' → ')
}

/** How a form goes round by a ready way. */
export function approvalBy(draft: FormDraft, ready: string, category: string): Approval {
  return approvalOf(draft, readyFlows[ready] ?? [], category)
}

/** A way of the form's own, to be drawn: it begins with the leader of the drafter's department. */
export function ownApproval(draft: FormDraft, category: string): Approval {
  return approvalOf(draft, [leader], category)
}

function approvalOf(draft: FormDraft, desks: readonly Desk[], category: string): Approval {
  const process = processOf(draft.doc.name)
  const nodes = desks.map(({ label, source }, at): readonly [string, FlowNode] => [
    `n${at + 1}`,
    {
      kind: 'approve',
      label,
      next: at === desks.length - 1 ? 'end' : `n${at + 2}`,
      mode: source.by === 'departmentLeader' ? 'one' : 'any',
      approver: source,
      empty: 'toAdmin',
    },
  ])
  return {
    process,
    category,
    money: false,
    values: comparable(draft.doc.fields),
    first: {
      key: process,
      version: 1,
      label: draft.words.title,
      nodes: {
        start: { kind: 'start', label: { zh: '提交', ru: 'Отправка', en: 'Submission' }, next: 'n1' },
        ...Object.fromEntries(nodes),
        end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
      },
    },
  }
}

/** Every field that a condition of the flow can compare may be. */
export function comparable(fields: Fields): readonly string[] {
  return Object.entries(fields)
    .filter(([, field]) => isComparable(field))
    .map(([name]) => name)
}

/** Whether a condition can compare a field: sub-tables, files, moments and long texts it cannot. */
export function isComparable(field: Field): boolean {
  const type = kindOf(field.kind).expression(field)
  return type !== 'time' && typeof type === 'string' && !incomparable.has(field.kind)
}

const incomparable: ReadonlySet<string> = new Set([
  'autoNumber',
  'textarea',
  'attachment',
  'file',
  'image',
  'calendarRange',
  'calendarDays',
])

/** A draft as it is sent: the flow may ask for every value there is now, under the form's name. */
export function settled(draft: FormDraft): FormDraft {
  const { approval } = draft.doc
  if (approval === undefined) return draft
  return {
    ...draft,
    doc: {
      ...draft.doc,
      approval: {
        ...approval,
        values: comparable(draft.doc.fields),
        first: { ...approval.first, label: draft.words.title },
      },
    },
  }
}
