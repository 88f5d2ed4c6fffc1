import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Product } from '../app/testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import type { RunPreview } from '../core/api-types/batch-run.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'

const many = 25_000
const run = '/api/run/heating/billRun'
const annual = '2099-2100'

interface Asked {
  readonly unitId: string
  readonly seasonId: string
  readonly billDay: string
}

/**
 * The bills of a season for 25,000 consumers: from pressing preview and post until the run is posted, beside one
 * statement that inserts as many without audit, search words, rights or progress.
 */
export async function heatingBills(product: Product, pool: Pool): Promise<void> {
  const asked = await growConsumers(pool)
  try {
    const byHand = await insertedByHand(pool, asked)
    const client = await signIn(product.url, 'heatcash')
    const { preview, seen } = await looked(product.url, client, asked)
    const seconds = await posted(product.url, client, asked, seen)
    tell({
      work: `preview and posting of ${many.toLocaleString('en')} heating bills`,
      measured: `preview ${preview.toFixed(2)} s, posted in ${seconds.toFixed(1)} s; a hand-written INSERT … SELECT ${byHand.toFixed(2)} s`,
      limit: `posted within ${allowed(20).toFixed(0)} s on this machine`,
      kept: seconds <= allowed(20),
    })
  } finally {
    await dropGrown(pool)
  }
}

async function looked(url: string, client: SignedInClient, values: Asked) {
  const begun = performance.now()
  const { seen } = await call<RunPreview>(`${url}${run}/preview`, client, { values })
  return { preview: (performance.now() - begun) / 1_000, seen }
}

/** Seconds until all of them are there. */
async function posted(url: string, client: SignedInClient, values: Asked, seen: RunPreview['seen']): Promise<number> {
  const begun = performance.now()
  const { id } = await call<{ id: string }>(`${url}${run}/post`, client, { values, seen })
  for (;;) {
    const { record } = await call<{ record: { state: string } }>(`${url}/api/heating/billRun/${id}`, client)
    if (record.state === '2') return (performance.now() - begun) / 1_000
    if (record.state !== '1') throw new Error(`the bills came to state ${record.state}`)
    await wait(100)
  }
}

/** Consumers like the first of the demonstration, and a season of their own. */
async function growConsumers(pool: Pool): Promise<Asked> {
  await pool.query(sql`
    insert into heating.consumer
    select r.* from (select to_jsonb(c) as doc from heating.consumer c where state = 'on' and charge_type = 'area' limit 1) p
    cross join generate_series(1, ${many}) g
    cross join lateral jsonb_populate_record(null::heating.consumer, p.doc || jsonb_build_object('id', gen_random_uuid(), 'consumer_no', 'B' || g)) r`)
  await pool.query(sql`
    with season as (
      insert into heating.season
      select r.* from (select to_jsonb(s) as doc from heating.season s limit 1) p
      cross join lateral jsonb_populate_record(null::heating.season, p.doc || jsonb_build_object(
        'id', gen_random_uuid(), 'annual', ${annual}::text, 'end_date', '2100-04-15')) r returning id)
    insert into heating.season_prices
    select r.* from season s cross join (select to_jsonb(l) as doc, parent_id from heating.season_prices l) p
    cross join lateral jsonb_populate_record(null::heating.season_prices, p.doc || jsonb_build_object('id', gen_random_uuid(), 'parent_id', s.id)) r
    where p.parent_id <> s.id`)
  await pool.driver.query('vacuum analyze heating.consumer')
  const [row] = await pool.query<Asked>(
    sql`select unit_id as "unitId", id as "seasonId", '2026-11-01' as "billDay" from heating.season where annual = ${annual}`,
  )
  if (row === undefined) throw new Error('there is no season to bill')
  return row
}

/** The same rows as a good developer inserts them, into a table with the same columns and the keys that it needs. */
async function insertedByHand(pool: Pool, { seasonId }: Asked): Promise<number> {
  await pool.driver.query(`
    create schema if not exists by_hand; drop table if exists by_hand.bill;
    create table by_hand.bill (like heating.bill including defaults, primary key (id), unique (consumer_id, season_id))`)
  const begun = performance.now()
  await pool.query(sql`
    insert into by_hand.bill (id, unit_id, create_by, create_name, bill_no, season_id, consumer_id, consumer_type, status, area, price, height_pct, days, due, vat, paid, due_date, holds)
    select gen_random_uuid(), c.unit_id, c.create_by, c.create_name, 'RF-' || c.consumer_no, s.id, c.id, c.consumer_type, '0', c.charge_area, p.price,
      s.height_pct * greatest(0, ceil((c.story_height - s.height_from) / s.height_step)), s.end_date - s.start_date + 1,
      round(c.charge_area * p.price, 2), 0, 0, s.due_date, '1'
    from heating.consumer c join heating.season s on s.id = ${seasonId}::uuid
    join heating.season_prices p on p.parent_id = s.id and p.consumer_type = c.consumer_type where c.state = 'on'`)
  return (performance.now() - begun) / 1_000
}

async function dropGrown(pool: Pool): Promise<void> {
  await pool.driver.query(`
    delete from heating.bill b using heating.season s where s.id = b.season_id and s.annual = '${annual}';
    delete from heating.bill_run r using heating.season s where s.id = r.season_id and s.annual = '${annual}';
    delete from heating.season_prices p using heating.season s where s.id = p.parent_id and s.annual = '${annual}';
    delete from heating.season where annual = '${annual}';
    delete from heating.consumer where consumer_no like 'B%'; drop table by_hand.bill`)
}
