import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { fieldsInAll } from '../../../core/words/field-in-language.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { columnOf, mappingOf } from '../../records/schema/table-mapping.ts'
import { type Cells, labelsOf } from './check-row.ts'
import { type Found, type ImportPlan, type Known, knownName } from './import-plan.ts'

interface Row {
  readonly label: string
  readonly key: string
  readonly near: boolean
}

/**
 * What labels of a source stand for: shown names in any language, codes and numbers, of what the caller
 * may choose. Of several of one name the only one in his own unit is meant.
 */
export async function lookUp(ctx: Ctx, source: string, labels: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const query = queryOf(ctx, source, labels)
  const rows = query === null ? [] : await ctx.sql.query<Row>(query)
  const found = new Map<string, Found>()
  for (const label of new Set(labels)) {
    const all = distinct(rows.filter((row) => row.label === label))
    const near = all.filter((row) => row.near)
    const [only, ...others] = all.length === 1 ? all : near
    const unclear = all.length > 1 ? 'many' : 'none'
    found.set(label, only !== undefined && others.length === 0 ? { key: only.key } : unclear)
  }
  return found
}

/** Everything that the labels of some rows stand for. */
export async function knownOf(ctx: Ctx, { own }: ImportPlan, rows: readonly Cells[]): Promise<Known> {
  const known = new Map<string, Found>()
  for (const field of own) {
    const { source, name } = field
    if (source === null) continue
    const labels = [...new Set(rows.flatMap((cells) => labelsOf(field, cells[name]?.trim() ?? '')))]
    if (labels.length > 0)
      for (const [label, found] of await lookUp(ctx, source, labels)) known.set(knownName(source, label), found)
  }
  return known
}

function distinct(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}

function queryOf(ctx: Ctx, source: string, labels: readonly string[]): Sql | null {
  const [sort, rest = ''] = source.split(/:(.*)/s)
  const wanted = sql`unnest(${labels}::text[]) as w(label)`
  if (sort === 'dictionary') {
    return sql`select w.label, d.dic_code as key, d.dic_code = w.label as near from ${wanted}
      join base.dictionary d on d.dic_group = ${rest} and d.enabled = '1' and d.del_flag = 0 and w.label in (d.dic_code, d.dic_name, d.dic_name_ru, d.dic_name_en)`
  }
  if (sort === 'person') {
    return sql`select w.label, p.id::text as key, p.user_dwid is not distinct from ${ctx.actor.unitId}::uuid as near from ${wanted}
      join base.person p on p.del_flag = 0 and p.user_zt = '1' and w.label in (p.user_code, p.user_name, p.name_ru, p.name_en)`
  }
  if (sort === 'unit' || sort === 'department') {
    const flags = sort === 'unit' ? ['0', '1'] : ['2']
    return sql`select w.label, d.id::text as key, d.unit_id is not distinct from ${ctx.actor.unitId}::uuid as near from ${wanted}
      join base.department d on d.del_flag = 0 and d.dept_flag = any(${flags}::text[]) and w.label in (d.dept_code, d.dept_name, d.dept_sname, d.name_ru, d.name_en)`
  }
  const target = sort === 'document' ? ctx.running.documents.get(rest)?.doc : undefined
  return target === undefined || !mayDo(ctx, target, 'ck') ? null : recordQuery(ctx, target, wanted)
}

/**
 * Records by title, in any of its languages, number or own code, within the caller's scope; what he may not read names nothing.
 */
function recordQuery(ctx: Ctx, target: AnyDocument, wanted: Sql): Sql | null {
  const mapping = mappingOf(target)
  const number = target.number?.field ?? target.title
  const codes = Object.entries(target.fields).flatMap(([name, field]) =>
    field.kind === 'text' && 'unique' in field && field.unique === true ? [name] : [],
  )
  const columns = [...new Set([...fieldsInAll(target.title, target.title, mapping.columns), number, ...codes])]
    .map((name) => columnOf(mapping, name))
    .filter(({ field }) => reading(ctx, field) === 'whole')
  if (columns.length === 0) return null
  const own = join(
    columns.map(({ id }) => sql`t.${id}::text = w.label`),
    ' or ',
  )
  const near = columns.some(({ name }) => name === number)
    ? sql`t.${columnOf(mapping, number).id}::text = w.label`
    : sql`false`
  return sql`select w.label, t.id::text as key, coalesce(${near}, false) as near from ${wanted}
    join ${mapping.table} t on (${own}) and t.del_flag = 0 and ${scopeCondition(rowScope(ctx, target))}`
}
