import type { Pool } from '../../server/platform/database/pool.ts'

/**
 * Fills a table by one statement while it has no index but its key; they are made anew afterwards: that is several
 * times quicker.
 */
export async function withoutIndexes(pool: Pool, table: string, statement: string): Promise<void> {
  const indexes = await dropIndexes(pool, table)
  await pool.driver.query(statement)
  for (const definition of indexes) await pool.driver.query(definition)
  await pool.driver.query(`vacuum analyze ${table}`)
}

/** Drops the indexes of a table but its key; answers how they are made. */
export async function dropIndexes(pool: Pool, table: string): Promise<readonly string[]> {
  const { rows } = await pool.driver.query<{ name: string; definition: string }>(
    "select schemaname || '.' || quote_ident(indexname) as name, indexdef as definition from pg_indexes where schemaname || '.' || tablename = $1 and indexname <> tablename || '_pkey'",
    [table],
  )
  for (const { name } of rows) await pool.driver.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Leaves in a table what is so, of which there is little; also in one that only grows. */
export async function keepOnly(pool: Pool, table: string, where: string): Promise<void> {
  await pool.driver.query(`
    alter table ${table} disable trigger user;
    create temporary table stays on commit drop as select * from ${table} where ${where};
    truncate ${table};
    insert into ${table} select * from stays;
    alter table ${table} enable trigger user`)
  await pool.driver.query(`vacuum analyze ${table}`)
}
