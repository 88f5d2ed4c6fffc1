import sql from 'sql-template-tag'
import { flowProblems } from '../../approval/flow-consistency.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { isCountedElsewhere } from '../../platform/database/reset-transaction-ids.ts'
import { sealAudit } from '../../records/audit/chain-audit-lines.ts'
import { verifyAudit } from '../../records/audit/verify-audit-chain.ts'
import type { FileStorage } from '../../records/files/file-storage.ts'
import { verifyFiles } from '../../records/files/verify-files.ts'
import { ledgerProblems } from '../../records/ledger/ledger-consistency.ts'
import type { Manifest } from '../backup/manifest.ts'
import type { Surroundings } from './command-context.ts'

/** What was looked at and what is wrong; nothing is wrong when `problems` is empty. */
export interface Proven {
  readonly files: number
  readonly auditLines: number
  readonly problems: readonly string[]
}

/**
 * Everything that must be true of an installation: books, approvals, payments, every file's hash, the chain of the
 * audit.
 */
export async function prove(
  pool: Pool,
  storage: FileStorage,
  proofs: Surroundings['proofs'],
  manifest?: Manifest,
): Promise<Proven> {
  while ((await sealAudit(pool)).lines > 0);
  const [{ lines, problems: audit }, files, [held]] = [
    await verifyAudit(pool, manifest?.audit == null ? [] : [manifest.audit]),
    await verifyFiles(pool, storage),
    await pool.query<{ count: number }>(sql`select count(*)::int as count from engine.file`),
  ]
  const own = await Promise.all([ledgerProblems, flowProblems, unreached, ...proofs].map((proof) => proof(pool)))
  return {
    files: held?.count ?? 0,
    auditLines: lines,
    problems: [
      ...audit.map(({ sort, line }) => `audit line ${line}: ${sort}`),
      ...files.map(({ key, problem }) => `file ${key}: ${problem}`),
      ...own.flat(),
    ],
  }
}

/**
 * Lines that no seal and events that no relay will ever reach, as after a move to another server that nobody noticed.
 */
async function unreached(on: Pick<Pool, 'query'>): Promise<string[]> {
  return (await isCountedElsewhere(on)) ? ['rows count their transactions by another server'] : []
}
