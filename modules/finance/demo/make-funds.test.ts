import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { fillDemo } from '../../../app/demo.ts'
import { modules } from '../../../app/modules.ts'
import { servers } from '../../../app/servers.ts'
import { worldNow } from '../../../app/testing/group-world.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { createFiles } from '../../../server/files/create-files.ts'
import { fileFolder } from '../../../server/files/testing/file-folder.ts'
import { createApproval } from '../../../server/flow/approval.ts'
import { publishFlows } from '../../../server/flow/publish-flows.ts'
import { ledgerProblems } from '../../../server/ledger/ledger-problems.ts'
import { compose } from '../../../server/registry.ts'
import { syncDeclared } from '../../../server/seed/declared.ts'
import { freshDatabase } from '../../../server/testing/database.ts'
import { fundProblems } from '../fund-problems.server.ts'

test('the demonstration holds plans in every state, payments in all ten, and books that agree', { timeout: 300_000 }, async () => {
  const { pool } = await freshDatabase()
  const running = compose({ modules, servers, approval: createApproval(), files: createFiles({ folder: fileFolder(), reserveMb: 0 }) })
  await inTransaction(pool, (on) => syncDeclared(on, modules, running.permissions))
  await publishFlows(pool, [...running.documents.values()].map(({ doc }) => doc))
  await fillDemo(pool, running, servers, worldNow)
  const counted = async (statement: string) => Object.fromEntries((await pool.driver.query<{ key: string; count: string }>(statement)).rows.map(({ key, count }) => [key, Number(count)]))
  const approval = await counted('select approval_status as key, count(*) from finance.payment_plan group by 1')
  const paid = await counted('select payment_status as key, count(*) from finance.payment_plan group by 1')
  const payments = await counted('select status as key, count(*) from finance.bank_payment group by 1')
  expect(Object.keys(approval).sort()).toEqual(['0', '1', '2', '3', '4'])
  expect(Object.keys(paid).sort()).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(Object.keys(payments).sort()).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'])
  expect(await ledgerProblems(pool)).toEqual([])
  expect(await fundProblems(pool)).toEqual([])
  expect(await pool.query(sql`select 1 from finance.bank_account where balance < 0`)).toEqual([])
})
