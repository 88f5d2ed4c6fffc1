import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'

/** Something that happened to an account or session and belongs in the sealed audit. */
export interface SecurityEvent {
  readonly at: number
  readonly verb:
    | 'session.reuse'
    | 'session.force'
    | 'session.own'
    | 'password.change'
    | 'password.reset'
    | 'account.unlock'
    | 'second-factor.on'
    | 'second-factor.off'
    | 'second-factor.codes'
    | 'second-factor.reset'
  /** Whose account it happened to. */
  readonly accountId: string
  /** Who did it; null when nobody can be named, as for a token in the wrong hands. */
  readonly personId: string | null
  readonly ip: string
  readonly requestId: string
}

/** Writes one line of the audit about an account, named by what its holder is called now. */
export async function auditSecurity(
  on: Sql,
  { at, verb, accountId, personId, ip, requestId }: SecurityEvent,
): Promise<void> {
  await on.query(sql`
    insert into engine.audit (at, person, person_name, verb, document, record_id, title, ip, request_id)
    select ${new Date(at)}, ${personId}::uuid, coalesce((select user_name from base.person where id = ${personId}::uuid), ''), ${verb}, 'base.person', p.id, p.user_name, ${ip}, ${requestId}
    from base.person p where p.id = ${accountId}::uuid`)
}
