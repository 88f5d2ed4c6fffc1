import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { act, get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { type FreightDeal, freight, freightDeal } from './testing/freight-deal.ts'

type More = Readonly<Record<string, Json>>

let world: GroupWorld
let deal: FreightDeal

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
})

// 2 400 000 sent − 2 380 000 received leave 20 000; 1 000 000 + 20 000 − 1 015 000 leave 5 000, 0.490 % of 1 020 000.
test('what more was sent than received counts with what is sent next, and what is left then goes on', async () => {
  const contractId = await inForce()
  await settled(contractId, '2400000', '2380000')
  const second = await drafted(contractId, '1000000', '1015000', 'carry')
  expect(await read(second)).toMatchObject({
    broughtForward: '20000.00',
    amount: '1015000.00',
    diff: '5000.00',
    diffPct: '0.490',
  })
  await agreed(second)
  // 500 000 + 5 000 against 505 000: nothing is left, and nothing has to be said of it.
  const third = await drafted(contractId, '500000', '505000', null)
  expect(await read(third)).toMatchObject({
    carriedFrom: second,
    broughtForward: '5000.00',
    diff: '0.00',
    diffBy: null,
  })
  await agreed(third)
  expect(await contractOf(contractId)).toMatchObject({ settledAmt: '3900000.00' }) // 2 380 000 + 1 015 000 + 505 000
  const after = await drafted(contractId, '100', '100', null)
  expect(await read(after)).toMatchObject({ carriedFrom: null, broughtForward: null })
})

// 910 000 − 918 000 = −8 000; 300 000 − (295 000 + 8 000) = −3 000, 0.990 % of 303 000.
test('what more was received than sent counts with what is received next', async () => {
  const contractId = await inForce()
  await settled(contractId, '910000', '918000')
  const { settled: filled } = await suggested(
    await world.ctx('seasales'),
    barterSettlement,
    { relatedContract: contractId },
    'relatedContract',
  )
  expect(filled).toMatchObject({ broughtForward: '-8000.00' })
  const second = await drafted(contractId, '300000', '295000', 'carry')
  expect(await read(second)).toMatchObject({ amount: '300000.00', diff: '-3000.00', diffPct: '0.990' })
})

// 300 000 + 8 000 were received for 300 000 that were sent.
test('goods of the same value leave what was brought forward, and somebody has to say how it is settled', async () => {
  const contractId = await inForce()
  await settled(contractId, '910000', '918000')
  await expect(drafted(contractId, '300000', '300000', null)).rejects.toMatchObject({
    errors: { diffBy: { code: 'barter.undecided', params: { diff: '-8000.00' } } },
  })
})

test('what is carried over is held against the limit of the contract as well', async () => {
  const contractId = await inForce()
  await settled(contractId, '1000000', '980000')
  // 20 000 + 10 000 of 1 020 000 are 2.941 %, the goods of this time alone differ by 1 %.
  const second = await drafted(contractId, '1000000', '990000', 'carry')
  await expect(submit(second)).rejects.toMatchObject({
    errors: { inValue: { code: 'barter.out-of-balance', params: { pct: '2.941', most: '2.00' } } },
  })
})

describe('a difference is carried over once', () => {
  let contractId: string
  let first: string

  beforeAll(async () => {
    contractId = await inForce()
    first = await settled(contractId, '1000000', '990000')
  })

  test('of two drafts that begin with it the one that is handed in first takes it', async () => {
    const [one, two] = [
      await drafted(contractId, '490000', '500000', null),
      await drafted(contractId, '200000', '210000', null),
    ]
    const answers = await Promise.allSettled([one, two].map(submit))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const late = answers[0]?.status === 'rejected' ? one : two
    await expect(submit(late)).rejects.toMatchObject({ errors: { carriedFrom: { code: 'barter.carried-anew' } } })
    const { ver } = await read(late)
    await save(await world.ctx('seasales'), barterSettlement, { id: late, ver, inValue: '200000', outValue: '200000' })
    expect(await read(late)).toMatchObject({ carriedFrom: null, diff: '0.00' })
    await submit(late)
  })

  test('it stays while another has begun with it', async () => {
    await expect(does(first, 'revoke')).rejects.toMatchObject({ code: 'barter.carried-on' })
  })

  test('a contract is not completed before it is settled', async () => {
    const open = await inForce()
    await settled(open, '1000000', '990000')
    await world.pool.driver.query(
      `update contracts.contract set contract_status = '4', unpaid_amt = 0, unreceived_amt = 0 where id = $1`,
      [open],
    )
    const lead = (await world.ctx('sealead')).withoutScope('the test completes')
    const complete = async () => act(lead, contract, open, 'complete', { ver: (await contractOf(open)).ver })
    await expect(complete()).rejects.toMatchObject({ code: 'barter.carried-open', params: { amount: '10000.00' } })
    await agreed(await drafted(open, '490000', '500000', null))
    await complete()
  })
})

async function inForce(): Promise<string> {
  const ctx = await world.ctx('seasales')
  const { id, ver } = await save(ctx, contract, {
    ...freight(deal),
    contractType: 'yh',
    contractName: '易货贸易合同',
    ourSide: 'sell',
    currency: 'USD',
    fxRate: '7.118000',
    items: [{ goods: '成套钢结构', qty: '3900', uom: 't', unitPrice: '1000' }],
  })
  await act(ctx, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = (await world.ctx('keeper')).withoutScope('the test seals')
  const scan = [{ ...(await storeFile(keeper, { name: 'scan.pdf', bytes: makePdf(['signed']) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await contractOf(id)).ver, scan })
  return id
}

async function drafted(relatedContract: string, outValue: string, inValue: string, diffBy: string | null) {
  const values: More = {
    title: '易货结算',
    relatedContract,
    counterparty: deal.carrier,
    date: '2026-11-18',
    currency: 'USD',
    fxRate: '7.118000',
    outValue,
    inValue,
    diffBy,
    content: '按合同单价对账',
  }
  return (await save(await world.ctx('seasales'), barterSettlement, values)).id
}

async function submit(id: string): Promise<void> {
  await does(id, 'submit')
}

async function does(id: string, verb: string): Promise<void> {
  const asked: More = verb === 'revoke' ? { opinion: '另议' } : {}
  await act(await world.ctx('seasales'), barterSettlement, id, verb, { ver: (await read(id)).ver, ...asked })
}

async function agreed(id: string): Promise<void> {
  await submit(id)
  await world.agree(barterSettlement, id, worldNow)
}

/** Agreed to, with its difference carried over. */
async function settled(contractId: string, outValue: string, inValue: string): Promise<string> {
  const id = await drafted(contractId, outValue, inValue, 'carry')
  await agreed(id)
  return id
}

async function read(id: string) {
  return get((await world.ctx('findir')).withoutScope('the test reads'), barterSettlement, id)
}

async function contractOf(id: string) {
  return get((await world.ctx('findir')).withoutScope('the test reads'), contract, id)
}
