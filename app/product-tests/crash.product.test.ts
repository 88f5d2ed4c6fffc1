import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { type RunningBank, startBank } from '../../bank-simulator/start.ts'
import { copyDemo } from '../../bin/copy-demo-folder.mjs'
import { randomNumbers } from '../../core/approval/testing/random.ts'
import { share } from '../../core/testing/long-proof-share.ts'
import { flowProblems } from '../../server/approval/flow-consistency.ts'
import { openPool, type Pool } from '../../server/platform/database/pool.ts'
import { sealAudit } from '../../server/records/audit/chain-audit-lines.ts'
import { verifyAudit } from '../../server/records/audit/verify-audit-chain.ts'
import { diskStorage } from '../../server/records/files/disk-storage.ts'
import { verifyFiles } from '../../server/records/files/verify-files.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { throwAwayFolder } from '../testing/product-process.ts'
import {
  carryPlans,
  enterParties,
  type Intent,
  type PlanJourney,
  type Shift,
  type Signatories,
  type Upload,
  uploadFiles,
} from './crash-test-workload.ts'
import { type Death, type KillableServer, killableServer } from './killable-server.ts'
import { planTemplate } from './payment-plan-steps.ts'
import { type Met, steadyClient } from './retrying-client.ts'

const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000)
const deaths = (
  [
    'server',
    'postmaster',
    'server',
    'both',
    'postmaster',
    'server',
    'server',
    'postmaster',
    'server',
    'both',
    'server',
    'postmaster',
    'server',
    'postmaster',
    'server',
    'both',
    'postmaster',
    'server',
    'server',
    'postmaster',
  ] as const satisfies readonly Death[]
).slice(0, share(20, 8))
// Jobs of a dead process are taken over when it has been silent for twenty seconds.
const settling = 120_000

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

test(`${deaths.length} deaths under load lose nothing that was acknowledged and do nothing twice`, async () => {
  console.log(`seed ${seed} (CRASH_SEED repeats it)`)
  const folder = throwAwayFolder()
  // Test workers end without saying so to the folder.
  closing.push(async () => rmSync(folder, { recursive: true, force: true }))
  const bank = await startBank({ port: 0 })
  closing.push(() => bank.close())
  const dataDir = join(folder, 'data')
  await copyDemo(dataDir)
  const product = await killableServer(dataDir, { BANK_URL: bank.url, LOG_LEVEL: 'silent' })
  closing.push(() => product.close())
  const pool = openPool(
    { host: join(dataDir, 'postgres', 'socket'), port: 5432, user: 'amur', database: 'amur' },
    { max: 4, statementTimeout: 60_000 },
  )
  closing.push(() => pool.end())

  const met: Met = { lost: 0, acknowledged: 0, signedOut: 0 }
  const done = await workThrough(product, pool, met)
  const waited = await settled(pool, done.plans)
  await product.leaveDatabase()

  tell(product, met, done, waited)
  expect(met.signedOut, 'sessions outlive every death').toBe(0)
  await proveParties(pool, done.parties)
  await provePlans(pool, bank, done.plans)
  await proveFiles(pool, join(dataDir, 'files'), done.uploads)
  expect(await ledgerProblems(pool)).toEqual([])
  expect(await flowProblems(pool)).toEqual([])
  for (let sealed = 1; sealed > 0;) sealed = (await sealAudit(pool)).lines
  expect((await verifyAudit(pool)).problems).toEqual([])
  expect(await pool.query(sql`select key from engine.idempotency where answer is null`)).toEqual([])
})

interface Done {
  readonly parties: Intent[]
  readonly plans: PlanJourney[]
  readonly uploads: Upload[]
  readonly healing: number[]
}

