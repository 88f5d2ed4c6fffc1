import { flowProblems } from '../server/approval/flow-consistency.ts'
import type { ServerModule } from '../server/module-api.ts'
import type { Connection } from '../server/platform/database/sql.ts'
import { ledgerProblems } from '../server/records/ledger/ledger-consistency.ts'

/** What `amur prove` asks of the ledgers; empty when all of them agree. */
export async function everyLedgerProblem(on: Connection, servers: readonly ServerModule[]): Promise<readonly string[]> {
  const proofs = [ledgerProblems, flowProblems, ...servers.flatMap((server) => server.proofs ?? [])]
  return (await Promise.all(proofs.map((proof) => proof(on)))).flat()
}
