import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Matching, MatchingRule } from '../../../core/description/matching.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { filterConditions, fixedConditions } from '../list/filter-conditions.ts'
import { seenRows } from '../list/visible-rows.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import type { MatchingAtWork } from './find-matching-board.ts'

/** Two open rows that some rule brings together: what is left of each, and which of the rules hold. */
export interface Candidate {
  readonly left: string
  readonly right: string
  readonly leftAmount: string
  readonly rightAmount: string
  readonly score: number
  readonly holds: readonly boolean[]
}

/** Conditions that hold for one side beside the filter of its list. */
export type SideConditions = Readonly<Record<string, Json>>

// Of many that could be meant, so many of those that wait longest are looked at.
const breadth = 8
// Of many that are equal, those that stand at nearly the same place on both sides.
const around = 2
const mostRead = 60_000

/**
 * Pairs of open rows that the rules bring together, the surest and oldest first: one statement whatever the number
 * of rows. Where many are the same on both sides, the first is put beside the first, the second beside the second.
 */
export async function candidates(
  ctx: Ctx,
  at: MatchingAtWork,
  conditions: { readonly left: SideConditions; readonly right: SideConditions },
): Promise<readonly Candidate[]> {
  const [left, right] = await Promise.all([
    sideRows(ctx, at, 'left', conditions.left),
    sideRows(ctx, at, 'right', conditions.right),
  ])
  return ctx.sql.query<Candidate>(statementOf(at.of, left, right))
}

/** The same as a statement over the open rows of both sides. */
function statementOf(of: Matching, left: Sql, right: Sql): Sql {
  const found = onceEach(of.rules.flatMap((rule) => foundBy(of, rule)))
  const holds = of.rules.map((rule) => holdsOf(of, rule))
  const best = of.rules.map(
    ({ points, added }, place) =>
      sql`case when ${added ? sql`false` : raw(`h${place}`)} then ${points}::int else 0 end`,
  )
  const more = of.rules.flatMap(({ points, added }, place) =>
    added ? [sql`case when ${raw(`h${place}`)} then ${points}::int else 0 end`] : [],
  )
  const names = of.rules.map((_, place) => raw(`h${place}`))
  // Where days count the nearest comes first, elsewhere the one that waits longest.
  const better = of.better === undefined ? empty : sql`rb - lb desc nulls last,`
  const nearness = of.rules.some(({ days }) => days !== undefined) ? sql`abs(lf - rf)` : sql`rf`
  return sql`
    with l as materialized (${left}),
    r as materialized (${right}),
    c as (${join(found, ' union ')}),
    h as (
      select l.id as lid, r.id as rid, l.amount as la, r.amount as ra, l.first as lf, r.first as rf, l.better as lb, r.better as rb, ${join(
        holds.map((hold, place) => sql`${hold} as ${raw(`h${place}`)}`),
      )}
      from c join l on l.id = c.lid join r on r.id = c.rid where sign(l.amount) = sign(r.amount)),
    s as (select h.*, least(100, greatest(${join(best)}) + ${join([sql`0`, ...more], ' + ')}) as score from h)
    select lid as "left", rid as "right", la::text as "leftAmount", ra::text as "rightAmount", score, array[${join(names)}] as holds
    from s where score > 0 order by score desc, ${better} lf, ${nearness}, rf, lid, rid limit ${mostRead}`
}

/** The open rows of a side with what its rules compare: what is left, its day, fields that agree, keys of each rule. */
async function sideRows(
  ctx: Ctx,
  at: MatchingAtWork,
  side: 'left' | 'right',
  conditions: SideConditions,
): Promise<Sql> {
  const { of } = at
  const doc = at[side]
  const { list, remaining, first } = of[side]
  const mapping = mappingOf(doc)
  const column = (name: string) => sql`t.${columnOf(mapping, name).id}`
  const pick = (pair: readonly [string, string]) => pair[side === 'left' ? 0 : 1]
  const alike = Object.entries(of.alike).map((pair, place) => sql`${column(pick(pair))} as ${raw(`a${place}`)}`)
  const keys = [
    ...comparedPairs(of, 'same').map((pair, place) => sql`${plain(column(pick(pair)))} as ${raw(`s${place}`)}`),
    ...comparedPairs(of, 'names').map(
      (pair, place) =>
        sql`upper((${side === 'left' ? column(pick(pair)) : numberOf(ctx, doc, pick(pair))})::text) as ${raw(`n${place}`)}`,
    ),
  ]
  const where = [
    ...fixedConditions(doc, mapping, list),
    ...filterConditions(ctx, doc, mapping, conditions),
    sql`${column(remaining)} <> 0`,
  ]
  const better = of.better === undefined ? sql`null::numeric` : column(of.better[side])
  return sql`select t.id, ${column(remaining)} as amount, ${column(first)} as first, ${better} as better, ${join([...alike, ...keys])}
    from (${await seenRows(ctx, doc)}) t where ${join(where, ' and ')}`
}

/** A name as it is compared: banks write it with spaces, capitals and quotes of their own. */
function plain(value: Sql): Sql {
  return sql`nullif(regexp_replace(lower(normalize(${value}::text, nfkc)), '[[:space:]"''«»“”]', '', 'g'), '')`
}

