import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { modules } from '../app/modules.ts'
import { startProduct } from '../app/testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import { addDays, dayOfMs } from '../core/values/day.ts'
import { addMonths } from '../core/values/month.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'

const most = 500
const rounds = 20
const traded: readonly string[] = ['contracts', 'trade', 'stock', 'finance']
const today = dayOfMs(Date.now())

/** What is asked, and how it is called in the row of its group. */
interface Asked {
  readonly name: string
  readonly path: string
  readonly body: object
}

/**
 * Every list, its totals, every map and every report of contracts, trade, stock and finance over a whole year of trade,
 * each asked some twenty times by one who sees all of it; of each group the slowest is named.
 */
export async function tradeYear(folder: string): Promise<void> {
  const dataDir = process.env['BENCH_YEAR'] ?? yearIn(join(folder, 'year'))
  const product = await startProduct(dataDir)
  try {
    const client = await signIn(product.url, 'findir')
    for (const module of traded) {
      await slowestOf(`lists and totals of ${module}`, product.url, client, listsOf(module))
      await slowestOf(`reports of ${module}`, product.url, client, reportsOf(module))
    }
    await slowestOf('maps and charts of time', product.url, client, traded.flatMap(drawnOf))
  } finally {
    await product.stop()
  }
}

/** Makes the year in a folder of its own, which takes some ten minutes; BENCH_YEAR names one that is there already. */
function yearIn(dataDir: string): string {
  const { status } = spawnSync(process.execPath, ['bin/demo.mjs', '--full'], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  if (status !== 0) throw new Error('the year of trade could not be made')
  return dataDir
}

function partsOf(name: string) {
  const found = modules.find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no module ${name}`)
  return found
}

function listsOf(module: string): readonly Asked[] {
  return Object.values(partsOf(module).documents).flatMap((doc) =>
    Object.keys(doc.lists).flatMap((list) =>
      ['page', 'totals'].map((what) => ({
        name: `${doc.name} ${list} ${what}`,
        path: `${module}/${doc.name}/${what}`,
        body: { list, parameters: {}, ...(what === 'page' ? { size: 50 } : {}) },
      })),
    ),
  )
}

function drawnOf(module: string): readonly Asked[] {
  return Object.values(partsOf(module).documents).flatMap((doc) =>
    Object.entries(doc.lists).flatMap(([list, { views }]) =>
      Object.keys(views ?? {})
        .filter((view) => view === 'map' || view === 'gantt')
        .map((view) => ({
          name: `${doc.name} ${list} ${view}`,
          path: `${module}/${doc.name}/drawn`,
          body: { list, view, parameters: {} },
        })),
    ),
  )
}

function reportsOf(module: string): readonly Asked[] {
  return (partsOf(module).reports ?? []).map((report) => ({
    name: report.name,
    path: `report/${module}/${report.name}/sheet`,
    body: Object.fromEntries(
      Object.entries(report.filters).flatMap(([name, { kind }]) => {
        const value = filterOf(name, kind)
        return value === null ? [] : [[name, value]]
      }),
    ),
  }))
}

/** The whole year where a span is asked for, and now where a moment is. */
function filterOf(name: string, kind: string): string | null {
  if (kind === 'date') return /from|since/i.test(name) ? addDays(today, -390) : today
  if (kind === 'yearMonth') return addMonths(today.slice(0, 7), /from|since/i.test(name) ? -12 : -1)
  return kind === 'year' ? today.slice(0, 4) : null
}

async function slowestOf(work: string, url: string, client: SignedInClient, all: readonly Asked[]): Promise<void> {
  let slowest = { name: 'none', ms: 0 }
  for (const { name, path, body } of all) {
    const taken: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now()
      await call(`${url}/api/${path}`, client, body)
      // The first one reads what the others find in memory.
      if (round > 0) taken.push(performance.now() - begun)
    }
    const ms = taken.toSorted((one, other) => one - other)[Math.ceil(taken.length * 0.95) - 1] ?? 0
    if (ms > slowest.ms) slowest = { name, ms }
  }
  tell({
    work: `${all.length} ${work} over a year of trade, 95 of 100 askings`,
    measured: `${slowest.ms.toFixed(0)} ms for the slowest, ${slowest.name}`,
    limit: `${allowed(most).toFixed(0)} ms`,
    kept: slowest.ms <= allowed(most),
  })
}
