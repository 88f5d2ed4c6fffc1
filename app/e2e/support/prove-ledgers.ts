import { expect } from '@playwright/test'
import { everyLedgerProblem } from '../../every-ledger-problem.ts'
import { servers } from '../../module-servers.ts'
import { inDatabase } from './in-database.ts'

/** After what was done all ledgers of the product under test agree with the books. */
export async function proveLedgers(): Promise<void> {
  const problems = await inDatabase((pool) => everyLedgerProblem(pool, servers))
  expect(problems, 'what is wrong in the ledgers').toEqual([])
}
