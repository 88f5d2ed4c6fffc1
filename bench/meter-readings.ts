import sql from 'sql-template-tag'
import type { Product } from '../app/testing/product-process.ts'
import { call, signIn } from '../app/testing/signed-in-client.ts'
import { seriesKeyHeader, seriesKeySetting } from '../core/description/readings-api-key.ts'
import { addDays, dayOfMs } from '../core/values/day.ts'
import { dayMs, minuteMs } from '../core/values/duration.ts'
import { meterReading } from '../modules/energy/meter-reading.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { putAway } from '../server/platform/settings/secret-settings.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'
import { median } from './support/load-generator.ts'

const meters = 714 // a year of them by quarters of an hour is 25 million readings
const days = 365
const at = '/api/series/energy/meterReading'

/**
 * Readings that come in, and curves of a year and of twelve meters over a month at 25 million readings, beside the same by
 * plain statements over the same tables.
 */
export async function series(product: Product, pool: Pool): Promise<void> {
  const keys = await growMeters(pool)
  await ingest(product, pool)
  await growReadings(pool, keys)
  try {
    await curves(product, pool, keys)
  } finally {
    await dropMeters(pool)
  }
}

const batch = 5_000
const senders = 2
const seconds = 10

/** Gateways that send what a hundred meters showed in half a day. */
async function ingest(product: Product, pool: Pool): Promise<void> {
  const key = 'bench-'.repeat(6)
  const setting = seriesKeySetting(meterReading)
  const mark = await putAway(pool, setting, key)
  await pool.query(sql`
    insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type, cfg_group)
    values (uuidv7(), uuidv7(), 'bench', ${setting}, ${mark}, 'secret', 'series')`)
  const headers = { 'content-type': 'application/json', [seriesKeyHeader]: key }
  const newest = Math.floor(Date.now() / (15 * minuteMs)) * 15 * minuteMs
  let sent = 0
  let batches = 0
  const until = performance.now() + seconds * 1_000
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < until) {
        const nr = (batches += 1)
        const body = JSON.stringify({ readings: batchOf(nr, newest) })
        const answer = await fetch(`${product.url}${at}/ingest`, { method: 'POST', headers, body })
        const { data } = (await answer.json()) as { data: { taken: number } }
        if (data.taken !== batch) throw new Error(`${data.taken} of ${batch} readings taken`)
        sent += batch
      }
    }),
  )
  const rate = sent / ((performance.now() - begun) / 1_000)
  await pool.query(sql`delete from base.config where cfg_key = ${setting}`)
  tell({
    work: 'readings taken with their hours, days and months',
    measured: `${rate.toFixed(0)}/s`,
    limit: 'at least 20,000/s',
    kept: rate >= 20_000 / allowed(1),
  })
}

function batchOf(nr: number, newest: number): readonly object[] {
  return Array.from({ length: batch }, (_, one) => ({
    key: `B-${1 + (((nr % 7) * 100 + (one % 100)) % meters)}`,
    at: newest - (Math.floor(nr / 7) * 50 + Math.floor(one / 100)) * 15 * minuteMs,
    fwdAct: (nr + one / 100).toFixed(2),
    revAct: '1.00',
    power: (one % 900).toFixed(2),
  }))
}

async function curves(product: Product, pool: Pool, keys: readonly string[]): Promise<void> {
  const today = dayOfMs(Date.now())
  const client = await signIn(product.url, 'findir')
  const asked = (some: readonly string[], from: string) =>
    `${product.url}${at}/curves?${new URLSearchParams({ keys: some.join(','), field: 'power', from, to: today, width: '1000' })}`
  const byHand = (some: readonly string[], from: string, step: string) => ({
    text: `select key, date_bin($4::interval, at, $2::timestamptz) as at, min(power_least), max(power_most), sum(power_sum) / sum(n)
      from energy.meter_reading_hour where key = any($1::uuid[]) and at >= $2::timestamptz and at < $3::timestamptz group by 1, 2 order by 1, 2`,
    values: [some, `${from}T00:00:00+08:00`, `${addDays(today, 1)}T00:00:00+08:00`, step],
  })
  for (const [work, some, from, step, limit] of [
    ['a year of one meter at 25,000,000 readings', keys.slice(40, 41), addDays(today, -364), '9 hours', 100],
    ['twelve meters over a month at 25,000,000 readings', keys.slice(60, 72), addDays(today, -29), '1 hour', 150],
  ] as const) {
    const ours = await taken(() => call(asked(some, from), client))
    const plain = await taken(() => pool.query(byHand(some, from, step)))
    tell({
      work: `curve: ${work}`,
      measured: `${ours.toFixed(1)} ms against ${plain.toFixed(1)} ms of the plain statement, ${(1_000 / ours).toFixed(0)}/s against ${(1_000 / plain).toFixed(0)}/s`,
      limit: `at most ${allowed(limit).toFixed(0)} ms`,
      kept: ours <= allowed(limit),
    })
  }
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 30; at += 1) {
    const begun = performance.now()
    await work()
    if (at >= 5) times.push(performance.now() - begun)
  }
  return median(times)
}

