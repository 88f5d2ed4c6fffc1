import { afterEach, expect } from 'vitest'
import { ledgerProblems } from '../../../server/records/ledger/ledger-consistency.ts'
import { stockProblems } from '../../stock/stock-consistency.server.ts'
import { profitProblems } from '../profit-consistency.server.ts'
import type { ProfitWorld } from './profit-world.ts'

/** Proves stock, profit and ledgers after each test of a file. */
export function proveAfterEach(world: () => ProfitWorld): void {
  afterEach(async () => {
    const { pool } = world()
    expect(await stockProblems(pool)).toEqual([])
    expect(await profitProblems(pool)).toEqual([])
    expect(await ledgerProblems(pool)).toEqual([])
  })
}
