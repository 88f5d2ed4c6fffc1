import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { ScopeWayName } from '../../../core/api-types/access-explanation.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { cachePerActor } from './cache-per-actor.ts'

/** Which rows of a document a person sees: all of them, or those of his units, departments and hands. */
export type RowScope = { readonly all: true } | LimitedScope

export interface LimitedScope {
  readonly all: false
  readonly document: string
  readonly me: string
  readonly unitIds: readonly string[]
  readonly deptIds: readonly string[]
}

const everything: RowScope = { all: true }

/** The caller's scope on a document; everything where the description or the context says so. */
export const rowScope = cachePerActor((ctx: Ctx, doc): RowScope => {
  if (ctx.unscoped !== null || doc.scope === 'everyone') return everything
  const set = ctx.actor.scopes.get(doc.scope)
  if (set?.all === true) return everything
  return {
    all: false,
    document: `${doc.module}.${doc.name}`,
    me: ctx.actor.id,
    unitIds: set?.unitIds ?? [],
    deptIds: set?.deptIds ?? [],
  }
})

/** The scope as a condition on the table named `t`; `true` when everything is seen. */
export function scopeCondition(scope: RowScope): Sql {
  if (scope.all) return sql`true`
  return sql`(${join(conditionsOf(scope), ' or ')})`
}

/**
 * The same as separate conditions of which at most one holds for a row, each answered by an index of
 * its own: one `or` over four columns would make PostgreSQL read the whole table.
 */
export function disjointWays(scope: LimitedScope): readonly ScopeWay[] {
  const ways = rememberedWays.get(scope) ?? separated(scope)
  rememberedWays.set(scope, ways)
  return ways
}

const rememberedWays = new WeakMap<LimitedScope, readonly ScopeWay[]>()

function separated(scope: LimitedScope): readonly ScopeWay[] {
  const found = scopeWays(scope)
  return found.map(({ way, condition }, at) => {
    // A null unit or department is "not in the set", hence `is not true` and never `not`.
    const earlier = found.slice(0, at).map((other) => sql`(${other.condition}) is not true`)
    return { way, condition: join([way === 'reader' ? readById(scope) : condition, ...earlier], ' and ') }
  })
}

/**
 * The rows one may read, each looked up by its id: as a join PostgreSQL may read the whole table in the order of ids.
 * Those of one's own units, mostly nearly all, are left out where the unit is known: another way has them.
 */
function readById({ document, me, unitIds }: LimitedScope): Sql {
  const elsewhere = unitIds.length === 0 ? empty : sql` and (r.unit_id is null or r.unit_id <> all(${unitIds}::uuid[]))`
  return sql`t.id = any(array(select r.record_id from engine.reader r where r.document = ${document} and r.person = ${me}::uuid${elsewhere}))`
}

function conditionsOf(scope: LimitedScope): Sql[] {
  return scopeWays(scope).map(({ condition }) => condition)
}

/** A way in which a row comes into a person's sight. */
export interface ScopeWay {
  readonly way: ScopeWayName
  readonly condition: Sql
}

/** Every way there is: whoever is to say why a row is seen asks these very conditions one by one. */
export function scopeWays({ document, me, unitIds, deptIds }: LimitedScope): ScopeWay[] {
  return [
    ...(unitIds.length === 0 ? [] : [{ way: 'unit', condition: within('unit_id', unitIds) } as const]),
    ...(deptIds.length === 0 ? [] : [{ way: 'department', condition: within('dept_id', deptIds) } as const]),
    { way: 'own', condition: sql`t.create_by = ${me}::uuid` },
    {
      way: 'reader',
      condition: sql`t.id in (select r.record_id from engine.reader r where r.document = ${document} and r.person = ${me}::uuid)`,
    },
  ]
}

/** One place is asked for by itself: its index then keeps the order of the list. */
function within(column: 'unit_id' | 'dept_id', ids: readonly string[]): Sql {
  return ids.length === 1 ? sql`t.${raw(column)} = ${ids[0]}::uuid` : sql`t.${raw(column)} = any(${ids}::uuid[])`
}
