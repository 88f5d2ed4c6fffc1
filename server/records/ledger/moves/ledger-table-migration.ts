import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../../core/description/document.ts'
import type { Ledger } from '../../../../core/description/ledger.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { tablesDiff } from '../../schema/draft-migration.ts'
import { mappingOf } from '../../schema/table-mapping.ts'
import { tableShapes } from '../../schema/table-shape.ts'
import { quoted } from '../../schema/table-statements.ts'
import { ledgerShapes } from './ledger-tables.ts'

/** What stands after a line is the place of that line among the others; all else of it stays as it was written. */
const restated: ReadonlySet<string> = new Set(['running_quantity', 'running_amount'])

/** The statements that make the tables of ledgers what their descriptions say, and keep their lines as they are written. */
export async function ledgersDiff(
  on: Sql,
  ledgers: readonly Ledger[],
  documents: readonly AnyDocument[],
): Promise<string[]> {
  const kept = ledgers.flatMap((ledger) => {
    const lines = documents.find((doc) => `${doc.module}.${doc.name}` === ledger.lines)
    return lines === undefined ? [] : [{ ledger, lines }]
  })
  const tables = await tablesDiff(
    on,
    kept.flatMap(({ ledger, lines }) => ledgerShapes(ledger, lines)),
  )
  const guards = await Promise.all(kept.map(({ lines }) => guardDiff(on, lines)))
  return [...tables, ...guards.flat()]
}

/** The trigger that refuses to change or delete a line; it names each column, so a new column makes it anew. */
async function guardDiff(on: Sql, lines: AnyDocument): Promise<string[]> {
  const { schema, tableName } = mappingOf(lines)
  const name = `${tableName}_only_grows`
  const columns = Object.keys(tableShapes(lines)[0]?.columns ?? {}).filter((column) => !restated.has(column))
  const [found] = await on.query<{ columns: readonly string[] }>(sql`
    select array(select a.attname::text from unnest(t.tgattr::int2[]) c join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = c) as columns
    from pg_trigger t where t.tgname = ${name} and t.tgrelid = to_regclass(${`${schema}.${tableName}`})`)
  const held = new Set(found?.columns)
  if (found !== undefined && columns.length === held.size && columns.every((column) => held.has(column))) return []
  const table = `${schema}.${quoted(tableName)}`
  return [
    ...(found === undefined ? [] : [`drop trigger ${name} on ${table};`]),
    `create trigger ${name} before delete or truncate or update of ${columns.map(quoted).join(', ')} on ${table}\n  for each statement execute function engine.posting_only_grows();`,
  ]
}
