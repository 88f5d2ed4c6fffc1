import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'

interface DefinitionRow {
  readonly definition: FlowDefinition
}

const caches = new WeakMap<object, Map<string, FlowDefinition>>()

/** The definition an instance runs by. A version never changes, so it is read once per process. */
export async function definitionOf(ctx: Ctx, key: string, version: number): Promise<FlowDefinition> {
  const cache = cacheOf(ctx)
  const name = `${key} ${version}`
  const known = cache.get(name)
  if (known !== undefined) return known
  const [row] = await ctx.sql.query<DefinitionRow>(
    sql`select definition from engine.flow_definition where key = ${key} and version = ${version}`,
  )
  if (row === undefined) throw new Error(`flow ${key} has no version ${version}`)
  cache.set(name, row.definition)
  return row.definition
}

/** The definition a new instance of this process begins with. */
export async function publishedDefinition(ctx: Ctx, key: string): Promise<FlowDefinition> {
  const [row] = await ctx.sql.query<{ version: number }>(
    prepared(sql`select version from engine.flow_definition where key = ${key} and status = '1'`),
  )
  if (row === undefined) throw new Error(`flow ${key} has no published version`)
  return definitionOf(ctx, key, row.version)
}

/** One cache per composition: two databases in one process never share definitions. */
function cacheOf({ running }: Ctx): Map<string, FlowDefinition> {
  const cache = caches.get(running) ?? new Map<string, FlowDefinition>()
  caches.set(running, cache)
  return cache
}
