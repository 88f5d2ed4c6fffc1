import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import type { DescribedField } from '../../core/description/described-document.ts'
import { creditCodeCheck } from '../../core/values/unified-credit-code.ts'
import { filterOf } from '../../kinds/reference/fill-from-record.ts'
import { makeSheet } from '../../server/exchange/print/make-print-document.ts'
import { act, find, get, linksOf, makePdf, page, save, storeFile } from '../../server/module-api.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { company } from '../organisation/index.ts'
import { barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { netOf } from './settlement.server.ts'
import { settlement } from './settlement.ts'
import { admitParty } from './testing/admit-party.ts'

let world: GroupWorld
let party: string
let other: string
let agreed: string
let draft: string

beforeAll(async () => {
  world = await groupWorld()
  party = await admitted('辽海远通航运有限公司', '91230881MA1B2C3D6')
  other = await admitted('渤湾海运有限公司', '91230881MA1B2C3D7')
  draft = (await save(await world.ctx('seasales'), contract, await freight())).id
  agreed = await inForce()
})

test('WFL-04d a settlement of a contract adds up its lines, parts the tax exactly and is agreed to by leader and finance', async () => {
  const made = await save(await world.ctx('seasales'), settlement, bill())
  await act(await world.ctx('seasales'), settlement, made.id, 'submit', { ver: made.ver })
  await world.agree(settlement, made.id, worldNow)
  expect(await all(settlement, made.id)).toMatchObject({
    settleNo: 'JS-BLHY-202611-0001',
    approvalStatus: '2',
    title: '第一航次运费结算',
    counterparty: party,
    relatedContract: agreed,
    content: '第一航次',
    date: '2026-11-18',
    amount: '1090000.00',
    netAmount: '1000000.00',
    taxAmount: '90000.00',
    amountCny: '1090000.00',
    differsPct: '0.00',
  })
})

test('WFL-04d one that differs from its contract by more than two per cent goes to risk control as well', async () => {
  const asked = async (price: string, more: object = {}) => {
    const made = await save(
      await world.ctx('seasales'),
      settlement,
      bill({ relatedContract: await inForce(), ...more, items: [{ goods: '海运', qty: '1', uom: 't', price }] }),
    )
    await act(await world.ctx('seasales'), settlement, made.id, 'submit', { ver: made.ver })
    await world.agree(settlement, made.id, worldNow)
    const { rows } = await world.pool.driver.query<{ node: string }>(
      `select t.node from engine.flow_task t join engine.flow_instance i on i.id = t.instance where i.record_id = $1 order by t.opened`,
      [made.id],
    )
    return rows.map(({ node }) => node)
  }
  expect(await asked('1100000.0000')).not.toContain('risk')
  expect(await asked('1200000.0000')).toContain('risk')
})

test('WFL-04d settlements of a contract are counted together: parts pass until they are too much, and there is one final settlement', async () => {
  const ctx = await world.ctx('seasales')
  const relatedContract = await inForce()
  const settled = async (settleType: string, qty: string) => {
    const made = await save(
      ctx,
      settlement,
      bill({ relatedContract, settleType, items: [{ goods: '煤炭海运', qty, uom: 't', price: '109' }] }),
    )
    await act(ctx, settlement, made.id, 'submit', { ver: made.ver })
    await world.agree(settlement, made.id, worldNow)
    return all(settlement, made.id)
  }
  expect(await settled('frt', '4000')).toMatchObject({ settledAmount: '436000.00', differsPct: '0.00' })
  const filled = await suggested(ctx, settlement, { relatedContract }, 'relatedContract')
  const russian = await suggested(
    makeContext({ ...ctx, lang: 'ru' }),
    settlement,
    { relatedContract },
    'relatedContract',
  )
  expect(russian, 'its name in the language of whoever makes it').toMatchObject({
    offered: { title: expect.stringMatching(/^Расчёт по договору: /) },
  })
  expect(filled.settled).toMatchObject({
    counterparty: party,
    direction: 'buy',
    vatRate: '9',
    items: [{ goods: '煤炭海运', qty: '6000.000', uom: 't', price: '109.0000' }],
  })
  expect(await settled('final', '6500')).toMatchObject({ settledAmount: '1144500.00', differsPct: '5.00' })
  await expect(save(ctx, settlement, bill({ relatedContract, settleType: 'final' }))).rejects.toMatchObject({
    errors: { settleType: { code: 'settlement.final-already' } },
  })
  expect(await get(await world.ctx('findir'), contract, relatedContract)).toMatchObject({ settledAmt: '1144500.00' })
  expect((await linksOf(ctx, contract, relatedContract)).map(({ doc }) => doc)).toEqual(['settlement', 'settlement'])
})

test('WFL-04d nothing is settled under a contract that is not in force, nor with somebody else or in another currency', async () => {
  const ctx = await world.ctx('seasales')
  await expect(save(ctx, settlement, bill({ relatedContract: draft }))).rejects.toMatchObject({
    code: 'derivation.not-possible',
  })
  await expect(save(ctx, settlement, bill({ counterparty: other }))).rejects.toMatchObject({
    code: 'derivation.differs',
  })
  await expect(save(ctx, settlement, bill({ currency: 'USD', fxRate: '7.118000' }))).rejects.toMatchObject({
    code: 'derivation.differs',
    errors: { currency: {} },
  })
})

test('WFL-04d what is wrong between a settlement and its contract is told at once', async () => {
  await expect(
    save(
      await world.ctx('seasales'),
      settlement,
      bill({ relatedContract: draft, counterparty: other, currency: 'USD', fxRate: '7.118000' }),
    ),
  ).rejects.toMatchObject({
    code: 'record.invalid',
    errors: {
      counterparty: { code: 'derivation.differs' },
      relatedContract: { code: 'derivation.not-possible' },
      currency: { code: 'derivation.differs' },
    },
  })
})

test('WFL-04d a settlement goes the way of its contract, whatever is typed', async () => {
  const relatedContract = await inForce({ contractType: 'xs', projName: null, contractName: '动力煤销售合同' })
  const made = await save(
    await world.ctx('seasales'),
    settlement,
    bill({ relatedContract, settleType: 'prov', direction: 'buy' }),
  )
  expect(await all(settlement, made.id)).toMatchObject({ direction: 'sell' })
})

test('WFL-04d T-VAT-01…04 net and tax add up to the gross amount', () => {
  expect(
    [
      ['1130000', '13'],
      ['545000', '9'],
      ['106000', '6'],
      ['100000', '13'],
      ['88', 'free'],
    ].map(([gross, rate]) => netOf(gross ?? '', rate ?? '')),
  ).toEqual(['1000000.00', '500000.00', '100000.00', '88495.58', '88'])
})

test('WFL-04d T-BAR-01 a barter settlement offsets the smaller value, says what is left, and waits when over two per cent are missing', async () => {
  const ctx = await world.ctx('seasales')
  const relatedContract = await inForce(barterTerms)
  await expect(save(ctx, barterSettlement, barter())).rejects.toMatchObject({
    errors: { relatedContract: { code: 'settlement.not-barter' } },
  })
  await expect(save(ctx, settlement, bill({ relatedContract }))).rejects.toMatchObject({
    errors: { relatedContract: { code: 'settlement.barter' } },
  })
  await expect(save(ctx, barterSettlement, barter({ relatedContract, currency: 'RUB' }))).rejects.toMatchObject({
    code: 'derivation.differs',
    errors: { currency: {} },
  })
  const made = await save(ctx, barterSettlement, barter({ relatedContract }))
  await act(ctx, barterSettlement, made.id, 'submit', { ver: made.ver })
  expect(await all(barterSettlement, made.id)).toMatchObject({
    amount: '2380000.00',
    diff: '20000.00',
    diffPct: '0.833',
    diffBy: 'cash',
    amountCny: '16940840.00',
  })
  await world.agree(barterSettlement, made.id, worldNow)
  expect(await all(barterSettlement, made.id)).toMatchObject({
    approvalStatus: '2',
    counterparty: party,
    title: '十一月易货结算',
    relatedContract,
  })
  expect(await get(await world.ctx('findir'), contract, relatedContract)).toMatchObject({ settledAmt: '2380000.00' })
  const unequal = await save(ctx, barterSettlement, barter({ relatedContract, inValue: '2300000.00' }))
  await expect(act(ctx, barterSettlement, unequal.id, 'submit', { ver: unequal.ver })).rejects.toMatchObject({
    code: 'barter.out-of-balance',
  })
  // A refused submit takes no number: the next one follows the first.
  const mended = await save(ctx, barterSettlement, { id: unequal.id, ver: unequal.ver, inValue: '2390000.00' })
  await act(ctx, barterSettlement, unequal.id, 'submit', { ver: mended.ver })
  const numbers = await Promise.all([made.id, unequal.id].map(async (id) => (await all(barterSettlement, id)).settleNo))
  expect(numbers.map((number) => Number(number?.slice(-4)))).toEqual([1, 2])
})

test('T-BAR-01 a barter contract says by how much the values may differ', async () => {
  const ctx = await world.ctx('seasales')
  const submit = async (balanceLimitPct: string) => {
    const relatedContract = await inForce({ ...barterTerms, balanceLimitPct })
    const made = await save(ctx, barterSettlement, barter({ relatedContract, inValue: '2300000.00' }))
    return act(ctx, barterSettlement, made.id, 'submit', { ver: made.ver })
  }
  // 2,400,000.00 against 2,300,000.00 is 4.167 per cent.
  await expect(submit('4')).rejects.toMatchObject({
    errors: { inValue: { code: 'barter.out-of-balance', params: { pct: '4.167', most: '4.00' } } },
  })
  await submit('4.17')
})

test('WFL-04e contracts are found by project, year, nature of the other side and drafter, within one’s scope', async () => {
  const seller = await world.ctx('seasales')
  const found = async (parameters: object, ctx = seller) =>
    (await page(ctx, contract, { list: 'project', page: 1, size: 20, parameters: parameters as never })).totalElements // the list's own filters
  expect(await found({ projName: '换装场' })).toBe(5)
  expect(
    await found({ contractYear: { from: '2026', to: '2026' }, cpNature: ['priv'], drafter: [seller.actor.id] }),
  ).toBe(9)
  expect(await found({ contractYear: { from: '2020', to: '2025' } })).toBe(0)
  expect(await found({}, await world.ctx('landsales'))).toBe(0)
})

test('two lines of one contract with the same goods are offered each with what is left of it, by price and unit of measure', async () => {
  const ctx = await world.ctx('seasales')
  const line = (qty: string, unitPrice: string, uom = 't') => ({ goods: '煤炭海运', qty, uom, unitPrice })
  const relatedContract = await inForce({
    projName: null,
    items: [line('6000', '109'), line('4000', '100'), line('5', '900', 'car')],
  })
  const settle = async (...items: readonly object[]) => {
    const made = await save(ctx, settlement, bill({ relatedContract, items }))
    await act(ctx, settlement, made.id, 'submit', { ver: made.ver })
  }
  const open = async () => {
    const { settled } = await suggested(ctx, settlement, { relatedContract }, 'relatedContract')
    return (settled.items as readonly { qty: string; price: string; uom: string }[]).map(
      ({ qty, price, uom }) => `${qty} ${uom} ${price}`,
    ) // as the form takes them
  }
  await settle({ goods: '煤炭海运', qty: '1000', uom: 't', price: '100' })
  expect(await open()).toEqual(['6000.000 t 109.0000', '3000.000 t 100.0000', '5.000 car 900.0000'])
  await settle({ goods: '煤炭海运', qty: '7000', uom: 't', price: '105' })
  expect(await open()).toEqual(['2000.000 t 100.0000', '5.000 car 900.0000'])
})

test('WID-18 settlements are headed by the legal company of their contract, in the language of the print', async () => {
  const made = await save(await world.ctx('seasales'), settlement, bill())
  const traded = await save(
    await world.ctx('seasales'),
    barterSettlement,
    barter({ relatedContract: await inForce(barterTerms) }),
  )
  const reader = await world.ctx('findir')
  for (const [doc, id] of [
    [settlement, made.id],
    [barterSettlement, traded.id],
  ] as const) {
    const record = (await readRecord(reader, doc, id)) ?? {}
    const owners = await Promise.all(
      (['zh', 'ru', 'en'] as const).map(async (lang) => (await makeSheet(reader, doc, record, lang)).owner),
    )
    expect([doc.name, owners]).toEqual([
      doc.name,
      ['北陆海运贸易有限公司', 'ООО «Бэйлу Морская торговля»', 'Beilu Sea Trading Co., Ltd.'],
    ])
  }
})

test('prices of settlements and the values of barter are shown to those alone who may see prices', async () => {
  const ctx = await world.ctx('seasales')
  const may = (...codes: string[]) => ({ ...ctx, actor: { ...ctx.actor, permissions: new Set(codes) } })
  const { id } = await save(ctx, settlement, bill())
  expect((await get(may('jsgl-ck', 'htgl-jg'), settlement, id)).items?.[0]).toMatchObject({
    price: expect.any(String),
    amount: expect.any(String),
  })
  const unpriced = await get(may('jsgl-ck'), settlement, id)
  for (const name of ['amount', 'netAmount', 'taxAmount', 'amountCny', 'settledAmount'])
    expect(unpriced).not.toHaveProperty(name)
  const [blind] = unpriced.items ?? []
  for (const name of ['price', 'amount']) expect(blind).not.toHaveProperty(name)
  expect(blind).toHaveProperty('qty')
  const relatedContract = await inForce(barterTerms)
  const made = await save(ctx, barterSettlement, barter({ relatedContract }))
  const values = { outValue: '2400000.00', inValue: '2380000.00', diff: '20000.00', amount: '2380000.00' }
  expect(await get(may('yhjs-ck', 'htgl-jg'), barterSettlement, made.id)).toMatchObject(values)
  const hidden = await get(may('yhjs-ck'), barterSettlement, made.id)
  for (const name of Object.keys(values)) expect(hidden).not.toHaveProperty(name)
})

test('contracts whose barter was settled before they showed it show it after the migration', async () => {
  const relatedContract = await inForce(barterTerms)
  const made = await save(await world.ctx('seasales'), barterSettlement, barter({ relatedContract }))
  await act(await world.ctx('seasales'), barterSettlement, made.id, 'submit', { ver: made.ver })
  await world.agree(barterSettlement, made.id, worldNow)
  const settled = async () =>
    (await get((await world.ctx('findir')).withoutScope('test'), contract, relatedContract)).settledAmt
  expect(await settled()).toBe('2380000.00')
  await world.pool.driver.query('update contracts.contract set settled_amt = null where id = $1', [relatedContract])
  await world.pool.driver.query(
    readFileSync(new URL('migrations/202611242110-barter-settled.sql', import.meta.url), 'utf8'),
  )
  expect(await settled()).toBe('2380000.00')
})

test('a settlement or barter is offered only contracts in force of its own kind', async () => {
  const barterContract = await inForce(barterTerms)
  const offered = async (doc: typeof settlement | typeof barterSettlement) => {
    const { content } = await page(await world.ctx('seasales'), contract, {
      size: 100,
      parameters: filterOf(doc.fields.relatedContract as unknown as DescribedField),
    }) // only its options are read
    return [agreed, draft, barterContract].map((id) => content.some((one) => one.id === id))
  }
  expect(await offered(settlement)).toEqual([true, false, false])
  expect(await offered(barterSettlement)).toEqual([false, false, true])
})

test('WFL-04d of final settlements of one contract that are submitted at once one is, and the others say which', async () => {
  const relatedContract = await inForce()
  const made = await Promise.all(
    Array.from({ length: 6 }, async () =>
      save(await world.ctx('seasales'), settlement, bill({ relatedContract, settleType: 'final' })),
    ),
  )
  const ended = await Promise.allSettled(
    made.map(async ({ id, ver }) => act(await world.ctx('seasales'), settlement, id, 'submit', { ver })),
  )
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))).toEqual(
    Array.from({ length: 5 }, () =>
      expect.objectContaining({
        errors: { settleType: expect.objectContaining({ code: 'settlement.final-already' }) },
      }),
    ),
  )
})

