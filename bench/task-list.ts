import sql from 'sql-template-tag'
import type { Product } from '../app/testing/product-process.ts'
import { call, signIn } from '../app/testing/signed-in-client.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { tell } from './support/figure-report.ts'
import { personId } from './support/grow-rows.ts'
import { median } from './support/load-generator.ts'

const many = 50_000
const page = { page: 1, size: 50, parameters: { view: 'todo' } }

/**
 * Opening the list of what waits for a person with very many open tasks: its first page and its counts, side by side as
 * the page asks for them.
 */
export async function manyTasks(product: Product, pool: Pool): Promise<void> {
  await growTasks(pool, await personId(pool, 'findir'))
  try {
    await openTasks(product)
  } finally {
    await dropTasks(pool)
  }
}

async function openTasks(product: Product): Promise<void> {
  const client = await signIn(product.url, 'findir')
  const taken: number[] = []
  for (let at = 0; at < 40; at += 1) {
    const begun = performance.now()
    await Promise.all([
      call(`${product.url}/api/workflow/task/page`, client, page),
      call(`${product.url}/api/workflow/task/counts`, client),
    ])
    if (at >= 10) taken.push(performance.now() - begun)
  }
  const [middle, p95] = [median(taken), taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0]
  tell({
    work: 'to-do list of a person with 50,000 open tasks',
    measured: `${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)}`,
    limit: 'at most 150 ms',
    kept: middle <= 150,
  })
}

/** Copies of an approval that is under way, each with one open task of the person. */
async function growTasks(pool: Pool, person: string): Promise<void> {
  await pool.query(sql`
    with like_this as (select * from engine.flow_instance where status = '1' order by id limit 1),
    made as (
      insert into engine.flow_instance (id, flow, version, document, record_id, drafter, drafter_name, number, title, amount_cny, status, nodes, state, ver, started, submitted)
      select uuidv7(), flow, version, document, uuidv7(), drafter, drafter_name, 'B-' || n, title, amount_cny, status, nodes, state, ver, started, submitted
      from like_this, generate_series(1, ${many}::int) as n
      returning id, nodes, started)
    insert into engine.flow_task (id, instance, task, node, assignee, opened, viewed, due, automatic)
    select uuidv7(), id, nodes[1] || '#1.1', nodes[1], ${person}::uuid, started + random() * interval '10 days', case when random() < 0.5 then now() end, now() + (random() * 20 - 2) * interval '1 day', false from made`)
  await pool.query(sql`vacuum analyze engine.flow_task`)
  await pool.query(sql`vacuum analyze engine.flow_instance`)
}

/** The copies have no log, so no later start or row of the bench must meet them. */
async function dropTasks(pool: Pool): Promise<void> {
  await pool.query(
    sql`delete from engine.flow_task t using engine.flow_instance i where i.id = t.instance and i.number like 'B-%' and not exists (select from engine.flow_log l where l.instance = i.id)`,
  )
  await pool.query(
    sql`delete from engine.flow_instance i where i.number like 'B-%' and not exists (select from engine.flow_log l where l.instance = i.id)`,
  )
}
