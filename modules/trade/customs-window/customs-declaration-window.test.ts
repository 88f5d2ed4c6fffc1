import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { type RunningWindow, startWindow } from '../../../customs-window/start.ts'
import { testServer, type TestServer } from '../../../server/identity/session/testing/test-server.ts'
import { act, asSystem, get } from '../../../server/module-api.ts'
import { probe } from '../../../server/operate/adapter/adapter-health.ts'
import { useClock } from '../../../server/platform/process/clock.ts'
import { customsDeclaration } from '../customs-declaration.ts'
import { customsTaxCertificate } from '../customs-tax-certificate.ts'
import { importLicence } from '../import-licence.ts'
import { trade } from '../index.ts'
import { tradeServer } from '../server.ts'
import { type CustomsDesk, customsDesk } from '../testing/customs-desk.ts'
import { type TradeWorld, tradeWorld } from '../testing/trade-world.ts'
import { followDeclarations, lodge } from './follow-declarations.server.ts'

const secret = 'a secret of thirty-two characters, or more'
let world: TradeWorld
let desk: CustomsDesk
let server: TestServer
let customs: RunningWindow
let now = worldNow

beforeAll(async () => {
  world = await tradeWorld()
  desk = await customsDesk(world)
  server = await testServer(world.pool, {
    running: world.running,
    routes: tradeServer.routes === null ? [] : [tradeServer.routes],
    words: [trade.refusals],
  })
  await set('customsWindow.key', 'k1')
  await set('customsWindow.pushSecret', secret)
  await set('customsWindow.url', '')
}, 120_000)
afterAll(() => server.close())

beforeEach(async () => {
  now = worldNow
  useClock({ now: () => now })
  customs = await startWindow({ port: 0, key: 'k1', stepMs: minuteMs, now: () => now })
  await world.pool.query(sql`update base.config set cfg_value = ${customs.url} where cfg_key = 'customsWindow.url'`)
})
afterEach(() => customs.close())