/** Everybody works until the last death has healed. */
async function workThrough(product: KillableServer, pool: Pool, met: Met): Promise<Done> {
  const random = randomNumbers(seed)
  const client = (name: string) => steadyClient(product.site, name, met)
  const [drafter, leader, finance, cashier, reviewer, authoriser, buyer, keeper] = [
    await client('seasales'),
    await client('sealead'),
    await client('seafin'),
    await client('cashier'),
    await client('reviewer'),
    await client('authoriser'),
    await client('seabuy'),
    await client('keeper'),
  ]
  const by: Signatories = { drafter, leader, finance, cashier, reviewer, authoriser }
  const template = await planTemplate(drafter)
  const done: Done = { parties: [], plans: [], uploads: [], healing: [] }
  let over = false
  let amounts = 1_000
  const shift = (tag: string, at: number): Shift => ({
    over: () => over,
    random: randomNumbers(seed + at),
    tag: `${tag}${seed}-${at}`,
  })
  const plans = (at: number) => ({
    ...shift('Plan', at),
    template,
    amount: () => `${(amounts += 7)}.00`,
    paymentOf: (planId: string) => paymentOf(pool, planId),
  })
  const failed = new AbortController()
  const working = Promise.all([
    enterParties(buyer, shift('Party', 1), done.parties),
    enterParties(buyer, shift('Party', 2), done.parties),
    enterParties(buyer, shift('Party', 3), done.parties),
    carryPlans(by, plans(4), done.plans),
    carryPlans(by, plans(5), done.plans),
    carryPlans(by, plans(6), done.plans),
    uploadFiles(keeper, shift('File', 7), done.uploads),
  ])
  working.catch(() => failed.abort())
  try {
    for (const death of deaths) {
      done.healing.push(await dieAtWork(product, death, random, met, failed.signal))
      if (failed.signal.aborted) break
    }
  } finally {
    over = true
    await working
  }
  return done
}

/** Kills after some more was acknowledged and a moment; answers the seconds until work goes on. */
async function dieAtWork(
  product: KillableServer,
  death: Death,
  random: () => number,
  met: Met,
  failed: AbortSignal,
): Promise<number> {
  await acknowledged(met, 4 + Math.floor(random() * 30), failed)
  await wait(random() * 60)
  const begun = performance.now()
  await product.die(death)
  await acknowledged(met, 1, failed)
  return (performance.now() - begun) / 1_000
}

async function acknowledged(met: Met, more: number, failed: AbortSignal): Promise<void> {
  const enough = met.acknowledged + more
  while (met.acknowledged < enough && !failed.aborted) await wait(2)
}

/** The database may be down just now. */
async function paymentOf(pool: Pool, planId: string): Promise<string> {
  const deadline = performance.now() + settling
  for (;;) {
    const rows = await pool
      .query<{ id: string }>(sql`select id from finance.bank_payment where plan_id = ${planId}::uuid`)
      .catch(() => null)
    if (rows?.[0] !== undefined) return rows[0].id
    if (rows !== null || performance.now() > deadline)
      throw new Error(`plan ${planId} has no payment though it was acknowledged`)
    await wait(50)
  }
}

/** Waits until every authorised payment has been sent; answers the seconds. */
async function settled(pool: Pool, plans: readonly PlanJourney[]): Promise<number> {
  const begun = performance.now()
  const ids = plans.map(({ id }) => id)
  await expect
    .poll(
      () =>
        pool.query(
          sql`select id from finance.bank_payment where plan_id = any(${ids}::uuid[]) and stage = 'authorised' and status = '00'`,
        ),
      { timeout: settling, interval: 200 },
    )
    .toEqual([])
  return (performance.now() - begun) / 1_000
}

async function proveParties(pool: Pool, parties: readonly Intent[]): Promise<void> {
  const rows = await pool.query<{ id: string; name: string }>(
    sql`select id, cp_name as name from contracts.counterparty where cp_name like ${`Party${seed}-%`}`,
  )
  const there = new Map(rows.map(({ id, name }) => [name, id]))
  expect(there.size, 'no name twice').toBe(rows.length)
  for (const { name, what, id } of parties) {
    if (what === 'done') expect(there.get(name), name).toBe(id)
    if (what === 'refused') expect(there.has(name), name).toBe(false)
  }
  expect(parties.map(({ name }) => name)).toEqual(expect.arrayContaining([...there.keys()]))
}

