import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lang } from '../../core/values/language.ts'
import { act, type AnyDocument, find, get, linksOf, makePdf, save, storeFile } from '../../server/module-api.ts'
import { opened } from '../../server/records/documents/opened-record.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { barterSettlement, contract, counterparty, price, settlement } from '../contracts/index.ts'
import { executable } from './back-to-back-payment-limit.server.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { payeeNames } from './payee-name.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { type FundsWorld, fundsWorld, makeContract } from './testing/funds-world.ts'
import { dueToday, payments } from './widgets.server.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

const system = async () => (await world.ctx('findir')).withoutScope('test')

test('a payment plan begins with this month, today and the basic account of the drafter’s company', async () => {
  const { offered } = await suggested(await world.ctx('seasales'), paymentPlan, {}, null)
  expect(offered).toMatchObject({ planMonth: '2026-11', backToBack: '0', payerAccountId: world.account })
})

test('choosing a contract fills party, amount of the next term, payer and the payee’s verified account; several accounts are offered', async () => {
  const contractId = await makeContract(world, '1000000.00')
  const ctx = await world.ctx('seasales')
  const first = await suggested(ctx, paymentPlan, { contractId }, 'contractId')
  expect(first.offered).toMatchObject({
    paymentAttribute: 'frt',
    planAmount: '1000000.00',
    payerAccountId: world.account,
    budgetSubject: 'freight',
  })
  expect(first.settled).toMatchObject({
    counterparty: world.party,
    currency: 'CNY',
    contractLeft: '1000000.00',
    payeeName: '辽海远通航运有限公司',
    payeeBank: '中国银行大连分行',
    payeeAccount: '6222000100010001',
    payeeCnaps: '104222000017',
  })
  expect(first.choices).toEqual({ payeeAccount: [] })
  await world.approved({ paymentAttribute: 'frt', contractId, planAmount: '300000.00' })
  expect((await suggested(ctx, paymentPlan, { contractId }, 'contractId')).offered).toMatchObject({
    planAmount: '700000.00',
  })
  await addAccount('6222000100010002')
  const { choices } = await suggested(ctx, paymentPlan, { counterparty: world.party }, 'counterparty')
  expect(choices['payeeAccount']?.map(({ values }) => values.payeeAccount)).toEqual([
    '6222000100010001',
    '6222000100010002',
  ])
})

test('the contract shows what is left to be planned as the check counts it, and both lead to each other', async () => {
  const contractId = await makeContract(world, '500000.00')
  const id = await world.approved({ paymentAttribute: 'frt', contractId, planAmount: '200000.00' })
  const { leftAmt } = await get(await system(), contract, contractId)
  expect(leftAmt).toBe('300000.00')
  await expect(
    save(
      await world.ctx('seasales'),
      paymentPlan,
      world.plan({ paymentAttribute: 'frt', contractId, planAmount: '300000.01' }),
    ),
  ).rejects.toMatchObject({ params: { left: leftAmt, taken: '200000.00', total: '500000.00' } })
  expect(await linksOf(await world.ctx('findir'), contract, contractId)).toMatchObject([
    { doc: 'paymentPlan', id, amount: '200000.00' },
  ])
})

test('what a contract has left and what fuel costs are shown to those alone who may see prices, limits to those who may know them', async () => {
  const ctx = await world.ctx('findir')
  const may = (...codes: string[]) => ({ ...ctx, actor: { ...ctx.actor, permissions: new Set(codes) } })
  const contractId = await makeContract(world, '400000.00')
  const id = await world.approved({ paymentAttribute: 'frt', contractId, planAmount: '100000.00' })
  expect(await get(may('fkjh-ck', 'htgl-jg'), paymentPlan, id)).toMatchObject({
    contractLeft: '400000.00',
    lightOilPrice: null,
  })
  const plan = await get(may('fkjh-ck'), paymentPlan, id)
  for (const name of ['contractLeft', 'lightOilPrice', 'heavyOilPrice']) expect(plan).not.toHaveProperty(name)
  expect(await get(may('yhzh-ck', 'yhzh-xe'), bankAccount, world.account)).toHaveProperty('minBalance')
  const account = await get(may('yhzh-ck'), bankAccount, world.account)
  for (const name of ['overdraft', 'minBalance', 'maxBalance']) expect(account).not.toHaveProperty(name)
})

