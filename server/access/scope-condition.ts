import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'

/** Which rows of a document a person sees: all of them, or those of his units, departments and hands. */
export type RowScope = { readonly all: true } | LimitedScope

export interface LimitedScope {
  readonly all: false
  readonly document: string
  readonly me: string
  readonly unitIds: readonly string[]
  readonly deptIds: readonly string[]
}

/** The caller's scope on a document; everything where the description or the context says so. */
export function rowScope(ctx: Ctx, doc: AnyDocument): RowScope {
  if (ctx.unscoped !== null || doc.scope === 'everyone') return { all: true }
  const set = ctx.actor.scopes.get(doc.scope)
  if (set?.all === true) return { all: true }
  return {
    all: false,
    document: `${doc.module}.${doc.name}`,
    me: ctx.actor.id,
    unitIds: set?.unitIds ?? [],
    deptIds: set?.deptIds ?? [],
  }
}

/** The scope as a condition on the table named `t`; `true` when everything is seen. */
export function scopeCondition(scope: RowScope): Sql {
  if (scope.all) return sql`true`
  return sql`(${join(ways(scope), ' or ')})`
}

/**
 * The same as separate conditions of which at most one holds for a row, each answered by an index of
 * its own: one `or` over four columns would make PostgreSQL read the whole table.
 */
export function disjointConditions(scope: LimitedScope): Sql[] {
  const found = ways(scope)
  return found.map((way, at) => {
    // A null unit or department is "not in the set", hence `is not true` and never `not`.
    const earlier = found.slice(0, at).map((other) => sql`(${other}) is not true`)
    return join([way, ...earlier], ' and ')
  })
}

function ways({ document, me, unitIds, deptIds }: LimitedScope): Sql[] {
  return [
    ...(unitIds.length === 0 ? [] : [sql`t.unit_id = any(${unitIds}::uuid[])`]),
    ...(deptIds.length === 0 ? [] : [sql`t.dept_id = any(${deptIds}::uuid[])`]),
    sql`t.create_by = ${me}::uuid`,
    sql`t.id in (select r.record_id from engine.reader r where r.document = ${document} and r.person = ${me}::uuid)`,
  ]
}
