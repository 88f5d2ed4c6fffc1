import type pg from 'pg'
import { ownSchemas, quoted } from './database-objects.ts'
import type { Manifest, Partition } from './manifest.ts'

/** Every partition that the product made as time went by; none of them is dropped until the transaction ends. */
export async function holdPartitions(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select n.nspname || '.' || c.relname as name, p.relnamespace::regnamespace || '.' || p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent join pg_namespace n on n.oid = c.relnamespace
    where c.relispartition and c.relkind = 'r' and ${ownSchemas} order by 1`)
  const tables = [...new Set(rows.map(({ of }) => quoted(of)))]
  if (tables.length > 0) await client.query(`lock table ${tables.join(', ')} in access share mode`)
  return rows
}

/** Makes those of a backup in a database that has been migrated, where a migration has not. */
export async function makePartitions(client: pg.Client, { partitions = [] }: Manifest): Promise<void> {
  for (const { name, of, bounds } of partitions)
    await client.query(`create table if not exists ${quoted(name)} partition of ${quoted(of)} ${bounds}`)
}
