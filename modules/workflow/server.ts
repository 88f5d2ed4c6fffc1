import { markNames } from '../../core/approval/approval-substatus.ts'
import type { Status } from '../../core/approval/state.ts'
import { statusColors, statusNames } from '../../core/approval/status-and-action-names.ts'
import type { WidgetData, WidgetLine } from '../../core/description/widget.ts'
import { type Ctx, defineServer, taskPage, type TaskRow } from '../../server/module-api.ts'
import { workflow } from './index.ts'
import { widgetWords } from './words.ts'

/** The server side of the approval centre; its calls are the engine's own. */
export const workflowServer = defineServer(workflow, { widgets: { todo, started } })

const lines = { tab: '', param: '', thing: '', page: 1, size: 6 } as const

async function todo(ctx: Ctx): Promise<WidgetData['list']> {
  const { content, totalElements } = await taskPage(ctx, { ...lines, view: 'todo' })
  return { lines: content.map((row) => ({ ...lineOf(row), ...urgency(ctx, row) })), total: totalElements }
}

async function started(ctx: Ctx): Promise<WidgetData['list']> {
  const { content, totalElements } = await taskPage(ctx, { ...lines, view: 'mine' })
  return {
    lines: content.map((row) => ({ ...lineOf(row), status: standing(ctx, row) })),
    total: totalElements,
  }
}

/** What came back to its drafter waits for him. */
function standing({ lang }: Ctx, { approvalMark, approvalStatus }: TaskRow): WidgetLine['status'] {
  if (approvalMark != null)
    return { label: markNames[approvalMark][lang], ...(approvalMark === 'suspended' ? {} : { color: 'red' }) }
  const status = approvalStatus as Status // the table checks the codes
  return { label: statusNames[status][lang], color: statusColors[status] }
}

function lineOf(row: TaskRow): WidgetLine {
  // What an office has to do says so in its title already.
  const note = [row.task === null ? row.nodeLabel : row.number, row.amountText].filter((part) => part !== null)
  return {
    title: row.title,
    ...(note.length === 0 ? {} : { note: note.join(' · ') }),
    at: row.openedAt,
    href: row.href,
  }
}

function urgency(ctx: Ctx, { dueAt, viewedAt }: TaskRow): Pick<WidgetLine, 'status'> {
  if (dueAt !== null && dueAt < ctx.now) return { status: { label: widgetWords.overdue[ctx.lang], color: 'red' } }
  return viewedAt === null ? { status: { label: widgetWords.unviewed[ctx.lang] } } : {}
}
