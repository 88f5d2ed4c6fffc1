import { v7 } from 'uuid'
import type { Product } from '../app/testing/product-process.ts'
import { call, signIn } from '../app/testing/signed-in-client.ts'
import type { ReportResult } from '../core/api-types/report-result.ts'
import { addDays, dayOfMs } from '../core/values/day.ts'
import { stock } from '../modules/stock/stock-move.ts'
import { postMoves } from '../server/module-api.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { confirmedEntries, dropEntries, ledgerPostings, tonnesThere } from './stock-postings.ts'
import { dropIndexes, keepOnly } from './support/bulk-insert.ts'
import { tell } from './support/figure-report.ts'
import { median } from './support/load-generator.ts'
import { stockContext } from './support/stock-context.ts'

const lines = 10_000_000
const [warehouses, goods] = [20, 25]
const places = warehouses * goods
const days = 1_000
const posted = 1_000
const begins = addDays(dayOfMs(Date.now()), -days)
const asked = addDays(begins, Math.floor(days * 0.7))

/** What is asked for one goods in one warehouse; each has one batch. */
interface Place {
  readonly unitId: string
  readonly warehouseId: string
  readonly goodsId: string
  readonly batchId: string
}

/**
 * Stock as of a day at 10,000,000 lines, beside the sum of a goods' lines by an index of their days; and 1,000 lines
 * that one action posts, beside an INSERT of them that keeps no balance and refuses nothing.
 */
export async function ledger(product: Product, pool: Pool): Promise<void> {
  const table = 'stock.stock_move'
  try {
    const of = await growPlaces(pool)
    await posting(pool, of)
    await dropMoves(pool)
    await layIn(pool, of, places, tonnesThere)()
    await ledgerPostings(product, pool)
    await dropMoves(pool)
    await layIn(pool, of, places, tonnesThere)()
    await confirmedEntries(product, pool)
    await dropMoves(pool)
    await dropEntries(pool)
    // Of the indexes only that of the page by hand is made: no balance reads the lines.
    const indexes = await dropIndexes(pool, table)
    try {
      await growMoves(pool)
      await balances(product, pool, of)
    } finally {
      await dropMoves(pool)
      for (const definition of indexes) await pool.driver.query(definition)
    }
  } finally {
    await dropGrown(pool)
  }
}

async function posting(pool: Pool, of: readonly Place[]): Promise<void> {
  const ours = await taken(layIn(pool, of, posted, 10))
  await pool.driver.query('create table by_hand.move (like stock.stock_move including all)')
  const plain = await taken(() => pool.driver.query(moves('by_hand.move', posted, v7())))
  tell({
    work: `posting of ${posted.toLocaleString('en')} lines of stock in one action`,
    measured: `${ours.toFixed(0)} ms; an INSERT of as many lines without balances ${plain.toFixed(0)} ms`,
    limit: `${allowed(300).toFixed(0)} ms`,
    kept: ours <= allowed(300),
  })
}

/** Lays so many tonnes in by each of so many lines, place after place, in one action. */
function layIn(pool: Pool, of: readonly Place[], count: number, tonnes: number): () => Promise<unknown> {
  const ctx = stockContext(pool)
  const moved = Array.from({ length: count }, (_, at) => {
    const { warehouseId = '', goodsId = '', batchId = '' } = of[at % places] ?? {}
    return { at: { warehouseId, goodsId, batchId }, quantity: String(tonnes), amount: String(tonnes * 600) }
  })
  return () =>
    postMoves(ctx, stock, {
      event: 'IN',
      source: { type: 'stock.stockIn', id: v7(), no: 'B-POST' },
      unitId: of[0]?.unitId ?? '',
      day: addDays(begins, -1),
      lines: moved,
    })
}

async function balances(product: Product, pool: Pool, of: readonly Place[]): Promise<void> {
  const client = await signIn(product.url, 'findir')
  const sheet = (body: object) => () =>
    call<ReportResult>(`${product.url}/api/report/stock/stockBalance/sheet`, client, { day: asked, ...body })
  const { warehouseId = '', goodsId = '', batchId = '' } = of[Math.floor(places / 2)] ?? {}
  const byHand = async (condition: string, values: readonly string[]) =>
    pool.driver.query(
      `select warehouse_id, goods_id, batch_id, sum(quantity) as quantity, sum(amount) as amount from stock.stock_move
       where ${condition} and day <= $1 group by 1, 2, 3`,
      [asked, ...values],
    )
  const one = await taken(sheet({ warehouseId, goodsId }))
  const plain = await taken(() =>
    byHand('warehouse_id = $2 and goods_id = $3 and batch_id = $4', [warehouseId, goodsId, batchId]),
  )
  tell({
    work: `stock of a goods in a warehouse as of a day, at ${lines.toLocaleString('en')} lines`,
    measured: `${one.toFixed(1)} ms; the sum of its lines by hand ${plain.toFixed(1)} ms`,
    limit: `${allowed(20).toFixed(0)} ms`,
    kept: one <= allowed(20),
  })
  const all = await taken(sheet({}))
  tell({
    work: `the same of all ${places} places`,
    measured: `${all.toFixed(0)} ms for the report`,
    limit: `${allowed(100).toFixed(0)} ms`,
    kept: all <= allowed(100),
  })
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const begun = performance.now()
    await work()
    if (round >= 3) times.push(performance.now() - begun)
  }
  return median(times)
}

