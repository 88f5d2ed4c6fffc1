import { join } from 'node:path'
/** Measures what docs and users rely on, each figure beside its limit; ratios against bare servers in the same run. */
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct, throwAwayFolder } from '../app/testing/product-process.ts'
import { openPool } from '../server/platform/database/pool.ts'
import { approvals } from './approval-throughput.ts'
import { allowed, calibrate } from './calibrate.ts'
import { largeDiagram } from './diagrams.ts'
import { growth } from './growth/measure-growth.ts'
import { heatingBills } from './heating-bills.ts'
import { largeFiles } from './large-file-transfer.ts'
import { largeViews } from './large-view-frames.ts'
import { lastQuantity } from './last-stock-contention.ts'
import { groupsOfPlans } from './list-groups.ts'
import { againstByHand, scopeHolders } from './lists-vs-handwritten.ts'
import { proposalsOfMany } from './matching-proposals.ts'
import { series } from './meter-readings.ts'
import { mixedLoad } from './mixed-load.ts'
import { officeDocuments } from './office-documents.ts'
import { pageWeights } from './page-weight.ts'
import { pickers } from './pickers.ts'
import { reports } from './reports.ts'
import { sheets } from './spreadsheet-import-export.ts'
import { ledger } from './stock-ledger.ts'
import { tell, verdict } from './support/figure-report.ts'
import { tableFrames } from './table-scroll-frames.ts'
import { manyTasks } from './task-list.ts'
import { tradeYear } from './trade-year.ts'

const asked = process.argv.slice(2)
/** `npm run bench -- lists scopes` measures these parts alone, `lists:companies` of the lists those about companies. */
const wants = (part: string) => asked.length === 0 || asked.some((one) => one.split(':', 1)[0] === part)

// A folder that is named stays, with the product and the rows in it: so a change is measured again in a minute.
const keeps = process.env.BENCH_FOLDER ?? null
const folder = keeps ?? throwAwayFolder()
await calibrate(folder)

const first = await startProduct(join(folder, 'data'))
tell({
  work: 'first start with the prepared demonstration',
  measured: `${first.seconds.toFixed(1)} s`,
  limit: `${allowed(15).toFixed(0)} s`,
  kept: first.seconds <= allowed(15),
})
await first.stop()

const product = await startProduct(join(folder, 'data'))
tell({
  work: 'start with data present',
  measured: `${product.seconds.toFixed(2)} s`,
  limit: `${allowed(2.5).toFixed(1)} s`,
  kept: product.seconds <= allowed(2.5),
})
const memory = product.memory()
tell({
  work: 'memory of the server at rest',
  measured: `${memory} MB`,
  limit: 'at most 150 MB',
  kept: memory <= 150,
})
if (wants('pages')) await pageWeights(product.url)
if (wants('office')) await officeDocuments(product.url)
if (wants('diagrams')) await largeDiagram(product.url)

const socket = join(folder, 'data', 'postgres', 'socket')
const pool = openPool(
  { host: socket, port: 5432, user: 'amur', database: 'amur' },
  { max: 4, statementTimeout: 600_000 },
)
if (wants('lists'))
  await againstByHand(
    product,
    pool,
    socket,
    asked.find((one) => one.startsWith('lists:'))?.slice('lists:'.length),
    keeps !== null,
  )
if (wants('groups')) await groupsOfPlans(product, pool)
if (wants('lists')) {
  // As after the mixed load: what it holds at rest again, not how far its garbage had grown just then.
  await wait(10_000)
  tell({
    work: 'memory of the server after load, at rest again',
    measured: `${product.memory()} MB`,
    limit: 'at most 300 MB',
    kept: product.memory() <= 300,
  })
}
if (wants('mixed')) await mixedLoad(product, pool)
if (wants('matching')) await proposalsOfMany(product, pool)
if (wants('sheets')) await sheets(product, pool)
if (wants('scopes')) await scopeHolders(product, pool)
if (wants('series')) await series(product, pool)
if (wants('files')) await largeFiles(product)
if (wants('pickers')) await pickers(product.url, pool)
if (wants('tasks')) await manyTasks(product, pool)
if (wants('ledger')) await ledger(product, pool)
if (wants('last')) await lastQuantity(product, pool)
if (wants('views')) await largeViews(product.url, pool)
if (wants('runs')) await heatingBills(product, pool)
await pool.end()
await product.stop()
if (wants('frames')) await tableFrames(join(folder, 'data'))
if (wants('reports')) await reports(join(folder, 'data'))
if (wants('year')) await tradeYear(folder)
if (wants('growth')) await growth(folder)
if (wants('approvals')) await approvals()
process.exit(verdict())