async function growMeters(pool: Pool): Promise<readonly string[]> {
  const rows = await pool.query<{ id: string }>(sql`
    insert into energy.meter (id, unit_id, create_by, create_name, meter_no, meter_name, meter_use, ratio, in_use)
    select uuidv7(), (select id from base.department where dept_code = 'BLXNY'), uuidv7(), 'bench', 'B-' || n, 'B-' || n, 'gate', 1, '1'
    from generate_series(1, ${meters}::int) n returning id`)
  return rows.map(({ id }) => id)
}

/** A year of every meter, and what it comes to by hour; the days and months that these curves do not ask are left out. */
async function growReadings(pool: Pool, keys: readonly string[]): Promise<void> {
  const begun = performance.now()
  await pool.query({ text: 'delete from energy.meter_reading where key = any($1::uuid[])', values: [keys] })
  await pool.query({ text: 'delete from energy.meter_reading_hour where key = any($1::uuid[])', values: [keys] })
  const today = Date.parse(`${dayOfMs(Date.now())}T00:00:00+08:00`)
  const from = today - (days - 1) * dayMs
  for (let month = dayOfMs(from).slice(0, 7); month <= dayOfMs(today).slice(0, 7); month = next(month)) {
    for (const level of ['', '_hour'])
      await pool.driver.query(
        `create table if not exists energy.meter_reading${level}_p${month.replace('-', '')} partition of energy.meter_reading${level} for values from ('${month}-01 00:00+08') to ('${next(month)}-01 00:00+08')`,
      )
    const span = [`${month}-01T00:00:00+08:00`, `${next(month)}-01T00:00:00+08:00`, new Date(from), keys]
    await pool.driver.query(
      `insert into energy.meter_reading (key, at, fwd_act, rev_act, power, faults)
       select k, at, round(extract(epoch from at)::numeric / 3600 % 999999, 2), 1, round((500 + 400 * sin(extract(epoch from at) / 13750))::numeric, 2), 0
       from unnest($4::uuid[]) k, generate_series(greatest($1::timestamptz, $3::timestamptz), least($2::timestamptz, now()) - interval '1 second', interval '15 minutes') at`,
      span,
    )
    await pool.driver.query(
      `insert into energy.meter_reading_hour (key, at, n, faults, first_at, last_at, fwd_act_first, fwd_act_last, rev_act_first, rev_act_last, power_sum, power_least, power_most)
       select key, date_trunc('hour', at), count(*), 0, min(at), max(at), min(fwd_act), max(fwd_act), 1, 1, sum(power), min(power), max(power)
       from energy.meter_reading where at >= $1::timestamptz and at < $2::timestamptz and at >= $3::timestamptz and key = any($4::uuid[]) group by 1, 2`,
      span,
    )
  }
  await pool.driver.query('vacuum analyze energy.meter_reading')
  await pool.driver.query('vacuum analyze energy.meter_reading_hour')
  console.log(`     25,000,000 readings made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
}

function next(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7)
}

/** What the demonstration itself has stays. */
async function dropMeters(pool: Pool): Promise<void> {
  for (const table of [
    'meter_reading',
    'meter_reading_hour',
    'meter_reading_day',
    'meter_reading_month',
    'meter_reading_last',
  ])
    await pool.driver.query(
      `delete from energy.${table} where key in (select id from energy.meter where create_name = 'bench')`,
    )
  await pool.query(sql`delete from energy.meter where create_name = 'bench'`)
}