test('what is wrong with a plan by several rules is told at once', async () => {
  await expect(
    save(await world.ctx('seasales'), paymentPlan, world.plan({ planDate: '2026-11-17', payeeName: '辽海远通航运' })),
  ).rejects.toMatchObject({
    code: 'record.invalid',
    errors: { planDate: { code: 'payment-plan.past-date' }, payeeName: { code: 'payment-plan.payee-other-name' } },
  })
})

test('what refuses a plan names no amount of its contract or settlement to whoever may not know prices', async () => {
  const drafter = await world.ctx('seasales')
  const blind = {
    ...drafter,
    actor: {
      ...drafter.actor,
      permissions: new Set([...drafter.actor.permissions].filter((code) => code !== price.read)),
    },
  }
  const contractId = await makeContract(world, '400000.00')
  const over = world.plan({ paymentAttribute: 'frt', contractId, planAmount: '400000.01' })
  await expect(save(blind, paymentPlan, over)).rejects.toMatchObject({
    code: 'derivation.over',
    params: { amount: '400000.01', left: '***', total: '***', taken: '***' },
  })
  await expect(save(drafter, paymentPlan, over)).rejects.toMatchObject({
    params: { left: '400000.00', total: '400000.00' },
  })
  const { settled, relatedContract } = await settledFreight()
  const more = world.plan({
    paymentAttribute: 'frt',
    contractId: relatedContract,
    ...paysOf(settled, '300000.01'),
  })
  await expect(save(blind, paymentPlan, more)).rejects.toMatchObject({
    code: 'derivation.over',
    params: { total: '***', left: '***', taken: '***' },
  })
})

test('a sales contract receives: its receipts execute it, and goods are not paid under it', async () => {
  const contractId = await sale('1000000.00')
  const ctx = await world.ctx('seasales')
  const { offered, settled } = await suggested(ctx, receiptPlan, { contractId }, 'contractId')
  expect({ ...offered, ...settled }).toMatchObject({
    receiptAttribute: 'goods',
    counterparty: world.party,
    expectedAmount: '300000.00',
  })
  const id = await expectedReceipt({ contractId, receiptAttribute: 'goods', expectedAmount: '400000.00' })
  await arrive(id, '250000.00')
  expect(await get(await system(), contract, contractId)).toMatchObject({
    direction: 'sell',
    receivedAmt: '250000.00',
    unreceivedAmt: '750000.00',
    paidAmt: null,
    executionPct: '25.00',
    contractStatus: '4',
  })
  const bought = await makeContract(world, '900.00')
  await expect(expectedReceipt({ contractId: bought, receiptAttribute: 'goods' })).rejects.toMatchObject({
    code: 'receipt-plan.purchase-contract',
  })
})

