import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Sql } from '../../platform/database/sql.ts'
import type { TokenPair, Origin } from '../../platform/http/caller-credentials.ts'
import type { AdmitParts } from './authenticate-request.ts'
import { pairOf } from './authenticate-request.ts'
import { endOldest } from './end-session.ts'
import { readSession } from './session-row.ts'

interface NewSession extends Origin {
  readonly personId: string
  readonly client: string
  readonly at: number
  /** The one page it may show; a whole session without it. */
  readonly page?: string
  /** He sets up a second factor before anything else. */
  readonly mustEnrol?: boolean
}

/** Begins a session and answers its first pair of tokens. */
export async function beginSession(
  on: Sql,
  parts: Pick<AdmitParts, 'keys' | 'tokens' | 'settings'>,
  given: NewSession,
): Promise<TokenPair> {
  const { personId, client, ip, agent, at, page = null, mustEnrol = false } = given
  const id = v7()
  const begun = new Date(at)
  await on.query(sql`
    insert into engine.session (id, person_id, client, ip, agent, seed, rotated_at, created_at, last_seen, absolute_end, page, must_enrol)
    values (${id}, ${personId}::uuid, ${client.slice(0, 16)}, ${ip}, ${agent.slice(0, 200)}, ${randomBytes(32)}, ${begun}, ${begun}, ${begun},
      ${new Date(at + parts.settings.absoluteLife)}, ${page}, ${mustEnrol})`)
  await endOldest(on, personId, parts.settings.sessionsPerPerson, at)
  const session = await readSession(on, id)
  if (session === null) throw new Error('a session that was just begun is missing')
  return pairOf(parts, session)
}
