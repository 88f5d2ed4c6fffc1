import { fork } from 'node:child_process'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { counterparty } from '../modules/contracts/counterparty.ts'
import { paymentPlan } from '../modules/finance/payment-plan.ts'
import type { Ctx } from '../server/context.ts'
import { page } from '../server/define.ts'
import { opened } from '../server/described/opened.ts'
import { readRecord } from '../server/store/read.ts'
import { save } from '../server/store/save.ts'
import type { StoredRecord } from '../server/store/stored-record.ts'
import type { Pool } from '../server/database/pool.ts'
import { statementsOf } from './support/capture.ts'
import { call, signIn } from '../app/testing/client.ts'
import { median, perSecond } from './support/load.ts'
import { ended, type Product } from '../app/testing/product.ts'
import { ratio, tell } from './support/report.ts'
import { giveFiveRoles, growPlans, personId } from './support/rows.ts'

const seconds = 4
const pairs = 5
const request = { page: 1, size: 20, sort: '-planDate', parameters: { paymentAttribute: 'frt', paymentStatus: ['0', '1'] } }

/** List, single read and create against bare Fastify and pg on the same database. */
export async function listsAgainstBare(product: Product, pool: Pool, socket: string): Promise<void> {
  await growPlans(pool, 100_000, 'L')
  const me = await personId(pool, 'seafin')
  const [one] = await pool.query<{ id: string }>(sql`select p.id from finance.payment_plan p join base.person s on s.id = ${me}::uuid and s.user_dwid = p.unit_id limit 1`)
  const id = one?.id ?? ''
  const bare = fork(join(import.meta.dirname, 'bare.ts'), { execArgv: ['--import', 'tsx'] })
  const routes = [
    { path: '/list', statements: await statementsOf(pool, me, (ctx) => page(ctx, paymentPlan, request)) },
    { path: '/read', statements: await statementsOf(pool, me, async (ctx) => opened(ctx, paymentPlan, await planOf(ctx, id))) },
    await creating(pool),
  ]
  const address = await new Promise<string>((resolve) => {
    bare.once('message', (message) => resolve(String(message)))
    bare.send({ socket, routes })
  })
  const finance = await signIn(product.url, 'seafin')
  const buyer = await signIn(product.url, 'seabuy')
  const plans = `${product.url}/api/finance/paymentPlan`
  await pairsOf('list of 20 from 100,000, two filters, sort, total', 0.75, { url: `${plans}/page`, headers: finance.headers, bodies: [JSON.stringify(request)] }, `${address}/list`)
  await pairsOf('single read', 0.7, { url: `${plans}/${id}`, headers: finance.headers }, `${address}/read`)
  await pairsOf('create', 0.4, { url: `${product.url}/api/contracts/counterparty/save`, headers: buyer.headers, bodies: [JSON.stringify(party)] }, `${address}/create`)
  await ended(bare)
}

/** The same list at a million rows for those who see all, much and little. */
export async function scopeHolders(product: Product, pool: Pool): Promise<void> {
  await growPlans(pool, 900_000, 'M')
  await giveFiveRoles(pool, 'sealead')
  const holders = [['全部', 'findir'], ['five roles', 'sealead'], ['仅本人', 'selfonly']] as const
  const times = new Map<string, { middle: number; p95: number }>()
  for (const [label, code] of holders) {
    const client = await signIn(product.url, code)
    const taken: number[] = []
    for (let at = 0; at < 60; at += 1) {
      const begun = performance.now()
      await call(`${product.url}/api/finance/paymentPlan/page`, client, { page: 1, size: 20, sort: '-createTime', parameters: {} })
      if (at >= 10) taken.push(performance.now() - begun)
    }
    taken.sort((a, b) => a - b)
    times.set(label, { middle: median(taken), p95: taken[Math.floor(taken.length * 0.95)] ?? 0 })
  }
  const all = [...times.values()]
  const spread = Math.max(...all.map(({ middle }) => middle)) / Math.min(...all.map(({ middle }) => middle))
  const text = [...times].map(([label, { middle, p95 }]) => `${label} ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)}`).join('; ')
  tell({ work: 'the list at 1,000,000 rows by scope', measured: `${text}; ${spread.toFixed(1)} x apart`, limit: 'within 3 x; p95 60 ms beside the calibration', kept: spread <= 3 })
}

async function pairsOf(work: string, atLeast: number, ours: { url: string; headers: Readonly<Record<string, string>>; bodies?: readonly string[] }, bareUrl: string): Promise<void> {
  const load = { connections: 16, seconds }
  const bareLoad = { ...load, url: bareUrl, bodies: ['{}'] }
  await perSecond({ ...ours, ...load, seconds: 2 })
  await perSecond({ ...bareLoad, seconds: 2 })
  const a: number[] = []
  const b: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    a.push(await perSecond({ ...ours, ...load }))
    b.push(await perSecond(bareLoad))
  }
  ratio(work, a, b, atLeast, median)
}

async function planOf(ctx: Ctx, id: string): Promise<StoredRecord> {
  const record = await readRecord(ctx, paymentPlan, id)
  if (record === null) throw new Error(`no plan ${id}`)
  return record
}

// The driver puts another number in place of the mark each time, since two parties never share a name.
const party = { cpName: '压测客商[<id>]', cpRole: ['cust'], cpNature: 'foreign', country: 'MN', accounts: [] }

/** What the product sends to make such a party, its number and its traces with it; each call of it makes another. */
async function creating(pool: Pool) {
  const name = crypto.randomUUID()
  const fresh: string[] = []
  const statements = await statementsOf(pool, await personId(pool, 'seabuy'), async (ctx) => {
    const { id } = await save(ctx, counterparty, { ...party, cpName: `压测客商${name}${fresh.length}` })
    const made = await readRecord(ctx.withoutScope('the number of what was just made'), counterparty, id)
    fresh.push(name, id, String(made?.cpCode))
  })
  return { path: '/create', fresh, statements: statements.filter(({ text }) => !text.includes('select t.')) }
}
