import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { act, change, find, get, save } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { goods } from './goods.ts'
import { admitParty } from './testing/admit-party.ts'

type More = Readonly<Record<string, Json>>

let world: GroupWorld
let ours: string
let mine: string
let plant: string

beforeAll(async () => {
  world = await groupWorld()
  const [owner] = await find(await world.ctx('findir'), company, { companyCode: 'BLHY' })
  ours = owner?.id ?? ''
  mine = await admitted('结雅煤矿', '7707083893')
  plant = await admitted('松原热电', '7830002293')
  for (const [goodsCode, goodsName] of [
    ['DL', '动力煤'],
    ['JM', '焦煤'],
  ])
    await save(await world.ctx('findir'), goods, { goodsCode: goodsCode ?? '', goodsName: goodsName ?? '' })
})

// 30,000 t with 5 % allow 28,500 to 31,500.
test('a sale is handed in with purchases that come to its tonnes within its tolerance', async () => {
  const one = await bought('18000')
  const sale = await sold('30000', { linkedContracts: [one, await bought('10499.999')] })
  await expect(submit(sale)).rejects.toMatchObject({
    errors: {
      linkedContracts: {
        code: 'contract.linked-tonnes',
        params: { bought: '28499.999', sold: '30000.000', least: '28500.000', most: '31500.000' },
      },
    },
  })
  await changed(sale, { linkedContracts: [one, await bought('13500.001')] })
  await expect(submit(sale)).rejects.toMatchObject({
    errors: { linkedContracts: { params: { bought: '31500.001' } } },
  })
  await changed(sale, { linkedContracts: [one, await bought('10500')] })
  await submit(sale)
  const other = await sold('30000', { linkedContracts: [one, await bought('13500')] })
  await submit(other)
})

test('purchases for a sale come one after the other and never to more than it allows', async () => {
  const sale = await sold('30000')
  await submit(sale)
  const [first, second, third] = [
    await bought('20000', sale),
    await bought('11500.001', sale),
    await bought('99', sale),
  ]
  await submit(first)
  await expect(submit(second)).rejects.toMatchObject({
    errors: {
      linkedContracts: {
        code: 'contract.linked-over',
        params: { bought: '31500.001', sold: '30000.000', most: '31500.000' },
      },
    },
  })
  await changed(second, lines('11500'))
  await submit(second)
  await expect(submit(third)).rejects.toMatchObject({
    errors: { linkedContracts: { params: { bought: '31599.000' } } },
  })
  // What was not handed in takes nothing of the sale, and neither does what names it no longer.
  await changed(third, { linkedContracts: [] })
  await submit(third)
})

test('of purchases for the last tonnes that are handed in at once all but one are refused', async () => {
  const sale = await sold('1000')
  await submit(sale)
  const all: string[] = []
  while (all.length < 6) all.push(await bought('1000', sale))
  const answers = await Promise.allSettled(all.map(submit))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ errors: { linkedContracts: { code: 'contract.linked-over' } } })
})

test('a purchase is paid in the parts of its sale, and in none of them sooner', async () => {
  const sale = await sold('500')
  await submit(sale)
  const purchase = await bought('500', sale, { payTerms: terms(['sign', '30', '0'], ['arr', '70', '10']) })
  await expect(submit(purchase)).rejects.toMatchObject({
    errors: {
      payTerms: { code: 'contract.terms-not-mirrored', params: { terms: '签约后 20.00 % + 到港 80.00 %' } },
    },
  })
  await changed(purchase, { payTerms: terms(['sign', '20', '0'], ['arr', '80', '9']) })
  await expect(submit(purchase)).rejects.toMatchObject({
    errors: { 'payTerms.1.daysAfter': { code: 'contract.pays-before-paid', params: { days: '10' } } },
  })
  await changed(purchase, { payTerms: terms(['sign', '20', '0'], ['arr', '80', '15']) })
  await submit(purchase)
})

test('a sale is paid in the parts of its purchase, and in none of them later', async () => {
  const purchase = await bought('500')
  await submit(purchase)
  const sale = await sold('500', {
    linkedContracts: [purchase],
    payTerms: terms(['sign', '20', '3'], ['arr', '80', '10']),
  })
  await expect(submit(sale)).rejects.toMatchObject({
    errors: { 'payTerms.0.daysAfter': { code: 'contract.paid-after-paying', params: { days: '0' } } },
  })
  await changed(sale, { payTerms: terms(['sign', '20', '0'], ['arr', '80', '5']) })
  await submit(sale)
})

test('the other side sells what this one buys, is back-to-back too, of the same goods, and has not ended', async () => {
  const purchase = await bought('500')
  const refused = async (draft: Promise<string>, why: string) =>
    expect(submit(await draft)).rejects.toMatchObject({ errors: { linkedContracts: { code: `contract.${why}` } } })
  await refused(bought('500', purchase), 'linked-same-side')
  const plain = await bought('500', null, { backToBackFlag: '0' })
  await refused(sold('500', { linkedContracts: [plain] }), 'linked-not-back-to-back')
  await refused(sold('500', { linkedContracts: [purchase], ...lines('500', '焦煤') }), 'linked-other-goods')
  const everywhere = (await world.ctx('findir')).withoutScope('test')
  await change(everywhere, contract, await read(purchase), { contractStatus: '7' }, { verb: 'voided' })
  await refused(sold('500', { linkedContracts: [purchase] }), 'linked-ended')
})

function terms(...all: readonly (readonly [node: string, pct: string, daysAfter: string])[]) {
  return all.map(([node, pct, daysAfter]) => ({ node, pct, daysAfter }))
}

function lines(qty: string, name = '动力煤') {
  return { items: [{ goods: name, qty, uom: 't', unitPrice: '600' }] }
}

async function admitted(cpName: string, inn: string): Promise<string> {
  const values = { cpName, shortName: cpName, cpRole: ['supp', 'cust'], cpNature: 'foreign', country: 'RU', inn }
  const { id } = await save(await world.ctx('seabuy'), counterparty, values)
  await admitParty(await world.ctx('risk'), id)
  return id
}

function bought(qty: string, sale: string | null = null, more: More = {}): Promise<string> {
  return drafted({
    contractType: 'hc',
    counterparty: mine,
    ...lines(qty),
    linkedContracts: sale === null ? [] : [sale],
    ...more,
  })
}

function sold(qty: string, more: More = {}): Promise<string> {
  return drafted({ contractType: 'xs', counterparty: plant, ...lines(qty), ...more })
}

async function drafted(more: More): Promise<string> {
  const { id } = await save(await world.ctx('seasales'), contract, {
    contractName: '动力煤合同',
    bizSegment: 'sea',
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-09-01',
    validTo: '2027-06-30',
    ourCompany: ours,
    paymentConditions: '到港后付清',
    tolerancePct: '5',
    backToBackFlag: '1',
    payTerms: terms(['sign', '20', '0'], ['arr', '80', '10']),
    ...more,
  })
  return id
}

async function changed(id: string, values: More): Promise<void> {
  await save(await world.ctx('seasales'), contract, { id, ver: (await read(id)).ver, ...values })
}

async function submit(id: string): Promise<void> {
  await act(await world.ctx('seasales'), contract, id, 'submit', { ver: (await read(id)).ver })
}

async function read(id: string) {
  return get((await world.ctx('findir')).withoutScope('test'), contract, id)
}
