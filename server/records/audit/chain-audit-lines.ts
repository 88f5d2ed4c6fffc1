import sql from 'sql-template-tag'
import { oldestRunning } from '../../platform/database/oldest-running-transaction.ts'
import type { Pool } from '../../platform/database/pool.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type AuditRow, beginning, coveredColumns, lineHash } from './line-hash.ts'

/** A known head of the chain: whoever keeps it elsewhere notices a cut tail. */
export interface Checkpoint {
  readonly seq: number
  readonly hash: string
}

interface Sealed {
  readonly lines: number
  /** Made every thousand lines or every hour; to be kept outside the database too. */
  readonly checkpoint: Checkpoint | null
}

interface Head {
  readonly seq: string
  readonly audit_id: string
  readonly xid: string
  readonly hash: Buffer
}

// 'seal' in ASCII: one process seals at a time, the others have nothing to do.
const lock = 0x73_65_61_6c

const batch = 5_000
const linesPerCheckpoint = 1_000

/**
 * Chains the audit lines whose transactions have all ended, in (xid, id) order, so that no writer ever
 * waits for the chain. Answers how many were sealed; call it again while it answers a full batch.
 */
export function sealAudit(pool: Pool): Promise<Sealed> {
  return inTransaction(pool, async (on) => {
    const [got] = await on.query<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)
    if (got?.mine !== true) return { lines: 0, checkpoint: null }
    const [head] = await on.query<Head>(
      sql`select seq, audit_id, xid, hash from engine.audit_seal order by seq desc limit 1`,
    )
    const rows = await waiting(on, head)
    if (rows.length === 0) return { lines: 0, checkpoint: null }
    const last = await chain(on, rows, Number(head?.seq ?? 0), head?.hash ?? beginning)
    return { lines: rows.length, checkpoint: await checkpointed(on, last) }
  })
}

/** Every line below the oldest running transaction: none with a smaller xid can appear any more. */
async function waiting(on: Sql, head: Head | undefined): Promise<(AuditRow & { xid: string })[]> {
  const limit = await oldestRunning(on)
  return on.query(sql`
    select a.xid, ${coveredColumns} from engine.audit a
    where (a.xid, a.id) > (${head?.xid ?? '0'}::xid8, ${head?.audit_id ?? '0'}::bigint) and a.xid < ${limit}::xid8
    order by a.xid, a.id limit ${batch}`)
}

async function chain(
  on: Sql,
  rows: readonly (AuditRow & { xid: string })[],
  seq: number,
  hash: Buffer,
): Promise<Checkpoint> {
  const hashes: string[] = []
  let last = hash
  for (const [at, row] of rows.entries()) {
    last = lineHash(last, seq + at + 1, row)
    hashes.push(last.toString('hex'))
  }
  // Each line follows the one before it, so that hashes are sent once; arrays are read sooner than JSON.
  await on.query(sql`
    insert into engine.audit_seal (seq, audit_id, xid, prev, hash)
    select ${seq}::bigint + l.nr, l.id, l.xid::xid8, lag(l.hash, 1, decode(${hash.toString('hex')}, 'hex')) over (order by l.nr), l.hash
    from (select r.nr, r.id, r.xid, decode(r.hash, 'hex') as hash
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ xid }) => xid)}::text[], ${hashes}::text[]) with ordinality as r(id, xid, hash, nr)) l`)
  return { seq: seq + rows.length, hash: last.toString('hex') }
}

async function checkpointed(on: Sql, { seq, hash }: Checkpoint): Promise<Checkpoint | null> {
  const rows = await on.query(sql`
    insert into engine.audit_checkpoint (seq, hash)
    select ${seq}::bigint, decode(${hash}, 'hex')
    where not exists (select from engine.audit_checkpoint where seq > ${seq - linesPerCheckpoint}::bigint and at > now() - interval '1 hour')
    returning 1`)
  return rows.length === 0 ? null : { seq, hash }
}
