import type { Product } from '../app/testing/product-process.ts'
import { call, signIn } from '../app/testing/signed-in-client.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'
import { dropCopies, growPlans } from './support/grow-rows.ts'
import { median } from './support/load-generator.ts'

const most = 300
const rounds = 9

/** Groups and totals of 100,000 plans, as one who sees all of them asks. */
export async function groupsOfPlans(product: Product, pool: Pool): Promise<void> {
  await growPlans(pool, 100_000, 'G')
  try {
    await groupsAndTotals(product)
  } finally {
    await dropCopies(pool, 'G')
  }
}

async function groupsAndTotals(product: Product): Promise<void> {
  const director = await signIn(product.url, 'findir')
  const plans = `${product.url}/api/finance/paymentPlan`
  for (const [work, path, body] of [
    ['groups of 100,000 rows by status, sums by currency', '/groups', { group: { by: ['paymentStatus'] } }],
    ['groups of 100,000 rows by month', '/groups', { group: { by: ['planDate:month'] } }],
    ['totals of 100,000 rows by currency', '/totals', {}],
  ] as const) {
    const taken: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now()
      await call(`${plans}${path}`, director, body)
      if (round > 0) taken.push(performance.now() - begun)
    }
    tell({
      work,
      measured: `${median(taken).toFixed(0)} ms`,
      limit: `${allowed(most).toFixed(0)} ms`,
      kept: median(taken) <= allowed(most),
    })
  }
}
