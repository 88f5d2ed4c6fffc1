import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'
import type { Checkpoint } from './chain-audit-lines.ts'
import { type AuditRow, beginning, coveredColumns, lineHash } from './line-hash.ts'

interface Verified {
  readonly lines: number
  /** What does not fit, the first few; empty when the chain is whole. */
  readonly problems: readonly AuditProblem[]
}

/**
 * What is wrong with one line: it is gone from the chain or from the audit, differs, does not follow, was cut off, or
 * is in the audit alone.
 */
interface AuditProblem {
  readonly sort: 'missing' | 'unfollowing' | 'deleted' | 'changed' | 'checkpoint' | 'cut' | 'inserted'
  /** Place in the chain; of an inserted line its own number. */
  readonly line: number
}

interface Link extends Partial<AuditRow> {
  readonly seq: string
  readonly prev: Buffer
  readonly hash: Buffer
  readonly audit_id: string
  readonly id: string
}

const chunk = 10_000
const mostProblems = 20

/**
 * Follows the chain from its first line: any edited, deleted, inserted, swapped or cut line shows.
 * `known` are checkpoints kept outside the database, against which a cut tail is measured.
 */
export async function verifyAudit(on: Sql, known: readonly Checkpoint[] = []): Promise<Verified> {
  const checkpoints = new Map([...(await storedCheckpoints(on)), ...known].map(({ seq, hash }) => [seq, hash]))
  const problems: AuditProblem[] = []
  let seq = 0
  let prev: Buffer = beginning
  for (;;) {
    const links = await linksAfter(on, seq)
    for (const link of links) {
      if (problems.length < mostProblems) problems.push(...linkProblems(link, seq + 1, prev, checkpoints))
      seq = Number(link.seq)
      prev = link.hash
    }
    if (links.length < chunk) break
  }
  const cut = [...checkpoints.keys()].filter((at) => at > seq).map((line): AuditProblem => ({ sort: 'cut', line }))
  return { lines: seq, problems: [...problems, ...cut, ...(await strangers(on))].slice(0, mostProblems) }
}

function linkProblems(
  link: Link,
  expected: number,
  prev: Buffer,
  checkpoints: ReadonlyMap<number, string>,
): AuditProblem[] {
  const seq = Number(link.seq)
  if (seq !== expected) return [{ sort: 'missing', line: expected }]
  if (!link.prev.equals(prev)) return [{ sort: 'unfollowing', line: seq }]
  if (link.id === null) return [{ sort: 'deleted', line: seq }]
  if (!lineHash(prev, seq, link as Link & AuditRow).equals(link.hash)) return [{ sort: 'changed', line: seq }] // the joined row is there
  const checkpoint = checkpoints.get(seq)
  return checkpoint !== undefined && checkpoint !== link.hash.toString('hex') ? [{ sort: 'checkpoint', line: seq }] : []
}

function linksAfter(on: Sql, seq: number): Promise<Link[]> {
  return on.query<Link>(sql`
    select s.seq, s.prev, s.hash, s.audit_id, ${coveredColumns}
    from engine.audit_seal s left join engine.audit a on a.id = s.audit_id
    where s.seq > ${seq}::bigint order by s.seq limit ${chunk}`)
}

async function storedCheckpoints(on: Sql): Promise<Checkpoint[]> {
  const rows = await on.query<{ seq: string; hash: Buffer }>(
    sql`select seq, hash from engine.audit_checkpoint order by seq`,
  )
  return rows.map(({ seq, hash }) => ({ seq: Number(seq), hash: hash.toString('hex') }))
}

/** Lines that stand before the head of the chain and are not in it: slipped in afterwards. */
async function strangers(on: Sql): Promise<AuditProblem[]> {
  const rows = await on.query<{ id: string }>(sql`
    with head as (select xid, audit_id from engine.audit_seal order by seq desc limit 1)
    select a.id from engine.audit a cross join head h
    where (a.xid, a.id) <= (h.xid, h.audit_id) and not exists (select from engine.audit_seal s where s.audit_id = a.id) limit ${mostProblems}`)
  return rows.map(({ id }) => ({ sort: 'inserted', line: Number(id) }))
}