test('receipt plans of a sales contract expect no more than it comes to, nor when they are submitted at once', async () => {
  const contractId = await sale('1000000.00')
  const goods = { contractId, receiptAttribute: 'goods' }
  await expectedReceipt({ ...goods, expectedAmount: '600000.00' })
  const ctx = await world.ctx('seasales')
  const input = (expectedAmount: string) => ({
    ...goods,
    counterparty: world.party,
    bizSegment: 'sea',
    expectedAmount,
    expectedDate: '2026-11-25',
  })
  await expect(save(ctx, receiptPlan, input('400000.01'))).rejects.toMatchObject({
    code: 'derivation.over',
    params: { total: '1000000.00', taken: '600000.00', left: '400000.00' },
    errors: { expectedAmount: {} },
  })
  const drafts = [await save(ctx, receiptPlan, input('400000.00')), await save(ctx, receiptPlan, input('400000.00'))]
  const sent = await Promise.allSettled(
    drafts.map(async ({ id, ver }) => act(await world.ctx('seasales'), receiptPlan, id, 'submit', { ver })),
  )
  expect(sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(['derivation.over'])
  await world.pool.driver.query('update contracts.contract set settled_amt = 1000000.01 where id = $1', [contractId])
  await save(ctx, receiptPlan, input('0.01'))
})

test('T-B2B-01 a back-to-back plan is paid by the share of its receipts that has come', async () => {
  expect(executable('1800000.00', '60.00', '100.00')).toBe('1080000.00')
  const receiptPlanId = await expectedReceipt({ expectedAmount: '2000000.00' })
  const planId = await world.approved({ planAmount: '1800000.00', backToBack: '1', receiptPlanId })
  const pay = async (amount: string) => world.does('cashier', paymentPlan, planId, 'pay', { amount })
  const payableNow = async () => {
    const ctx = await world.ctx('cashier')
    return (await opened(ctx, paymentPlan, planId)).record.executableAmount
  }
  expect(await payableNow()).toBe('0.00')
  await expect(pay('100.00')).rejects.toMatchObject({ code: 'payment-plan.waits-for-receipt', params: { max: '0.00' } })
  await arrive(receiptPlanId, '1200000.00')
  expect(await payableNow()).toBe('1080000.00')
  await expect(pay('1080000.01')).rejects.toMatchObject({
    code: 'payment-plan.waits-for-receipt',
    params: { max: '1080000.00', share: '60.00' },
  })
  await pay('1000000.00')
  expect(await payableNow()).toBe('80000.00')
  expect(await find(await system(), bankPayment, { planId })).toHaveLength(1)
})

const paysOf = (settlementId: string, amount: string) => ({
  settlements: [{ settlementId, amount }],
  planAmount: amount,
})
const named = (...ids: readonly string[]) => ({ settlements: ids.map((settlementId) => ({ settlementId })) })

test('several settlements of one contract are paid by one plan, each for what is left of it', async () => {
  const relatedContract = await makeContract(world, '800000.00')
  const ctx = await world.ctx('seasales')
  const agreed = async (type: string) => {
    const { id, ver } = await save(ctx, settlement, { ...freightBill(relatedContract), settleType: type })
    await act(ctx, settlement, id, 'submit', { ver })
    await world.agree(settlement, id, world.time())
    return id
  }
  const [one, other] = [await agreed('frt'), await agreed('frt')]
  await world.approved({ paymentAttribute: 'frt', contractId: relatedContract, ...paysOf(one, '200000.00') })
  const { settled } = await suggested(ctx, paymentPlan, named(one, other), 'settlements')
  expect(settled).toMatchObject({
    contractId: relatedContract,
    planAmount: '400000.00',
    settlements: [
      { settlementId: one, amount: '100000.00' },
      { settlementId: other, amount: '300000.00' },
    ],
  })
  const settlements = [one, other].map((settlementId, at) => ({
    settlementId,
    amount: ['100000.00', '300000.00'][at] ?? '',
  }))
  const plan = { paymentAttribute: 'frt', contractId: relatedContract, settlements }
  await expect(save(ctx, paymentPlan, world.plan({ ...plan, planAmount: '400000.01' }))).rejects.toMatchObject({
    errors: { planAmount: { code: 'derivation.total', params: { total: '400000.00' } } },
  })
  const { settled: foreign } = await settledFreight()
  const mixed = [...settlements, { settlementId: foreign, amount: '1.00' }]
  await expect(
    save(ctx, paymentPlan, world.plan({ ...plan, settlements: mixed, planAmount: '400001.00' })),
  ).rejects.toMatchObject({ errors: { 'settlements.2.settlementId': { code: 'derivation.cannot-join' } } })
  const planId = await world.approved({ ...plan, planAmount: '400000.00' })
  for (const id of [one, other])
    expect((await linksOf(await world.ctx('findir'), settlement, id)).map((linked) => linked.id)).toContain(planId)
})

test('an approved settlement leads to its plan, and one of another direction does not', async () => {
  const relatedContract = await makeContract(world, '800000.00')
  const ctx = await world.ctx('seasales')
  const made = await save(ctx, settlement, freightBill(relatedContract))
  await expect(save(ctx, paymentPlan, world.plan(paysOf(made.id, '1.00')))).rejects.toMatchObject({
    errors: { 'settlements.0.settlementId': { code: 'derivation.not-possible' } },
  })
  await act(ctx, settlement, made.id, 'submit', { ver: made.ver })
  await world.agree(settlement, made.id, world.time())
  const { offered, settled } = await suggested(ctx, paymentPlan, named(made.id), 'settlements')
  expect({ ...offered, ...settled }).toMatchObject({
    contractId: relatedContract,
    counterparty: world.party,
    planAmount: '300000.00',
    payeeAccount: '6222000100010001',
  })
  const planId = await world.approved({
    paymentAttribute: 'frt',
    contractId: relatedContract,
    ...paysOf(made.id, '300000.00'),
  })
  const linked = await linksOf(await world.ctx('findir'), settlement, made.id)
  expect(linked.map(({ doc, id }) => (doc === 'openItem' ? doc : id)).toSorted()).toEqual(
    ['openItem', planId, relatedContract].toSorted(),
  )
  await expect(expectedReceipt({ settlementId: made.id })).rejects.toMatchObject({
    errors: { settlementId: { code: 'derivation.not-possible' } },
  })
})

describe('is not ended while documents that follow from it are open, which are named:', () => {
  const end = async (doc: AnyDocument, id: string, verb: string, body: object = { opinion: '不再执行' }) => {
    const { ver } = await get(await system(), doc, id)
    const by = verb === 'terminate' ? await world.ctx('sealead') : await world.withRight('seasales', `${doc.code}-gb`)
    return act({ ...by, lang: 'en' }, doc, id, verb, { ver, ...body })
  }
  const open = (documents: RegExp) => ({
    code: 'record.followed',
    params: { documents: expect.stringMatching(documents) },
  })

  test('a settlement, before its plan', async () => {
    const { settled, relatedContract } = await settledFreight()
    const planId = await world.approved({
      paymentAttribute: 'frt',
      contractId: relatedContract,
      ...paysOf(settled, '300000.00'),
    })
    for (const verb of ['revoke', 'close'])
      await expect(end(settlement, settled, verb)).rejects.toMatchObject(open(/^Payment plan FK-BLHY-\S+$/))
    await end(paymentPlan, planId, 'revoke')
    await end(settlement, settled, 'revoke')
  })

  test('a receipt plan, before the back-to-back plan that waits for it', async () => {
    const receiptPlanId = await expectedReceipt({ expectedAmount: '2000.00' })
    const planId = await world.approved({ planAmount: '1800.00', backToBack: '1', receiptPlanId })
    for (const verb of ['revoke', 'close'])
      await expect(end(receiptPlan, receiptPlanId, verb)).rejects.toMatchObject(open(/^Payment plan FK-BLHY-\S+$/))
    await end(paymentPlan, planId, 'close')
    await end(receiptPlan, receiptPlanId, 'close')
  })

  test('a contract, before its settlements, and before its receipt plans', async () => {
    const { settled, relatedContract } = await settledFreight()
    await expect(end(contract, relatedContract, 'revoke')).rejects.toMatchObject(open(/^Settlement JS-BLHY-\S+$/))
    await expect(end(contract, relatedContract, 'terminate', { reason: '不再执行' })).rejects.toMatchObject(
      open(/Settlement/),
    )
    await end(settlement, settled, 'revoke')
    const receiptId = await expectedReceipt({ contractId: relatedContract })
    await expect(end(contract, relatedContract, 'close')).rejects.toMatchObject(open(/^Receipt plan SK-BLHY-\S+$/))
    await end(receiptPlan, receiptId, 'close')
    await end(contract, relatedContract, 'close')
    expect(await get(await system(), contract, relatedContract)).toMatchObject({ contractStatus: '6' })
  })
})

test('plans of a settlement are counted together, also those submitted at once: the form offers the rest, and no more is planned', async () => {
  const ctx = await world.ctx('seasales')
  const { settled: settlementId, relatedContract } = await settledFreight()
  const plan = (planAmount: string) =>
    world.plan({ paymentAttribute: 'frt', contractId: relatedContract, ...paysOf(settlementId, planAmount) })
  await world.approved(plan('200000.00'))
  expect((await suggested(ctx, paymentPlan, named(settlementId), 'settlements')).settled).toMatchObject({
    planAmount: '100000.00',
  })
  const params = { total: '300000.00', taken: '200000.00', left: '100000.00', amount: '100000.01' }
  await expect(save(ctx, paymentPlan, plan('100000.01'))).rejects.toMatchObject({
    errors: { 'settlements.0.amount': { code: 'derivation.over', params } },
  })
  const [one, other] = [await save(ctx, paymentPlan, plan('60000.00')), await save(ctx, paymentPlan, plan('60000.00'))]
  const submitted = await Promise.allSettled(
    [one, other].map(({ id, ver }) => act(ctx, paymentPlan, id, 'submit', { ver })),
  )
  expect(submitted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(submitted.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errors: { 'settlements.0.amount': { params: { left: '40000.00' } } } },
  })
})

