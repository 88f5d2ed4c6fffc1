import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, change, save } from '../../../server/module-api.ts'
import { counterparty } from '../counterparty.ts'
import { type AdmissionWorld, admissionWorld } from '../testing/admission-world.ts'
import { counterpartyAccess } from './counterparty-access.ts'

let world: AdmissionWorld

beforeAll(async () => {
  world = await admissionWorld()
}, 120_000)

describe('an admission', () => {
  test('makes a party qualified by an approval of three, for 24 months', async () => {
    const party = await world.entered('阿穆尔煤炭贸易')
    const id = await world.asked(party)
    expect(await world.accessOf(id)).toMatchObject({ status: '1', accessType: 'first', matchCount: '0', listSize: '1' })
    await world.agree(counterpartyAccess, id, worldNow, 2)
    expect((await world.partyOf(party)).status, 'two of three have agreed').toBe('0')
    await world.agree(counterpartyAccess, id, worldNow)
    expect(await world.accessOf(id)).toMatchObject({ status: '2', approvalStatus: '2', validUntil: '2028-11-18' })
    expect((await world.partyOf(party)).status).toBe('1')
  })

  test('with a condition makes it restricted; admitted anew it is qualified, and the one before is replaced', async () => {
    const party = await world.entered('结雅物流')
    await expect(world.asked(party, { result: 'restricted' })).rejects.toMatchObject({ errors: { condition: {} } })
    const first = await world.asked(party, { result: 'restricted', condition: 'lc', validMonths: '6' })
    await world.agree(counterpartyAccess, first, worldNow)
    expect(await world.accessOf(first)).toMatchObject({ validUntil: '2027-05-18' })
    expect((await world.partyOf(party)).status).toBe('2')
    const second = await world.asked(party)
    expect(await world.accessOf(second)).toMatchObject({ accessType: 'renewal' })
    await expect(world.asked(party)).rejects.toMatchObject({ errors: { counterpartyId: { code: 'access.under-way' } } })
    await world.agree(counterpartyAccess, second, worldNow)
    expect([(await world.accessOf(first)).status, (await world.accessOf(second)).status]).toEqual(['4', '2'])
    expect((await world.partyOf(party)).status).toBe('1')
  })

  test('is submitted with all its papers only', async () => {
    const trader = await world.ctx('seasales')
    const of = { counterpartyId: await world.entered('布列亚矿业'), result: 'admitted', grade: 'A', reason: '新供应商' }
    const { creditReport: _, ...rest } = await world.papers()
    const { id, ver } = await save(trader, counterpartyAccess, { ...of, ...rest })
    await expect(act(trader, counterpartyAccess, id, 'submit', { ver })).rejects.toMatchObject({
      errors: { creditReport: { code: 'access.paper-missing' } },
    })
  })

  test('that was sent back is refused by risk control: the party is eliminated, one that was admitted is stopped', async () => {
    const ends = async (party: string) => {
      const id = await world.asked(party)
      const applicant = await world.ctx('seasales')
      await act(applicant, counterpartyAccess, id, 'withdraw', { ver: (await world.accessOf(id)).ver })
      await act(await world.ctx('risk'), counterpartyAccess, id, 'refuse', {
        ver: (await world.accessOf(id)).ver,
        why: '资信不足',
      })
      return [(await world.accessOf(id)).status, (await world.partyOf(party)).status]
    }
    const party = await world.entered('泽雅贸易')
    expect(await ends(party)).toEqual(['3', '5'])
    const known = await world.entered('勒拿贸易')
    await world.agree(counterpartyAccess, await world.asked(known), worldNow)
    expect(await ends(known)).toEqual(['3', '3'])
  })
})

test('whoever changed the papers of a party does not have the last word on its admission', async () => {
  const party = await world.entered('松花江贸易')
  const id = await world.asked(party)
  const all = (await world.ctx('risk')).withoutScope('test')
  const people = ['legal', 'risk'].map((code) => world.person(code))
  await change(all, counterparty, await world.partyOf(party), { identityBy: people }, { verb: 'update' })
  await expect(world.agree(counterpartyAccess, id, worldNow)).rejects.toMatchObject({ code: 'counterparty.admit-own' })
})

test('an admission that is revoked stops the party, for contracts may stand on it', async () => {
  const party = await world.entered('沿海贸易')
  const id = await world.asked(party)
  await world.agree(counterpartyAccess, id, worldNow)
  const applicant = await world.ctx('seasales')
  await act(applicant, counterpartyAccess, id, 'revoke', { ver: (await world.accessOf(id)).ver, opinion: '资料有误' })
  expect([(await world.accessOf(id)).status, (await world.partyOf(party)).status]).toEqual(['9', '3'])
})
