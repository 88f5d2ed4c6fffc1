import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { msOfDay } from '../../core/values/day.ts'
import { choicesOf } from '../../server/approval/design/process-definitions.ts'
import { act, type Ctx, get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { exchangeRate } from './exchange-rate.ts'
import { type FreightDeal, freight as freightOf, freightDeal, party } from './testing/freight-deal.ts'
import { contractWords } from './words/contract.ts'

let world: GroupWorld
let deal: FreightDeal
let stranger: string

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
  stranger = (await save(await world.ctx('seabuy'), counterparty, party('未准入船务有限公司', '91230881MA1B2C3D4P'))).id
})

test('WFL-04c the form has every field that is named', () => {
  expect(contract.form.flatMap(({ fields }): readonly string[] => fields)).toEqual(
    expect.arrayContaining([
      'contractNo',
      'contractName',
      'contractType',
      'totalAmount',
      'paymentMethod',
      'paymentConditions',
      'summary',
    ]),
  )
})

test('a contract begins with the company of its drafter, today, a year from it, and what he chose last time', async () => {
  const fresh = await suggested(await world.ctx('seabuy'), contract, {}, null)
  expect(fresh.offered).toEqual({
    ourCompany: deal.ours,
    signDate: msOfDay('2026-11-18'),
    validFrom: msOfDay('2026-11-18'),
    validTo: msOfDay('2027-11-17'),
  })
  await save(await world.ctx('seabuy'), contract, { ...freight(), bizSegment: 'land', transportMode: 'rail' })
  const next = await suggested(await world.ctx('seabuy'), contract, {}, null)
  expect(next.offered).toMatchObject({ ourCompany: deal.ours, bizSegment: 'land', vatRate: '9', transportMode: 'rail' })
})

test('lines that only contracts of one type have come with these, and stand empty in others', async () => {
  const seabuy = await world.ctx('seabuy')
  const vehicles = [
    { model: '解放 J6P', vin: 'LFWSRXRJ0N1F00001' },
    { model: '豪沃 TX', vin: 'LZZ5CLVB7NA000002' },
  ]
  const values = { superviseMode: '0110', exportTaxRebate: '13', vehicles }
  const abroad = await save(seabuy, contract, { ...freight(), contractType: 'ck', ...values })
  const kept = await get(seabuy, contract, abroad.id)
  expect([kept.vehicles?.map(({ model }) => model), kept.inItems]).toEqual([['解放 J6P', '豪沃 TX'], []])
  const { id } = await save(seabuy, contract, { ...freight(), vehicles })
  expect((await get(seabuy, contract, id)).vehicles).toEqual([])
  await save(seabuy, contract, { id: abroad.id, ver: abroad.ver, vehicles: vehicles.slice(1) })
  expect((await get(seabuy, contract, abroad.id)).vehicles?.map(({ model }) => model)).toEqual(['豪沃 TX'])
})

test('a contract in another currency begins with the middle rate of its day, and one in yuan with none', async () => {
  const cashier = await world.ctx('cashier')
  const quoted = { currency: 'SGD', rateType: '1' }
  await save(cashier, exchangeRate, { ...quoted, rateDate: '2026-11-02', rate: '5.480000' })
  await save(cashier, exchangeRate, { ...quoted, rateDate: '2026-11-16', rate: '5.510000' })
  const chosen = async (currency: string) =>
    suggested(await world.ctx('seabuy'), contract, { currency, signDate: msOfDay('2026-11-10') }, 'currency')
  expect((await chosen('SGD')).settled).toEqual({ fxRate: '5.480000' })
  expect((await chosen('CNY')).settled).toEqual({ fxRate: null })
})

test('whoever seals a contract is shown the other side and the amount first', () => {
  expect(contract.actions?.sign.shows).toEqual(['counterparty', 'totalAmount', 'contractNo', 'ourCompany'])
})

