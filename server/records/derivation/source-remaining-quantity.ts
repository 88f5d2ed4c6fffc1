import sql, { join, type Sql } from 'sql-template-tag'
import type { Derivation, Taking } from '../../../core/description/document-derivation.ts'
import { sub } from '../../../core/values/decimal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { whereCondition } from '../list/where-condition.ts'
import { columnOf, lineColumn, linesNamed, type Mapping, mappingOf } from '../schema/table-mapping.ts'
import { derivedDocument } from './derivations.ts'
import { takingField } from './named-sources.ts'
import { rounded } from './round-to-field.ts'

/** How much of a source there is, what was taken of it, and what is left; below nothing where too much was taken. */
interface Left {
  readonly total: string
  readonly taken: string
  readonly left: string
}

interface Row {
  readonly id: string
  readonly total: string
  readonly taken: string
}

/**
 * What is left of sources that the caller may see, in one statement: every target counts, whoever may see it, but for
 * `except`.
 */
export async function remainingOf(
  ctx: Ctx,
  derivation: Derivation,
  ids: readonly string[],
  except: string | null = null,
): Promise<ReadonlyMap<string, Left>> {
  const { from, to, remaining } = derivation
  if (remaining === undefined || ids.length === 0) return new Map()
  const source = mappingOf(derivedDocument(ctx, from))
  const rows = await ctx.sql.query<Row>(
    prepared(sql`
    with s as (
      select t.id, ${totalOf(source, remaining.of)} as total from ${source.table} t
      where t.del_flag = 0 and ${among(ids)})
    select s.id, s.total::text as total, coalesce((
      ${takenBy(ctx, derivation, remaining.less, sql`s.id`)} and (${except}::uuid is null or t.id <> ${except}::uuid)
    ), 0)::text as taken from s`),
  )
  const taking = takingField(derivation, derivedDocument(ctx, to), remaining.less[0]?.field ?? '')
  return new Map(
    rows.map(({ id, total, taken }) => [
      id,
      { total: rounded(taking, total), taken: rounded(taking, taken), left: rounded(taking, sub(total, taken)) },
    ]),
  )
}

/** A plan for any number of ids looks dearer than one for those at hand, so that PostgreSQL would plan each time. */
function among(ids: readonly string[]): Sql {
  return ids.length === 1 ? sql`t.id = ${ids[0]}::uuid` : sql`t.id = any(${ids}::uuid[])`
}

/** Whether sources, the rows of the table `t`, have something left, or are not counted. */
export function someLeft(ctx: Ctx, derivation: Derivation): Sql {
  const { from, remaining } = derivation
  // A limit that only some sources have is decided on record by record.
  if (remaining === undefined || remaining.when !== undefined) return sql`true`
  const source = mappingOf(derivedDocument(ctx, from))
  return sql`exists (
    select from (select t.id as source, ${totalOf(source, remaining.of)} as total) s
    where s.total > coalesce((${takenBy(ctx, derivation, remaining.less, sql`s.source`)}), 0))`
}

/** The whole is an amount whatever its sign, which says in which direction it goes. */
function totalOf(source: Mapping, fields: readonly string[]): Sql {
  return sql`greatest(${join(
    fields.map((name) => sql`abs(coalesce(t.${columnOf(source, name).id}, 0))`),
    ', ',
  )})`
}

/** What targets `t`, by themselves or by their lines `l`, take of a source: a statement whose condition may go on. */
function takenBy(ctx: Ctx, { to, by, merge }: Derivation, less: readonly Taking[], source: Sql): Sql {
  const target = mappingOf(derivedDocument(ctx, to))
  if (merge === undefined) {
    const taken = takenOf(target, less, ({ field }) => sql`coalesce(t.${columnOf(target, field).id}, 0)`)
    return sql`
      select sum(${taken}) from ${target.table} t
      where t.del_flag = 0 and t.${columnOf(target, by).id} = ${source}`
  }
  const lines = linesNamed(target, merge.lines)
  const taken = takenOf(target, less, ({ field, share }) => {
    const whole = sql`coalesce(l.${lineColumn(lines, field).id}, 0)`
    return share === undefined || merge.total === undefined
      ? whole
      : sql`${whole} * coalesce(t.${columnOf(target, share).id}, 0) / nullif(t.${columnOf(target, merge.total).id}, 0)`
  })
  return sql`
      select sum(${taken}) from ${lines.table} l join ${target.table} t on t.id = l.parent_id
      where t.del_flag = 0 and l.${lineColumn(lines, by).id} = ${source}`
}

function takenOf(target: Mapping, less: readonly Taking[], figure: (taking: Taking) => Sql): Sql {
  const ways = less.map((taking) => sql`when ${whereCondition(target, taking.while)} then ${figure(taking)}`)
  return sql`case ${join(ways, ' ')} else 0 end`
}
