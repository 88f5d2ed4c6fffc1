import pg from 'pg'
import type { DatabaseAddress } from '../../platform/database/database-address.ts'
import type { KeptSequence, Migration, Reference } from './manifest.ts'

/** A table with the columns that are written rather than computed. */
export interface WholeTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Tables that the product's own migrations fill, compared instead of copied. */
const ledgers = ['engine.migration', 'graphile_worker.migrations']

/** Which namespaces `n` are ours: all but PostgreSQL's own and its empty first one. */
export const ownSchemas = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')`

/** One connection without limits of time, that writes and reads values in one fixed way; closed after the work. */
export async function withConnection<T>(address: DatabaseAddress, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...address, application_name: 'amur backup', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every schema that is neither PostgreSQL's own nor its empty first one. */
export async function wholeSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace n where ${ownSchemas} order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Every table of ours, by name. */
export async function wholeTables(client: pg.Client): Promise<WholeTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select n.nspname || '.' || c.relname as name,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${ownSchemas} order by 1`)
  return rows.filter(({ name }) => !ledgers.includes(name))
}

/** Every reference between tables of ours, its names as SQL reads them; that of a partition follows its table's. */
export async function wholeReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where contype = 'f' and conparentid = 0 and ${ownSchemas} order by 1, 2`)
  return rows
}

/** Every counter of ours that was ever used. */
export async function wholeSequences(client: pg.Client): Promise<KeptSequence[]> {
  const { rows } = await client.query<KeptSequence>(`
    select s.schemaname || '.' || s.sequencename as name, s.last_value::text as value
    from pg_sequences s join pg_namespace n on n.nspname = s.schemaname where s.last_value is not null and ${ownSchemas} order by 1`)
  return rows
}

/** What has been done to this database, by ourselves and by the queue. */
export async function migrationsOf(client: pg.Client): Promise<Migration[]> {
  const { rows } = await client.query<Migration>(`
    select id, checksum from engine.migration union all select 'queue ' || id, '' from graphile_worker.migrations order by 1`)
  return rows
}

/** A name of ours as SQL reads it. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.')
}

/** The columns of a table as SQL reads them. */
export function quotedColumns({ columns }: WholeTable): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
