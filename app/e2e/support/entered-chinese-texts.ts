import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Pool } from '../../../server/platform/database/pool.ts'
import { inDatabase } from './in-database.ts'

const han = /\p{Script=Han}/u

/**
 * Every Chinese text that people have entered and that stays Chinese in every language, longest first. What has a
 * translation is none of them: names of people, units, accounts and parties, dictionaries, menus and rights.
 */
export function dataTexts(): Promise<readonly string[]> {
  return inDatabase(async (pool) => {
    const translated = new Set(await translatedNames(pool))
    const columns = await textColumns(pool)
    const entered = (await textsIn(pool, columns)).filter((text) => !translated.has(text))
    const asWritten = await textsIn(pool, columns.filter(isAsWritten))
    return [...new Set([...entered, ...asWritten])]
      .filter((text) => han.test(text))
      .toSorted((a, b) => b.length - a.length)
  })
}

interface Column {
  readonly schema: string
  readonly table: string
  readonly column: string
}

/** Tables whose every Chinese text has a translation beside it. */
const translatedTables = ['base.dictionary', 'base.menu', 'base.permission']

/**
 * Columns that repeat a name as it was written: what banks were told and say, what an alert was about when it was
 * raised.
 */
const asWrittenColumns = new Set([
  'finance.bank_statement_line.counterparty_name',
  'base.alert_event.obj_title',
  'finance.payment_plan.payee_name',
  'finance.bank_payment.payee_name',
  'finance.bank_payment.payer_name',
  'finance.receipt.payer_name',
  'finance.bank_account.holder_name',
])

function isAsWritten({ schema, table, column }: Column): boolean {
  return asWrittenColumns.has(`${schema}.${table}.${column}`)
}

function textColumns(pool: Pool): Promise<readonly Column[]> {
  return pool.query<Column>(sql`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    where (table_schema not in ('pg_catalog', 'information_schema', 'engine', 'graphile_worker', 'public') or (table_schema, table_name) in (('engine', 'form'), ('engine', 'form_version'), ('engine', 'audit')))
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') and column_name not in ('search', 'search_grams')
      and table_schema || '.' || table_name <> all(${translatedTables}::text[])`)
}

async function textsIn(pool: Pool, columns: readonly Column[]): Promise<string[]> {
  const statements = columns.map(
    (column) =>
      sql`select distinct ${name(column.column)}::text as text from ${place(column)} where ${name(column.column)}::text ~ '[一-鿿]'`,
  )
  const rows = statements.length === 0 ? [] : await pool.query<{ text: string }>(join(statements, ' union '))
  return rows.flatMap(({ text }) => [text, ...leaves(text), ...text.split(/\s*[\n、,]\s*/)])
}

/** Names that another language says otherwise: the Chinese one must not be shown there. */
async function translatedNames(pool: Pool): Promise<string[]> {
  const pairs = await pool.query<Column & { readonly russian: string }>(sql`
    select ru.table_schema as schema, ru.table_name as table, zh.column_name as column, ru.column_name as russian
    from information_schema.columns ru join information_schema.columns zh using (table_schema, table_name)
    where ru.column_name in ('name_ru', zh.column_name || '_ru') and zh.column_name in ('user_name', 'dept_name', 'dept_sname', 'cp_name', 'short_name', 'company_name', 'role_name', 'group_name', 'account_name')
      and ru.table_schema not in ('engine')`)
  const statements = pairs.map(
    (pair): Sql =>
      sql`select distinct ${name(pair.column)} as text from ${place(pair)} where ${name(pair.russian)} <> ''`,
  )
  return statements.length === 0
    ? []
    : (await pool.query<{ text: string }>(join(statements, ' union '))).map(({ text }) => text)
}

function place({ schema, table }: Column): Sql {
  return sql`${name(schema)}.${name(table)}`
}

function name(text: string): Sql {
  return raw(`"${text.replaceAll('"', '""')}"`)
}

/** The texts inside of a jsonb value. */
function leaves(text: string): string[] {
  if (!/^[[{"]/.test(text)) return []
  try {
    return inside(JSON.parse(text))
  } catch {
    return []
  }
}

function inside(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(inside)
}
