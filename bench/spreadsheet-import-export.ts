import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Product } from '../app/testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'
import { dropCopies, growPlans } from './support/grow-rows.ts'
import { processorOf } from './support/processor-time.ts'

const rows = 100_000
const columns = [
  'planNo',
  'paymentAttribute',
  'paymentStatus',
  'planAmount',
  'planAmountCny',
  'currency',
  'planDate',
  'unitId',
  'deptId',
  'createName',
  'createTime',
  'approvalStatus',
  'counterpartyId',
  'contractId',
  'remark',
]

/** A list of 100,000 into a workbook, and 100,000 rows of a file into records. */
export async function sheets(product: Product, pool: Pool): Promise<void> {
  await growPlans(pool, rows, 'S')
  try {
    await exportPlans(product)
  } finally {
    await dropCopies(pool, 'S')
  }
  try {
    await importParties(product)
  } finally {
    await dropImported(pool)
  }
}

/** Takes away the parties that imports of the bench have made. */
export async function dropImported(pool: Pool): Promise<void> {
  await pool.driver.query("delete from contracts.counterparty where cp_name like '导入客商 %'")
  await pool.driver.query('vacuum analyze contracts.counterparty')
}

async function exportPlans(product: Product): Promise<void> {
  const { shown, run } = await planExport(product)
  await run()
  const { seconds, p99, grown } = await watchedOver(product, run)
  tell({
    work: `export of ${rows.toLocaleString('en')} rows, ${shown.length} columns, to xlsx`,
    measured: `${seconds.toFixed(1)} s, server +${grown} MB, health answered within ${p99.toFixed(0)} ms (p99)`,
    limit: `${allowed(6).toFixed(0)} s on this machine; +120 MB; p99 ${allowed(50).toFixed(0)} ms`,
    kept: grown <= 120 && seconds <= allowed(6) && p99 <= allowed(50),
  })
}

/** Exports the plans that there are, as often as it is run; answers seconds. */
export async function planExport(
  product: Product,
): Promise<{ readonly shown: readonly string[]; readonly run: () => Promise<number> }> {
  const finance = await signIn(product.url, 'findir')
  const base = `${product.url}/api/finance/paymentPlan/export`
  const described = await call<{ fields: { name: string }[] }>(
    `${product.url}/api/finance/paymentPlan/describe`,
    finance,
  )
  const shown = [
    ...new Set([
      ...columns.filter((name) => described.fields.some((field) => field.name === name)),
      ...described.fields.map(({ name }) => name).filter((name) => !['id', 'lines', 'files'].includes(name)),
    ]),
  ].slice(0, 15)
  const run = async (): Promise<number> => {
    const id = randomUUID()
    const begun = performance.now()
    await call(base, finance, { id, columns: shown, parameters: {}, sort: 'planDate' })
    await until(async () => (await call<{ state: string }>(`${base}/${id}`, finance)).state !== 'running')
    return (performance.now() - begun) / 1_000
  }
  return { shown, run }
}

const rounds = 3

/** The median of three after a warm-up, as for every figure that is no ratio. */
async function importParties(product: Product): Promise<void> {
  const buyer = await signIn(product.url, 'seabuy')
  await imported(product, buyer, rows / 10)
  const before = processorOf(product)
  const took: number[] = []
  const { seconds, p99, grown } = await watchedOver(product, async () => {
    for (let round = 0; round < rounds; round += 1) took.push(await imported(product, buyer, rows))
    return took.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  })
  const after = processorOf(product)
  const used = `${((after.server - before.server) / rounds).toFixed(1)} s of processor in the server, ${((after.database - before.database) / rounds).toFixed(1)} s in PostgreSQL`
  tell({
    work: `import of ${rows.toLocaleString('en')} counterparties, checked and written`,
    measured: `${seconds.toFixed(1)} s (${took.map((one) => one.toFixed(1)).join(', ')}), ${used}, server +${grown} MB, health answered within ${p99.toFixed(0)} ms (p99)`,
    limit: `${allowed(20).toFixed(0)} s on this machine; +200 MB; the one bad cell named, each row once`,
    kept: grown <= 200 && seconds <= allowed(20),
  })
}

/** How many seconds a book of so many parties takes until each is a record. */
export async function imported(product: Product, buyer: SignedInClient, many: number): Promise<number> {
  const base = `${product.url}/api/contracts/counterparty/import`
  const file = await partyBook(many)
  const begun = performance.now()
  const body = new FormData()
  body.append('file', new Blob([file]), 'parties.xlsx')
  const answer = await fetch(base, { method: 'POST', headers: buyer.headers, body })
  const {
    data: { id },
  } = (await answer.json()) as { data: { id: string } } // the answer of an import
  const view = await settled(base, buyer, id, 'checking')
  if (view.counts.right !== many - 1 || view.counts.wrong !== 1) throw new Error(`checked ${JSON.stringify(view)}`)
  await call(`${base}/${id}/write`, buyer, {})
  const written = await settled(base, buyer, id, 'writing')
  if (written.counts.done !== many - 1) throw new Error(`written ${JSON.stringify(written.counts)}`)
  await call(`${base}/${id}/cancel`, buyer, {})
  return (performance.now() - begun) / 1_000
}

interface View {
  readonly state: string
  readonly counts: { readonly right: number; readonly wrong: number; readonly done: number }
}

async function settled(base: string, client: SignedInClient, id: string, state: string): Promise<View> {
  await until(async () => (await call<View>(`${base}/${id}`, client)).state !== state)
  return call<View>(`${base}/${id}`, client)
}

async function partyBook(many: number): Promise<Uint8Array<ArrayBuffer>> {
  const mark = randomUUID().slice(0, 8)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const stream = writeXlsxStream(parties(mark, many), {
    name: '客商',
    columns: [
      'cpName',
      'shortName',
      'cpRole',
      'cpNature',
      'country',
      'contactName',
      'contactTel',
      'address',
      'remark',
    ].map((header) => ({ header })),
  })
  for await (const part of stream) parts.push(part.slice())
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function* parties(mark: string, many: number): Generator<(string | number | null)[]> {
  for (let at = 1; at <= many; at += 1)
    yield [
      `导入客商 ${mark} ${at}`,
      `客商${at}`,
      'cust',
      at === many ? '无此性质' : 'foreign',
      'MN',
      '张三',
      `+976 ${70_000_000 + at}`,
      '乌兰巴托市',
      null,
    ]
}

/** How long work took, how much memory it needed at most, and how soon others were answered meanwhile. */
async function watchedOver(
  product: Product,
  work: () => Promise<number>,
): Promise<{ seconds: number; p99: number; grown: number }> {
  const before = product.memory()
  const answers: number[] = []
  let most = before
  let going = true
  const watching = (async () => {
    while (going) {
      const begun = performance.now()
      await (await fetch(`${product.url}/api/health/live`)).text()
      answers.push(performance.now() - begun)
      most = Math.max(most, product.memory())
      await wait(10)
    }
  })()
  const seconds = await work()
  going = false
  await watching
  return {
    seconds,
    p99: answers.toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0,
    grown: most - before,
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await wait(100)
}