test('receipt plans of a settlement are counted together', async () => {
  const { settled: settlementId, relatedContract } = await settledFreight()
  await world.pool.driver.query(`update contracts.contract set direction = 'sell' where id = $1`, [relatedContract])
  await world.pool.driver.query(`update contracts.settlement set direction = 'sell' where id = $1`, [settlementId])
  const ctx = await world.ctx('seasales')
  await expectedReceipt({ contractId: relatedContract, settlementId, expectedAmount: '250000.00' })
  expect((await suggested(ctx, receiptPlan, { settlementId }, 'settlementId')).offered).toMatchObject({
    expectedAmount: '50000.00',
  })
  await expect(
    expectedReceipt({ contractId: relatedContract, settlementId, expectedAmount: '50000.01' }),
  ).rejects.toMatchObject({
    errors: { expectedAmount: { code: 'derivation.over', params: { left: '50000.00' } } },
  })
  await expectedReceipt({ contractId: relatedContract, settlementId, expectedAmount: '50000.00' })
  expect((await suggested(ctx, receiptPlan, { settlementId }, 'settlementId')).offered).not.toHaveProperty(
    'expectedAmount',
  )
})

test('T-BAR-01 the difference of a barter that is settled by money gets its receipt plan, and no more than it', async () => {
  const ctx = await world.ctx('seasales')
  const relatedContract = await makeContract(world, '2400000.00')
  await world.pool.driver.query(
    `update contracts.contract set contract_type = 'yh', currency = 'USD', fx_rate = 7.118, balance_limit_pct = 2 where id = $1`,
    [relatedContract],
  )
  const barter = {
    title: '十一月易货结算',
    relatedContract,
    counterparty: world.party,
    date: '2026-11-18',
    currency: 'USD',
    fxRate: '7.118000',
    outValue: '2400000.00',
    inValue: '2380000.00',
    diffBy: 'cash',
    content: '煤炭换货',
  }
  const { id: barterId, ver } = await save(ctx, barterSettlement, barter)
  await act(ctx, barterSettlement, barterId, 'submit', { ver })
  await world.agree(barterSettlement, barterId, world.time())
  const { offered, settled } = await suggested(ctx, receiptPlan, { barterId }, 'barterId')
  expect({ ...offered, ...settled }).toMatchObject({
    contractId: relatedContract,
    counterparty: world.party,
    currency: 'USD',
    expectedAmount: '20000.00',
  })
  const plan = { contractId: relatedContract, barterId, receiptAttribute: 'goods', currency: 'USD', fxRate: '7.118000' }
  await expect(expectedReceipt({ ...plan, expectedAmount: '20000.01' })).rejects.toMatchObject({
    errors: { expectedAmount: { code: 'derivation.over', params: { left: '20000.00' } } },
  })
  const planId = await expectedReceipt({ ...plan, expectedAmount: '20000.00' })
  expect((await linksOf(await world.ctx('findir'), barterSettlement, barterId)).map(({ id }) => id)).toContain(planId)
  const carried = await save(ctx, barterSettlement, { ...barter, diffBy: 'carry' })
  await act(ctx, barterSettlement, carried.id, 'submit', { ver: carried.ver })
  await world.agree(barterSettlement, carried.id, world.time())
  await expect(expectedReceipt({ ...plan, barterId: carried.id, expectedAmount: '0.01' })).rejects.toMatchObject({
    errors: { barterId: { code: 'derivation.not-possible' } },
  })
})

