import { beforeAll, expect, test } from 'vitest'
import { act, get } from '../../../server/module-api.ts'
import { creditLimit } from '../../finance/index.ts'
import { releaseWorld, type ReleaseWorld } from '../testing/release-world.ts'

let world: ReleaseWorld

beforeAll(async () => {
  world = await releaseWorld()
})

const onCredit = { basis: 'credit' }
const ahead = {
  paymentConditions: '签约付三成，发运前付清',
  payTerms: [
    { node: 'sign', pct: '30', daysAfter: '3' },
    { node: 'bship', pct: '70', daysAfter: '0' },
  ],
}
const onArrival = {
  paymentConditions: '发运前付九成，到货后付清',
  payTerms: [
    { node: 'bship', pct: '90', daysAfter: '0' },
    { node: 'arr', pct: '10', daysAfter: '10' },
  ],
}

test('nothing more is sold on credit to a customer who uses all his limit', async () => {
  const deal = await world.deal()
  await world.credited(deal.party, '6500.00')
  await world.submits(await world.asked(deal, '9.999', onCredit))
  await world.sold(deal.party)
  await world.submits(await world.asked(deal, '0.001', onCredit))
  await expect(world.sold(deal.party, onArrival)).rejects.toMatchObject({
    errors: {
      counterparty: {
        code: 'credit.used-up',
        params: { limit: '6500.00', pct: '100.00', released: '6500.00', receivable: '0.00' },
      },
    },
  })
  await world.sold(deal.party, ahead)
  await world.bought(deal.party)
})

test('nothing is sold on credit to a customer whose limit is frozen', async () => {
  const { party } = await world.deal()
  const limit = await world.credited(party, '6500.00')
  const risk = await world.ctx('risk')
  const { ver } = await get(risk, creditLimit, limit)
  await act(risk, creditLimit, limit, 'freeze', { ver, reason: '担保物贬值' })
  await expect(world.sold(party)).rejects.toMatchObject({ errors: { counterparty: { code: 'credit.frozen' } } })
  await world.sold(party, ahead)
  const { ver: frozen } = await get(risk, creditLimit, limit)
  await act(risk, creditLimit, limit, 'unfreeze', { ver: frozen })
  await world.sold(party)
})

test('a customer without a limit is sold to: he gets goods against his money', async () => {
  const { party } = await world.deal()
  await world.sold(party)
})
