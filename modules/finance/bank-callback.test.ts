import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBank } from '../../bank-simulator/start.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { useClock } from '../../server/platform/process/clock.ts'
import { httpBankAdapter } from './bank/http-bank-adapter.server.ts'
import { setBank } from './connected-bank.server.ts'
import { finance } from './index.ts'
import { financeServer } from './server.ts'
import { type FundsWorld, fundsWorld, testSecret } from './testing/funds-world.ts'

let world: FundsWorld
let server: TestServer

beforeAll(async () => {
  world = await fundsWorld()
  server = await testServer(world.pool, {
    running: world.running,
    routes: financeServer.routes === null ? [] : [financeServer.routes],
    words: [finance.refusals],
  })
}, 120_000)
afterAll(async () => {
  await server.close()
  await world.close()
})

test("the bank's own push concludes a payment that nobody asked about", async () => {
  const own = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // This bank books a payment of eleven cents a day late, and says so by itself.
  const pushing = await startBank({
    port: 0,
    simulation: true,
    callback: { url: `${own}/api/bank/callback`, secret: testSecret },
  })
  pushing.bank.setClock(world.time())
  const putBack = setBank({ adapter: httpBankAdapter({ url: pushing.url }), callbackSecret: testSecret })
  const id = await world.sentOff('41000.11')
  expect(await world.payment(id)).toMatchObject({ status: '08' })
  world.pass(86_400_000 + 300_000)
  // The bank signs by its real clock, so for a moment ours is the real one, too.
  useClock({ now: () => Date.now() })
  pushing.bank.setClock(world.time())
  await expect.poll(async () => (await world.payment(id)).status, { timeout: 10_000 }).toBe('01')
  useClock({ now: world.time })
  putBack()
  await pushing.close()
})

test('an unsigned, wrongly signed or old report is refused', async () => {
  const body = report('AM0', 'ACSC')
  expect(await push(body, undefined)).toMatchObject({ statusCode: 401 })
  expect(await push(body, signature(body, 'another secret, also long enough to be one'))).toMatchObject({
    statusCode: 401,
  })
  expect(await push(`${body} `, signature(body))).toMatchObject({ statusCode: 401 })
  expect(await push(body, signature(body, testSecret, world.time() - 600_000))).toMatchObject({ statusCode: 401 })
})

test('a report about a number that is not ours is taken and changes nothing; what is no report is refused', async () => {
  const strange = report('NOBODY', 'ACSC')
  expect(await push(strange, signature(strange))).toMatchObject({ statusCode: 200 })
  expect(await push('<x/>', signature('<x/>'))).toMatchObject({ statusCode: 400 })
})

test('a report that contradicts what is final moves nothing and calls people', async () => {
  const id = await world.sentOff('42000.00')
  const { reqNo } = await world.payment(id)
  const late = report(reqNo, 'RJCT')
  expect(await push(late, signature(late))).toMatchObject({ statusCode: 200 })
  expect(await world.payment(id)).toMatchObject({ status: '01', contradicted: '1' })
  const { rows } = await world.pool.driver.query(
    `select 1 from engine.outbox where event = 'payment.contradiction' and record_id = $1`,
    [id],
  )
  expect(rows.length).toBeGreaterThan(0)
})

function push(payload: string, header: string | undefined) {
  return server.app.inject({
    method: 'POST',
    url: '/api/bank/callback',
    payload,
    headers: { 'content-type': 'application/xml', ...(header === undefined ? {} : { 'x-bank-signature': header }) },
  })
}

function signature(body: string, secret = testSecret, at = world.time()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

function report(reqNo: string, status: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>R1</MsgId><CreDtTm>2026-11-18T09:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${reqNo}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${reqNo}</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${reqNo}</OrgnlEndToEndId><TxSts>${status}</TxSts></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
}
