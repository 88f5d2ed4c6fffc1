import type { Ctx } from '../context.ts'
import { definitionOf } from './definitions.ts'

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
  readonly drafterName: string
  readonly openedAt: number
  readonly viewedAt: number | null
  readonly dueAt: number | null
  readonly decidedAt: number | null
  readonly result: string | null
  readonly approvalStatus: string
}

/** The same as pages take it; `listStatus` is 5 (not viewed) for what its person has not opened. */
export interface TaskRow extends Omit<FoundRow, 'document' | 'flow' | 'version' | 'nodes'> {
  readonly title: string
  readonly module: string
  readonly thing: string
  readonly process: string
  readonly processLabel: string
  readonly node: string | null
  readonly nodeLabel: string | null
  readonly listStatus: string
}

/** Adds module, thing, node and flow names in the caller's language. */
export function taskRows(ctx: Ctx, found: readonly FoundRow[], view: string): Promise<TaskRow[]> {
  return Promise.all(found.map(async ({ document, flow, version, nodes, ...row }) => {
    const definition = await definitionOf(ctx, flow, version)
    const [module = '', thing = ''] = document.split('.')
    const unseen = row.viewedAt === null && (view === 'todo' || view === 'copied')
    return {
      ...row, module, thing,
      process: flow, processLabel: definition.label[ctx.lang],
      title: `【${definition.label[ctx.lang]}】${row.drafterName}-${row.title ?? row.number ?? ''}`,
      node: nodes[0] ?? null,
      nodeLabel: nodes.map((node) => definition.nodes[node]?.label[ctx.lang] ?? node).join('、') || null,
      listStatus: unseen ? '5' : row.approvalStatus,
    }
  }))
}