async function set(key: string, value: string): Promise<void> {
  await world.pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${key}, ${value}, 'string')`,
  )
}

const system = async () => asSystem(await world.ctx('admin', { at: now }), 'test')
const lodged = async (id: string) => lodge(await system(), { id })
const followed = async (minutes: number) => {
  now += minutes * minuteMs
  await followDeclarations(await system())
}
const record = async (id: string) => get(await system(), customsDeclaration, id)
const status = async (id: string) => (await record(id)).status
const told = async (id: string) =>
  ((await record(id)).windowMessages ?? []).map(({ state, outcome }) => `${state} ${outcome}`)
const clientNo = async (id: string) => (await record(id)).windowKey ?? ''
const does = async (id: string, verb: string, body: Readonly<Record<string, Json>> = {}) => {
  const { ver } = await record(id)
  return act(await world.ctx('sealog', { at: now }), customsDeclaration, id, verb, { ver, ...body })
}

/** A declaration whose kilograms end so, handed over to the window by the clerk. */
async function sent(ending: string, more: Readonly<Record<string, Json>> = {}): Promise<string> {
  const tonnes = `100.0${ending}`
  const id = await desk.declared(await desk.arrived(tonnes), tonnes, more)
  await does(id, 'lodge')
  return id
}
const untaxed = { dutyRate: '0', vatRate: '0' }
const pay = async (id: string) => {
  for (const tax of ['duty', 'vat'] as const)
    await act(await system(), customsTaxCertificate, await desk.certified(id, tax), 'pay', { paidOn: '2026-11-16' })
}

describe('a declaration goes its way by the single window', () => {
  test('from the clerk’s hand to the end, waiting for its tax, and each message is kept once', async () => {
    const id = await sent('00')
    expect(await record(id)).toMatchObject({ status: '1', windowStage: 'queued', preEntryNo: null })
    await lodged(id)
    expect(await record(id)).toMatchObject({ windowStage: 'held' })
    expect((await record(id)).preEntryNo).toMatch(/^I\d{17}$/)
    await followed(2)
    expect(await status(id)).toBe('3')
    expect((await record(id)).customsNo).toMatch(/^\d{18}$/)
    await followed(60)
    expect(await status(id)).toBe('5')
    expect(await told(id)).toEqual([
      'received noted',
      'sent noted',
      'reviewed applied',
      'tax applied',
      'released waiting',
      'closed waiting',
    ])
    const { ver } = await record(id)
    await followed(2)
    expect((await record(id)).ver, 'nothing new is written').toBe(ver)
    await pay(id)
    await followed(2)
    expect(await record(id)).toMatchObject({ status: '8', windowStage: 'done', windowIssue: null })
    expect((await told(id)).slice(-2)).toEqual(['released applied', 'closed applied'])
    const [line] = await world.pool.query<{ person: string }>(
      sql`select distinct person_name as person from engine.audit where record_id = ${id}::uuid and verb = 'release'`,
    )
    expect(line?.person).toBe('Amur')
  })

  test('what comes back gives its licence back, is corrected and lodged again under a number of its own', async () => {
    const id = await sent('11', untaxed)
    await lodged(id)
    await followed(5)
    const back = await record(id)
    expect(back).toMatchObject({ status: '2', windowStage: 'returned' })
    expect(back.returnReason).toContain('毛重')
    expect(back.windowMessages?.at(-1)).toMatchObject({ state: 'returned', about: 'grossKg', outcome: 'applied' })
    const licence = await get(await system(), importLicence, back.licenceId ?? '')
    expect(Number(licence.usedQty)).toBe(0)
    const first = await clientNo(id)
    await does(id, 'lodge')
    await lodged(id)
    expect(await clientNo(id)).toBe(first.replace(/1$/, '2'))
    await followed(1)
    expect(await told(id)).toHaveLength(5)
  })

  test('what the window refuses as it stands comes back with the reason', async () => {
    const id = await sent('15')
    await lodged(id)
    expect(await record(id)).toMatchObject({ status: '2', windowStage: 'returned' })
    expect((await record(id)).returnReason).toContain('航次号')
  })
})

describe('a declaration is never lodged twice', () => {
  test.each([
    ['a lost answer', '01'],
    ['an error', '07'],
  ])('after %s', async (_, ending) => {
    const id = await sent(ending, untaxed)
    await lodged(id)
    expect(await record(id)).toMatchObject({ windowStage: 'queued' })
    await lodged(id)
    expect(await record(id)).toMatchObject({ windowStage: 'held' })
    expect(customs.counts(await clientNo(id)).lodged).toBe(1)
  })

  test('after a window too slow to answer', async () => {
    const id = await sent('08', untaxed)
    await lodged(id)
    expect(await record(id)).toMatchObject({ windowStage: 'queued' })
    await lodged(id)
    expect(await record(id)).toMatchObject({ windowStage: 'held' })
    expect(customs.counts(await clientNo(id))).toEqual({ handedIn: 1, lodged: 1 })
  }, 30_000)

  test('after a process that died before it kept the answer, and by a job that comes twice', async () => {
    const id = await sent('00', untaxed)
    await lodged(id)
    // As the process that died left it.
    await world.pool.query(
      sql`update trade.customs_declaration set window_stage = 'queued', pre_entry_no = null where id = ${id}::uuid`,
    )
    await lodged(id)
    await lodged(id)
    expect(await record(id)).toMatchObject({ windowStage: 'held' })
    expect(customs.counts(await clientNo(id))).toEqual({ handedIn: 1, lodged: 1 })
  })
})

describe('a window that misbehaves', () => {
  test('says everything twice: the second time changes nothing', async () => {
    const id = await sent('02', untaxed)
    await lodged(id)
    await followed(60)
    expect(await status(id)).toBe('8')
    const all = await told(id)
    expect(all.filter((one) => one.startsWith('reviewed'))).toEqual(['reviewed applied', 'reviewed ignored'])
    expect(all.filter((one) => one.startsWith('released'))).toEqual(['released applied', 'released ignored'])
  })

  test('tells the later before the earlier: it waits, and all is done in its order', async () => {
    const id = await sent('03', untaxed)
    await lodged(id)
    await followed(3)
    expect(await status(id)).toBe('3')
    expect(await told(id)).toContain('closed waiting')
    await followed(60)
    expect(await status(id)).toBe('8')
    expect((await told(id)).some((one) => one.endsWith('waiting'))).toBe(false)
  })

  test('returns what it had released: nothing is taken back, and the clerk is asked once', async () => {
    const id = await sent('04', untaxed)
    await lodged(id)
    await followed(60)
    expect(await record(id)).toMatchObject({ status: '7', windowIssue: 'returnedReleased' })
    expect((await told(id)).at(-1)).toBe('returned attention')
    await does(id, 'settleIssue', { note: '海关确认系误发' })
    await followed(60)
    expect(await record(id)).toMatchObject({ status: '7', windowIssue: null })
  })

  test('is silent for a day: the clerk is told once it is over, not before', async () => {
    const id = await sent('05', untaxed)
    await lodged(id)
    await followed(2)
    customs.setMood('broken')
    await followed(24 * 60 - 1)
    expect((await record(id)).windowIssue).toBeNull()
    await followed(1)
    expect(await record(id)).toMatchObject({ status: '1', windowIssue: 'silent' })
    customs.setMood('good')
    await followed(60)
    expect(await status(id)).toBe('8')
  })

  test('tells a state of another declaration: it is kept and changes nothing', async () => {
    const id = await sent('06', untaxed)
    await lodged(id)
    await followed(60)
    expect(await status(id)).toBe('8')
    expect(await told(id)).toContain('returned foreign')
  })

  test('answers half: nothing of it is taken, and the next answer is', async () => {
    const id = await sent('09', untaxed)
    await lodged(id)
    await followed(60)
    expect(await told(id)).toEqual([])
    await followed(2)
    expect(await status(id)).toBe('8')
  })

  test('orders an inspection that fails: the clerk arranges it and hears how it went', async () => {
    const today = dayOfMs(worldNow)
    const id = await sent('13', untaxed)
    await lodged(id)
    await followed(3)
    expect(await record(id)).toMatchObject({ status: '4', inspectOn: addDays(today, 1), inspectArranged: null })
    expect((await record(id)).inspectPlace).toContain('锦州')
    await does(id, 'arrangeInspection')
    await followed(60)
    expect(await record(id)).toMatchObject({
      status: '4',
      inspectResult: 'failed',
      windowIssue: 'inspectionFailed',
      inspectArranged: today,
    })
  })

  test('passes an inspection, and asks for another tax than was declared', async () => {
    const passed = await sent('12')
    const other = await sent('14')
    await lodged(passed)
    await lodged(other)
    await followed(60)
    expect(await record(passed)).toMatchObject({ status: '5', inspectResult: 'passed', windowIssue: null })
    expect(await record(other)).toMatchObject({ status: '5', windowIssue: 'taxDiffers' })
    expect(await told(other)).toContain('tax attention')
  })
})

describe('who may do what', () => {
  test('while the window has it nobody enters its states by hand; once taken over he does, and the window no more', async () => {
    const id = await sent('00', untaxed)
    await lodged(id)
    const number = { customsNo: '021720261000123456' }
    await expect(does(id, 'accept', number)).rejects.toMatchObject({ code: 'trade.window-holds', status: 409 })
    await expect(does(id, 'withdraw', { reason: '撤单' })).rejects.toMatchObject({ code: 'trade.window-holds' })
    await does(id, 'askWindow')
    const [job] = await world.pool.query<{ n: number }>(
      sql`select count(*)::int as n from engine.outbox where data->>'name' = 'trade.customsLodge' and data::text like ${`%${id}%`}`,
    )
    expect(job?.n, 'sent and asked for by a job').toBe(2)
    await does(id, 'goByHand', { reason: '窗口维护' })
    await expect(does(id, 'askWindow')).rejects.toMatchObject({ code: 'record.not-possible' })
    await does(id, 'accept', number)
    await followed(60)
    expect(await record(id)).toMatchObject({ status: '3', customsNo: number.customsNo })
  })

  test('whoever may not declare sends nothing to the window', async () => {
    const tonnes = '100.000'
    const id = await desk.declared(await desk.arrived(tonnes), tonnes)
    const { ver } = await record(id)
    await expect(act(await world.ctx('seabuy'), customsDeclaration, id, 'lodge', { ver })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('without an address nothing is sent, and it goes by hand', async () => {
    await world.pool.query(sql`update base.config set cfg_value = '' where cfg_key = 'customsWindow.url'`)
    const tonnes = '100.000'
    const id = await desk.declared(await desk.arrived(tonnes), tonnes)
    await expect(does(id, 'lodge')).rejects.toMatchObject({ code: 'trade.window-off', status: 409 })
    await does(id, 'declare')
    expect(await record(id)).toMatchObject({ status: '1', windowStage: null })
  })
})

describe('states that are pushed', () => {
  const signed = (body: string, key = secret, at = now) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`
  const push = (body: string, signature: string | undefined) =>
    server.app.inject({
      method: 'POST',
      url: '/api/trade/customs-window',
      headers: {
        'content-type': 'application/customs-state+json',
        ...(signature === undefined ? {} : { 'x-window-signature': signature }),
      },
      payload: body,
    })
  const state = (of: object) => JSON.stringify({ seq: 1, state: 'received', at: new Date(now).toISOString(), ...of })

  test('are refused unsigned, signed by another, changed or old', async () => {
    const body = state({ clientNo: 'BG-1', windowNo: 'I1' })
    expect((await push(body, undefined)).statusCode).toBe(401)
    expect((await push(body, signed(body, 'another secret, also long enough to be one'))).statusCode).toBe(401)
    expect((await push(`${body} `, signed(body))).statusCode).toBe(401)
    expect((await push(body, signed(body, secret, now - 600_000))).statusCode).toBe(401)
    expect((await push(body, signed(body))).statusCode, 'not ours').toBe(200)
    expect((await push('{', signed('{'))).statusCode).toBe(400)
  })

  test('are taken once, counted when they come again, and wait for what is missing', async () => {
    const id = await sent('00', untaxed)
    const of = { clientNo: await clientNo(id), windowNo: 'I12345678901234567' }
    const say = async (more: object) => {
      const body = state({ ...of, ...more })
      expect((await push(body, signed(body))).statusCode).toBe(200)
    }
    await say({ seq: 4, state: 'released' })
    expect(await record(id), 'before its receipt was kept').toMatchObject({ status: '1', windowStage: 'held' })
    await say({ seq: 3, state: 'reviewed', customsNo: '021720261000123456' })
    expect(await status(id)).toBe('7')
    await say({ seq: 3, state: 'reviewed', customsNo: '021720261000123456' })
    await say({ seq: 2, state: 'returned', reason: '迟到' })
    expect(await status(id)).toBe('7')
    expect((await record(id)).windowIssue).toBeNull()
    const lines = (await record(id)).windowMessages ?? []
    expect(lines.map(({ messageNo, outcome, times }) => [messageNo, outcome, times])).toEqual([
      ['1-4', 'applied', '1'],
      ['1-3', 'applied', '2'],
      ['1-2', 'ignored', '1'],
    ])
  })
})

test('the page of outside systems probes it and keeps how it went', async () => {
  const admin = await world.ctx('admin')
  expect(await probe(admin, 'trade.customsWindow')).toBe(true)
  customs.setMood('wrong-key')
  expect(await probe(admin, 'trade.customsWindow')).toBe(false)
})
