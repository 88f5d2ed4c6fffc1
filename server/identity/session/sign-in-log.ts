import sql from 'sql-template-tag'
import { deviceOf } from '../../../base/user-agent-device.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Origin } from '../../platform/http/caller-credentials.ts'
import type { IdentityProvider } from './identity-providers/identity-provider.ts'

/** What became of an attempt to sign in, or of a session; kept for at least 180 days. */
export type Outcome =
  | 'ok'
  | 'wrong'
  | 'disabled'
  | 'locked'
  | 'captcha'
  | 'reuse'
  | 'sign-out'
  | 'password'
  | 'second'
  | 'unknown'
  | 'alone'

export interface SignInEntry extends Origin {
  readonly at: number
  /** As typed, shortened; it may be a name that does not exist. */
  readonly account: string
  readonly personId: string | null
  readonly outcome: Outcome
  readonly way: 'password' | 'sms' | 'token' | IdentityProvider['code']
  readonly client: string
}

/** Adds a line to the security log of sign-ins. */
export async function logSignIn(on: Sql, entry: SignInEntry): Promise<void> {
  const { at, account, personId, outcome, way, client, ip, agent, requestId } = entry
  await on.query(sql`
    insert into engine.sign_in_log (at, account, person_id, outcome, way, client, ip, agent, request_id)
    values (${new Date(at)}, ${account.slice(0, 64)}, ${personId}::uuid, ${outcome}, ${way}, ${client.slice(0, 16)}, ${ip}, ${agent.slice(0, 200)}, ${requestId})`)
}

/** When, with what and from where a person signed in last before this session, and how often it failed since. */
interface LastSignIn {
  readonly time: number | null
  readonly ip: string
  readonly device: string
  readonly failures: number
}

/** For the banner that lets a person notice a stranger in his account. */
export async function lastSignIn(on: Sql, personId: string): Promise<LastSignIn> {
  const [row] = await on.query<Omit<LastSignIn, 'device'> & { readonly agent: string }>(sql`
    with mine as (
      select at, ip, agent, outcome from engine.sign_in_log where person_id = ${personId}::uuid and outcome in ('ok', 'wrong', 'second') order by at desc limit 200
    ), logins as (
      select at, ip, agent from mine where outcome = 'ok' order by at desc limit 2
    ), before as (
      select at, ip, agent from logins order by at desc offset 1
    )
    select (select at from before) as time, coalesce((select ip from before), '') as ip, coalesce((select agent from before), '') as agent,
      (select count(*)::int from mine where outcome <> 'ok' and at > coalesce((select at from before), '-infinity')) as failures`)
  const { agent = '', ...last } = row ?? { time: null, ip: '', failures: 0 }
  return { ...last, device: deviceOf(agent) }
}
