import sql from 'sql-template-tag'
import type { Sql } from '../database/sql.ts'
import { elapsed } from '../process/clock.ts'

/** Origins that the administrator allows in the system parameters. */
export interface AllowedOrigins {
  /** `iframe.hosts`: whose pages we show. */
  readonly shown: readonly string[]
  /** `open.embedders`: who may show ours. */
  readonly embedders: readonly string[]
  /** `map.tiles`: whose pictures lie under maps. */
  readonly tiles: readonly string[]
  /** `wopi.url` and `wps.url`: the office servers that open documents in the office frame. */
  readonly office: readonly string[]
}

const keys = {
  shown: 'iframe.hosts',
  embedders: 'open.embedders',
  tiles: 'map.tiles',
  wopi: 'wopi.url',
  wps: 'wps.url',
} as const
const life = 2_000

/** Reads the lists at most every two seconds. */
export function allowedOrigins(on: Sql): () => Promise<AllowedOrigins> {
  let known: { readonly at: number; readonly origins: Promise<AllowedOrigins> } | null = null
  return () => {
    if (known === null || elapsed() - known.at > life) {
      const origins = read(on)
      known = { at: elapsed(), origins }
      // A reading that failed is not remembered.
      origins.catch(() => {
        known = null
      })
    }
    return known.origins
  }
}

async function read(on: Sql): Promise<AllowedOrigins> {
  const rows = await on.query<{ key: string; value: string | null }>(
    sql`select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${Object.values(keys)}) and del_flag = 0`,
  )
  const list = (key: string) => originsIn(rows.find((row) => row.key === key)?.value ?? '')
  return {
    shown: list(keys.shown),
    embedders: list(keys.embedders),
    tiles: list(keys.tiles),
    office: [...new Set([...list(keys.wopi), ...list(keys.wps)])],
  }
}

/** The http(s) origins of a text with one to a line, or commas; anything else in it is passed over. */
function originsIn(text: string): readonly string[] {
  const origins = text
    .split(/[\s,;]+/)
    .filter((part) => URL.canParse(part))
    .map((part) => new URL(part))
    .filter(({ protocol }) => protocol === 'http:' || protocol === 'https:')
  return [...new Set(origins.map(({ origin }) => origin))]
}
