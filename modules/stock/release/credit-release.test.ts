import { beforeAll, expect, test } from 'vitest'
import { act, get, remove } from '../../../server/module-api.ts'
import { creditLimit } from '../../finance/index.ts'
import { stockOut } from '../stock-out.ts'
import { releaseWorld, type ReleaseWorld } from '../testing/release-world.ts'
import { cargoRelease } from './cargo-release.ts'

let world: ReleaseWorld

beforeAll(async () => {
  world = await releaseWorld()
})

const onCredit = { basis: 'credit' }
const at = (field: string, code: string, params: object = {}) => ({
  errors: { [field]: expect.objectContaining({ code, params: expect.objectContaining(params) }) },
})

test('a release on credit asks for a limit in force', async () => {
  const deal = await world.deal()
  const id = await world.asked(deal, '10', onCredit)
  await expect(world.submits(id)).rejects.toMatchObject({ errors: { basis: { code: 'release.no-credit' } } })
  const limit = await world.credited(deal.party, '6500.00')
  await world.submits(id)
  expect(await world.releaseOf(id)).toMatchObject({ status: '1', coverAmount: '6500.00', coveragePct: '100.00' })
  const more = await world.asked(deal, '0.001', onCredit)
  await expect(world.submits(more)).rejects.toMatchObject(
    at('qty', 'release.over-credit', { limit: '6500.00', released: '6500.00', amount: '0.65', most: '0.000' }),
  )
  await remove(await world.ctx('seasales'), cargoRelease, [more])
  const risk = await world.ctx('risk')
  const { ver } = await get(risk, creditLimit, limit)
  await act(risk, creditLimit, limit, 'freeze', { ver, reason: '担保物贬值' })
  await expect(world.submits(await world.asked(deal, '1', onCredit))).rejects.toMatchObject({
    errors: { basis: { code: 'release.no-credit' } },
  })
})

test('SM-10 of two releases at once for the last credit exactly one passes', async () => {
  const deal = await world.deal()
  await world.credited(deal.party, '1300000.00')
  // 1 200 t at 650 are 780 000: both together 1 560 000.
  const both = [await world.asked(deal, '1200', onCredit), await world.asked(deal, '1200', onCredit)]
  const ends = await Promise.allSettled(both.map((id) => world.submits(id)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: at('qty', 'release.over-credit', {
      limit: '1300000.00',
      pct: '60.00',
      released: '780000.00',
      amount: '780000.00',
      most: '800.000',
    }),
  })
})

test('what was fetched stays used until it is paid, and a deposit gives credit back', async () => {
  const deal = await world.deal()
  await world.credited(deal.party, '650000.00')
  const id = await world.released(deal, '600', onCredit)
  await world.does(stockOut, await world.fetched(deal, id, '400'), 'confirm')
  // 400 t went out and are not settled, 200 t may be fetched yet: 260 000 + 130 000.
  const more = await world.asked(deal, '500', onCredit)
  await expect(world.submits(more)).rejects.toMatchObject(
    at('qty', 'release.over-credit', { delivered: '260000.00', released: '130000.00', most: '400.000' }),
  )
  await world.received(deal.party, '65000.00', { receiptAttribute: 'dep' })
  await world.submits(more)
  expect(await world.releaseOf(more)).toMatchObject({ status: '1', heldAmount: '325000.00', coveragePct: '100.00' })
})

test('what is settled and not paid is used, and a customer who is late gets nothing', async () => {
  const deal = await world.deal()
  await world.credited(deal.party, '1000000.00')
  await world.settled(deal.contractId, deal.party, '400000.00', { settleType: 'svc', dueDate: '2026-11-25' })
  await expect(world.submits(await world.asked(deal, '924', onCredit))).rejects.toMatchObject(
    at('qty', 'release.over-credit', { receivable: '400000.00', most: '923.076' }),
  )
  await world.settled(deal.contractId, deal.party, '1000.00', {
    settleType: 'svc',
    date: '2026-10-08',
    dueDate: '2026-10-18',
  })
  await expect(world.submits(await world.asked(deal, '1', onCredit))).rejects.toMatchObject(
    at('customer', 'credit.late', { day: '2026-10-18', balance: '1000.00' }),
  )
})

test('a temporary increase counts to its last day', async () => {
  const deal = await world.deal()
  await world.credited(deal.party, '65000.00', { tempIncrease: '6500.00', tempTo: '2026-11-18' })
  await expect(world.submits(await world.asked(deal, '111', onCredit))).rejects.toMatchObject(
    at('qty', 'release.over-credit', { limit: '71500.00', most: '110.000' }),
  )
  await world.credited(deal.party, '65000.00', {
    validFrom: '2026-11-01',
    tempIncrease: '6500.00',
    tempTo: '2026-11-17',
  })
  await expect(world.submits(await world.asked(deal, '111', onCredit))).rejects.toMatchObject(
    at('qty', 'release.over-credit', { limit: '65000.00', most: '100.000' }),
  )
})
