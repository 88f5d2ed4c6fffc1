import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { TokenPair, Origin } from '../../platform/http/caller-credentials.ts'
import { now } from '../../platform/process/clock.ts'
import { letIn } from './complete-sign-in.ts'
import { redeemCode, redeemRecovery } from './second-factor.ts'
import type { SignInParts } from './sign-in-dependencies.ts'
import { countFailure, type GuardKey, guarded } from './sign-in-failures.ts'
import { logSignIn, type SignInEntry } from './sign-in-log.ts'

const answered = { status: 200 }
const life = 5 * minuteMs
const mostTries = 5

interface FirstProof {
  readonly personId: string
  readonly way: SignInEntry['way']
  readonly client: string
}

/** Remembers for five minutes that the first proof was right; answers the ticket to come back with. */
export async function makeTicket(on: Sql, { personId, way, client }: FirstProof, at: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await on.query(sql`delete from engine.second_step where expires_at < ${new Date(at)}`)
  await on.query(sql`
    insert into engine.second_step (digest, person_id, way, client, expires_at) values (${digestOf(ticket)}, ${personId}::uuid, ${way}, ${client.slice(0, 16)}, ${new Date(at + life)})`)
  return ticket
}

interface Waiting extends FirstProof {
  readonly code: string
}

/**
 * Signs in with the second proof: a code of the authenticator or a recovery code. A wrong one counts as a wrong
 * password does (SES-13).
 */
export async function secondStep(parts: SignInParts, ticket: string, code: string, origin: Origin): Promise<TokenPair> {
  const waiting = await waitingOf(parts.pool, ticket, now())
  const key: GuardKey = `account:${waiting.code.toLowerCase()}`
  return parts.turns.run(key, () => attempt(parts, waiting, { ticket, code, key }, origin))
}

async function attempt(
  parts: SignInParts,
  waiting: Waiting,
  { ticket, code, key }: { readonly ticket: string; readonly code: string; readonly key: GuardKey },
  origin: Origin,
): Promise<TokenPair> {
  const { pool, settings } = parts
  const at = now()
  const { lockedUntil } = await guarded(pool, key, at, settings)
  if (lockedUntil !== null)
    throw new Refusal('sign-in.locked', { minutes: Math.ceil((lockedUntil - at) / minuteMs) }, answered)
  await countTry(pool, ticket)
  const pair = await inTransaction(pool, async (on) => {
    if (!(await redeem(on, waiting.personId, code, at))) return null
    // The ticket is spent with the code: of two who come with both at once, one is let in.
    const spent = await on.query(
      sql`delete from engine.second_step where digest = ${digestOf(ticket)} returning digest`,
    )
    return spent.length === 1
      ? letIn(on, parts, { ...waiting, account: waiting.code, keys: [key, `address:${origin.ip}`], at, ...origin })
      : null
  })
  return pair ?? refuseWrong(parts, waiting, key, at, origin)
}

async function waitingOf(on: Sql, ticket: string, at: number): Promise<Waiting> {
  const [row] = await on.query<Waiting>(sql`
    select s.person_id as "personId", s.way, s.client, p.user_code as code from engine.second_step s
    join base.person p on p.id = s.person_id and p.user_zt = '1' and p.del_flag = 0
    where s.digest = ${digestOf(ticket)} and s.expires_at > ${new Date(at)} and s.tries < ${mostTries}`)
  if (row === undefined) throw new Refusal('sign-in.second-gone', {}, answered)
  return row
}

async function countTry(on: Sql, ticket: string): Promise<void> {
  const counted = await on.query(
    sql`update engine.second_step set tries = tries + 1 where digest = ${digestOf(ticket)} and tries < ${mostTries} returning digest`,
  )
  if (counted.length === 0) throw new Refusal('sign-in.second-gone', {}, answered)
}

function redeem(on: Sql, personId: string, code: string, at: number): Promise<boolean> {
  return /^\d{6}$/.test(code) ? redeemCode(on, personId, code, at, true) : redeemRecovery(on, personId, code)
}

async function refuseWrong(
  { pool, settings }: SignInParts,
  { personId, way, client, code: account }: Waiting,
  key: GuardKey,
  at: number,
  origin: Origin,
): Promise<never> {
  await inTransaction(pool, async (on) => {
    await countFailure(on, key, at, settings)
    await countFailure(on, `address:${origin.ip}`, at, settings)
    await logSignIn(on, { at, account, personId, outcome: 'second', way, client, ...origin })
  })
  throw new Refusal('sign-in.second-wrong', {}, { ...answered, errors: { code: { code: 'sign-in.second-wrong' } } })
}

function digestOf(ticket: string): Buffer {
  return createHash('sha256').update(`second step ${ticket}`).digest()
}