describe('a freight contract', () => {
  test('goes from draft over leader, countersign and general manager to the seal, and is effective then', async () => {
    const made = await save(await world.ctx('seasales'), contract, freight())
    const sent = await act(await world.ctx('seasales'), contract, made.id, 'submit', { ver: made.ver })
    expect(await read(sent.id)).toMatchObject({
      approvalStatus: '1',
      contractStatus: '1',
      totalAmount: '7000000.00',
      totalAmountCny: '7000000.00',
      contractNo: 'HT-BLHY-202611-0001',
    })
    await world.agree(contract, sent.id, worldNow)
    const passed = await read(sent.id)
    expect(passed).toMatchObject({ approvalStatus: '2', contractStatus: '2' })
    const keeper = (await world.ctx('keeper')).withoutScope('test')
    const scan = await scanned(keeper)
    await act(keeper, contract, sent.id, 'sign', { ver: passed.ver, scan })
    expect(await read(sent.id)).toMatchObject({
      contractStatus: '3',
      scanFile: [{ fileName: '扫描.pdf', fileType: 'pdf', userId: keeper.actor.id, filePath: scan[0]?.filePath }],
      payTerms: [{ amount: '2100000.00' }, { amount: '4900000.00' }],
      unpaidAmt: '7000000.00',
    })
  })

  test('adds up its lines, whatever total a request claims', async () => {
    const { id } = await save(await world.ctx('seasales'), contract, { ...freight(), totalAmount: '1' })
    expect(await read(id)).toMatchObject({ totalAmount: '7000000.00', contractStatus: '0' })
  })

  test('shows its prices to those alone who may see prices', async () => {
    const ctx = await world.ctx('seasales')
    const { id } = await save(ctx, contract, freight())
    const seen = async (...codes: string[]) =>
      get({ ...ctx, actor: { ...ctx.actor, permissions: new Set(codes) } }, contract, id)
    expect(await seen('htgl-ck', 'htgl-jg')).toMatchObject({
      totalAmount: '7000000.00',
      items: [{ unitPrice: expect.any(String) }],
    })
    const blind = await seen('htgl-ck')
    // Nor anything from which they can be worked out.
    for (const name of [
      'totalAmount',
      'totalAmountCny',
      'frameworkAmount',
      'unpaidAmt',
      'leftAmt',
      'unreceivedAmt',
      'settledAmt',
      'executionPct',
      'freightRate',
      'commissionPct',
      'demRate',
      'despRate',
      'meterPrice',
      'fixedFee',
      'minFee',
      'inAmount',
      'balance',
    ])
      expect(blind).not.toHaveProperty(name)
    for (const name of ['unitPrice', 'amount']) expect(blind.items?.[0]).not.toHaveProperty(name)
    expect(blind.items?.[0]).toHaveProperty('qty')
    expect(blind.payTerms?.[0]).toHaveProperty('pct')
    expect(blind.payTerms?.[0]).not.toHaveProperty('amount')
  })

  test('comes back to its drafter as a draft', async () => {
    const sent = await submitted()
    await world.sendBack(contract, sent, worldNow, '请补充滞期条款')
    expect(await read(sent)).toMatchObject({ approvalStatus: '0', contractStatus: '0' })
  })

  test('T-WF-01 asks the general manager from five million and the chairman from twenty', async () => {
    expect(await handlers(freight('4999999.9900'))).not.toContain('强明远')
    expect(await handlers(freight('5000000.0000'))).toContain('强明远')
    const huge = await handlers(freight('20000000.0000'))
    expect(huge).toContain('强明远')
    expect(huge).toContain('赵振乾')
  })
})

