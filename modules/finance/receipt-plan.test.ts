import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DescribedField } from '../../core/description/described-document.ts'
import { filterOf } from '../../kinds/reference/fill-from-record.ts'
import { act, asSystem, find, get, makePdf, page, save, storeFile } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptsLate } from './receipt-plan.server.ts'
import { receiptPlan } from './receipt-plan.ts'
import { day, type FundsWorld, fundsWorld, makeContract } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

const of = async (id: string) => get((await world.ctx('findir')).withoutScope('test'), receiptPlan, id)
const input = (more: object = {}) => ({
  receiptAttribute: 'dep',
  counterparty: world.party,
  bizSegment: 'sea',
  expectedAmount: '100000.00',
  expectedDate: '2026-11-25',
  ...more,
})

async function approved(more: object = {}): Promise<string> {
  const made = await save(await world.ctx('seasales'), receiptPlan, input(more))
  await act(await world.ctx('seasales'), receiptPlan, made.id, 'submit', { ver: made.ver })
  await world.agree(receiptPlan, made.id, world.time())
  return made.id
}

async function receive(id: string, amount: string, receivedOn = '2026-11-18'): Promise<void> {
  const proof = [
    { ...(await storeFile(await world.ctx('seafin'), { name: '进账单.pdf', bytes: makePdf(['credited']) })) },
  ]
  await act(await world.ctx('seafin'), receiptPlan, id, 'receive', {
    ver: (await of(id)).ver,
    accountId: world.account,
    amount,
    receivedOn,
    payerName: '辽海远通航运有限公司',
    proof,
  })
}

test('for goods a receipt plan is offered contracts by which we are paid, a deposit may come back under any', async () => {
  const bought = await makeContract(world, '100000.00')
  const sold = await makeContract(world, '100000.00')
  await world.pool.driver.query(
    `update contracts.contract set contract_type = 'xs', direction = 'sell' where id = $1`,
    [sold],
  )
  const offered = async (doc: typeof receiptPlan | typeof paymentPlan, typed: Readonly<Record<string, string>>) => {
    const { content } = await page(await world.ctx('seasales'), contract, {
      size: 100,
      parameters: filterOf(doc.fields.contractId as unknown as DescribedField, typed),
    }) // only its options are read
    return [bought, sold].map((id) => content.some((one) => one.id === id))
  }
  expect(await offered(receiptPlan, {})).toEqual([false, true])
  expect(await offered(receiptPlan, { receiptAttribute: 'goods' })).toEqual([false, true])
  expect(await offered(receiptPlan, { receiptAttribute: 'dep' })).toEqual([true, true])
  expect(await offered(paymentPlan, { paymentAttribute: 'frt' })).toEqual([true, false])
  expect(await offered(paymentPlan, { paymentAttribute: 'port' })).toEqual([true, true])
})

test('WFL-04b a receipt plan names its payer, goes to leader and finance, and follows what arrives until it is full', async () => {
  const id = await approved()
  const parties = await of(id)
  expect(parties).toMatchObject({
    planNo: 'SK-BLHY-202611-0001',
    approvalStatus: '2',
    recStatus: '0',
    counterpartyName: '辽海远通航运有限公司',
    expectedAmountCny: '100000.00',
    actualAmount: '0.00',
    bizSegment: 'sea',
  })
  expect(parties.counterpartyId).toMatch(/^KS-\d{4}$/)
  await receive(id, '40000.00')
  expect(await of(id)).toMatchObject({
    recStatus: '1',
    actualAmount: '40000.00',
    fullAmountFlag: '0',
    receiptDate: '2026-11-18',
  })
  await expect(receive(id, '60002.00')).rejects.toMatchObject({
    code: 'receipt-plan.too-much',
    params: { left: '60000.00' },
  })
  await receive(id, '59999.20')
  expect(await of(id)).toMatchObject({ recStatus: '2', actualAmount: '99999.20', fullAmountFlag: '1' })
  await expect(receive(id, '1.00')).rejects.toMatchObject({ code: 'record.wrong-state' })
  await expect(
    act(await world.ctx('seasales'), receiptPlan, id, 'revoke', { ver: (await of(id)).ver, opinion: '误填' }),
  ).rejects.toMatchObject({ code: 'receipt-plan.arrived' })
})

test('a receipt plan is in the currency of its contract', async () => {
  const contractId = await makeContract(world, '500000.00')
  const dollars = { currency: 'USD', fxRate: '7.118000' }
  await expect(save(await world.ctx('seasales'), receiptPlan, input({ contractId, ...dollars }))).rejects.toMatchObject(
    { code: 'derivation.differs', errors: { currency: {} } },
  )
})

test('WFL-04b what did not come by its day is overdue, a closed plan expects nothing more, and the payer is the contract’s', async () => {
  const late = await approved()
  const closed = await approved()
  await act(await world.ctx('seasales'), receiptPlan, closed, 'close', {
    ver: (await of(closed)).ver,
    opinion: '客户取消',
  })
  world.pass(9 * day)
  await receiptsLate(asSystem(await world.ctx('findir'), 'test'))
  expect([(await of(late)).recStatus, (await of(closed)).recStatus]).toEqual(['3', '4'])
  const contractId = await makeContract(world, '500000.00')
  const [other] = (await find((await world.ctx('findir')).withoutScope('test'), contract, { id: contractId })).map(
    ({ counterparty }) => counterparty,
  )
  expect(other).toBe(world.party)
  await expect(
    save(await world.ctx('seasales'), receiptPlan, input({ contractId, counterparty: contractId })),
  ).rejects.toMatchObject({ status: expect.any(Number) })
})
