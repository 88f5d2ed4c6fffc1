import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { act, find, get, save } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { admitParty } from './testing/admit-party.ts'

type More = Readonly<Record<string, Json>>

let world: GroupWorld
let mine: Party
let plant: Party
let trader: Party

beforeAll(async () => {
  world = await groupWorld()
  mine = await admitted('结雅煤矿', { inn: '7707083893' })
  plant = await admitted('松原热电', { inn: '7830002293' })
  trader = await admitted('北方贸易', { inn: '7702070139' })
})

test('T-TC-06 coal that came from a mine is not sold back to it by another company of the group', async () => {
  await submitted('seasales', mine, { contractType: 'hc', signDate: '2026-09-01' })
  await submitted('seasales', plant, { contractType: 'xs', signDate: '2026-09-20' })
  await submitted('domsales', plant, { contractType: 'nmc', signDate: '2026-10-05' })
  const closing = await drafted('domsales', mine, { contractType: 'nmx', signDate: '2026-10-30' })
  const path = await pathOf('BLNM', mine, 'BLHY', plant, 'BLNM')
  await expect(submit('domsales', closing)).rejects.toMatchObject({
    errors: { counterparty: { code: 'contract.circle', params: { goods: '动力煤', days: '180', path } } },
  })
  // To somebody else or of other goods it is a sale like any other.
  await submitted('domsales', trader, { contractType: 'nmx', signDate: '2026-10-30' })
  await submitted('domsales', mine, { contractType: 'nmx', signDate: '2026-10-30', ...of('焦煤') })
})

test('a company of the group is the same party, whether it signs or is signed with', async () => {
  const [domestic] = await find(await world.ctx('findir'), company, { companyCode: 'BLNM' })
  const within = await admitted('北陆内贸', { cpNature: 'soe', country: 'CN', creditCode: domestic?.creditCode ?? '' })
  const ore = of('铁矿粉')
  await submitted('seasales', mine, { contractType: 'hc', ...ore })
  await submitted('seasales', within, { contractType: 'xs', ...ore })
  const closing = await drafted('domsales', mine, { contractType: 'nmx', ...ore })
  const path = await pathOf('BLNM', mine, 'BLHY', 'BLNM')
  await expect(submit('domsales', closing)).rejects.toMatchObject({
    errors: { counterparty: { params: { path } } },
  })
})

test('what is not handed in closes no circle, and neither does what was carried', async () => {
  const oil = of('柴油')
  await drafted('seasales', plant, { contractType: 'hc', ...oil })
  await submitted('seasales', plant, { contractType: 'ys', ourSide: 'buy', ...oil })
  await submitted('seasales', plant, { contractType: 'xs', ...oil })
  const back = await drafted('seasales', plant, { contractType: 'hc', ...oil })
  await expect(submit('seasales', back)).rejects.toMatchObject({
    errors: { counterparty: { code: 'contract.circle' } },
  })
})

test('risk control waives it with a reason, for these sides and goods', async () => {
  const coke = of('焦炭')
  await submitted('seasales', plant, { contractType: 'xs', ...coke })
  const id = await drafted('seasales', plant, { contractType: 'hc', ...coke })
  await expect(waive('seasales', id)).rejects.toMatchObject({ code: 'permission.missing' })
  await waive('risk', id)
  expect(await read(id)).toMatchObject({ contractStatus: '0', circleWaiver: '退回不合格货物' })
  const { ver } = await read(id)
  await save(await world.ctx('seasales'), contract, { id, ver, contractName: '焦炭退货合同' })
  expect(await read(id)).toMatchObject({ circleWaiver: '退回不合格货物' })
  await submit('seasales', id)

  const changed = await drafted('seasales', plant, { contractType: 'hc', ...coke })
  await waive('risk', changed)
  const { ver: now } = await read(changed)
  await save(await world.ctx('seasales'), contract, { id: changed, ver: now, counterparty: trader.id })
  expect(await read(changed)).toMatchObject({ circleWaiver: null })
})

test('of two contracts that close a circle and are handed in at once one is refused', async () => {
  const ash = of('粉煤灰')
  const both = [
    await drafted('seasales', trader, { contractType: 'xs', ...ash }),
    await drafted('seasales', trader, { contractType: 'hc', ...ash }),
  ]
  const answers = await Promise.allSettled(both.map((id) => submit('seasales', id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

interface Party {
  readonly id: string
  readonly name: string
}

function of(goods: string) {
  return { items: [{ goods, qty: '1000', uom: 't', unitPrice: '600' }] }
}

async function admitted(cpName: string, more: More): Promise<Party> {
  const values = { cpName, shortName: cpName, cpRole: ['supp', 'cust'], cpNature: 'foreign', country: 'RU', ...more }
  const { id } = await save(await world.ctx('seabuy'), counterparty, values)
  await admitParty(await world.ctx('risk'), id)
  return { id, name: cpName }
}

async function drafted(who: string, party: Party, more: More): Promise<string> {
  const ctx = await world.ctx(who)
  const ours = { seasales: 'BLHY', domsales: 'BLNM' }[who] ?? ''
  const [ourCompany] = await find(ctx, company, { companyCode: ours })
  const { id } = await save(ctx, contract, {
    contractName: '动力煤合同',
    bizSegment: 'sea',
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-09-01',
    validTo: '2027-06-30',
    ourCompany: ourCompany?.id ?? '',
    counterparty: party.id,
    paymentConditions: '到港后付清',
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
    ...of('动力煤'),
    ...more,
  })
  return id
}

async function submit(who: string, id: string): Promise<void> {
  await act(await world.ctx(who), contract, id, 'submit', { ver: (await read(id)).ver })
}

async function submitted(...deal: Parameters<typeof drafted>): Promise<void> {
  await submit(deal[0], await drafted(...deal))
}

async function waive(who: string, id: string): Promise<void> {
  await act(await world.ctx(who), contract, id, 'waiveCircle', { ver: (await read(id)).ver, reason: '退回不合格货物' })
}

async function read(id: string) {
  return get((await world.ctx('findir')).withoutScope('the test reads'), contract, id)
}

/** Companies of the group by their codes and parties, as a refusal names them. */
async function pathOf(...nodes: readonly (string | Party)[]): Promise<string> {
  const companies = await find(await world.ctx('findir'), company, {})
  const nameOf = (code: string) => companies.find(({ companyCode }) => companyCode === code)?.companyName ?? ''
  return nodes.map((node) => (typeof node === 'string' ? nameOf(node) : node.name)).join(' → ')
}
