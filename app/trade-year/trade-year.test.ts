import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { proving, share } from '../../core/testing/long-proof-share.ts'
import { defineServer } from '../../server/module-api.ts'
import type { Pool } from '../../server/platform/database/pool.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { freshDatabase } from '../../server/testing/database.ts'
import { everyLedgerProblem } from '../every-ledger-problem.ts'
import { demoState, fillDemo } from '../fill-demo.ts'
import { servers } from '../module-servers.ts'
import { composed, enterDeclared, worldNow } from '../testing/group-world.ts'
import { tellTradeYear } from './trade-year.ts'

// `npm run prove` takes twenty times as much of the year; YEAR_SCALE says another part of it.
const scale = Number(process.env['YEAR_SCALE'] ?? share(0.2, 0.01))

test('a year of trade is replayed through the services, and at each close every ledger agrees to the cent', async () => {
  const { pool, address } = await freshDatabase()
  const { running } = composed()
  await enterDeclared(pool, running)
  const closed: [month: string, problems: readonly string[]][] = []
  const year = defineServer(
    { name: 'tradeYear' },
    {
      demo: (demo) =>
        tellTradeYear(demo, {
          scale,
          leftOpen: 0,
          afterClose: async (ctx, month) => void closed.push([month, await everyLedgerProblem(ctx.sql, servers)]),
        }),
    },
  )
  const told = servers.map((server) => ({ ...server, demo: null }))
  await fillDemo({ pool, address, running, servers: [...told, year], now: worldNow })
  expect(await demoState(pool)).toBe('demo')
  expect(closed.map(([, problems]) => problems)).toEqual(Array.from({ length: 12 }, () => []))
  expect(closed.map(([month]) => month)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ])
  const made = await volumesOf(pool)
  if (proving) console.log(`scale ${scale}`, made)
  // What the year does not do is not proved by it.
  for (const [what, count] of Object.entries(made)) expect(count, what).toBeGreaterThan(0)
  // A cent too much in any ledger is named.
  const faulty = inTransaction(pool, async (on) => {
    await on.query(sql`set local session_replication_role = replica`)
    await on.query(
      sql`update stock.stock_move set amount = amount + 0.01 where ctid = (select ctid from stock.stock_move where amount <> 0 order by id limit 1)`,
    )
    throw new Error((await everyLedgerProblem(on, servers)).join('; '))
  })
  await expect(faulty).rejects.toThrow('the stock ledger and account 1405 differ')
}, 7_200_000)

/** How many documents of each sort there are. */
async function volumesOf(pool: Pool): Promise<Readonly<Record<string, number>>> {
  const sorts = {
    contracts: "contracts.contract where contract_status > '2'",
    agreements: "contracts.supplementary_agreement where approval_status = '2'",
    bills: 'trade.logistics_bill where ata is not null',
    declarations: "trade.customs_declaration where status = '5'",
    licences: 'trade.import_license',
    inspections: "stock.inspect_report where status = '3'",
    stockIn: "stock.stock_in where status = '1'",
    stockOut: "stock.stock_out where status = '1'",
    letters: 'finance.letter_credit where lc_no is not null',
    drawings: 'finance.lc_drawing where paid_amount is not null',
    released: "stock.cargo_release where status = '4'",
    settlements: "contracts.settlement where approval_status = '2'",
    costsOfSale: "engine.posting where event = 'SALE_COST'",
    writeDowns: 'stock.write_down_line where provision > 0',
    releasedWriteDowns: 'stock.write_down_line where released > 0',
    receivables: "finance.open_item where item_type = 'ar'",
    payables: "finance.open_item where item_type = 'ap'",
    receipts: 'finance.receipt',
    paymentPlans: "finance.payment_plan where approval_status = '2'",
    bankPayments: "finance.bank_payment where status = '01'",
    journal: 'finance.bank_journal',
    statementLines: 'finance.bank_statement_line',
    decisions: 'engine.flow_task where result is not null',
    postings: 'engine.posting',
    closedMonths: "finance.period where fund_closed = '1'",
  }
  const counted = await Promise.all(
    Object.entries(sorts).map(async ([what, from]) => {
      const { rows } = await pool.driver.query<{ count: string }>(`select count(*) as count from ${from}`)
      return [what, Number(rows[0]?.count)] as const
    }),
  )
  return Object.fromEntries(counted)
}
