import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningWindow } from '../../../customs-window/start.ts'
import { testServer, type TestServer } from '../../../server/identity/session/testing/test-server.ts'
import { act } from '../../../server/module-api.ts'
import { probe } from '../../../server/operate/adapter/adapter-health.ts'
import { pendingTaskTexts } from '../../../server/records/role-tasks/pending-task-texts.ts'
import type { StoredRecord } from '../../../server/records/schema/stored-record.ts'
import { customsDeclaration } from '../customs-declaration.ts'
import { trade } from '../index.ts'
import { tradeServer } from '../server.ts'
import { pushSecret, untaxed, windowDesk, type WindowDesk } from '../testing/window-desk.ts'
import { customsWindowWords } from '../words/customs-window.ts'

let at: WindowDesk
let server: TestServer
let customs: RunningWindow

beforeAll(async () => {
  at = await windowDesk()
  server = await testServer(at.world.pool, {
    running: at.world.running,
    routes: tradeServer.routes === null ? [] : [tradeServer.routes],
    words: [trade.refusals],
  })
}, 120_000)
afterAll(() => server.close())
beforeEach(async () => {
  customs = await at.open()
})
afterEach(() => customs.close())

const status = async (id: string) => (await at.record(id)).status
const clientNo = async (id: string) => (await at.record(id)).windowKey ?? ''

