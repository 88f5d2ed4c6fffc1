import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { logSearch } from './search-tokens.ts'

interface AuditLine {
  readonly seq: string
  readonly auditId: string
  readonly at: string
  readonly person: string | null
  readonly personName: string
  readonly verb: string
  readonly document: string | null
  readonly title: string | null
  readonly ip: string
  readonly requestId: string
}
interface SignIn {
  readonly id: string
  readonly account: string
  readonly personName: string
  readonly outcome: string
  readonly way: string
  readonly ip: string
  readonly requestId: string
}

// 'logs' in ASCII: of several processes one follows at a time.
const lock = 0x6c_6f_67_73

/** Lines taken at a time: few, since each costs the reading of its Han characters. */
const batch = 500

/** Makes what was logged since the last time findable; answers how many lines. */
export function indexLogs(pool: Pool): Promise<number> {
  return inTransaction(pool, async (on) => {
    const [got] = await on.query<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)
    return got?.mine === true ? Math.max(await followAudit(on), await followSignIns(on)) : 0
  })
}

/** Follows the chain, whose numbers rise without a gap, so that nothing is ever passed over. */
async function followAudit(on: Sql): Promise<number> {
  const lines = await on.query<AuditLine>(sql`
    select s.seq, a.id as "auditId", to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.person, a.person_name as "personName", a.verb, a.document, a.title, a.ip, a.request_id as "requestId"
    from engine.audit_seal s join engine.audit a on a.id = s.audit_id
    where s.seq > coalesce((select max(seq) from engine.audit_search), 0) order by s.seq limit ${batch}`)
  const found = lines.map(({ personName, title, ip, requestId, verb, document }) =>
    logSearch([personName, title ?? '', ip, requestId], { verb, ...(document === null ? {} : { thing: document }) }),
  )
  if (lines.length > 0) {
    await on.query(
      prepared(sql`
      insert into engine.audit_search (seq, audit_id, at, search, tokens)
      select l.seq, l.audit_id, l.at, l.search, string_to_array(l.tokens, e'\\n')
      from unnest(${lines.map(({ seq }) => seq)}::bigint[], ${lines.map(({ auditId }) => auditId)}::bigint[],
        ${lines.map(({ at }) => at)}::timestamptz[],
        ${found.map(({ search }) => search)}::text[], ${found.map(({ tokens }) => tokens)}::text[])
        as l(seq, audit_id, at, search, tokens)`),
    )
  }
  return lines.length
}

async function followSignIns(on: Sql): Promise<number> {
  const lines = await on.query<SignIn>(sql`
    select l.id, l.account, coalesce(p.user_name, '') as "personName", l.outcome, l.way, l.ip, l.request_id as "requestId"
    from engine.sign_in_log l left join base.person p on p.id = l.person_id where l.tokens = '{}' order by l.id limit ${batch}`)
  const found = lines.map(({ id, account, personName, outcome, way, ip, requestId }) => ({
    id,
    personName,
    ...logSearch([account, personName, ip, requestId], { outcome, way }),
  }))
  if (found.length > 0) {
    await on.query(sql`
      update engine.sign_in_log s set person_name = l."personName", search = l.search, tokens = string_to_array(l.tokens, e'\\n')
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as l(id bigint, "personName" text, search text, tokens text) where s.id = l.id`)
  }
  return lines.length
}