/** The text of a field; of a reference the number of its record. */
function numberOf(ctx: Ctx, doc: AnyDocument, name: string): Sql {
  const column = columnOf(mappingOf(doc), name)
  const target = ctx.running.documents.get('to' in column.field ? String(column.field.to) : '')?.doc
  if (target === undefined) return sql`t.${column.id}`
  const of = mappingOf(target)
  return sql`(select n.${columnOf(of, target.number?.field ?? target.title).id} from ${of.table} n where n.id = t.${column.id})`
}

type Compared = 'same' | 'names'

/** The fields that rules compare, left and right, each pair of them once: rules of other points ask for the same. */
function comparedPairs({ rules }: Matching, how: Compared): readonly (readonly [string, string])[] {
  const pairs = rules.flatMap((rule) => Object.entries((rule[how] ?? {}) as Record<string, string>))
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()]
}

/** The columns of both sides by which a rule compares them. */
function keysOf(of: Matching, rule: MatchingRule, how: Compared): readonly Sql[] {
  const pairs = comparedPairs(of, how).map((pair) => pair.join(' '))
  const asked = Object.entries((rule[how] ?? {}) as Record<string, string>)
  return asked.map((pair) => raw(`${how === 'same' ? 's' : 'n'}${pairs.indexOf(pair.join(' '))}`))
}

/** Two rules that look for the same pairs have them looked for once. */
function onceEach(statements: readonly Sql[]): Sql[] {
  return [...new Map(statements.map((one) => [JSON.stringify([one.text, one.values]), one])).values()]
}

/** Pairs that a rule may hold for, of each row only so many: what decides is asked of each of them afterwards. */
function foundBy(of: Matching, rule: MatchingRule): Sql[] {
  const agreed = Object.keys(of.alike).map((_, at) => raw(`a${at}`))
  const same = keysOf(of, rule, 'same')
  const keys = [...agreed, ...same]
  const meets = keys.map((key) => sql`l.${key} = r.${key}`)
  const best = of.better === undefined ? empty : sql`better desc nulls last,`
  const exactly = equalsBeside(keys, meets, rule.days)
  const nearest = sql`select l.id as lid, r.id as rid
    from l join (select r.*, row_number() over (partition by ${join(keys)} order by ${best} first, id) as place from r) r
    on ${join([...meets, sql`r.place <= ${breadth}`], ' and ')}`
  const named = keysOf(of, rule, 'names').map(
    (key) => sql`select l.id as lid, r.id as rid
      from l cross join lateral regexp_split_to_table(l.${key}, '[[:space:],;:，；：。、()（）]+') as word
      join (select r.*, row_number() over (partition by ${join([...agreed, key])} order by first, id) as place from r) r
      on ${join([...agreed.map((one) => sql`l.${one} = r.${one}`), sql`r.${key} = word`, sql`r.place <= ${breadth}`], ' and ')}`,
  )
  if (same.length === 0 && rule.amount === undefined) return named
  // What only adds to the points of others brings nobody together by what is the same.
  const near = rule.amount === 'within' || (rule.amount === undefined && same.length > 0 && rule.added !== true)
  return [...(rule.amount === undefined ? [] : [exactly]), ...(near ? [nearest] : []), ...named]
}

/**
 * Rows of one amount, the first beside the first; where days count, the first of a day beside the first of each day that
 * is near enough, however many wait since long ago.
 */
function equalsBeside(keys: readonly Sql[], meets: readonly Sql[], days: number | undefined): Sql {
  const partition = [...keys, sql`amount`, ...(days === undefined ? [] : [sql`first`])]
  const placed = sql`row_number() over (partition by ${join(partition)} order by first, id) as place`
  const away = sql`cross join generate_series(${-around}::int, ${around}::int) as away`
  const later = days === undefined ? empty : sql`cross join generate_series(${-days}::int, ${days}::int) as later`
  const near = days === undefined ? [] : [sql`l.first + later = r.first`]
  return sql`select l.id as lid, r.id as rid from (select l.*, ${placed} from l) l ${away} ${later}
    join (select r.*, ${placed} from r) r on ${join([...meets, sql`l.amount = r.amount`, sql`l.place + away = r.place`, ...near], ' and ')}`
}

/** Whether a rule holds for a pair. */
function holdsOf(of: Matching, rule: MatchingRule): Sql {
  const tolerance = of.tolerance ?? '0'
  const fits = {
    equal: sql`abs(l.amount - r.amount) <= ${tolerance}::numeric`,
    within: sql`abs(l.amount) <= abs(r.amount) + ${tolerance}::numeric`,
  }
  const asked = [
    ...keysOf(of, rule, 'same').map((key) => sql`l.${key} = r.${key}`),
    ...keysOf(of, rule, 'names').map((key) => sql`position(r.${key} in l.${key}) > 0`),
    ...(rule.amount === undefined ? [] : [fits[rule.amount]]),
    ...(rule.days === undefined ? [] : [sql`abs(l.first - r.first) <= ${rule.days}::int`]),
  ]
  return sql`coalesce(${join(asked, ' and ')}, false)`
}
