import sql, { type Sql } from 'sql-template-tag'

/** The sorts of notices that the inbox puts apart. */
export const noticeTabs = ['', 'todo', 'alert', 'mention', 'notice'] as const

export type NoticeTab = (typeof noticeTabs)[number]

// Warnings of the system itself stand beside those of rules.
const alerts = sql`(type in ('alert', 'licence') or event in ('task.overdue', 'task.stranded', 'flow.blocked', 'flow.childFailed', 'flow.autoFailed', 'export.failed', 'batchPrint.failed'))`
const mentions = sql`type = 'follow'`
const todos = sql`(type = 'task' and event not in ('task.overdue', 'task.stranded'))`

/** Which notices a tab holds; every notice is in exactly one of them, and all are in ''. */
export const tabConditions: Readonly<Record<NoticeTab, Sql>> = {
  '': sql`true`,
  todo: todos,
  alert: alerts,
  mention: mentions,
  notice: sql`not (${todos} or ${alerts} or ${mentions})`,
}
