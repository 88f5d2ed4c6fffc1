import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../app/testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { creating } from './handwritten-baseline/contract-read-and-create.ts'
import { sendFile } from './large-file-transfer.ts'
import { dropImported, imported, planExport } from './spreadsheet-import-export.ts'
import { tell } from './support/figure-report.ts'
import { dropCopies, dropCreated, growPlans } from './support/grow-rows.ts'

const plans = 100_000
const seconds = 30
const restSeconds = 10
const mostAfter = 300 // MB

type Work = () => Promise<unknown>

/** What a working day asks of the server at once, and how much memory it holds once it rests again. */
export async function mixedLoad(product: Product, pool: Pool): Promise<void> {
  await growPlans(pool, plans, 'D')
  try {
    const { most, calls } = await underLoad(product, await dayOf(product))
    await wait(restSeconds * 1_000)
    const after = product.memory()
    tell({
      work: `memory after ${seconds} s of lists, to-do lists, saves, exports, imports and uploads at once`,
      measured: `${after} MB (at most ${most} MB meanwhile, ${(calls / seconds).toFixed(0)} answers/s)`,
      limit: `at most ${mostAfter} MB`,
      kept: after <= mostAfter,
    })
  } finally {
    await dropCopies(pool, 'D')
    await dropImported(pool)
    await dropCreated(pool)
  }
}

/** Each of these is done again and again, beside the others. */
async function dayOf(product: Product): Promise<readonly Work[]> {
  const [director, buyer] = await Promise.all([signIn(product.url, 'findir'), signIn(product.url, 'seabuy')])
  const { run } = await planExport(product)
  const { body } = creating()
  let party = 0
  const list =
    (path: string, parameters: object): Work =>
    () =>
      call(`${product.url}/api/${path}/page`, director, { page: 1, size: 20, parameters })
  const tasks = (client: SignedInClient): Promise<unknown> =>
    call(`${product.url}/api/workflow/task/page`, client, { page: 1, size: 50, parameters: { view: 'todo' } })
  return [
    ...Array.from({ length: 4 }, (_, at) => list('finance/paymentPlan', { paymentStatus: String(at % 5) })),
    ...Array.from({ length: 3 }, () => list('contracts/contract', {})),
    list('contracts/counterparty', {}),
    () => tasks(director),
    () => tasks(buyer),
    ...Array.from(
      { length: 2 },
      () => () =>
        call(
          `${product.url}/api/contracts/counterparty/save`,
          buyer,
          JSON.parse(body.replace('<id>', `混合 ${party++}`)) as object,
        ),
    ), // as it was written
    run,
    () => imported(product, buyer, 10_000),
    () => sendFile(product, buyer.headers, 64),
  ]
}

async function underLoad(
  product: Product,
  day: readonly Work[],
): Promise<{ readonly most: number; readonly calls: number }> {
  const end = performance.now() + seconds * 1_000
  let most = product.memory()
  let calls = 0
  await Promise.all(
    day.map(async (work) => {
      while (performance.now() < end) {
        await work()
        calls += 1
        most = Math.max(most, product.memory())
      }
    }),
  )
  return { most, calls }
}
