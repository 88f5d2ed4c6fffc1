import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, asSystem, get, save } from '../../../server/module-api.ts'
import { counterparty } from '../../contracts/index.ts'
import { debtsWorld, type DebtsWorld } from '../testing/debts-world.ts'
import { judgeCredits } from './credit-limit.server.ts'
import { creditLimit } from './credit-limit.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

const asked = async (customer: string, more: object = {}) =>
  save(await world.ctx('seasales'), creditLimit, {
    customer,
    amount: '5000000.00',
    validFrom: '2026-11-18',
    validTo: '2027-11-17',
    reason: '长协客户，月结',
    ...more,
  })
const night = async (days: number) =>
  asSystem(await world.ctx('findir', { at: worldNow + days * dayMs }), 'the night of the test')
const limitOf = (id: string) => get(world.all, creditLimit, id)

test('leader, risk control and lawyer judge a limit, then two of three of the risk committee decide', async () => {
  const { id, ver } = await asked(await world.admitted())
  await act(await world.ctx('seasales'), creditLimit, id, 'submit', { ver })
  const asking: (readonly string[])[] = []
  for (let step = 0; step < 5 && (await limitOf(id)).status === '1'; step += 1) {
    asking.push((await limitOf(id)).currentHandlers ?? [])
    await world.agree(creditLimit, id, worldNow, 1)
  }
  const people = (...codes: string[]) => codes.map((code) => world.person(code))
  expect(asking.slice(0, 3)).toEqual([people('sealead'), people('risk'), people('legal')])
  expect(asking[3]?.toSorted()).toEqual(people('qiangm', 'findir', 'risk').toSorted())
  // One more vote was enough.
  expect(asking).toHaveLength(5)
  expect(await limitOf(id)).toMatchObject({ status: '2', approvalStatus: '2' })
})

test('a limit lasts a year at most, ends in the future, and its increase not after it', async () => {
  const customer = await world.admitted()
  await expect(asked(customer, { validTo: '2027-11-19' })).rejects.toMatchObject({
    errors: { validTo: { code: 'credit.longer-than-year', params: { day: '2027-11-18' } } },
  })
  const late = { validTo: '2026-12-01', tempIncrease: '1.00', tempTo: '2026-12-02' }
  await expect(asked(customer, late)).rejects.toMatchObject({
    errors: { tempTo: { code: 'credit.increase-after', params: { day: '2026-12-01' } } },
  })
  const { id, ver } = await asked(customer, { validFrom: '2026-11-01', validTo: '2026-11-17' })
  await expect(act(await world.ctx('seasales'), creditLimit, id, 'submit', { ver })).rejects.toMatchObject({
    errors: { validTo: { code: 'credit.past' } },
  })
})

test('nobody who is not admitted gets credit', async () => {
  const customer = await world.admitted()
  const { id, ver } = await asked(customer)
  const risk = await world.ctx('risk')
  await act(risk, counterparty, customer, 'freeze', {
    ver: (await get(risk, counterparty, customer)).ver,
    reason: '涉诉',
  })
  await expect(act(await world.ctx('seasales'), creditLimit, id, 'submit', { ver })).rejects.toMatchObject({
    errors: { customer: { code: 'credit.customer-stopped' } },
  })
})

test('risk control freezes a limit and lifts that; the night freezes it when its customer is late', async () => {
  const customer = await world.admitted()
  const id = await world.credited(customer, '100000.00')
  const risk = await world.ctx('risk')
  const does = async (verb: 'freeze' | 'unfreeze', more: object = {}) =>
    act(risk, creditLimit, id, verb, { ver: (await limitOf(id)).ver, ...more })
  await does('freeze', { reason: '担保物贬值' })
  expect(await limitOf(id)).toMatchObject({ status: '3', frozenReason: '担保物贬值' })
  await does('unfreeze')
  expect(await limitOf(id)).toMatchObject({ status: '2', frozenReason: null })
  // Due on 18 October: 31 days late on 18 November, and 30 the day before.
  const sale = await world.sold(customer)
  const due = { settleType: 'svc', date: '2026-10-08', dueDate: '2026-10-18' }
  const debt = await world.settled(sale, customer, '1000.00', due)
  await judgeCredits(await night(-1))
  expect((await limitOf(id)).status).toBe('2')
  await judgeCredits(await night(0))
  expect((await limitOf(id)).status).toBe('3')
  await expect(does('unfreeze')).rejects.toMatchObject({
    errors: { customer: { code: 'credit.late', params: { day: '2026-10-18', balance: '1000.00' } } },
  })
  await world.revoked(debt)
  await does('unfreeze')
})

test('a later limit takes the place of the earlier, and the night ends what is over', async () => {
  const customer = await world.admitted()
  const [first, second] = [await world.credited(customer, '1.00'), await world.credited(customer, '2.00')]
  expect((await limitOf(first)).status).toBe('5')
  await judgeCredits(await night(181))
  expect((await limitOf(second)).status).toBe('2')
  await judgeCredits(await night(182))
  expect((await limitOf(second)).status).toBe('4')
})
