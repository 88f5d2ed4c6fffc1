import { raw } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { After } from '../../../core/description/rows-views.ts'
import { lineColumns } from '../schema/line-columns.ts'

/** What the records of a document wait for, as one of its lists says; null when they wait for nothing. */
export function afterOf(doc: AnyDocument): After | null {
  return Object.values(doc.lists).find(({ views }) => views?.gantt?.after !== undefined)?.views?.gantt?.after ?? null
}

/** The sub-table of what is waited for, and its columns of the table `l` as pieces of SQL. */
export function afterTable(doc: AnyDocument, { lines, task, type, lag }: After) {
  const { table, column } = lineColumns(doc, lines)
  return {
    table,
    task: column(task),
    type: type === undefined ? raw(`'FS'`) : column(type),
    lag: lag === undefined ? raw('0') : column(lag),
  }
}
