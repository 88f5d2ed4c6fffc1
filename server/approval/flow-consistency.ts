import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import type { LogEntry } from '../../core/approval/action.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import { replay } from '../../core/approval/replay.ts'
import type { FlowState } from '../../core/approval/state.ts'
import type { Sql } from '../platform/database/sql.ts'

interface Instance {
  readonly id: string
  readonly flow: string
  readonly version: number
  readonly state: FlowState
  readonly status: string
  readonly ver: number
}
interface Task {
  readonly task: string
  readonly result: string | null
}

/** Every instance whose state, tasks or status column is not what its log leads to; empty when all is well. */
export async function flowProblems(on: Sql): Promise<string[]> {
  const definitions = new Map(
    (
      await on.query<{ key: string; version: number; definition: FlowDefinition }>(
        sql`select key, version, definition from engine.flow_definition`,
      )
    ).map(({ key, version, definition }) => [`${key} ${version}`, definition]),
  )
  const logs = grouped(
    await on.query<{ instance: string; entry: LogEntry }>(
      sql`select instance, entry from engine.flow_log order by instance, seq`,
    ),
  )
  const tasks = grouped(
    await on.query<Task & { instance: string }>(
      sql`select instance, task, result from engine.flow_task order by instance, task`,
    ),
  )
  const instances = await on.query<Instance>(
    sql`select id, flow, version, state, status, ver from engine.flow_instance`,
  )
  return instances.flatMap((instance) => {
    const definition = definitions.get(`${instance.flow} ${instance.version}`)
    if (definition === undefined) return [`${instance.id}: no definition`]
    return problemsOf(
      instance,
      definition,
      (logs.get(instance.id) ?? []).map(({ entry }) => entry),
      tasks.get(instance.id) ?? [],
    ).map((what) => `${instance.id}: ${what}`)
  })
}

function problemsOf(
  { state, status, ver }: Instance,
  definition: FlowDefinition,
  log: readonly LogEntry[],
  tasks: readonly Task[],
): string[] {
  const told = JSON.parse(JSON.stringify(replay(definition, log))) as FlowState // as the database keeps it
  const results = (of: readonly (readonly [string, string | null])[]) => new Map(of)
  return [
    ...(isDeepStrictEqual(told, state) ? [] : ['the state is not what the log says']),
    ...(told.status === status && told.seq === ver ? [] : ['status or version is not what the log says']),
    ...(isDeepStrictEqual(
      results(told.tasks.map(({ id, result }) => [id, result])),
      results(tasks.map(({ task, result }) => [task, result])),
    )
      ? []
      : ['the tasks are not what the log says']),
  ]
}

function grouped<T extends { readonly instance: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.instance, [...(groups.get(row.instance) ?? []), row])
  return groups
}