interface PlanRow {
  readonly id: string
  readonly purpose: string
  readonly status: string
  readonly actual: string
  readonly verbs: string[]
  readonly payments: { reqNo: string; status: string; stage: string }[]
}

async function provePlans(pool: Pool, { bank }: RunningBank, plans: readonly PlanJourney[]): Promise<void> {
  const rows = await pool.query<PlanRow>(sql`
    select p.id, p.purpose, p.approval_status as status, p.actual_amount as actual,
      array(select l.verb from engine.flow_log l join engine.flow_instance i on i.id = l.instance where i.record_id = p.id and l.verb in ('save', 'submit', 'reject', 'agree') order by l.seq) as verbs,
      (select coalesce(jsonb_agg(jsonb_build_object('reqNo', b.req_no, 'status', b.status, 'stage', b.stage)), '[]') from finance.bank_payment b where b.plan_id = p.id) as payments
    from finance.payment_plan p where p.purpose like ${`Plan${seed}-%`}`)
  const there = new Map(rows.map((row) => [row.purpose, row]))
  expect([...there.keys()].toSorted(), 'every plan once').toEqual(plans.map(({ purpose }) => purpose).toSorted())
  expect(there.size).toBe(rows.length)
  for (const { id, purpose, amount, steps } of plans) {
    const row = there.get(purpose)
    expect({ id: row?.id, status: row?.status, verbs: row?.verbs }, purpose).toEqual({
      id,
      status: '2',
      verbs: steps.filter((step) => !['pay', 'review', 'authorise'].includes(step)),
    })
    const sent = bank.all().filter(({ reqNo }) => row?.payments.some((payment) => payment.reqNo === reqNo))
    expect(row?.payments.length, purpose).toBe(steps.includes('pay') ? 1 : 0)
    for (const { reqNo } of row?.payments ?? [])
      expect(bank.received.get(reqNo) ?? 0, 'never sent twice').toBeLessThanOrEqual(1)
    for (const { reqNo, status } of row?.payments ?? []) {
      if (status === '01') expect(sent, purpose).toMatchObject([{ reqNo, amount, stage: 'paid' }])
      expect(row?.actual, purpose).toBe(status === '01' ? amount : '0.00')
    }
  }
}

async function proveFiles(pool: Pool, folder: string, uploads: readonly Upload[]): Promise<void> {
  const rows = await pool.query<{ key: string; sha256: string }>(
    sql`select key, sha256 from engine.file where name like ${`File${seed}-%`}`,
  )
  const there = new Map(rows.map(({ key, sha256 }) => [key, sha256]))
  for (const { filePath, sha256 } of uploads) expect(there.get(filePath)).toBe(sha256)
  expect(await verifyFiles(pool, diskStorage(folder))).toEqual([])
}

function tell(
  { restarts }: KillableServer,
  met: Met,
  { parties, plans, uploads, healing }: Done,
  waited: number,
): void {
  const of = (numbers: readonly number[]) =>
    `${numbers.length}, most ${Math.max(...numbers).toFixed(1)} s, mean ${(numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(1)} s`
  const taken = plans.reduce((sum, { steps }) => sum + steps.length, 0)
  console.log(`restarts ${of(restarts)}; deaths ${of(healing)} until work went on`)
  console.log(
    `acknowledged ${met.acknowledged}, answers lost ${met.lost}; parties ${parties.length}, plans ${plans.length} with ${taken} steps, files ${uploads.length}; payments settled after ${waited.toFixed(1)} s`,
  )
  expect(Math.max(...restarts), 'seconds of a restart (5 on a quiet machine)').toBeLessThan(45)
  expect(met.lost, 'deaths were felt').toBeGreaterThan(0)
  for (const step of ['reject', 'agree', 'authorise'])
    expect(
      plans.some(({ steps }) => steps.includes(step)),
      step,
    ).toBe(true)
}
