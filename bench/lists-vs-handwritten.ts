import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { modules } from '../app/modules.ts'
import { ended, type Product } from '../app/testing/product-process.ts'
import { call, signIn } from '../app/testing/signed-in-client.ts'
import type { AnyDocument } from '../core/description/document.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { answerSheetsByHand } from './handwritten-baseline/answer-sheets.ts'
import { companiesByHand } from './handwritten-baseline/companies.ts'
import { creating, reading } from './handwritten-baseline/contract-read-and-create.ts'
import { contractsByHand } from './handwritten-baseline/contracts.ts'
import type { ByHand } from './handwritten-baseline/handwritten-list.ts'
import { paymentPlansByHand } from './handwritten-baseline/payment-plans.ts'
import type { Orders } from './handwritten-baseline/server.ts'
import { ratio, tell } from './support/figure-report.ts'
import {
  dropCopies,
  dropCreated,
  dropMade,
  giveFiveRoles,
  growCompanies,
  growContracts,
  growPlans,
  growSheets,
} from './support/grow-rows.ts'
import { interleaved, median } from './support/load-generator.ts'

const rows = 100_000
const listLimit = 0.75
const readLimit = 0.8
const createLimit = 0.3

/**
 * Lists, single reads and creates of the product against pages written by hand, on the same database in the same
 * minutes;
 * `only` is a part of the names of those wanted, and rows that are kept are there at the next run.
 */
export async function againstByHand(
  product: Product,
  pool: Pool,
  socket: string,
  only = '',
  keep = false,
): Promise<void> {
  if (!(await isGrown(pool))) {
    for (const grow of [growContracts, growCompanies, growSheets]) await grow(pool, rows)
    await growPlans(pool, rows, 'L')
  }
  const pages = await pagesOf(pool)
  await pool.driver.query(
    `drop schema if exists by_hand cascade; create schema by_hand; ${pages.map(({ prepare }) => prepare).join(';')}`,
  )
  const [read, create] = [await reading(pool), creating()]
  await pool.driver.query(create.prepare)
  // Without it counting reads the table as well.
  for (const { table } of pages) await pool.driver.query(`vacuum analyze by_hand.${table}`)
  const lists = pages.flatMap(({ path, who, lists: own }) =>
    own.map((list, at) => ({ ...list, path, who, route: `/${path}/${at}` })),
  )
  const bare = fork(join(import.meta.dirname, 'handwritten-baseline', 'server.ts'), { execArgv: ['--import', 'tsx'] })
  const address = await listening(bare, {
    socket,
    routes: [...lists.map(({ route, statements, values }) => ({ path: route, statements, values })), read, create],
  })
  try {
    for (const { work, path, who, route, call: asked = 'page', request } of lists.filter((list) =>
      list.work.includes(only),
    )) {
      const { headers } = await signIn(product.url, who)
      const ours = {
        url: `${product.url}/api/${path}/${asked}`,
        headers,
        bodies: [
          JSON.stringify(asked === 'page' ? { page: 1, size: 20, columns: columnsOf(path), ...request } : request),
        ],
      }
      ratio(`list: ${work}`, await interleaved(ours, `${address}${route}`), listLimit)
    }
    if ('one contract with its lines'.includes(only))
      ratio(
        'one contract with its lines',
        await interleaved(
          {
            url: `${product.url}/api/contracts/contract/${read.id}`,
            headers: (await signIn(product.url, 'findir')).headers,
          },
          `${address}${read.path}`,
        ),
        readLimit,
      )
    if ('create a counterparty'.includes(only))
      ratio(
        'create a counterparty',
        await interleaved(
          {
            url: `${product.url}/api/contracts/counterparty/save`,
            headers: (await signIn(product.url, 'seabuy')).headers,
            bodies: [create.body],
          },
          `${address}${create.path}`,
        ),
        createLimit,
      )
  } finally {
    await ended(bare)
    await pool.driver.query('drop schema by_hand cascade')
    if (!keep) await dropCopies(pool, 'L')
    await dropCreated(pool)
  }
}

