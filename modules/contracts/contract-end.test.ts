import { beforeAll, expect, test } from 'vitest'
import { act, get } from '../../server/module-api.ts'
import { type Fitting, type Running, sampleWorld, type SampleWorld } from '../testing/sample-world.ts'
import { contract } from './contract.ts'

let world: SampleWorld
const settled = { inFlightAmt: '0', unpaidAmt: '0', unreceivedAmt: '0', paidAmt: '0', receivedAmt: '0' }

beforeAll(async () => {
  world = await sampleWorld()
  await world.store(runningOf('organisation.company'), {})
  await world.store(runningOf('contracts.counterparty'), { status: '1' })
})

function runningOf(key: string): Running {
  const running = world.documents.find((one) => one.key === key)
  if (running === undefined) throw new Error(`there is no ${key}`)
  return running
}

let count = 0

/** A contract that is being carried out, with these figures. */
async function begun(figures: Fitting): Promise<string> {
  count += 1
  const known = { contractNo: `HT-${count}`, contractStatus: '4' }
  const record = await world.store(runningOf('contracts.contract'), { ...known, ...settled, ...figures })
  return String(record.id)
}

const completed = async (figures: Fitting) => {
  const id = await begun(figures)
  await act(world.ctx, contract, id, 'complete', { ver: 1 })
  return (await get(world.ctx, contract, id)).contractStatus
}

test('a contract is complete once nothing is to be paid or received any more and no payment is on its way', async () => {
  await expect(completed({ inFlightAmt: '0.01' })).rejects.toMatchObject({
    code: 'contract.payment-in-flight',
    params: { amount: '0.01' },
  })
  await expect(completed({ direction: 'buy', unpaidAmt: '12.50' })).rejects.toMatchObject({
    code: 'contract.not-settled',
    params: { unpaid: '12.50' },
  })
  await expect(completed({ direction: 'sell', unreceivedAmt: '7.00' })).rejects.toMatchObject({
    code: 'contract.not-received',
    params: { left: '7.00' },
  })
  expect(await completed({ paidAmt: '100.00', receivedAmt: '5.00' })).toBe('5')
})

test('a contract is ended early whatever is left to pay, but not while a payment is on its way', async () => {
  const ended = async (figures: Fitting) => {
    const id = await begun(figures)
    await act(world.ctx, contract, id, 'terminate', { ver: 1, reason: 'the other side went bankrupt' })
    return (await get(world.ctx, contract, id)).contractStatus
  }
  await expect(ended({ inFlightAmt: '3.00' })).rejects.toMatchObject({ code: 'contract.payment-in-flight' })
  expect(await ended({ unpaidAmt: '12.50', unreceivedAmt: '7.00' })).toBe('6')
  const id = await begun({})
  await expect(act(world.ctx, contract, id, 'terminate', { ver: 1 })).rejects.toMatchObject({
    errors: { reason: { code: 'kind.fill' } },
  })
})