test('the desk adds up payments of each currency by itself', async () => {
  const paid = async (currency: string, amount: string) => {
    const id = await world.approved({ planAmount: '900000.00' })
    await world.pool.driver.query(
      'update finance.payment_plan set currency = $2, actual_amount = $3, plan_month = $4 where id = $1',
      [id, currency, amount, '2026-11'],
    )
  }
  await paid('USD', '250000.00')
  await paid('CNY', '100000.00')
  await paid('USD', '50000.00')
  expect(await payments(await world.ctx('findir'))).toEqual([
    { label: '2026-11', unit: 'CNY', value: '10.0' },
    { label: '2026-11', unit: 'USD', value: '30.0' },
  ])
  const inLang = async (lang: Lang) => payments({ ...(await world.ctx('findir')), lang })
  expect(await inLang('ru'), 'by thousands, its month as Russians write it').toEqual([
    { label: '11.2026', unit: 'CNY', value: '100.0' },
    { label: '11.2026', unit: 'USD', value: '300.0' },
  ])
  expect(await inLang('en')).toMatchObject([
    { label: '2026-11', value: '100.0' },
    { label: '2026-11', value: '300.0' },
  ])
})

async function settledFreight(): Promise<{ readonly settled: string; readonly relatedContract: string }> {
  const relatedContract = await makeContract(world, '800000.00')
  const made = await save(await world.ctx('seasales'), settlement, freightBill(relatedContract))
  await act(await world.ctx('seasales'), settlement, made.id, 'submit', { ver: made.ver })
  await world.agree(settlement, made.id, world.time())
  return { settled: made.id, relatedContract }
}

