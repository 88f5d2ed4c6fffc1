import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'
import { inForce, type Overlay } from '../../platform/settings/settings-overlay.ts'
import { sessionKeys, type SessionSettings, settingsSaid } from './session-settings.ts'

/** Settings that change while the product runs: whoever holds them reads what is in force. */
interface LiveSettings {
  readonly settings: SessionSettings
  /** Reads anew what administrators have set. */
  readonly learn: () => Promise<void>
}

/** What holds for sessions now; `chosen` stands above what is set. */
export async function sessionSettingsInForce(
  on: Sql,
  overlay: Overlay,
  chosen: Partial<SessionSettings>,
): Promise<LiveSettings> {
  const settings = { ...(await settingsOf(on, overlay)), ...chosen }
  return { settings, learn: async () => void Object.assign(settings, await settingsOf(on, overlay), chosen) }
}

async function settingsOf(on: Sql, overlay: Overlay): Promise<SessionSettings> {
  const rows = await on.query<{ key: string; value: string | null }>(
    sql`select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${Object.keys(sessionKeys)}::text[]) and del_flag = 0`,
  )
  const kept = new Map(rows.map(({ key, value }) => [key, value ?? '']))
  return settingsSaid(
    Object.fromEntries(
      Object.entries(sessionKeys).map(([key, setting]) => [key, inForce(overlay, key, setting, kept.get(key))]),
    ),
  )
}
