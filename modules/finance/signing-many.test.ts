import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from '../../server/module-api.ts'
import { bankPayment } from './bank-payment.ts'
import { type FundsWorld, fundsWorld } from './testing/funds-world.ts'

let world: FundsWorld
beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

test('what one signs by a press for many rows is read as each would open, an account changed since too, and their list is not burdened with it', async () => {
  const id = await world.made('10900.00')
  const reviewer = await world.ctx('reviewer')
  const listed = await page(reviewer, bankPayment, { columns: ['payNo'], parameters: { id: [id] } })
  expect(listed.content).toMatchObject([{ id, payNo: expect.any(String) }])
  expect(listed.content[0]).not.toHaveProperty('payeeAccount')
  const signed = async () => (await page(reviewer, bankPayment, { opened: true, parameters: { id: [id] } })).content[0]
  expect(await signed()).toMatchObject({
    id,
    payeeName: '辽海远通航运有限公司',
    payeeBank: '中国银行大连分行',
    payeeAccount: '6222000100010001',
    payerAccountId: world.account,
    purpose: '港杂费',
  })
  expect(Object.keys((await signed()) ?? {})).toEqual(
    expect.arrayContaining([...(bankPayment.actions?.review?.shows ?? [])]),
  )
  const changed = reviewer.now - 3_600_000
  const touch = (at: Date | null) =>
    world.pool.query(
      sql`update contracts.counterparty_accounts set changed_time = ${at} where account_no = '6222000100010001'`,
    )
  await touch(null)
  expect(await signed()).toMatchObject({ payeeChanged: null })
  await touch(new Date(changed))
  expect(await signed()).toMatchObject({ payeeChanged: changed })
})