function freightBill(relatedContract: string) {
  return {
    title: '运费结算',
    settleType: 'frt',
    relatedContract,
    counterparty: world.party,
    vatRate: '9',
    date: '2026-11-18',
    dueDate: '2026-11-28',
    content: '第一航次',
    items: [{ goods: '煤炭海运', qty: '1', uom: 't', price: '300000' }],
  }
}

async function addAccount(accountNo: string): Promise<void> {
  const party = await get(await system(), counterparty, world.party)
  const [account] = party.accounts ?? []
  const { ver } = await save(await world.ctx('seabuy'), counterparty, {
    id: party.id,
    ver: party.ver,
    accounts: [...(party.accounts ?? []), { ...account, id: null, accountNo }] as never,
  }) // a line of the same fields
  await act(await world.ctx('findir'), counterparty, party.id, 'verifyAccounts', { ver })
}

async function sale(total: string): Promise<string> {
  const contractId = await makeContract(world, total)
  await world.pool.driver.query(
    `update contracts.contract set contract_type = 'xs', direction = 'sell' where id = $1`,
    [contractId],
  )
  await world.pool.driver.query(`update contracts.contract_pay_terms set pct = 30 where parent_id = $1`, [contractId])
  return contractId
}

async function expectedReceipt(more: object): Promise<string> {
  const made = await save(await world.ctx('seasales'), receiptPlan, {
    receiptAttribute: 'frt',
    counterparty: world.party,
    bizSegment: 'sea',
    expectedAmount: '1000.00',
    expectedDate: '2026-11-25',
    ...more,
  })
  await act(await world.ctx('seasales'), receiptPlan, made.id, 'submit', { ver: made.ver })
  await world.agree(receiptPlan, made.id, world.time())
  return made.id
}

