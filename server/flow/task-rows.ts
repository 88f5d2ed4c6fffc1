import { standsIn } from '../../core/flow/names.ts'
import { say } from '../../core/message.ts'
import type { Ctx } from '../context.ts'
import { loadNames } from '../store/names.ts'
import { decidingIn } from './deciding.ts'
import { definitionOf } from './definitions.ts'
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
}

/** The same as pages take it; `listStatus` is 5 (not viewed) for what its person has not opened. */
export interface TaskRow extends Omit<FoundRow, 'document' | 'drafter' | 'flow' | 'version' | 'nodes' | 'decidedBy' | 'assignee'> {
  readonly title: string
  readonly module: string
  readonly thing: string
  readonly process: string
  readonly processLabel: string
  readonly node: string | null
  readonly nodeLabel: string | null
  readonly listStatus: string
  /** Of a task that was decided in somebody's absence: by whom, and for whom. */
  readonly standIn: string | null
  /** The caller may still take back his agreement. */
  readonly withdrawable: boolean
}

/** Adds module, thing, node, flow and drafter's names in the caller's language. */
export async function taskRows(ctx: Ctx, found: readonly FoundRow[], view: string): Promise<TaskRow[]> {
  const names = await loadNames(ctx, new Map([['person', new Set(found.flatMap(({ drafter, decidedBy, assignee }) => (decidedBy === null || assignee === null ? [drafter] : [drafter, decidedBy, assignee])))]]))
  const deciding = view === 'todo' ? await decidingIn(ctx, found.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]))) : new Set<string>()
  const open = view === 'done' ? await withdrawable(ctx, found) : new Set<string>()
  return Promise.all(found.map(async ({ document, drafter, flow, version, nodes, decidedBy, assignee, ...row }) => {
    const drafterName = names[`person:${drafter}`] ?? row.drafterName
    const definition = await definitionOf(ctx, flow, version)
    const [module = '', thing = ''] = document.split('.')
    const unseen = row.viewedAt === null && (view === 'todo' || view === 'copied')
    return {
      ...row, drafterName, module, thing,
      process: flow, processLabel: definition.label[ctx.lang],
      title: `【${definition.label[ctx.lang]}】${drafterName}-${row.title ?? row.number ?? ''}`,
      node: nodes[0] ?? null,
      nodeLabel: [...nodes.map((node) => definition.nodes[node]?.label[ctx.lang] ?? node), ...(row.taskId !== null && deciding.has(row.taskId) ? [flowServerWords['flow.beingDecided'][ctx.lang]] : [])].join('、') || null,
      standIn: decidedBy === null ? null : say(ctx.lang, standsIn[ctx.lang], { name: names[`person:${decidedBy}`] ?? '', absent: names[`person:${assignee}`] ?? '' }),
      listStatus: unseen ? '5' : row.approvalStatus,
      withdrawable: row.taskId !== null && open.has(row.taskId),
    }
  }))
}
