import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { repeated } from '../../platform/database/sql.ts'
import { elapsed } from '../../platform/process/clock.ts'
import { whereCondition } from '../list/where-condition.ts'
import type { FieldErrors } from '../read/record-refusals.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { type MappedColumn, mappingOf } from '../schema/table-mapping.ts'
import { type ChoiceLimits, type ChosenRow, letThroughBy, limitsOf, nodesQuery, peopleQuery } from './choice-limits.ts'

/** One chosen code or id, and where it stands in the record. */
interface Choice {
  readonly path: string
  readonly from: Chooser
  readonly key: string
}

/** What a column chooses from, and under which conditions. */
interface Chooser {
  readonly source: string
  readonly only: Where
  readonly limits: ChoiceLimits
  readonly limited: boolean
  /** Names all that one query answers. */
  readonly group: string
}

/**
 * Whether everything chosen exists and may be chosen: enabled dictionary codes, living people and
 * departments within the limits of the field, records within the caller's own scope. Only what has changed
 * is asked; one statement.
 */
export async function choiceErrors(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
): Promise<FieldErrors> {
  const choices = chosen(ctx, doc, record, before).filter((choice) => !isKnown(ctx, choice))
  if (choices.length === 0) return {}
  const groups = grouped(choices)
  const queries = [...groups].flatMap(([group, members]) => existing(ctx, group, members))
  const rows =
    queries.length === 0
      ? []
      : await ctx.sql.query<ChosenRow & { readonly group: string }>(repeated(join(queries, ' union all ')))
  const known = new Map(rows.map((row) => [`${row.group} ${row.key}`, row]))
  const errors = [...groups].flatMap(([group, members]) => {
    const isLetThrough = letThroughBy(ctx, members[0]?.from.limits ?? {})
    return members.flatMap(({ path, from: { source }, key }): [string, FieldError][] => {
      const row = known.get(`${group} ${key.toLowerCase()}`) ?? known.get(`${group} ${key}`)
      if (row === undefined) return [[path, { code: 'choice.unknown' }]]
      return isLetThrough(row) ? [] : [[path, { code: `choice.${source}` }]]
    })
  })
  if (errors.length === 0) for (const choice of choices) remember(ctx, choice)
  return Object.fromEntries(errors)
}

// An entry that was disabled is refused everywhere within 5 s (DAT-07), so nothing is believed for longer.
const lifetime = 3_000
const most = 10_000
const remembered = new WeakMap<object, Map<string, number>>()

/**
 * Whether the choice was found a moment ago. Records, and what a field limits, are never remembered: that differs
 * between people.
 */
function isKnown({ running, actor }: Ctx, { key, from: { source, limits, limited } }: Choice): boolean {
  if (limited) return key === actor.id && limits.role === undefined
  return (remembered.get(running)?.get(`${source} ${key}`) ?? 0) > elapsed()
}

function remember({ running }: Ctx, { key, from: { source, limited } }: Choice): void {
  if (source.startsWith('document:') || limited) return
  const found = remembered.get(running) ?? new Map<string, number>()
  if (found.size > most) found.clear()
  remembered.set(running, found.set(`${source} ${key}`, elapsed() + lifetime))
}

/** Choices that one query answers: of one source, under the same conditions. */
function grouped(choices: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const { group } = choice.from
    groups.set(group, [...(groups.get(group) ?? []), choice])
  }
  return groups
}

function chosen(ctx: Ctx, doc: AnyDocument, record: StoredRecord, before: StoredRecord | null): Choice[] {
  const mapping = mappingOf(doc)
  const found: Choice[] = []
  for (const column of mapping.chosen) {
    const value = record[column.name] ?? null
    const old = before?.[column.name] ?? null
    // What a record holds of old stays, though nobody may choose it any more.
    if (value !== null && !same(value, old))
      addChoices(found, ctx, column, value, column.name, Array.isArray(old) ? old : [])
  }
  for (const { name, columns } of mapping.lines.values()) {
    const lines = record[name]
    if (!Array.isArray(lines) || same(lines, before?.[name] ?? null)) continue
    for (const [at, line] of lines.entries())
      for (const column of columns.values())
        addChoices(found, ctx, column, line[column.name] ?? null, `${name}.${at}.${column.name}`, [])
  }
  return found
}

/** Adds what a column's value chooses, but for what it held before. */
function addChoices(
  found: Choice[],
  ctx: Ctx,
  column: MappedColumn,
  value: Json,
  path: string,
  old: readonly Json[],
): void {
  const from = value === null ? null : chooserOf(ctx, column)
  if (from === null) return
  for (const key of Array.isArray(value) ? value : [value])
    if (typeof key === 'string' && key !== '' && !old.includes(key)) found.push({ path, from, key })
}

const choosers = { scoped: new WeakMap<MappedColumn, Chooser>(), unscoped: new WeakMap<MappedColumn, Chooser>() }

/** Worked out once for each column, and once more for whoever works without scope. */
function chooserOf(ctx: Ctx, column: MappedColumn): Chooser | null {
  const { source } = column
  if (source === null) return null
  const known = ctx.unscoped === null ? choosers.scoped : choosers.unscoped
  const found = known.get(column)
  if (found !== undefined) return found
  const [only, limits] = [onlyOf(column), limitsOf(ctx, column.field, source)]
  const chooser = {
    source,
    only,
    limits,
    limited: Object.keys(limits).length > 0,
    group: `${source} ${JSON.stringify([only, limits])}`,
  }
  known.set(column, chooser)
  return chooser
}

function onlyOf({ field }: MappedColumn): Where {
  return 'only' in field && typeof field.only === 'object' && field.only !== null ? { ...field.only } : {}
}

function existing(ctx: Ctx, group: string, members: readonly Choice[]): Sql[] {
  const [first] = members
  if (first === undefined) return []
  const keys = [...new Set(members.map(({ key }) => key))]
  const { source, limits, only } = first.from
  const [sort, rest = ''] = source.split(/:(.*)/s)
  if (sort === 'dictionary') {
    return [
      sql`select ${group}::text as "group", dic_code as key, null as node, null as flag, null as unit, true as allowed from base.dictionary
      where dic_group = ${rest} and dic_code = any(${keys}::text[]) and enabled = '1' and del_flag = 0`,
    ]
  }
  const ids = keys.filter(isId)
  if (sort === 'person') return [peopleQuery(ctx, group, ids, limits)]
  if (sort === 'unit' || sort === 'department') return [nodesQuery(group, sort, ids)]
  const target = ctx.running.documents.get(rest)?.doc
  if (target === undefined) return []
  const mapping = mappingOf(target)
  return [
    sql`select ${group}::text as "group", t.id::text as key, null as node, null as flag, null as unit, true as allowed from ${mapping.table} t
    where t.id = any(${ids}::uuid[]) and t.del_flag = 0 and ${scopeCondition(rowScope(ctx, target))} and ${whereCondition(mapping, only)}`,
  ]
}