describe('who may do what', () => {
  test('while the window has it nobody enters its states by hand; once taken over he does, and the window no more', async () => {
    const id = await at.sent('00', untaxed)
    await at.lodged(id)
    const number = { customsNo: '021720261000123456' }
    await expect(at.does(id, 'accept', number)).rejects.toMatchObject({ code: 'trade.window-holds', status: 409 })
    await at.does(id, 'askWindow')
    const [job] = await at.world.pool.query<{ n: number }>(
      sql`select count(*)::int as n from engine.outbox where data->>'name' = 'trade.customsLodge' and data::text like ${`%${id}%`}`,
    )
    expect(job?.n, 'sent and asked for by a job').toBe(2)
    await at.does(id, 'goByHand', { reason: '窗口维护' })
    await expect(at.does(id, 'askWindow')).rejects.toMatchObject({ code: 'record.not-possible' })
    await at.does(id, 'accept', number)
    await at.followed(60)
    expect(await at.record(id)).toMatchObject({ status: '3', customsNo: number.customsNo })
  })

  test('whoever may not declare sends nothing to the window', async () => {
    const id = await at.drafted('00')
    const { ver } = await at.record(id)
    await expect(act(await at.world.ctx('seabuy'), customsDeclaration, id, 'lodge', { ver })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('without an address nothing is sent, and it goes by hand', async () => {
    await at.point('')
    const id = await at.drafted('00')
    await expect(at.does(id, 'lodge')).rejects.toMatchObject({ code: 'trade.window-off', status: 409 })
    await at.does(id, 'declare')
    expect(await at.record(id)).toMatchObject({ status: '1', windowStage: null })
  })
})

describe('what is taken over by hand', () => {
  const tasks = async (id: string) => {
    const record = (await at.record(id)) as unknown as StoredRecord // a record of any document
    return pendingTaskTexts(await at.world.ctx('sealog'), customsDeclaration, record)
  }
  const settle = customsWindowWords.tasks.settleIssue.zh

  test('before the window has answered may stand there: it is settled before it is sent again', async () => {
    customs.setMood('broken')
    const id = await at.sent('00', untaxed)
    await at.lodged(id)
    await at.does(id, 'goByHand', { reason: '窗口维护' })
    expect(await at.record(id)).toMatchObject({ windowStage: null, windowIssue: 'maybeLodged' })
    await at.does(id, 'sendBack', { reason: '重新申报' })
    await expect(at.does(id, 'lodge')).rejects.toMatchObject({ code: 'trade.window-unsettled', status: 409 })
    expect(await tasks(id)).toContain(settle)
    await at.does(id, 'settleIssue', { note: '窗口未收单' })
    await at.does(id, 'lodge')
    expect(await at.record(id)).toMatchObject({ windowStage: 'queued', windowIssue: null })
    expect(await clientNo(id)).toMatch(/-2$/)
  })

  test('and withdrawn is to be withdrawn at the window too, and that is a task until it is settled', async () => {
    const id = await at.sent('00', untaxed)
    await at.lodged(id)
    await at.does(id, 'goByHand', { reason: '窗口维护' })
    expect(await at.record(id)).toMatchObject({ windowStage: null, windowIssue: null })
    await at.does(id, 'withdraw', { reason: '撤单' })
    expect(await at.record(id)).toMatchObject({ status: '9', windowIssue: 'withdrawThere' })
    expect(await tasks(id)).toContain(settle)
    await at.does(id, 'settleIssue', { note: '窗口已撤单' })
    expect(await at.record(id)).toMatchObject({ status: '9', windowIssue: null })
    expect(await tasks(id)).toEqual([])
  })

  test('is withdrawn alone where the window never had it or had sent it back', async () => {
    const back = await at.sent('11', untaxed)
    await at.lodged(back)
    await at.followed(5)
    await at.does(back, 'declare')
    const never = await at.drafted('00', untaxed)
    await at.does(never, 'declare')
    for (const id of [back, never]) {
      await at.does(id, 'withdraw', { reason: '撤单' })
      expect(await at.record(id)).toMatchObject({ status: '9', windowIssue: null })
    }
  })

  test('waits for nobody’s word any more, and what customs did stays to be settled', async () => {
    const [silent, failed] = [await at.sent('05', untaxed), await at.sent('13', untaxed)]
    await at.lodged(silent)
    await at.lodged(failed)
    await at.followed(60)
    customs.setMood('broken')
    await at.followed(24 * 60)
    expect(await at.record(silent)).toMatchObject({ windowIssue: 'silent' })
    expect(await at.record(failed)).toMatchObject({ windowIssue: 'inspectionFailed' })
    for (const id of [silent, failed]) await at.does(id, 'goByHand', { reason: '窗口维护' })
    expect(await at.record(silent)).toMatchObject({ windowIssue: null })
    expect(await at.record(failed)).toMatchObject({ windowIssue: 'inspectionFailed' })
  })
})

describe('states that are pushed', () => {
  const signed = (body: string, key = pushSecret, time = at.time()) =>
    `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
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
  const state = (of: object) =>
    JSON.stringify({ seq: 1, state: 'received', at: new Date(at.time()).toISOString(), ...of })

  test('are refused unsigned, signed by another, changed or old', async () => {
    const body = state({ clientNo: 'BG-1', windowNo: 'I1' })
    expect((await push(body, undefined)).statusCode).toBe(401)
    expect((await push(body, signed(body, 'another secret, also long enough to be one'))).statusCode).toBe(401)
    expect((await push(`${body} `, signed(body))).statusCode).toBe(401)
    expect((await push(body, signed(body, pushSecret, at.time() - 600_000))).statusCode).toBe(401)
    expect((await push(body, signed(body))).statusCode, 'not ours').toBe(200)
    expect((await push('{', signed('{'))).statusCode).toBe(400)
  })

  test('of an earlier lodging say nothing of whether this one has arrived', async () => {
    const id = await at.sent('11', untaxed)
    await at.lodged(id)
    await at.followed(5)
    const { windowKey, preEntryNo } = await at.record(id)
    customs.setMood('broken')
    await at.does(id, 'lodge')
    const late = state({ clientNo: windowKey, windowNo: preEntryNo, seq: 9 })
    expect((await push(late, signed(late))).statusCode).toBe(200)
    expect(await at.record(id)).toMatchObject({ windowStage: 'queued', preEntryNo: null })
    expect((await at.told(id)).at(-1)).toBe('received ignored')
  })

  const spoken = async (id: string) => {
    const of = { clientNo: await clientNo(id), windowNo: 'I12345678901234567' }
    return async (more: object) => {
      const body = state({ ...of, ...more })
      expect((await push(body, signed(body))).statusCode).toBe(200)
    }
  }

  test('of a return alarm once, though they are said twice, and anew once customs have gone on', async () => {
    const id = await at.sent('00', untaxed)
    const say = await spoken(id)
    await say({ seq: 1, state: 'reviewed', customsNo: '021720261000123456' })
    await say({ seq: 2, state: 'returned', reason: '品名' })
    expect(await at.record(id)).toMatchObject({ status: '3', windowIssue: 'returnedReviewed' })
    await at.does(id, 'settleIssue', { note: '海关继续办理' })
    await say({ seq: 3, state: 'returned', reason: '品名' })
    expect((await at.record(id)).windowIssue).toBeNull()
    await say({ seq: 4, state: 'released' })
    await say({ seq: 5, state: 'returned', reason: '归类' })
    expect(await at.record(id)).toMatchObject({ status: '7', windowIssue: 'returnedReleased' })
    expect(await at.told(id)).toEqual([
      'reviewed applied',
      'returned attention',
      'returned ignored',
      'released applied',
      'returned attention',
    ])
  })

  test('of two troubles leave both to be settled, the first one first, whatever came of it by hand', async () => {
    const id = await at.sent('00', untaxed)
    const say = await spoken(id)
    await say({ seq: 1, state: 'reviewed', customsNo: '021720261000123456' })
    await say({ seq: 2, state: 'inspection', day: '2026-11-19', place: '锦州港' })
    await say({ seq: 3, state: 'failed', reason: '品名不符' })
    await say({ seq: 4, state: 'returned', reason: '归类' })
    const both = { windowIssue: 'inspectionFailed', laterIssues: ['returnedReviewed'] }
    expect(await at.record(id)).toMatchObject(both)
    await at.does(id, 'requestWithdrawal', { reason: '客户取消' })
    await at.does(id, 'goByHand', { reason: '窗口维护' })
    for (const issues of [
      { ...both, laterIssues: ['returnedReviewed', 'maybeWithdrawn'] },
      { windowIssue: 'returnedReviewed', laterIssues: ['maybeWithdrawn'] },
      { windowIssue: 'maybeWithdrawn', laterIssues: null },
    ]) {
      expect(await at.record(id)).toMatchObject(issues)
      await at.does(id, 'settleIssue', { note: '已与海关核实' })
    }
    expect(await at.record(id)).toMatchObject({ windowIssue: null, laterIssues: null })
  })

  test('are taken once, counted when they come again, and wait for what is missing', async () => {
    const id = await at.sent('00', untaxed)
    const say = await spoken(id)
    await say({ seq: 4, state: 'released' })
    expect(await at.record(id), 'before its receipt was kept').toMatchObject({ status: '1', windowStage: 'held' })
    await say({ seq: 3, state: 'reviewed', customsNo: '021720261000123456' })
    expect(await status(id)).toBe('7')
    await say({ seq: 3, state: 'reviewed', customsNo: '021720261000123456' })
    await say({ seq: 2, state: 'returned', reason: '迟到' })
    expect(await status(id)).toBe('7')
    expect((await at.record(id)).windowIssue).toBeNull()
    const lines = (await at.record(id)).windowMessages ?? []
    expect(lines.map(({ messageNo, outcome, times }) => [messageNo, outcome, times])).toEqual([
      ['1-4', 'applied', '1'],
      ['1-3', 'applied', '2'],
      ['1-2', 'ignored', '1'],
    ])
  })
})

test('the page of outside systems probes it and keeps how it went', async () => {
  const admin = await at.world.ctx('admin')
  expect(await probe(admin, 'trade.customsWindow')).toBe(true)
  customs.setMood('wrong-key')
  expect(await probe(admin, 'trade.customsWindow')).toBe(false)
})
