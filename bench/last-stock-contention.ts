import sql from 'sql-template-tag'
import type { Product } from '../app/testing/product-process.ts'
import { type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import { dayOfMs } from '../core/values/day.ts'
import { openPool, type Pool } from '../server/platform/database/pool.ts'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'

const clients = 32
// As many as the product has for its requests.
const connections = 16
const tonnes = 1_000

interface Taking {
  /** How often a tonne was taken, and how often there was none left. */
  readonly taken: number
  readonly refused: number
  readonly rate: number
}

/**
 * 32 people who take a bill of 1,000 tonnes into stock, a tonne at a time, until nothing is left of it: never more than
 * there is. By hand: the bill locked, what was taken of it summed, a row inserted.
 */
export async function lastQuantity(product: Product, pool: Pool): Promise<void> {
  try {
    // A server that has just been started compiles what it runs for the first time: its first takings are not counted.
    await throughProduct(product, await growBill(pool, 'B-WARM'))
    const bill = await growBill(pool, 'B-LAST')
    const ours = await throughProduct(product, bill)
    const [row] = await pool.query<{ total: string }>(
      sql`select coalesce(sum(bill_qty), 0)::text as total from stock.stock_in where bill_id = ${bill.billId}::uuid and del_flag = 0`,
    )
    const plain = await byHand(product, pool, bill.billId)
    tell({
      work: `${clients} clients taking the last of ${tonnes.toLocaleString('en')} tonnes`,
      measured: `${ours.rate.toFixed(0)}/s against ${plain.rate.toFixed(0)}/s by hand; ${ours.taken} taken, ${Number(row?.total)} t stand, ${ours.refused} refused`,
      limit: `never over; at least ${(150 / allowed(1)).toFixed(0)}/s`,
      kept: ours.taken === tonnes && Number(row?.total) === tonnes && ours.rate >= 150 / allowed(1),
    })
  } finally {
    await dropBills(pool)
  }
}

type Bill = Readonly<Record<'billId' | 'goodsId' | 'contractId' | 'supplier' | 'carrier' | 'warehouseId', string>>

async function throughProduct({ url }: Product, bill: Bill): Promise<Taking> {
  const client = await signIn(url, 'seabuy')
  const values = {
    ...bill,
    inType: 'buy',
    date: dayOfMs(Date.now()),
    billQty: '1',
    actualQty: '1',
    price: '520',
    allowedPct: '0.5',
  }
  return together(() => saved(url, client, values))
}

/** Whether a tonne was taken; any other refusal than that of too much is a fault of the bench. */
async function saved(url: string, { headers }: SignedInClient, values: object): Promise<boolean> {
  const answer = await fetch(`${url}/api/stock/stockIn/save`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  const text = await answer.text()
  if (answer.ok) return true
  if (!text.includes('"billQty"')) throw new Error(text)
  return false
}

async function byHand({ dataDir }: Product, pool: Pool, billId: string): Promise<Taking> {
  await pool.driver.query(
    'drop schema if exists by_hand cascade; create schema by_hand; create table by_hand.stock_in (like stock.stock_in including all)',
  )
  const many = openPool(
    { host: `${dataDir}/postgres/socket`, port: 5432, user: 'amur', database: 'amur' },
    { max: connections },
  )
  try {
    return await together(() =>
      inTransaction(many, async (on) => {
        const [row] = await on.query<{ left: string }>(sql`
          select (b.bill_qty - (select coalesce(sum(bill_qty), 0) from by_hand.stock_in where bill_id = b.id and status in ('0', '1')))::text as left
          from (select id, bill_qty from trade.logistics_bill where id = ${billId}::uuid for update) b`)
        if (Number(row?.left) < 1) return false
        await on.query(sql`
          insert into by_hand.stock_in (id, create_by, create_name, bill_id, bill_qty, actual_qty, status)
          values (gen_random_uuid(), ${billId}::uuid, 'bench', ${billId}::uuid, 1, 1, '0')`)
        return true
      }),
    )
  } finally {
    await many.end()
    await pool.driver.query('drop schema by_hand cascade')
  }
}

/** All clients at once, each until there is nothing left. */
async function together(take: () => Promise<boolean>): Promise<Taking> {
  let taken = 0
  let refused = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (await take()) taken += 1
      refused += 1
    }),
  )
  return { taken, refused, rate: (taken * 1_000) / (performance.now() - begun) }
}

/** A bill like the first that may be taken in, of which nothing was, under a number of the bench. */
async function growBill(pool: Pool, number: string): Promise<Bill> {
  const [bill] = await pool.query<Bill>(sql`
    insert into trade.logistics_bill
    select r.* from (
      select to_jsonb(q) as doc from trade.logistics_bill q join base.department d on d.id = q.unit_id
      where d.dept_code = 'BLHY' and direction = 'buy' and status in ('3', '4') and q.del_flag = 0 limit 1) p
    cross join lateral jsonb_populate_record(null::trade.logistics_bill, p.doc || jsonb_build_object(
      'id', gen_random_uuid(), 'bill_no', ${number}::text, 'create_name', 'bench', 'bill_qty', ${tonnes}::int)) r
    returning id as "billId", goods_id as "goodsId", contract_id as "contractId", counterparty as supplier, carrier,
      (select id from stock.warehouse where in_use = '1' and del_flag = 0 limit 1) as "warehouseId"`)
  if (bill === undefined) throw new Error('there is no bill to take in')
  return bill
}

async function dropBills(pool: Pool): Promise<void> {
  await pool.driver.query(`
    delete from engine.doc_link where src_id in (select id from trade.logistics_bill where bill_no in ('B-LAST', 'B-WARM'));
    delete from stock.stock_in where bill_id in (select id from trade.logistics_bill where bill_no in ('B-LAST', 'B-WARM'));
    delete from trade.logistics_bill where bill_no in ('B-LAST', 'B-WARM')`)
}
