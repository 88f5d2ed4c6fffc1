import { join } from 'node:path'
import { type Product, startProduct } from '../app/testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import type { ReportResult } from '../core/api-types/report-result.ts'
import { dayOfMs } from '../core/values/day.ts'
import { openPool, type Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { copyOf } from './handwritten-baseline/handwritten-list.ts'
import { keepOnly, withoutIndexes } from './support/bulk-insert.ts'
import { ratio, tell } from './support/figure-report.ts'
import { median, type Pair } from './support/load-generator.ts'

const table = 'profit.profit_line'
const lines = 1_000_000
const starts = 3
const rounds = 11
const items = [
  'rev',
  'cogs',
  'frt',
  'port',
  'duty',
  'ins',
  'agt',
  'test',
  'loss',
  'fund',
  'fx',
  'sur',
  'stamp',
  'sell',
  'adm',
  'other',
]
const today = dayOfMs(Date.now())
const thisYear = Number(today.slice(0, 4))
const yearBefore = `${thisYear - 1}${today.slice(4)}`

// What a good developer writes for this one page: both years in one reading of an index that has all it needs, and in
// its order, so that the months are made of days.
const byHand = `
  select item, month, sum(amount) filter (where day >= $2) as amount, sum(n) filter (where day >= $2) as count,
    sum(amount) filter (where day <= $4) as before, sum(n) filter (where day <= $4) as count_before
  from (select item, day, extract(month from day) as month, sum(amount) as amount, count(*) as n from by_hand.profit_line
    where day between $1 and $3 and (day >= $2 or day <= $4) group by day, item) d
  group by grouping sets ((item, month), (item), (month), ())`

/**
 * Profit of a year by item and month beside the year before, over 1,000,000 lines of both: asked first after a start,
 * and then in turns with the statement for that page alone.
 */
export async function reports(dataDir: string): Promise<void> {
  try {
    await running(dataDir, (_, pool) => growProfit(pool))
    const cold: number[] = []
    for (let start = 0; start < starts; start += 1) cold.push(await running(dataDir, firstAsked))
    tell({
      work: `report of ${lines.toLocaleString('en')} lines by item and month beside last year, cold`,
      measured: `${median(cold).toFixed(0)} ms`,
      limit: `${allowed(400).toFixed(0)} ms`,
      kept: median(cold) <= allowed(400),
    })
    ratio('the same asked again', await running(dataDir, inTurns), 0.8)
  } finally {
    await running(dataDir, (_, pool) => dropProfit(pool))
  }
}

/** Starts the product for one piece of work: what it and PostgreSQL hold in memory is of that work alone. */
async function running<T>(dataDir: string, work: (product: Product, pool: Pool) => Promise<T>): Promise<T> {
  const product = await startProduct(dataDir)
  const socket = join(dataDir, 'postgres', 'socket')
  const pool = openPool(
    { host: socket, port: 5432, user: 'amur', database: 'amur' },
    { max: 1, statementTimeout: 600_000 },
  )
  try {
    return await work(product, pool)
  } finally {
    await pool.end()
    await product.stop()
  }
}

async function firstAsked({ url }: Product): Promise<number> {
  return taken(asks(url, await signIn(url, 'findir')))
}

async function inTurns({ url }: Product, pool: Pool): Promise<readonly Pair[]> {
  const ask = asks(url, await signIn(url, 'findir'))
  const days = [`${thisYear - 1}-01-01`, `${thisYear}-01-01`, `${thisYear}-12-31`, yearBefore]
  const plain = () => pool.driver.query(byHand, days)
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: 1_000 / (await taken(ask)), byHand: 1_000 / (await taken(plain)) }
    if (round > 0) pairs.push(pair)
  }
  return pairs
}

function asks(url: string, client: SignedInClient): () => Promise<unknown> {
  return async () => {
    const { rows } = await call<ReportResult>(`${url}/api/report/profit/segmentProfit/sheet`, client, {
      year: String(thisYear),
    })
    if (rows.length < items.length) throw new Error(`only ${rows.length} rows`)
  }
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Lines of two years of all items and segments, and a copy for the page by hand with the index that it deserves. */
async function growProfit(pool: Pool): Promise<void> {
  const begun = performance.now()
  await withoutIndexes(
    pool,
    table,
    `
    with c as materialized (select array_agg(id order by id) as ids, array_agg(owner_unit order by id) as units, count(*)::int as many from organisation.company where del_flag = 0),
    p as materialized (select id from base.person where user_code = 'findir')
    insert into ${table} (id, unit_id, create_by, create_name, create_time, day, item, amount, biz_segment, company, source_no, source_id, line_no)
    select gen_random_uuid(), c.units[1 + g % c.many], p.id, 'bench', now() - make_interval(secs => g), date '${thisYear - 1}-01-01' + g * 73 / ${lines / 10},
      (array['${items.join("','")}'])[1 + g % ${items.length}], case when g % ${items.length} = 0 then 1 else -1 end * (1000 + g % 9000 + g % 100 / 100.0),
      (array['sea', 'land', 'tj'])[1 + g / 7 % 3], c.ids[1 + g % c.many], 'B-' || g, 'bench ' || g / 20, g % 20
    from generate_series(1, ${lines}) g cross join c cross join p`,
  )
  await pool.driver.query(`
    drop schema if exists by_hand cascade; create schema by_hand; ${copyOf(table, 'profit_line')}
    create index on by_hand.profit_line (day, item) include (amount)`)
  await pool.driver.query('vacuum analyze by_hand.profit_line')
  console.log(`     1,000,000 lines of profit made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
}

async function dropProfit(pool: Pool): Promise<void> {
  await pool.driver.query('drop schema if exists by_hand cascade')
  await keepOnly(pool, table, "create_name <> 'bench'")
}
