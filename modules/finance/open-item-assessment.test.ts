import { beforeAll, expect, test } from 'vitest'
import { act } from '../../server/module-api.ts'
import { openItem } from './open-item.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

test('a receivable is assessed for itself by a percentage or an amount, never above what is left, and by its age again', async () => {
  const party = await world.admitted()
  const sale = await world.sold(party)
  const id = await world.settled(sale, party, '1000.10', {
    settleType: 'svc',
    date: '2026-08-01',
    dueDate: '2026-09-01',
  })
  // By hand: 78 days late on 2026-11-18 are 5 % of 1,000.10.
  expect(await world.itemOf(id)).toMatchObject({ ownLoss: '0', lossCny: '50.01' })
  const press = async (verb: 'assess' | 'assessByAge', asked: object = {}, by = 'seafin') => {
    const item = await world.itemOf(id)
    await act(await world.ctx(by), openItem, item.id, verb, { ver: item.ver, ...asked })
    return world.itemOf(id)
  }
  const why = '已申请破产'
  await expect(press('assess', { why })).rejects.toMatchObject({ errors: { percent: { code: 'bad-debt.no-measure' } } })
  await expect(press('assess', { why, percent: '1', loss: '1' })).rejects.toMatchObject({
    errors: { loss: { code: 'bad-debt.two-measures' } },
  })
  await expect(press('assess', { why, percent: '80' }, 'cashier')).rejects.toMatchObject({ status: 403 })
  await expect(press('assessByAge')).rejects.toMatchObject({ status: 409 })

  expect(await press('assess', { why, percent: '33.33' })).toMatchObject({ ownLossReason: why, lossCny: '333.33' })
  expect(await press('assess', { why, loss: '700' })).toMatchObject({ ownLossPct: null, lossCny: '700.00' })
  // 500.10 are paid: 500.00 are left.
  await world.received(party, '500.10', { contractId: sale })
  expect(await world.itemOf(id)).toMatchObject({ balance: '500.00', ownLossAmount: '700.00', lossCny: '500.00' })
  expect(await press('assessByAge')).toMatchObject({ ownLoss: '0', ownLossReason: null, lossCny: '25.00' })
})
