import sql from 'sql-template-tag'
import { prepared, type Sql } from './sql.ts'

/** What a page keeps and the server counts changes of (DAT-07). */
type CacheName = 'access' | 'dictionary' | 'tree' | 'codeTable' | 'site'

/** The present version of everything that is cached, by name. */
export async function cacheVersions(on: Sql): Promise<Readonly<Record<string, string>>> {
  const rows = await on.query<{ name: string; version: string }>(
    prepared(sql`select name, version from engine.cache_version`),
  )
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]))
}

/** The present version of one thing that is cached. */
export async function cacheVersion(on: Sql, name: CacheName): Promise<string> {
  return (await cacheVersions(on))[name] ?? '0'
}