const bill = (more: object = {}) => ({
  title: '第一航次运费结算',
  settleType: 'frt',
  relatedContract: agreed,
  counterparty: party,
  direction: 'buy',
  vatRate: '9',
  date: '2026-11-18',
  content: '第一航次',
  items: [{ goods: '海运', qty: '10000', uom: 't', price: '109' }],
  ...more,
})

const barterTerms = { contractType: 'yh', ourSide: 'sell', currency: 'USD', fxRate: '7.118000', projName: null }

const barter = (more: object = {}) => ({
  title: '十一月易货结算',
  relatedContract: agreed,
  counterparty: party,
  date: '2026-11-18',
  currency: 'USD',
  fxRate: '7.118000',
  outValue: '2400000.00',
  inValue: '2380000.00',
  diffBy: 'cash',
  content: '煤炭换货',
  ...more,
})

async function freight(more: object = {}) {
  const ours = (await find(await world.ctx('findir'), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  return {
    contractName: '航次租船运输合同',
    contractType: 'ys',
    projName: '同江铁路口岸换装场项目',
    bizSegment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-11-10',
    validTo: '2027-06-30',
    ourCompany: ours,
    counterparty: party,
    paymentConditions: '到港后十日内付清',
    vatRate: '9',
    items: [{ goods: '煤炭海运', qty: '10000', uom: 't', unitPrice: '109.0000' }],
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
    ...more,
  }
}

async function inForce(more: object = {}): Promise<string> {
  const made = await save(await world.ctx('seasales'), contract, await freight(more))
  await act(await world.ctx('seasales'), contract, made.id, 'submit', { ver: made.ver })
  await world.agree(contract, made.id, worldNow)
  const keeper = (await world.ctx('keeper')).withoutScope('test')
  const scan = [{ ...(await storeFile(keeper, { name: '扫描.pdf', bytes: makePdf(['Signed']) })) }]
  await act(keeper, contract, made.id, 'sign', { ver: (await get(keeper, contract, made.id)).ver, scan })
  return made.id
}

async function admitted(name: string, code: string): Promise<string> {
  const account = { accountName: name, bankName: '中国银行', accountNo: code.replace(/\D/g, ''), currency: 'CNY' }
  const made = await save(await world.ctx('seabuy'), counterparty, {
    cpName: name,
    shortName: name.slice(0, 4),
    cpRole: ['carr'],
    cpNature: 'priv',
    country: 'CN',
    creditCode: `${code}${creditCodeCheck(code) ?? ''}`,
    accounts: [account],
  })
  await act(await world.ctx('findir'), counterparty, made.id, 'verifyAccounts', { ver: made.ver })
  await admitParty(await world.ctx('risk'), made.id)
  return made.id
}

async function all(doc: typeof settlement | typeof barterSettlement, id: string) {
  return get((await world.ctx('findir')).withoutScope('test'), doc, id)
}
