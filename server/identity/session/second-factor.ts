import { createHash, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { seal, sealBytes, sealingKey, unseal } from '../../platform/process/encrypt-secret.ts'

/** How a person stands to the second factor. */
interface SecondFactorState {
  /** Epoch ms since when codes are asked for; null while they are not. */
  readonly since: number | null
  /** Recovery codes not yet used. */
  readonly codesLeft: number
}

const secretBytes = 20
const seconds = 30
// The clock of a telephone may be half a minute off.
const window = 1
const recoveryCodes = 10
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Whether codes are asked for, since when, and how many ways are left for the day the telephone is lost. */
export async function secondFactorOf(on: Sql, personId: string): Promise<SecondFactorState> {
  const [row] = await on.query<SecondFactorState>(sql`
    select (select confirmed_at from engine.second_factor where person_id = ${personId}::uuid) as since,
      (select count(*)::int from engine.recovery_code where person_id = ${personId}::uuid) as "codesLeft"`)
  return row ?? { since: null, codesLeft: 0 }
}

/**
 * Makes a secret for an authenticator, in place of one that was offered before and not confirmed; the address is what
 * its QR code says.
 */
export async function offerSecret(
  on: Sql,
  {
    personId,
    account,
    issuer,
    at,
  }: { readonly personId: string; readonly account: string; readonly issuer: string; readonly at: number },
): Promise<{ readonly secret: string; readonly uri: string } | null> {
  const value = randomBytes(secretBytes)
  const sealed = seal(await sealingKey(on, 'second-factor'), value, personId)
  const rows = await on.query(sql`
    insert into engine.second_factor (person_id, secret, offered_at) values (${personId}::uuid, ${sealed}, ${new Date(at)})
    on conflict (person_id) do update set secret = excluded.secret, offered_at = excluded.offered_at where second_factor.confirmed_at is null
    returning person_id`)
  if (rows.length === 0) return null
  const totp = totpOf(value, { account, issuer })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * Whether a code is the authenticator's of this or a neighbouring half minute and has not been accepted before; spends
 * it.
 */
export async function redeemCode(
  on: Sql,
  personId: string,
  code: string,
  at: number,
  confirmed: boolean,
): Promise<boolean> {
  const [row] = await on.query<{ secret: Buffer }>(sql`
    select secret from engine.second_factor where person_id = ${personId}::uuid and (confirmed_at is not null) = ${confirmed}`)
  if (row === undefined) return false
  const secret = unseal(await sealingKey(on, 'second-factor'), row.secret, personId)
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window })
  if (delta === null) return false
  const step = Math.floor(at / 1_000 / seconds) + delta
  // Of two who show the same code at once, one finds it spent.
  const spent = await on.query(
    sql`update engine.second_factor set last_step = ${step} where person_id = ${personId}::uuid and last_step < ${step} returning person_id`,
  )
  return spent.length === 1
}

/** Seals the secrets that an earlier version has stored as they are; at the start, before anybody signs in. */
export async function sealSecondFactors(pool: Pool): Promise<void> {
  await inTransaction(pool, async (on) => {
    const rows = await on.query<{ personId: string; secret: Buffer }>(sql`
      select person_id as "personId", secret from engine.second_factor
      where octet_length(secret) < ${secretBytes + sealBytes} for update`)
    for (const { personId, secret } of rows) {
      const sealed = seal(await sealingKey(on, 'second-factor'), secret, personId)
      await on.query(sql`update engine.second_factor set secret = ${sealed} where person_id = ${personId}::uuid`)
    }
  })
}

/** From now on codes are asked for. */
export async function confirmSecret(on: Sql, personId: string, at: number): Promise<void> {
  await on.query(
    sql`update engine.second_factor set confirmed_at = ${new Date(at)} where person_id = ${personId}::uuid and confirmed_at is null`,
  )
}

/** Takes the second factor away, with its recovery codes; answers whether there was one. */
export async function dropSecondFactor(on: Sql, personId: string): Promise<boolean> {
  const gone = await on.query(
    sql`delete from engine.second_factor where person_id = ${personId}::uuid and confirmed_at is not null returning person_id`,
  )
  await on.query(sql`delete from engine.recovery_code where person_id = ${personId}::uuid`)
  return gone.length === 1
}

/** New recovery codes in place of all before; this is the only time they are seen. */
export async function makeRecoveryCodes(on: Sql, personId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => [part(), part()].join('-'))
  await on.query(sql`delete from engine.recovery_code where person_id = ${personId}::uuid`)
  await on.query(
    sql`insert into engine.recovery_code (person_id, digest) select ${personId}::uuid, d from unnest(${codes.map((code) => digestOf(personId, code))}::bytea[]) d`,
  )
  return codes
}

/** Whether a recovery code is one of the person's; it is good no more. */
export async function redeemRecovery(on: Sql, personId: string, code: string): Promise<boolean> {
  const rows = await on.query(
    sql`delete from engine.recovery_code where person_id = ${personId}::uuid and digest = ${digestOf(personId, code)} returning digest`,
  )
  return rows.length === 1
}

function totpOf(value: Buffer, named: { readonly account?: string; readonly issuer?: string } = {}): TOTP {
  return new TOTP({
    issuer: named.issuer ?? '',
    label: named.account ?? '',
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: new Secret({ buffer: Uint8Array.from(value).buffer }),
  })
}

/** About 25 bits; a code has two of them, too many to try. */
function part(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
}

function digestOf(personId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${personId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest()
}