async function arrive(id: string, amount: string): Promise<void> {
  const proof = [
    { ...(await storeFile(await world.ctx('cashier'), { name: '进账单.pdf', bytes: makePdf(['credited']) })) },
  ]
  const { ver } = await get(await system(), receiptPlan, id)
  await act(await world.ctx('cashier'), receiptPlan, id, 'receive', {
    ver,
    accountId: world.account,
    amount,
    receivedOn: '2026-11-18',
    payerName: '客户',
    proof,
  })
}

test('what is due and what was paid name the payee as each reader knows him', async () => {
  await world.pool.driver.query(
    `update contracts.counterparty set name_ru = 'ООО «Ляохай Юаньтун Шиппинг»', name_en = 'Liaohai Yuantong Shipping' where id = $1`,
    [world.party],
  )
  const payee = { counterparty: world.party, payeeName: '辽海远通航运有限公司' }
  const ctx = await world.ctx('cashier')
  expect(await payeeNames(ctx, [payee, { ...payee, payeeName: '辽海远通大连分公司' }])).toEqual([
    { zh: '辽海远通航运有限公司', ru: 'ООО «Ляохай Юаньтун Шиппинг»', en: 'Liaohai Yuantong Shipping' },
    { zh: '辽海远通大连分公司', ru: '辽海远通大连分公司', en: '辽海远通大连分公司' },
  ])
  await world.approved({ planAmount: '77.00', planDate: '2026-11-18', planMonth: '2026-11' })
  const due = await dueToday(await world.ctx('findir', { lang: 'ru' }))
  expect(due?.lines.map(({ title }) => title)).toContain('ООО «Ляохай Юаньтун Шиппинг»')
})

test('what is due today counts every plan with something left to pay, and says how much that is', async () => {
  const today = '2026-11-18'
  const first = await world.approved({ planAmount: '900.00', planDate: today, planMonth: '2026-11' })
  const half = await world.approved({ planAmount: '900.00', planDate: today, planMonth: '2026-11' })
  const whole = await world.approved({ planAmount: '910.00', planDate: today, planMonth: '2026-11' })
  await world.does('cashier', paymentPlan, half, 'pay', { amount: '400.00' })
  await world.does('cashier', paymentPlan, whole, 'pay', { amount: '910.00' })
  await world.pool.driver.query(`update finance.payment_plan set plan_date = '2026-11-01' where id = any($1)`, [
    [half, whole],
  ])
  const ctx = await world.ctx('findir')
  const before = (await dueToday(ctx))?.total ?? 0
  await world.pool.driver.query(
    `
    insert into finance.payment_plan select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'plan_no', 'COPY-' || n))).*
    from finance.payment_plan p, generate_series(1, 110) n where p.id = $1`,
    [first],
  )
  const due = await dueToday(ctx)
  expect(due?.total).toBe(before + 110)
  expect(due?.lines).toHaveLength(8)
  expect(due?.lines.find(({ href }) => href?.endsWith(half))).toMatchObject({
    amount: '500.00',
    status: { label: '待付款', color: '#6b7480' },
  })
  expect(due?.lines.find(({ href }) => href?.endsWith(whole))).toBeUndefined()
})
