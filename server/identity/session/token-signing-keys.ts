import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'
import { now } from '../../platform/process/clock.ts'

/** A key tokens are signed with; `id` travels with the token so that keys can be changed without a sign-out. */
export interface Secret {
  readonly id: string
  readonly value: Uint8Array
}

interface SecretRow {
  readonly id: string
  readonly value: Buffer
}

const purpose = 'session'
const bytes = 32

/** The key of an operator who keeps his own secret: every process is given the same one. */
export function operatorSecret(text: string): readonly [Secret] {
  const value = createHash('sha256').update(`session ${text}`).digest()
  // The name changes with the secret without telling anything of it.
  const id = createHash('sha256').update(value).digest('base64url').slice(0, 12)
  return [{ id, value: new Uint8Array(value) }]
}

/** The keys kept in the database, the newest first; the first is made when there is none, so no default key exists. */
export async function sessionSecrets(on: Sql): Promise<readonly [Secret, ...Secret[]]> {
  // Two processes that start together agree on one: the name is taken once.
  await on.query(sql`
    insert into engine.secret (id, purpose, value, created_at)
    select 'session-1', ${purpose}, ${randomBytes(bytes)}, ${new Date(now())}
    where not exists (select from engine.secret where purpose = ${purpose})
    on conflict do nothing`)
  const rows = await on.query<SecretRow>(sql`
    select id, value from engine.secret where purpose = ${purpose} and retired_at is null order by created_at desc, id desc`)
  const [newest, ...older] = rows.map(secretOf)
  if (newest === undefined) throw new Error('no key to sign sessions with')
  return [newest, ...older]
}

function secretOf({ id, value }: SecretRow): Secret {
  if (value.length < bytes) throw new Error(`the key ${id} is too short to be safe`)
  return { id, value: new Uint8Array(value) }
}
