import sql, { join, raw } from 'sql-template-tag'
import type { AnyDocument } from '../../core/description/document.ts'
import { same } from '../../core/values/same-value.ts'
import type { Ctx } from '../platform/context/context.ts'
import { gramLines, textOfRecord } from '../records/list/search-text.ts'
import { selected, withLines } from '../records/read/read-stored-records.ts'
import { idOf, type StoredRecord } from '../records/schema/stored-record.ts'
import { type Mapping, mappingOf, searchedField } from '../records/schema/table-mapping.ts'

const batch = 1_000

/** Makes the rows of a form found by what its fields say now: needed when other fields are searched than before. */
export async function renewSearch(ctx: Ctx, before: AnyDocument, doc: AnyDocument): Promise<void> {
  const mapping = mappingOf(doc)
  if (mapping.searched.length === 0 || same([...searchedColumns(mappingOf(before))], [...searchedColumns(mapping)]))
    return
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const records = await ctx.sql.query<StoredRecord>(
      sql`select ${selected(mapping)} from ${mapping.table} t where t.id > ${after}::uuid order by t.id limit ${batch}`,
    )
    await write(ctx, mapping, await withLines(ctx, mapping, mapping.searched.map(searchedField), records))
    const last = records.at(-1)
    if (last === undefined || records.length < batch) return
    after = idOf(last)
  }
}

/** Columns and their types: a field under a new name says what it said, one of another type may not. */
function searchedColumns({ columns, lines, searched }: Mapping): readonly string[] {
  const all = searched.map((path) => {
    const [name = '', column] = path.split('.', 2)
    const place = column === undefined ? columns.get(name) : lines.get(name)?.columns.get(column)
    return `${column === undefined ? '' : lines.get(name)?.tableName} ${place?.column} ${place?.type}`
  })
  return all.toSorted()
}

async function write({ sql: on }: Ctx, { table, searched }: Mapping, records: readonly StoredRecord[]): Promise<void> {
  const texts = records.map((record) => textOfRecord(searched, record))
  const given = [sql`${records.map(idOf)}::uuid[]`, sql`${texts}::text[]`, sql`${texts.map(gramLines)}::text[]`]
  await on.query(sql`
    update ${table} t set search = g.said, search_grams = string_to_array(g.pairs, ${raw("e'\\n'")})
    from unnest(${join(given)}) as g(id, said, pairs) where t.id = g.id`)
}
