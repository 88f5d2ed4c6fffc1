import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import sql from 'sql-template-tag'
import { auditSecurity, type SecurityEvent } from '../../identity/session/audit-security.ts'
import { setCredential } from '../../identity/session/credential.ts'
import { endSessionsOf } from '../../identity/session/end-session.ts'
import { hashPassword } from '../../identity/session/password-hash.ts'
import { forgive } from '../../identity/session/sign-in-failures.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationFolders } from '../../platform/database/migration-files.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { now } from '../../platform/process/clock.ts'
import type { FirstPassword, Surroundings } from './command-context.ts'
import { withInstallation } from './with-installation.ts'

/** `admin bootstrap | unlock <account> | password <account>`: the way in when nobody can give it from the page. */
export async function adminCommand([verb, account = '']: readonly string[], around: Surroundings): Promise<void> {
  await withInstallation(around, async ({ address, pool }) => {
    if (verb === 'bootstrap') {
      await migrate(address, migrationFolders(around.root))
      return tell(await bootstrap(pool, around), around)
    }
    if (verb === 'unlock') return unlock(pool, account).then(() => around.print(`${account} may try again`))
    if (verb === 'password') return tell([await oneTimePassword(pool, account)], around)
    throw new CannotStart('say what to do: admin bootstrap, admin unlock <account> or admin password <account>')
  })
}

function tell(passwords: readonly FirstPassword[], { print }: Surroundings): void {
  for (const { code, password } of passwords) print(`${code}: ${password}  (valid for the first sign-in only)`)
}

/** The three administrators of an empty database; later, new passwords for those of them who have never signed in. */
async function bootstrap(pool: Pool, { makeFirstPeople }: Surroundings): Promise<readonly FirstPassword[]> {
  const [{ people = 0 } = {}] = await pool.query<{ people: number }>(
    sql`select count(*)::int as people from base.person`,
  )
  if (people === 0) return makeFirstPeople(pool)
  const waiting = await pool.query<{ code: string }>(sql`
    select p.user_code as code from base.person p join engine.credential c on c.person_id = p.id and c.must_change
    where p.user_code in ('admin', 'sec', 'audit') and p.last_login is null and p.del_flag = 0 order by 1`)
  if (waiting.length === 0)
    throw new CannotStart('there are administrators who have signed in: use admin unlock or admin password')
  return Promise.all(waiting.map(({ code }) => oneTimePassword(pool, code)))
}

function unlock(pool: Pool, account: string): Promise<void> {
  return inTransaction(pool, async (on) => {
    await auditSecurity(on, await event(on, account, 'account.unlock'))
    await forgive(on, `account:${account.toLowerCase()}`)
  })
}

/** A password for one sign-in; whoever is signed in under the account is signed out. */
async function oneTimePassword(pool: Pool, account: string): Promise<FirstPassword> {
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  await inTransaction(pool, async (on) => {
    const told = await event(on, account, 'password.reset')
    await setCredential(on, told.accountId, hash, told.at, true)
    await endSessionsOf(on, told.accountId, 'password', told.at)
    await forgive(on, `account:${account.toLowerCase()}`)
    await auditSecurity(on, told)
  })
  return { code: account, password }
}

/** The line of the audit names the user of the machine: nobody is signed in here. */
async function event(on: Transaction, account: string, verb: SecurityEvent['verb']): Promise<SecurityEvent> {
  const [found] = await on.query<{ id: string }>(
    sql`select id from base.person where lower(user_code) = lower(${account}) and del_flag = 0`,
  )
  if (found === undefined) throw new CannotStart(`there is no account ${account}`)
  return { at: now(), verb, accountId: found.id, personId: null, ip: '', requestId: `shell:${userInfo().username}` }
}
