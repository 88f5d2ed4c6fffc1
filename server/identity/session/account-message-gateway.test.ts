import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { deliverSms, type AccountMessageGateway } from './account-message-gateway.ts'
import { putInOutbox } from './account-message-outbox.ts'
import { minute, testClock } from './testing/test-clock.ts'
import { post, testServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()

function gatewayThat(fails: () => boolean): AccountMessageGateway & { readonly sent: string[] } {
  const sent: string[] = []
  return {
    visible: false,
    isOpen: () => Promise.resolve(true),
    sent,
    async send(tel) {
      if (fails()) throw new Error('the carrier does not answer')
      sent.push(tel)
    },
  }
}

const put = (to: string) =>
  putInOutbox(pool, {
    to,
    personId: v7(),
    purpose: 'sign-in',
    text: 'sms.code',
    params: { code: '123456' },
    lang: 'zh',
    at: clock.now(),
  })
const rows = () =>
  pool.query(sql`select tel, body, tries, sent_at is not null as sent, error from engine.sms_outbox order by tel`)

test('several who deliver together hand over each message once, and its text is not kept', async () => {
  const gateway = gatewayThat(() => false)
  for (let at = 0; at < 10; at += 1) await put(`1990000000${at}`)
  await Promise.all(Array.from({ length: 5 }, () => deliverSms(pool, { gateway, mail: null })))
  expect(gateway.sent.sort()).toEqual(Array.from({ length: 10 }, (_, at) => `1990000000${at}`))
  expect((await rows()).every(({ body, sent }) => body === '' && sent === true)).toBe(true)
})

test('a message the carrier refuses is tried three times, half a minute apart, and then left with its reason', async () => {
  await pool.query(sql`delete from engine.sms_outbox`)
  await put('19900000001')
  let down = true
  const gateway = gatewayThat(() => down)
  await deliverSms(pool, { gateway, mail: null })
  await deliverSms(pool, { gateway, mail: null })
  expect(await rows()).toMatchObject([{ tries: 1, sent: false, error: 'the carrier does not answer' }])
  for (let time = 0; time < 4; time += 1) {
    clock.pass(minute)
    await deliverSms(pool, { gateway, mail: null })
  }
  expect(await rows()).toMatchObject([{ tries: 3, sent: false }])
  await put('19900000002')
  down = false
  await deliverSms(pool, { gateway, mail: null })
  expect(gateway.sent).toEqual(['19900000002'])
})

test('without a gateway there is no sign-in by SMS, and with a real one nobody sees what a number was sent', async () => {
  const none = await testServer(pool, { gateway: null })
  expect((await post(none.app, '/api/system/user/smsCode', { userTel: '19900001234' })).json()).toMatchObject({
    code: 'sign-in.sms-off',
  })
  expect(
    (await post(none.app, '/api/system/user/login', { userTel: '19900001234', smsCode: '123456' })).json(),
  ).toMatchObject({ code: 'sign-in.sms-off' })
  expect((await none.app.inject({ url: '/api/system/site' })).json().data.sms).toBe(false)
  const real = await testServer(pool, { gateway: gatewayThat(() => false) })
  expect((await real.app.inject({ url: '/api/system/sms/phone?to=19900001234' })).statusCode).toBe(404)
  await none.close()
  await real.close()
})
