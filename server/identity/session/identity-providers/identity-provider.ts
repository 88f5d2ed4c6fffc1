import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { minuteMs } from '../../../../core/values/duration.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { MessengerCode } from '../../messenger/messenger.ts'

/** Somewhere else people prove who they are. */
export interface IdentityProvider {
  readonly code: 'oidc' | MessengerCode
  /** What its button says; our own words when empty. */
  readonly label: string
  /** Begins a sign-in: where to send the browser, and the state it has to bring back in its cookie too. */
  readonly begin: (on: Sql, to: string, at: number) => Promise<{ readonly url: string; readonly state: string }>
  /** Ends it: the user name vouched for, and the page asked for. */
  readonly end: (
    on: Sql,
    back: URLSearchParams,
    state: string,
    at: number,
  ) => Promise<{ readonly userName: string; readonly to: string }>
}

/** Where a door sends people back to, below `BASE`. */
export function backPathOf(code: IdentityProvider['code']): string {
  return `/api/system/user/${code}/back`
}

/** What is remembered of a sign-in that has begun. */
interface Begun {
  readonly code: IdentityProvider['code']
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly to: string
}

const life = 10 * minuteMs

/** Remembers for ten minutes that a sign-in has begun. */
export async function keepBegun(on: Sql, { code, state, nonce, verifier, to }: Begun, at: number): Promise<void> {
  await on.query(sql`delete from engine.outside_sign_in where expires_at < ${new Date(at)}`)
  await on.query(
    sql`insert into engine.outside_sign_in (digest, nonce, verifier, path, expires_at) values (${digestOf(code, state)}, ${nonce}, ${verifier}, ${to.slice(0, 2_000)}, ${new Date(at + life)})`,
  )
}

/** What was begun at this door under a state; it is ended once. */
export async function takeBegun(
  on: Sql,
  code: IdentityProvider['code'],
  state: string,
  at: number,
): Promise<Pick<Begun, 'nonce' | 'verifier' | 'to'>> {
  const [row] = await on.query<Pick<Begun, 'nonce' | 'verifier' | 'to'>>(sql`
    delete from engine.outside_sign_in where digest = ${digestOf(code, state)} and expires_at > ${new Date(at)} returning nonce, verifier, path as "to"`)
  if (row === undefined) throw new Refusal('sign-in.outside-late')
  return row
}

function digestOf(code: IdentityProvider['code'], state: string): Buffer {
  return createHash('sha256').update(`outside ${code} ${state}`).digest()
}
