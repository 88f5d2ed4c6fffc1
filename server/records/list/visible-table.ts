import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type Mapping, mappingOf, searchedField } from '../schema/table-mapping.ts'
import { hiddenCellsOf, hiddenNamesOf } from './approval-hidden-fields.ts'

/**
 * The mapping of a document as a list reads it: where a step of an approval keeps a field from the caller, that field
 * is empty in that row. Filter, order, groups, sums and search ask this table, so none of them tells what is hidden.
 */
export async function seenMapping(ctx: Ctx, doc: AnyDocument): Promise<Mapping> {
  const mapping = mappingOf(doc)
  const names = await hiddenNamesOf(ctx, doc)
  const cells = names.size === 0 ? null : hiddenCellsOf(ctx, doc)
  return cells === null ? mapping : { ...mapping, table: seenTable(mapping, names, cells) }
}

/** The same table at once, for queries that are put together without waiting: any field may be hidden somewhere. */
export function seenTableNow(ctx: Ctx, doc: AnyDocument): Sql {
  const mapping = mappingOf(doc)
  const cells = hiddenCellsOf(ctx, doc)
  return cells === null
    ? mapping.table
    : seenTable(mapping, new Set([...mapping.columns.keys(), ...mapping.lines.keys()]), cells)
}

function seenTable(mapping: Mapping, names: ReadonlySet<string>, cells: Sql): Sql {
  const shown = new Map(
    [...mapping.columns.values()].map(({ name, id, base }) => [
      name,
      !base && names.has(name) ? unless(cells, [name], sql`null`, sql`t.${id}`) : sql`t.${id}`,
    ]),
  )
  const columns = [...mapping.columns.values()].map(({ name, id }) => sql`${shown.get(name)} as ${id}`)
  return sql`(select ${join([...columns, sql`t.del_flag`, ...searching(mapping, names, cells, shown)])} from ${mapping.table} t)`
}

/**
 * Where a searched field is hidden the text is made of the others, without their pinyin and what stands in sub-tables;
 * the pairs only prepare the search, and may stay.
 */
function searching(
  { searched }: Mapping,
  names: ReadonlySet<string>,
  cells: Sql,
  shown: ReadonlyMap<string, Sql>,
): Sql[] {
  if (searched.length === 0) return []
  const hidden = searched.map(searchedField).filter((name) => names.has(name))
  const told = searched.flatMap((name) => shown.get(name) ?? []).map((text) => sql`${text}::text`)
  const rest = sql`replace(lower(normalize(concat_ws(${'\n'}, ${join([raw("''"), ...told])}), NFKC)), 'ё', 'е')`
  return [
    hidden.length === 0 ? raw('t.search') : sql`${unless(cells, hidden, rest, raw('t.search'))} as search`,
    raw('t.search_grams'),
  ]
}

function unless(cells: Sql, names: readonly string[], instead: Sql, otherwise: Sql): Sql {
  return sql`case when t.id in (select h.id from (${cells}) h where h.field = any(${names}::text[])) then ${instead} else ${otherwise} end`
}
