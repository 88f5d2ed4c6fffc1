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
export const tonnesThere = 3
const places = 500
const warmUp = 200
const perSecond = 300
const firstVersion = 1

/**
 * 32 keepers who confirm entries of stock out, a tonne each, four for every three tonnes there are: each with its
 * ledger lines, voucher, history and audit. By hand: the balance taken down where enough is left, and the line inserted.
 */
export async function stockPostings(product: Product, pool: Pool): Promise<void> {
  await dropEntries(pool)
  await growEntries(pool)
  const { rows } = await pool.driver.query<{ id: string }>(
    "select id from stock.stock_out where create_name = 'bench' order by out_no",
  )
  const ids = rows.map(({ id }) => id)
  const client = await signIn(product.url, 'seafin')
  const confirm = (id: string) => confirmed(product.url, client, id)
  const warm = await together(ids.slice(0, warmUp), confirm)
  const ours = await together(ids.slice(warmUp), confirm)
  const plain = await byHand(product, pool)
  const { rows: balances } = await pool.driver.query<{ under: string; there: string; moved: string }>(`
    select count(*) filter (where p.quantity < 0) as under, coalesce(sum(p.quantity), 0)::text as there,
      (select sum(m.quantity) from stock.stock_move m where m.warehouse_id in (select id from stock.warehouse where create_name = 'bench'))::text as moved
    from stock.stock_place p where p.warehouse_id in (select id from stock.warehouse where create_name = 'bench')`)
  const [sum] = balances
  const done = warm.done + ours.done
  const isRight = Number(sum?.under) === 0 && Number(sum?.there) === 0 && Number(sum?.moved) === 0
  const least = perSecond / allowed(1)
  tell({
    work: `${clients} keepers confirming stock out over HTTP, with vouchers`,
    measured: `${ours.rate.toFixed(0)}/s (${plain.rate.toFixed(0)}/s by hand without voucher, history and audit); ${done} confirmed, ${warm.refused + ours.refused} refused, ${Number(sum?.there)} t left`,
    limit: `never negative; at least ${least.toFixed(0)}/s`,
    kept: isRight && done === places * tonnesThere && ours.rate >= least,
  })
}

interface Posting {
  readonly done: number
  readonly refused: number
  /** Of those that went out, per second. */
  readonly rate: number
}

async function together(ids: readonly string[], confirm: (id: string) => Promise<boolean>): Promise<Posting> {
  const left = [...ids]
  let done = 0
  const begun = performance.now()
  const ended = await Promise.allSettled(
    Array.from({ length: clients }, async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) if (await confirm(id)) done += 1
    }),
  )
  // Told only when all have ended: what is cleared away after a fault must not meet those who still post.
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return { done, refused: ids.length - done, rate: (done * 1_000) / (performance.now() - begun) }
}

/** Whether a tonne went out; any other refusal than that of too much is a fault of the bench. */
async function confirmed(url: string, { headers }: SignedInClient, id: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/stock/stockOut/${id}/action/confirm`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ver: firstVersion }),
  })
  const text = await answer.text()
  if (answer.ok) return true
  if (!text.includes('"ledger.not-enough"')) throw new Error(text)
  return false
}

async function byHand({ dataDir }: Product, pool: Pool): Promise<Posting> {
  await pool.driver.query(`
    drop table if exists by_hand.left_over, by_hand.moved;
    create table by_hand.left_over as select nr, ${tonnesThere} as quantity from by_hand.place;
    alter table by_hand.left_over add primary key (nr);
    create table by_hand.moved (like stock.stock_move including all)`)
  const many = openPool(
    { host: `${dataDir}/postgres/socket`, port: 5432, user: 'amur', database: 'amur' },
    { max: connections },
  )
  const entries = Array.from({ length: places * (tonnesThere + 1) }, (_, at) => `${at % places}`)
  try {
    return await together(entries, (nr) =>
      inTransaction(many, async (on) => {
        const left = await on.query(
          sql`update by_hand.left_over set quantity = quantity - 1 where nr = ${nr}::int and quantity >= 1 returning quantity`,
        )
        if (left.length === 0) return false
        await on.query(sql`
          insert into by_hand.moved (id, unit_id, create_by, create_name, day, event, source_no, source_type, source_id, seq, line_no, cost_group, entry, warehouse_id, goods_id, batch_id, quantity, amount)
          select gen_random_uuid(), unit_id, unit_id, 'bench', current_date, 'OUT', 'B-HAND', 'stock.stockOut', gen_random_uuid()::text, 1, 1, goods_id::text, nextval('by_hand.entry'), warehouse_id, goods_id, batch_id, -1, -600
          from by_hand.place where nr = ${nr}::int`)
        return true
      }),
    )
  } finally {
    await many.end()
  }
}

/** What the entries and their vouchers left, but for the ledger's own. */
export async function dropEntries(pool: Pool): Promise<void> {
  await pool.driver.query("delete from stock.stock_out where create_name = 'bench'")
}

/** Drafts like the first of the demonstration: four tonnes to take out of each place, where three will lie. */
async function growEntries(pool: Pool): Promise<void> {
  const day = dayOfMs(Date.now())
  await pool.driver.query(`
    create sequence if not exists by_hand.entry;
    insert into stock.stock_out select r.* from (
      select to_jsonb(q) as doc from stock.stock_out q where status = '1' and out_type = 'sale' and release_id is null and del_flag = 0 limit 1) s
    cross join generate_series(0, ${places * (tonnesThere + 1) - 1}) g
    join by_hand.place p on p.nr = g % ${places}
    cross join lateral jsonb_populate_record(null::stock.stock_out, s.doc || jsonb_build_object(
      'id', gen_random_uuid(), 'out_no', 'B-' || lpad(g::text, 6, '0'), 'ver', ${firstVersion}, 'create_name', 'bench', 'unit_id', p.unit_id,
      'date', '${day}', 'month', '${day.slice(0, 7)}', 'warehouse_id', p.warehouse_id, 'goods_id', p.goods_id, 'batch_id', p.batch_id,
      'contract_id', null, 'qty', 1, 'status', '0', 'voucher_no', null, 'booked_amount', null, 'cost_amount', null)) r`)
}
