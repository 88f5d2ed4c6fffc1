import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument, OfficeTask } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { whereCondition } from '../list/where-condition.ts'
import { mayDo } from '../read/require-permission.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'

/** Something that waits for an office, and where its description says so. */
export interface NamedTask {
  /** `finance.bankPayment`. */
  readonly document: string
  readonly doc: AnyDocument
  readonly name: string
  readonly task: OfficeTask
}

/** What may wait for the caller by his permissions: he reads the document and may call the verb that is next. */
export function tasksOf(ctx: Ctx): NamedTask[] {
  return [...ctx.running.documents.values()].flatMap(({ key, doc }) => {
    const tasks = Object.entries(doc.tasks ?? {})
    if (tasks.length === 0 || !mayDo(ctx, doc, 'ck')) return []
    return tasks
      .filter(([, { verb }]) => mayDo(ctx, doc, neededFor(doc, verb)))
      .map(([name, task]) => ({ document: key, doc, name, task }))
  })
}

/** The documents of which something may wait for the caller: when one of them changes, so may his list. */
export function officeDocuments(ctx: Ctx): string[] {
  return [...new Set(tasksOf(ctx).map(({ document }) => document))]
}

/** The permission verb of the action that settles a task. */
export function neededFor(doc: AnyDocument, verb: string): string {
  return doc.actions?.[verb]?.needs ?? 'system'
}

/**
 * The living records of a document, as `t`, that are tasks of this kind for the caller: in his sight and not kept from
 * him.
 */
export function tasksFrom(ctx: Ctx, named: NamedTask): Sql {
  return sql`${mappingOf(named.doc).table} t where ${waits(named)} and ${meantFor(named, ctx.actor.id)} and ${scopeCondition(rowScope(ctx, named.doc))}`
}

/** Whether a record `t` waits, for whomever it may be. */
export function waits({ doc, task }: Pick<NamedTask, 'doc' | 'task'>): Sql {
  return sql`t.del_flag = 0 and ${whereCondition(mappingOf(doc), task.where as Where)}` // a partial record without the absent
}

/** Whether a person is not kept from a record `t`, and is the one it waits for where it waits for one. */
export function meantFor({ doc, task: { except = [], of } }: Pick<NamedTask, 'doc' | 'task'>, person: string): Sql {
  const mapping = mappingOf(doc)
  const kept = except.map((name) => {
    const { id, type } = columnOf(mapping, name)
    return type.endsWith('[]')
      ? sql`(${person}::uuid = any(t.${id})) is not true`
      : sql`t.${id} is distinct from ${person}::uuid`
  })
  return join(
    [sql`true`, ...kept, ...(of === undefined ? [] : [sql`t.${columnOf(mapping, of).id} = ${person}::uuid`])],
    ' and ',
  )
}

/** Since when a record `t` waits. */
export function waitsSince({ doc, task: { since } }: Pick<NamedTask, 'doc' | 'task'>): Sql {
  const changed = sql`coalesce(t.update_time, t.create_time)`
  return since === undefined ? changed : sql`coalesce(t.${columnOf(mappingOf(doc), since).id}, ${changed})`
}

/** The end of the day on which a record `t` is due; null when its task has no such day. */
export function waitsUntil({ doc, task: { due } }: Pick<NamedTask, 'doc' | 'task'>): Sql | null {
  return due === undefined
    ? null
    : sql`((t.${columnOf(mappingOf(doc), due).id} + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second')`
}