/** Warehouses, goods and batches like the first of the demonstration, each goods in each warehouse. */
async function growPlaces(pool: Pool): Promise<readonly Place[]> {
  const copies = (table: string, count: number, values: string) => `
    insert into ${table} select r.* from (select to_jsonb(q) as doc from (select * from ${table} where del_flag = 0 limit 1) q) p
    cross join generate_series(1, ${count}) g
    cross join lateral jsonb_populate_record(null::${table}, p.doc || jsonb_build_object('id', gen_random_uuid(), 'create_name', 'bench', ${values})) r;`
  const numbered = (table: string) =>
    `(select id, row_number() over (order by id)::int - 1 as nr from ${table} where create_name = 'bench')`
  await pool.driver.query(`
    ${copies('stock.warehouse', warehouses, "'warehouse_code', 'B-' || g, 'warehouse_name', '压测仓库 ' || g")}
    ${copies('contracts.goods', goods, "'goods_code', 'B-' || g, 'goods_name', '压测货品 ' || g, 'cost_method', 'mwa'")}
    ${copies('stock.batch', places, "'batch_no', 'B-' || g")}
    drop schema if exists by_hand cascade; create schema by_hand;
    create table by_hand.place as
    select b.nr, gen_random_uuid() as id, w.id as warehouse_id, g.id as goods_id, b.id as batch_id, d.id as unit_id
    from ${numbered('stock.batch')} b
    join ${numbered('stock.warehouse')} w on w.nr = b.nr % ${warehouses}
    join ${numbered('contracts.goods')} g on g.nr = b.nr / ${warehouses}
    cross join (select id from base.department where dept_code = 'BLHY') d`)
  const { rows } = await pool.driver.query<Place>(
    'select unit_id as "unitId", warehouse_id as "warehouseId", goods_id as "goodsId", batch_id as "batchId" from by_hand.place order by nr',
  )
  return rows
}

/** Lines of all places in turns and in the order of their days: ten come in, nine go out. */
function moves(table: string, count: number, mark: string): string {
  return `
    insert into ${table} (id, unit_id, create_by, create_name, day, event, source_no, source_type, source_id, seq, line_no, cost_group, entry, warehouse_id, goods_id, batch_id, quantity, amount)
    select gen_random_uuid(), p.unit_id, p.unit_id, 'bench', date '${begins}' + g / ${Math.ceil(count / days)}, 'IN', 'B-' || g, 'stock.stockIn', '${mark}' || g / 1000, 1, g % 1000,
      '${mark}' || p.goods_id, g, p.warehouse_id, p.goods_id, p.batch_id, case when g / ${places} % 2 = 0 then 10 else -9 end, case when g / ${places} % 2 = 0 then 6000 else -5400 end
    from generate_series(0, ${count - 1}) g join by_hand.place p on p.nr = g % ${places}`
}

/** The lines by one statement, and what a ledger keeps of them day by day. */
async function growMoves(pool: Pool): Promise<void> {
  const begun = performance.now()
  await pool.driver.query(moves('stock.stock_move', lines, 'bench'))
  console.log(`     10,000,000 lines of stock made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  const daily = lines / places / days / 2
  await pool.driver.query(`
    create index by_hand_days on stock.stock_move (warehouse_id, goods_id, batch_id, day) include (quantity, amount);
    insert into stock.stock_cost (id, unit_id, key, method, quantity, amount, last)
      select goods_id, unit_id, 'moving-average|' || goods_id, 'moving-average', ${warehouses * days * daily}, ${warehouses * days * daily * 600}, count(*) from by_hand.place group by goods_id, unit_id;
    insert into stock.stock_cost_day (cost, day, quantity, amount)
      select c.goods_id, date '${begins}' + d, ${warehouses * daily} * (d + 1), ${warehouses * daily * 600} * (d + 1)
      from (select distinct goods_id from by_hand.place) c cross join generate_series(0, ${days - 1}) d;
    insert into stock.stock_place (id, unit_id, key, cost, warehouse_id, goods_id, batch_id, quantity)
      select id, unit_id, concat_ws('|', warehouse_id, goods_id, batch_id), goods_id, warehouse_id, goods_id, batch_id, ${days * daily} from by_hand.place;
    insert into stock.stock_place_day (place, day, quantity)
      select id, date '${begins}' + d, ${daily} * (d + 1) from by_hand.place cross join generate_series(0, ${days - 1}) d`)
  for (const table of ['move', 'cost', 'cost_day', 'place', 'place_day'])
    await pool.driver.query(`vacuum analyze stock.stock_${table}`)
}

/** What the bench has posted or filled in, and what a ledger kept of it. */
async function dropMoves(pool: Pool): Promise<void> {
  const own = "warehouse_id in (select id from stock.warehouse where create_name = 'bench')"
  await pool.driver.query(`
    delete from stock.stock_cost_day where cost in (select cost from stock.stock_place where ${own});
    delete from stock.stock_cost where id in (select cost from stock.stock_place where ${own});
    delete from stock.stock_place_day where place in (select id from stock.stock_place where ${own});
    delete from stock.stock_place where ${own}`)
  await keepOnly(pool, 'stock.stock_move', `warehouse_id is null or not (${own})`)
}

async function dropGrown(pool: Pool): Promise<void> {
  await dropMoves(pool)
  await pool.driver.query(`
    drop index if exists stock.by_hand_days; drop schema if exists by_hand cascade;
    delete from stock.batch where create_name = 'bench'; delete from stock.warehouse where create_name = 'bench';
    delete from contracts.goods where create_name = 'bench'`)
}
