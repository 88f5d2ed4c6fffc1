import sql, { join, type Sql } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { officeCounts } from '../../records/role-tasks/role-task-lists.ts'
import { delegationsTo } from '../people/delegations.ts'
import { soonMs } from './due-soon.ts'

/** Tasks `t` with their instances `i`. */
export const ofTasks = sql`engine.flow_task t join engine.flow_instance i on i.id = t.instance`

/** Open tasks as a part of a query: the tables that find them, and which they are. */
interface Waiting {
  readonly alone: Sql
  readonly where: Sql
}

/** What waits for the caller: his own tasks, and those of the people he stands in for today. */
export async function waitingFor(ctx: Ctx): Promise<Waiting> {
  const own = sql`t.assignee = ${ctx.actor.id}::uuid`
  const standIns = await delegationsTo(ctx)
  if (standIns.length === 0) return { alone: sql`engine.flow_task t`, where: sql`${own} and t.result is null` }
  // Whose task it is stands in the way of the index, so only then.
  const absent = standIns.map(({ person, documents }) =>
    documents === null
      ? sql`t.assignee = ${person}::uuid`
      : sql`(t.assignee = ${person}::uuid and i.document = any(${documents}::text[]))`,
  )
  return { alone: ofTasks, where: sql`t.result is null and (${own} or ${join(absent, ' or ')})` }
}

/** How much of it there is, with what waits for the caller's offices. */
export async function countWaiting(ctx: Ctx): Promise<number> {
  const { alone, where } = await waitingFor(ctx)
  const [[counted], office] = await Promise.all([
    ctx.sql.query<{ n: number }>(sql`select count(*)::int as n from ${alone} where ${where}`),
    officeCounts(ctx, soonMs),
  ])
  return (counted?.n ?? 0) + office.all
}

/** Copies of decisions that the caller has not opened yet. */
export async function countUnseenCopies({ sql: on, actor }: Ctx): Promise<number> {
  const [counted] = await on.query<{ n: number }>(
    sql`select count(*)::int as n from engine.flow_copy where person = ${actor.id}::uuid and viewed is null`,
  )
  return counted?.n ?? 0
}