/** The last rows to be copied are there when all are. */
async function isGrown(pool: Pool): Promise<boolean> {
  const [row] = await pool.query<{ there: boolean }>(
    sql`select exists (select from finance.payment_plan where plan_no = ${`L${rows}`}) as there`,
  )
  return row?.there === true
}

/** The columns that the page asks its list for. */
function columnsOf(path: string): readonly string[] {
  const [module = '', name = ''] = path.split('/')
  const found: AnyDocument | undefined = modules.find((one) => one.name === module)?.documents[name]
  return found?.lists.main?.columns ?? []
}

export async function pagesOf(pool: Pool): Promise<ByHand[]> {
  const [ids] = await pool.query<
    Record<'unit' | 'party' | 'plansParty' | 'owner' | 'questionnaire' | 'person', string>
  >(sql`
    select s.user_dwid as unit,
      (select counterparty from contracts.contract where contract_no ~ '^L' and contract_status = '3' limit 1) as party,
      (select counterparty from finance.payment_plan where plan_no ~ '^L' and payment_status = '1' and unit_id = s.user_dwid limit 1) as "plansParty",
      (select owner_unit from organisation.company where company_code ~ '^L' and vat_type = 'small' limit 1) as owner,
      (select questionnaire from questionnaire.answer_sheet where sheet_key ~ '^L' limit 1) as questionnaire,
      (select answerer from questionnaire.answer_sheet where sheet_key ~ '^L' limit 1) as person
    from base.person s where s.user_code = 'seafin'`)
  if (ids === undefined) throw new Error('no seafin')
  return [
    contractsByHand(ids.party),
    paymentPlansByHand(ids.unit, ids.plansParty),
    companiesByHand(ids.owner),
    answerSheetsByHand(ids.questionnaire, ids.person),
  ]
}

function listening(bare: ChildProcess, orders: Orders): Promise<string> {
  return new Promise((resolve, reject) => {
    bare.once('message', (message) => resolve(String(message)))
    bare.once('exit', (code) => reject(new Error(`the servers by hand ended with ${code}`)))
    bare.send(orders)
  })
}

/** The same list at a million rows for those who see all, much and little. */
export async function scopeHolders(product: Product, pool: Pool): Promise<void> {
  await growPlans(pool, 1_000_000, 'M')
  await giveFiveRoles(pool, 'sealead')
  try {
    await listsByScope(product)
  } finally {
    await dropMade(pool)
    await dropCopies(pool, 'M')
  }
}

async function listsByScope(product: Product): Promise<void> {
  const holders = [
    ['全部', 'findir'],
    ['five roles', 'sealead'],
    ['仅本人', 'selfonly'],
  ] as const
  const times = new Map<string, { middle: number; p95: number }>()
  for (const [label, code] of holders) {
    const client = await signIn(product.url, code)
    const taken: number[] = []
    for (let at = 0; at < 60; at += 1) {
      const begun = performance.now()
      await call(`${product.url}/api/finance/paymentPlan/page`, client, {
        page: 1,
        size: 20,
        sort: '-createTime',
        parameters: {},
      })
      if (at >= 10) taken.push(performance.now() - begun)
    }
    taken.sort((a, b) => a - b)
    times.set(label, { middle: median(taken), p95: taken[Math.floor(taken.length * 0.95)] ?? 0 })
  }
  const all = [...times.values()]
  const spread = Math.max(...all.map(({ middle }) => middle)) / Math.min(...all.map(({ middle }) => middle))
  const text = [...times]
    .map(([label, { middle, p95 }]) => `${label} ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)}`)
    .join('; ')
  tell({
    work: 'the list at 1,000,000 rows by scope',
    measured: `${text}; ${spread.toFixed(1)} x apart`,
    limit: `within 3 x; p95 ${allowed(60).toFixed(0)} ms`,
    kept: spread <= 3 && all.every(({ p95 }) => p95 <= allowed(60)),
  })
}
