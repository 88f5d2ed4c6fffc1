import sql from 'sql-template-tag'
import type { Ctx } from '../context/context.ts'
import { prepared, type Sql } from '../database/sql.ts'
import { describedSettings } from './described-settings.ts'
import { isMark, secretBehind } from './secret-settings.ts'
import { inForce } from './settings-overlay.ts'

/**
 * What these settings say now, secrets whole: for the server's own use, never for an answer. An unset one says what it
 * comes with, or ''.
 */
export async function readSettings<const K extends string>(
  { sql: on, running }: { readonly sql: Sql } & Pick<Ctx, 'running'>,
  keys: readonly K[],
): Promise<Readonly<Record<K, string>>> {
  const described = describedSettings({ running })
  const rows = await on.query<{ key: string; value: string }>(
    prepared(sql`
    select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${keys}::text[]) and del_flag = 0 and coalesce(cfg_value, '') <> ''`),
  )
  const said = await Promise.all(
    keys.map(async (key) => {
      const setting = described.get(key)
      const kept = rows.find((row) => row.key === key)?.value
      const value = setting === undefined ? (kept ?? '') : inForce(running.overlay, key, setting, kept)
      return [key, isMark(value) ? ((await secretBehind(on, key, value)) ?? '') : value] as const
    }),
  )
  return Object.fromEntries(said) as Record<K, string> // one entry for every key
}
