import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDemo } from '../../bin/copy-demo-folder.mjs'
import { flowProblems } from '../../server/approval/flow-consistency.ts'
import { openEmbedded, stopEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { openPool, type Pool } from '../../server/platform/database/pool.ts'
import { diskStorage } from '../../server/records/files/disk-storage.ts'
import { sendSlowly } from '../../server/records/files/testing/send-slowly.ts'
import { verifyFiles } from '../../server/records/files/verify-files.ts'
import { ended, type Product, startProduct, throwAwayFolder } from '../testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../testing/signed-in-client.ts'
import { listenToEvents } from './event-listener.ts'
import { agreeTo, does, draftPlan, planTemplate, taskOf } from './payment-plan-steps.ts'
import { type Met, type Site, steadyClient } from './retrying-client.ts'

const folder = throwAwayFolder()
const dataDir = join(folder, 'data')
const met: Met = { lost: 0, acknowledged: 0, signedOut: 0 }
let address: string
let pool: Pool
let a: Product
let b: Product

beforeAll(async () => {
  await copyDemo(dataDir)
  // One database that neither of them owns, beside the one file store.
  mkdirSync(join(folder, 'database'), { mode: 0o711 })
  renameSync(join(dataDir, 'postgres'), join(folder, 'database', 'postgres'))
  const database = await openEmbedded({ dataDir: join(folder, 'database') })
  pool = openPool(database.address, { max: 4 })
  closing.push(
    () => stopEmbedded(join(folder, 'database')),
    () => database.stop(),
    () => pool.end(),
  )
  address = `postgresql://amur@localhost/amur?host=${encodeURIComponent(database.address.host ?? '')}`
  a = await start()
  closing.push(() => ended(a.process, 'SIGKILL'))
  b = await start()
  closing.push(() => ended(b.process, 'SIGKILL'))
})

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

function start(): Promise<Product> {
  return startProduct(dataDir, { DATABASE_URL: address, LOG_LEVEL: 'silent' })
}

describe('two processes on one database', () => {
  test('know each other’s sessions and each other’s changes', async () => {
    const seabuy = await signIn(a.url, 'seabuy')
    const made = await call<{ id: string }>(`${b.url}/api/contracts/counterparty/save`, seabuy, {
      cpName: '双机贸易行',
      cpRole: ['supp'],
      cpNature: 'foreign',
      country: 'MN',
      accounts: [],
    })
    const { record } = await call<{ record: object }>(`${a.url}/api/contracts/counterparty/${made.id}`, seabuy)
    expect(record).toMatchObject({ cpName: '双机贸易行' })
  })

  test('what is done on one is told on the stream of the other within two seconds', async () => {
    const drafter = await steadyClient({ url: a.url }, 'seasales', met)
    const plan = await draftPlan(drafter, await planTemplate(drafter), '1234.00', '双机通知')
    const ears = await listenToEvents(b.url, await signIn(b.url, 'sealead'))
    await does(drafter, 'paymentPlan', plan, 'submit')
    const seconds = await ears.heard('notice')
    ears.close()
    console.log(`a notice made on A arrived at B after ${seconds.toFixed(2)} s`)
    expect(seconds).toBeLessThan(2 * slack)
  })

  test('a sign-out on one ends the session on the other within a second', async () => {
    const client = await signIn(a.url, 'legal')
    expect(await statusAt(b, client)).toBe(200)
    await call(`${a.url}/api/system/user/logout`, client)
    const seconds = await until(async () => (await statusAt(b, client)) === 401)
    console.log(`a sign-out on A held on B after ${seconds.toFixed(2)} s`)
    expect(seconds).toBeLessThan(slack)
  })

  test('a person disabled on one is out on the other within a second', async () => {
    const admin = await signIn(a.url, 'admin')
    const client = await signIn(b.url, 'engineer')
    expect(await statusAt(b, client)).toBe(200)
    const [person] = await pool.query<{ id: string }>(sql`select id from base.person where user_code = 'engineer'`)
    const { record } = await call<{ record: { ver: number } }>(`${a.url}/api/base/person/${person?.id}`, admin)
    await call(`${a.url}/api/base/person/${person?.id}/action/disable`, admin, { ver: record.ver })
    const seconds = await until(async () => (await statusAt(b, client)) === 401)
    console.log(`a disabled person was out on B after ${seconds.toFixed(2)} s`)
    expect(seconds).toBeLessThan(slack)
  })
})

describe('kill -9 of one', () => {
  test('during an upload leaves nothing half, and the other goes on at once', async () => {
    const client = await signIn(a.url, 'keeper')
    const sending = sendSlowly(a.url, tokensOf(client), 'cut-off.txt')
    await sending.write(Buffer.alloc(200_000, 'x'))
    await ended(a.process, 'SIGKILL')
    await expect(sending.finish()).rejects.toThrow()
    expect(await statusAt(b, client)).toBe(200)
    expect(await pool.query(sql`select id from engine.file where name = 'cut-off.txt'`)).toEqual([])
    const whole = sendSlowly(b.url, tokensOf(client), 'whole.txt')
    await whole.write(Buffer.alloc(200_000, 'x'))
    expect(await whole.finish()).toMatchObject({ status: 200 })
    expect(await verifyFiles(pool, diskStorage(join(dataDir, 'files')))).toEqual([])
    await restart()
  })

  test('during approval steps loses nothing acknowledged: the same key on the other gives the one answer', async () => {
    const site: Site = { url: b.url }
    const [drafter, leader, finance] = [
      await steadyClient(site, 'seasales', met),
      await steadyClient(site, 'sealead', met),
      await steadyClient(site, 'seafin', met),
    ]
    const template = await planTemplate(drafter)
    let lost = 0
    for (let round = 0; round < 3; round += 1) {
      const plans = await Promise.all(
        [1, 2, 3, 4].map((at) =>
          draftPlan(drafter, template, `${2_000 + round * 10 + at}.00`, `双机审批${round}-${at}`),
        ),
      )
      await Promise.all(plans.map((plan) => does(drafter, 'paymentPlan', plan, 'submit')))
      const steps = await Promise.all(
        plans.map(async (plan) => ({
          plan,
          path: `/api/workflow/task/${await taskOf(leader, plan)}/action/agree`,
          key: randomUUID(),
        })),
      )
      const onA = await steadyClient({ url: a.url }, 'sealead', met)
      const asked = steps.map(({ path, key }) => onA.tryOnce<object>(path, { opinion: '同意' }, key))
      await Promise.all([firstOf(asked, round).then(() => ended(a.process, 'SIGKILL')), ...asked])
      const answers = await Promise.all(asked)
      lost += answers.filter(({ kind }) => kind === 'lost').length
      for (const [at, { plan, path, key }] of steps.entries()) {
        const again = await leader.post<object>(path, { opinion: '同意' }, key)
        const earlier = answers[at]
        if (earlier?.kind === 'done') expect(again).toEqual(earlier.data)
        await agreeTo(finance, plan)
        expect(
          await pool.query(
            sql`select l.verb from engine.flow_log l join engine.flow_instance i on i.id = l.instance where i.record_id = ${plan}::uuid and l.verb = 'agree'`,
          ),
        ).toHaveLength(2)
      }
      await restart()
    }
    console.log(`${lost} of 12 answers were lost`)
    expect(lost).toBeGreaterThan(0)
    expect(await flowProblems(pool)).toEqual([])
  })
})

// Figures hold on a quiet machine; a busy one gets this many times as long.
const slack = 3

/** Settles when so many of them have. */
async function firstOf(all: readonly Promise<unknown>[], count: number): Promise<void> {
  for (let left = [...all], had = 0; had < count; had += 1) {
    const first = await Promise.race(left.map((one, at) => one.then(() => at)))
    left = left.toSpliced(first, 1)
  }
}

/** A comes back and answers as B does. */
async function restart(): Promise<void> {
  a = await start()
  const client = await signIn(b.url, 'legal')
  expect(await statusAt(a, client)).toBe(200)
  console.log(`A came back after ${a.seconds.toFixed(1)} s`)
}

function tokensOf({ headers }: SignedInClient) {
  return { accessToken: headers['accessToken'] ?? '', refreshToken: headers['refreshToken'] ?? '' }
}

async function statusAt({ url }: Product, { headers }: SignedInClient): Promise<number> {
  const answer = await fetch(`${url}/api/workflow/startable`, { headers })
  await answer.arrayBuffer()
  return answer.status
}

/** Seconds until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  await expect.poll(isSo, { interval: 10, timeout: 20_000 }).toBe(true)
  return (performance.now() - begun) / 1_000
}