describe('is refused', () => {
  const refusals: readonly (readonly [string, string, () => object])[] = [
    ['when it ends before it begins', 'contract.dates', () => ({ ...freight(), validTo: '2026-01-01' })],
    [
      'when its terms do not make a hundred',
      'contract.terms-total',
      () => ({ ...freight(), payTerms: [{ node: 'sign', pct: '30', daysAfter: '0' }] }),
    ],
    [
      'without lines, unless it is a framework',
      'contract.no-lines',
      () => ({ ...freight(), totalAmount: '1', items: [] }),
    ],
    [
      'with a party that was not admitted',
      'contract.counterparty-not-admitted',
      () => ({ ...freight(), counterparty: stranger }),
    ],
  ]
  test.each(refusals)('%s', async (_, code, input) => {
    await expect(save(await world.ctx('seasales'), contract, input() as never)).rejects.toMatchObject({ code }) // one input of many shapes
  })

  test('the drafter seals nothing of his own', async () => {
    const id = await approved()
    const ctx = (await world.ctx('seasales')).withoutScope('test')
    await expect(
      act({ ...ctx, actor: { ...ctx.actor, permissions: new Set(['htgl-qz', 'htgl-ck']) } }, contract, id, 'sign', {
        ver: (await read(id)).ver,
        scan: await scanned(ctx),
      }),
    ).rejects.toMatchObject({ code: 'contract.seal-keeper-drafted' })
  })

  test('it is not completed while money is owed, nor ended while money is on its way', async () => {
    const id = await effective()
    const lead = await world.ctx('sealead')
    await world.pool.driver.query(`update contracts.contract set contract_status = '4' where id = $1`, [id])
    await expect(act(lead, contract, id, 'complete', { ver: (await read(id)).ver })).rejects.toMatchObject({
      code: 'contract.not-settled',
    })
    await world.pool.driver.query(`update contracts.contract set in_flight_amt = 5 where id = $1`, [id])
    await expect(
      act(lead, contract, id, 'terminate', { ver: (await read(id)).ver, reason: '不再执行' }),
    ).rejects.toMatchObject({ code: 'contract.payment-in-flight' })
    await world.pool.driver.query(`update contracts.contract set in_flight_amt = 0, paid_amt = 1 where id = $1`, [id])
    await expect(
      act(await world.ctx('seasales'), contract, id, 'revoke', { ver: (await read(id)).ver, opinion: '撤销' }),
    ).rejects.toMatchObject({ code: 'contract.already-paid' })
    await act(lead, contract, id, 'terminate', { ver: (await read(id)).ver, reason: '不再执行' })
    expect(await read(id)).toMatchObject({ contractStatus: '6' })
  })
})

function freight(price?: string) {
  return freightOf(deal, price)
}

async function scanned(ctx: Ctx) {
  return [{ ...(await storeFile(ctx, { name: '扫描.pdf', bytes: makePdf(['Signed contract']) })) }]
}

async function read(id: string) {
  return get((await world.ctx('sealead')).withoutScope('test reads'), contract, id)
}

async function submitted(input: object = freight()): Promise<string> {
  const made = await save(await world.ctx('seasales'), contract, input as never) // one input of many shapes
  return (await act(await world.ctx('seasales'), contract, made.id, 'submit', { ver: made.ver })).id
}

async function approved(): Promise<string> {
  const id = await submitted()
  await world.agree(contract, id, worldNow)
  return id
}

test('WFL-03 the designer of the process offers the actions of a contract by their names', async () => {
  const { hooks } = await choicesOf({ ...(await world.ctx('qiangm')), lang: 'ru' }, 'contract')
  const { actions } = contractWords
  expect(hooks).toEqual(Object.entries(actions ?? {}).map(([hook, label]) => ({ hook, label: label.ru })))
})

async function effective(): Promise<string> {
  const id = await approved()
  const keeper = (await world.ctx('keeper')).withoutScope('test')
  await act(keeper, contract, id, 'sign', { ver: (await read(id)).ver, scan: await scanned(keeper) })
  return id
}

async function handlers(input: object): Promise<string[]> {
  const id = await submitted(input)
  await world.agree(contract, id, worldNow)
  const { rows } = await world.pool.driver.query<{ name: string }>(
    `select p.user_name as name from engine.flow_task t join engine.flow_instance i on i.id = t.instance join base.person p on p.id = t.assignee where i.record_id = $1`,
    [id],
  )
  return rows.map(({ name }) => name)
}
