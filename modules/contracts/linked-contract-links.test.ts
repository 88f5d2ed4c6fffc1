import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { find, save } from '../../server/module-api.ts'
import { opened } from '../../server/records/documents/opened-record.ts'
import { company } from '../organisation/index.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { admitParty } from './testing/admit-party.ts'

let world: GroupWorld
let plant: string

beforeAll(async () => {
  world = await groupWorld()
  const cpName = '松原热电'
  const values = { cpName, shortName: cpName, cpRole: ['supp', 'cust'], cpNature: 'foreign', country: 'RU' }
  const { id } = await save(await world.ctx('seabuy'), counterparty, { ...values, inn: '7830002293' })
  await admitParty(await world.ctx('risk'), id)
  plant = id
})

test('the other contracts of a deal are opened by whoever may read them, and only named to the others', async () => {
  const sea = await drafted('seasales', 'BLHY', { contractType: 'xs', bizSegment: 'sea' })
  const domestic = await drafted('domsales', 'BLNM', { contractType: 'nmx', bizSegment: 'dom' })
  const purchase = await drafted('seasales', 'BLHY', { contractType: 'hc', bizSegment: 'sea', backToBackFlag: '1' })
  await world.pool.driver.query('update contracts.contract set linked_contracts = $1::uuid[] where id = $2', [
    [sea, domestic],
    purchase,
  ])
  const read = async (who: string) => {
    const { names, opens } = await opened(await world.ctx(who), contract, purchase)
    expect([sea, domestic].map((id) => names[`document:contracts.contract:${id}`])).toEqual(['xs', 'nmx'])
    return opens.toSorted()
  }
  const all = [sea, domestic].map((id) => `contracts.contract ${id}`)
  expect(await read('findir')).toEqual(all.toSorted())
  expect(await read('seasales')).toEqual(all.slice(0, 1))
  const { opens } = await opened(await world.ctx('findir'), contract, sea)
  expect(opens).toEqual([])
})

async function drafted(
  who: string,
  companyCode: string,
  given: { readonly contractType: string; readonly [field: string]: Json },
) {
  const [ours] = await find(await world.ctx('findir'), company, { companyCode })
  const { id } = await save(await world.ctx(who), contract, {
    contractName: given.contractType,
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-09-01',
    validTo: '2027-06-30',
    ourCompany: ours?.id ?? '',
    counterparty: plant,
    paymentConditions: '到港后付清',
    items: [{ goods: '动力煤', qty: '100', uom: 't', unitPrice: '600' }],
    payTerms: [{ node: 'sign', pct: '100', daysAfter: '5' }],
    ...given,
  })
  return id
}
