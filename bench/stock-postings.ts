import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Product } from '../app/testing/product-process.ts'
import { type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import { dayOfMs } from '../core/values/day.ts'
import { Refusal } from '../core/words/refusal.ts'
import { stock } from '../modules/stock/stock-move.ts'
import { postMoves } from '../server/module-api.ts'
import type { Ctx } from '../server/platform/context/context.ts'
import { openPool, type Pool } from '../server/platform/database/pool.ts'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'
import { stockContext } from './support/stock-context.ts'

const clients = 32
// As many as the product has for its requests.
const connections = 16
export const tonnesThere = 3
const places = 500
const warmUp = 200
const firstVersion = 1

/**
 * A tonne out of a place at a time, four for every three tonnes there are, by 16 transactions at once: the line with its
 * cost and the balances it changes. By hand: the balance taken down where enough is left, and the line inserted.
 */
export async function ledgerPostings(product: Product, pool: Pool): Promise<void> {
  const plain = await byHand(product, pool)
  const many = openConnections(product)
  try {
    const ctx = stockContext(many)
    const { rows } = await pool.driver.query<Place>(
      'select unit_id as "unitId", warehouse_id as "warehouseId", goods_id as "goodsId", batch_id as "batchId" from by_hand.place order by md5(nr::text)',
    )
    const all = Array.from({ length: tonnesThere + 1 }, () => rows).flat()
    const ours = await together(all, connections, (place) => takenOut(ctx, place, rows[0]?.unitId ?? ''))
    await tellPostings(pool, {
      work: `a tonne out of the stock ledger at a time, by ${connections} transactions at once`,
      least: 300,
      ours,
      plain,
    })
  } finally {
    await many.end()
  }
}

interface Place {
  readonly unitId: string
  readonly warehouseId: string
  readonly goodsId: string
  readonly batchId: string
}

async function takenOut(ctx: Ctx, { warehouseId, goodsId, batchId }: Place, unitId: string): Promise<boolean> {
  try {
    await postMoves(ctx, stock, {
      event: 'OUT',
      source: { type: 'stock.stockOut', id: v7(), no: 'B-OUT' },
      unitId,
      day: dayOfMs(Date.now()),
      lines: [{ at: { warehouseId, goodsId, batchId }, quantity: '-1' }],
    })
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ledger.not-enough') return false
    throw error
  }
}

/**
 * 32 keepers who confirm entries of stock out of one company over HTTP, each with its ledger lines, voucher, profit,
 * history and audit. Numbers of vouchers have no gaps, so the last part of each waits for the one before it.
 */
export async function confirmedEntries(product: Product, pool: Pool): Promise<void> {
  await dropEntries(pool)
  await growEntries(pool)
  const { rows } = await pool.driver.query<{ id: string }>(
    "select id from stock.stock_out where create_name = 'bench' order by md5(out_no)",
  )
  const ids = rows.map(({ id }) => id)
  const client = await signIn(product.url, 'seafin')
  const confirm = (id: string) => confirmed(product.url, client, id)
  const warm = await together(ids.slice(0, warmUp), clients, confirm)
  const rest = await together(ids.slice(warmUp), clients, confirm)
  const plain = await byHand(product, pool)
  await tellPostings(pool, {
    work: `${clients} keepers confirming stock out of one company over HTTP, with vouchers`,
    least: 40,
    ours: { done: warm.done + rest.done, refused: warm.refused + rest.refused, rate: rest.rate },
    plain,
  })
}

interface Told {
  readonly work: string
  /** At least so many a second. */
  readonly least: number
  readonly ours: Posting
  readonly plain: Posting
}

async function tellPostings(pool: Pool, { work, least, ours, plain }: Told): Promise<void> {
  const { rows } = await pool.driver.query<{ under: string; there: string; moved: string }>(`
    select count(*) filter (where p.quantity < 0) as under, coalesce(sum(p.quantity), 0)::text as there,
      (select sum(m.quantity) from stock.stock_move m where m.warehouse_id in (select id from stock.warehouse where create_name = 'bench'))::text as moved
    from stock.stock_place p where p.warehouse_id in (select id from stock.warehouse where create_name = 'bench')`)
  const [sum] = rows
  const isRight = Number(sum?.under) === 0 && Number(sum?.there) === 0 && Number(sum?.moved) === 0
  const limit = least / allowed(1)
  tell({
    work,
    measured: `${ours.rate.toFixed(0)}/s (${plain.rate.toFixed(0)}/s by hand: balance and line alone); ${ours.done} out, ${ours.refused} refused, ${Number(sum?.there)} t left`,
    limit: `never negative; at least ${limit.toFixed(0)}/s`,
    kept: isRight && ours.done === places * tonnesThere && ours.rate >= limit,
  })
}

interface Posting {
  readonly done: number
  readonly refused: number
  /** Of those that went out, per second. */
  readonly rate: number
}

async function together<One>(
  all: readonly One[],
  workers: number,
  post: (one: One) => Promise<boolean>,
): Promise<Posting> {
  const left = [...all]
  let done = 0
  const begun = performance.now()
  const ended = await Promise.allSettled(
    Array.from({ length: workers }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) if (await post(one)) done += 1
    }),
  )
  // Told only when all have ended: what is cleared away after a fault must not meet those who still post.
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return { done, refused: all.length - done, rate: (done * 1_000) / (performance.now() - begun) }
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

async function byHand(product: Product, pool: Pool): Promise<Posting> {
  await pool.driver.query(`
    create sequence if not exists by_hand.entry; drop table if exists by_hand.left_over, by_hand.moved;
    create table by_hand.left_over as select nr, ${tonnesThere} as quantity from by_hand.place;
    alter table by_hand.left_over add primary key (nr);
    create table by_hand.moved (like stock.stock_move including all)`)
  const many = openConnections(product)
  const entries = Array.from({ length: places * (tonnesThere + 1) }, (_, at) => `${at % places}`)
  try {
    return await together(entries, connections, (nr) =>
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

function openConnections({ dataDir }: Product): Pool {
  return openPool(
    { host: `${dataDir}/postgres/socket`, port: 5432, user: 'amur', database: 'amur' },
    { max: connections },
  )
}

/** What the entries and their vouchers left, but for the ledger's own. */
export async function dropEntries(pool: Pool): Promise<void> {
  await pool.driver.query("delete from stock.stock_out where create_name = 'bench'")
}

/** Drafts like the first of the demonstration: four tonnes to take out of each place, where three will lie. */
async function growEntries(pool: Pool): Promise<void> {
  const day = dayOfMs(Date.now())
  await pool.driver.query(`
    insert into stock.stock_out select r.* from (
      select to_jsonb(q) as doc from stock.stock_out q where status = '1' and out_type = 'sale' and release_id is null and del_flag = 0 limit 1) s
    cross join generate_series(0, ${places * (tonnesThere + 1) - 1}) g
    join by_hand.place p on p.nr = g % ${places}
    cross join lateral jsonb_populate_record(null::stock.stock_out, s.doc || jsonb_build_object(
      'id', gen_random_uuid(), 'out_no', 'B-' || lpad(g::text, 6, '0'), 'ver', ${firstVersion}, 'create_name', 'bench', 'unit_id', p.unit_id,
      'date', '${day}', 'month', '${day.slice(0, 7)}', 'warehouse_id', p.warehouse_id, 'goods_id', p.goods_id, 'batch_id', p.batch_id,
      'contract_id', null, 'qty', 1, 'status', '0', 'voucher_no', null, 'booked_amount', null, 'cost_amount', null, 'settled_qty', null, 'settled_cost', null)) r`)
}
