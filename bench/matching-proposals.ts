import type { Product } from '../app/testing/product-process.ts'
import { call, signIn } from '../app/testing/signed-in-client.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { tell } from './support/figure-report.ts'
import { dropCopies, growCredits, growReceiptPlans } from './support/grow-rows.ts'
import { median } from './support/load-generator.ts'

const rows = 10_000
const rounds = 7
const atLeast = 0.5

// What a good developer writes for this one page: equal pairs, else the plan that waits longest, the contract on top.
const byHand = `
  with l as materialized (select id, unclaimed as amount, day, currency, unit_id, lower(regexp_replace(counterparty_name, '[[:space:]"]', '', 'g')) as name, purpose
      from finance.bank_statement_line where del_flag = 0 and direction = 'credit' and claim_status in ('0', '1')),
  r as materialized (select p.id, p.left_amount as amount, p.expected_date as day, p.currency, p.unit_id, lower(regexp_replace(p.counterparty_name, '[[:space:]"]', '', 'g')) as name, k.contract_no
      from finance.receipt_plan p left join contracts.contract k on k.id = p.contract_id where p.del_flag = 0 and p.approval_status = '2' and p.rec_status in ('0', '1', '3')),
  c as (
    select l.id as line, r.id as plan from (select *, row_number() over (partition by currency, unit_id, name, amount order by day, id) as n from l) l
      join (select *, row_number() over (partition by currency, unit_id, name, amount order by day, id) as n from r) r using (currency, unit_id, name, amount, n)
    union select l.id, r.id from l join (select *, row_number() over (partition by currency, unit_id, name order by day, id) as n from r) r
      on r.currency = l.currency and r.unit_id = l.unit_id and r.name = l.name and r.n <= 8)
  select line, plan, l.amount::text, case when l.amount = r.amount then 95 when l.amount <= r.amount + 1 then 70 else 0 end
    + case when position(r.contract_no in l.purpose) > 0 then 20 else 0 end as score
  from c join l on l.id = line join r on r.id = plan order by score desc, l.day, r.day`

/** What seems to belong together of 10,000 open credits and 10,000 open plans, against the statement for that page alone. */
export async function proposalsOfMany(product: Product, pool: Pool): Promise<void> {
  await growCredits(pool, rows, 'X')
  await growReceiptPlans(pool, rows, 'X')
  try {
    const cashier = await signIn(product.url, 'cashier')
    const ours: number[] = []
    const plain: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now()
      await call(`${product.url}/api/matching/finance/receiptClaim/proposals`, cashier, { left: {}, right: {} })
      const between = performance.now()
      await pool.driver.query(byHand)
      if (round === 0) continue
      ours.push(between - begun)
      plain.push(performance.now() - between)
    }
    const value = median(plain) / median(ours)
    tell({
      work: `proposals over ${rows} credits and ${rows} plans`,
      measured: `${value.toFixed(2)} x by hand (${(1000 / median(ours)).toFixed(1)}/s against ${(1000 / median(plain)).toFixed(1)}/s)`,
      limit: `at least ${atLeast} x`,
      kept: value >= atLeast,
    })
  } finally {
    await dropCopies(pool, 'X')
  }
}
