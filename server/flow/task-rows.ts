import { caseTitle } from '../../core/flow/case-title.ts'
import { standsIn } from '../../core/flow/names.ts'
import type { Lang } from '../../core/language.ts'
import { say } from '../../core/message.ts'
import { amountField } from '../../kinds/summary-fields.ts'
import type { Ctx } from '../context.ts'
import { loadNames } from '../store/names.ts'
import { documentOf } from './decide.ts'
import { decidingIn } from './deciding.ts'
import { definitionOf } from './definitions.ts'
import { summariesByRecord } from './summaries-by-record.ts'
import { withdrawable } from './withdrawable.ts'
import { flowServerWords } from './words.ts'

/** One line of a person's lists of approvals, as SQL answers it. */
export interface FoundRow {
  readonly taskId: string | null
  readonly procInstId: string
  readonly document: string
  readonly id: string
  readonly number: string | null
  readonly title: string | null
  readonly flow: string
  readonly version: number
  readonly nodes: readonly string[]
  readonly drafter: string
  readonly drafterName: string
  readonly openedAt: number
  readonly viewedAt: number | null
  readonly dueAt: number | null
  readonly decidedAt: number | null
  readonly result: string | null
  /** Who decided in the absence of the assignee. */
  readonly decidedBy: string | null
  readonly assignee: string | null
  readonly approvalStatus: string
  readonly suspended: boolean
}

/** The same as pages take it; `listStatus` is 5 (not viewed) for what its person has not opened. */
export interface TaskRow extends Omit<FoundRow, 'document' | 'drafter' | 'flow' | 'version' | 'nodes' | 'decidedBy' | 'assignee' | 'suspended'> {
  readonly title: string
  /** What the record is about: its amount with the currency, and the rest of its summary in one text. */
  readonly amountText: string | null
  readonly about: string | null
  /** How its time stands: its clock is stopped, it is late, or will be soon. */
  readonly urgency: 'suspended' | 'overdue' | 'dueSoon' | null
  readonly module: string
  readonly thing: string
  readonly process: string
  readonly processLabel: string
  readonly node: string | null
  readonly nodeLabel: string | null
  readonly listStatus: string
  /** Of a task that the caller has for somebody absent, or that was decided in his absence: who acts, and for whom. */
  readonly standIn: string | null
  /** The caller may still take back his agreement. */
  readonly withdrawable: boolean
}

/** Adds module, thing, node, flow and drafter's names in the caller's language. */
export async function taskRows(ctx: Ctx, found: readonly FoundRow[], view: string): Promise<TaskRow[]> {
  const names = await loadNames(ctx, new Map([['person', new Set([ctx.actor.id, ...found.flatMap(({ drafter, decidedBy, assignee }) => [drafter, decidedBy, assignee].filter((person) => person !== null))])]]))
  const summaries = await summariesByRecord(ctx, found.map(({ document, id }) => ({ document, recordId: id })))
  const deciding = view === 'todo' ? await decidingIn(ctx, found.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]))) : new Set<string>()
  const open = view === 'done' ? await withdrawable(ctx, found) : new Set<string>()
  return Promise.all(found.map(async ({ document, drafter, flow, version, nodes, decidedBy, assignee, suspended, ...row }) => {
    const drafterName = names[`person:${drafter}`] ?? row.drafterName
    const definition = await definitionOf(ctx, flow, version)
    const [module = '', thing = ''] = document.split('.')
    const summary = summaries.get(`${document}:${row.id}`)
    const actsFor = assignee !== null && (decidedBy !== null || (view === 'todo' && assignee !== ctx.actor.id)) ? decidedBy ?? ctx.actor.id : null
    const unseen = row.viewedAt === null && (view === 'todo' || view === 'copied')
    return {
      ...row, drafterName, module, thing,
      process: flow, processLabel: definition.label[ctx.lang],
      title: caseTitle({ process: definition.label[ctx.lang], drafter: drafterName, about: summary === undefined ? [row.title ?? row.number] : [summary.subject, summary.amount] }, ctx.lang),
      amountText: summary?.amount ?? null,
      about: summary?.items.filter(({ name }) => name !== amountField(documentOf(ctx, document))).map(({ label, text }) => `${label}${colons[ctx.lang]}${text}`).join(separators[ctx.lang]) ?? null,
      urgency: view === 'todo' || view === 'mine' ? urgencyOf(ctx, view === 'mine' ? { dueAt: null } : row, suspended) : null,
      node: nodes[0] ?? null,
      nodeLabel: [...nodes.map((node) => definition.nodes[node]?.label[ctx.lang] ?? node), ...(row.taskId !== null && deciding.has(row.taskId) ? [flowServerWords['flow.beingDecided'][ctx.lang]] : [])].join('、') || null,
      standIn: actsFor === null ? null : say(ctx.lang, standsIn[ctx.lang], { name: names[`person:${actsFor}`] ?? '', absent: names[`person:${assignee}`] ?? '' }),
      listStatus: unseen ? '5' : row.approvalStatus,
      withdrawable: row.taskId !== null && open.has(row.taskId),
    }
  }))
}

const colons: Readonly<Record<Lang, string>> = { zh: '：', ru: ': ', en: ': ' }
const separators: Readonly<Record<Lang, string>> = { zh: '；', ru: '; ', en: '; ' }

/** So long before its time is up a task is due soon. */
export const soonMs = 4 * 3_600_000

function urgencyOf({ now }: Ctx, { dueAt }: Pick<FoundRow, 'dueAt'>, suspended: boolean): TaskRow['urgency'] {
  if (suspended) return 'suspended'
  if (dueAt === null || dueAt > now + soonMs) return null
  return dueAt < now ? 'overdue' : 'dueSoon'
}
