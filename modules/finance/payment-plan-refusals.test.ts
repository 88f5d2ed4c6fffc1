import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../core/words/refusal.ts'
import { act, find, get, save } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { validationErrors } from '../../server/records/write/validation-errors.ts'
import { type Contract, contract, counterparty } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankPayment } from './bank-payment.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, fundsWorld, makeAccount, makeContract, minute } from './testing/funds-world.ts'
import { financeRefusals } from './words/refusals.ts'

let world: FundsWorld
let contractId: string
let dollars: string
let foreign: string
const said = new Set<string>()

beforeAll(async () => {
  world = await fundsWorld()
  contractId = await makeContract(world, '1000000.00')
  dollars = await makeAccount(world.ctx, await companyOf('BLHY'), '900000.00', {
    accountNo: '2100880077',
    currency: 'USD',
    acctType: 'fx',
  })
  foreign = await makeAccount(world.ctx, await companyOf('BLLY'), '900000.00', {
    accountNo: '2100880078',
    accountName: '陆运贸易基本户',
  })
}, 120_000)
afterAll(() => world.close())

afterAll(() => {
  const here = Object.keys(financeRefusals).filter(
    (code) => code.startsWith('payment-plan.') && code !== 'payment-plan.closed-month' && !toldOfPayable.includes(code),
  )
  expect(
    here.filter((code) => !said.has(code)),
    'every refusal of a plan is told by a test of this file',
  ).toEqual([])
})

// Told by payment-plan-payable, budget, trade-to-plan, back-to-back-payment and refund-of-advance.test.ts.
const toldOfPayable = [
  'budget-changed',
  'waits-for-receipt',
  'receipts-of-another-sale',
  'advance-used',
  'refund-other-company',
  'refund-other-account',
  'party-barred',
  'party-frozen',
  'party-not-frozen',
  'allow-own',
  'account-is-approved',
  'account-other-company',
  'agree-own-account',
].map((code) => `payment-plan.${code}`)
const abroad = {
  currency: 'USD',
  beneficiaryName: 'LIAOHAI YUANTONG',
  swiftCode: 'BKCHCNBJ810',
  countryCode: 'CN',
  beneficiaryAddress: 'DALIAN',
  bopCode: '121010',
}
const fuel = {
  paymentAttribute: 'fuel',
  planAmount: '70000.00',
  lightOilDate: '2026-11-20',
  lightOilQty: '10.000',
  lightOilPrice: '7000.00',
}

describe('a plan is not saved', () => {
  const wrong: readonly (readonly [string, string, string, () => object])[] = [
    [
      'for more than the contract has left',
      'derivation.over',
      'planAmount',
      () => ({ paymentAttribute: 'frt', contractId, planAmount: '1000000.01' }),
    ],
    [
      'in another currency than its contract',
      'derivation.differs',
      'currency',
      () => ({ ...abroad, paymentAttribute: 'frt', contractId, payerAccountId: dollars, purchaseRate: '7.1180' }),
    ],
    [
      'from an account of a company that did not sign the contract',
      'payment-plan.payer-other-company',
      'payerAccountId',
      () => ({ paymentAttribute: 'frt', contractId, payerAccountId: foreign }),
    ],
    [
      "for somebody who is not the contract's party",
      'derivation.differs',
      'counterparty',
      () => ({ paymentAttribute: 'frt', contractId: other.contract, counterparty: world.party }),
    ],
    [
      'against a contract that nobody has signed',
      'derivation.not-possible',
      'contractId',
      () => ({ paymentAttribute: 'frt', contractId: other.draft }),
    ],
    [
      'for goods under a contract by which we are paid',
      'payment-plan.sales-contract',
      'contractId',
      () => ({ paymentAttribute: 'goods', contractId: other.sale }),
    ],
    [
      "to a name that is not the account's",
      'payment-plan.payee-other-name',
      'payeeName',
      () => ({ payeeName: '辽海远通航运' }),
    ],
    ['for a day that has passed', 'payment-plan.past-date', 'planDate', () => ({ planDate: '2026-11-17' })],
    [
      'from an account in another currency',
      'payment-plan.currency-differs',
      'payerAccountId',
      () => ({ payerAccountId: dollars }),
    ],
    [
      'to a country that is not the one of the SWIFT code',
      'payment-plan.country-differs',
      'countryCode',
      () => ({ ...abroad, payerAccountId: dollars, purchaseRate: '7.1180', countryCode: 'RU' }),
    ],
    [
      'for fuel that does not add up',
      'payment-plan.fuel-total',
      'planAmount',
      () => ({ ...fuel, lightOilPrice: '7000.01' }),
    ],
  ]
  const other = { contract: '', draft: '', sale: '' }

  beforeAll(async () => {
    other.draft = (
      await save(await world.ctx('seasales'), contract, {
        ...plain(await get((await world.ctx('findir')).withoutScope('test'), contract, contractId)),
      })
    ).id
    const foreign = await save(await world.ctx('seasales'), contract, {
      ...plain(await get((await world.ctx('findir')).withoutScope('test'), contract, contractId)),
    })
    await world.pool.driver.query(
      `update contracts.contract set contract_status = '3', counterparty = gen_random_uuid() where id = $1`,
      [foreign.id],
    )
    other.contract = foreign.id
    other.sale = (
      await save(await world.ctx('seasales'), contract, {
        ...plain(await get((await world.ctx('findir')).withoutScope('test'), contract, contractId)),
        contractType: 'xs',
      })
    ).id
  })

  test.each(wrong)('%s', async (_, code, field, input) => {
    // Whoever sees every account is kept from the wrong one, too.
    const ctx = (await world.ctx('seasales')).withoutScope('test')
    await expect(save(ctx, paymentPlan, world.plan(input()))).rejects.toMatchObject({
      code,
      errors: { [field]: { code } },
    })
    said.add(code)
  })

  test('and hears of its empty fields together with what the rules find elsewhere, of nothing that waits for these', async () => {
    const ctx = await world.ctx('seasales')
    const codes = async (more: object, submits = false) =>
      Object.fromEntries(
        Object.entries(await validationErrors(ctx, paymentPlan, world.plan(more), submits)).map(([path, { code }]) => [
          path,
          code,
        ]),
      )
    const ofContract = { paymentAttribute: 'frt', contractId, planAmount: '1000000.01' }
    expect(await codes({ ...ofContract, purpose: null, payeeName: 'NOBODY', planDate: '2026-11-17' })).toEqual({
      purpose: 'kind.fill',
      planAmount: 'derivation.over',
      payeeName: 'payment-plan.payee-other-name',
      planDate: 'payment-plan.past-date',
    })
    // Neither the rest of the contract nor the account are held against what is missing.
    expect(
      await codes({ ...ofContract, planAmount: null, payeeAccount: null, payerAccountId: null, counterparty: null }),
    ).toEqual({
      planAmount: 'kind.fill',
      payeeAccount: 'kind.fill',
      payerAccountId: 'kind.choose',
      counterparty: 'kind.choose',
    })
    expect(await codes({ purpose: null, payeeAccount: '6222999900001111' })).toEqual({ purpose: 'kind.fill' })
    expect(await codes({ purpose: null, payeeAccount: '6222999900001111' }, true)).toEqual({
      purpose: 'kind.fill',
      payeeAccount: 'payment-plan.payee-not-verified',
    })
    expect(await codes({})).toEqual({})
  })

  test('from an account that is frozen', async () => {
    await world.pool.driver.query(`update finance.bank_account set status = '2' where id = $1`, [world.account])
    await expect(save(await world.ctx('seasales'), paymentPlan, world.plan())).rejects.toMatchObject({
      code: 'payment-plan.account-not-normal',
      errors: { payerAccountId: {} },
    })
    await world.pool.driver.query(`update finance.bank_account set status = '1' where id = $1`, [world.account])
    said.add('payment-plan.account-not-normal')
  })

  test('but one whose fuel adds up is, and one in advance of the signature', async () => {
    await save(await world.ctx('seasales'), paymentPlan, world.plan(fuel))
    await save(
      await world.ctx('seasales'),
      paymentPlan,
      world.plan({ paymentAttribute: 'frt', contractId: other.draft, advance: '1' }),
    )
  })
})

test('a plan in dollars without a rate is saved but not submitted', async () => {
  const { id } = await save(
    await world.ctx('seasales'),
    paymentPlan,
    world.plan({ ...abroad, payerAccountId: dollars }),
  )
  await expect(world.does('seasales', paymentPlan, id, 'submit')).rejects.toMatchObject({
    code: 'payment-plan.no-rate',
    errors: { purchaseRate: {} },
  })
  expect(await world.planOf(id)).toMatchObject({ approvalStatus: '0' })
  said.add('payment-plan.no-rate')
})

test('what is wrong with a plan and its contract is told at once, and all that keeps it from going round', async () => {
  const ctx = await world.ctx('seasales')
  const theirs = await makeContract(world, '1000000.00')
  await world.pool.driver.query('update contracts.contract set counterparty = gen_random_uuid() where id = $1', [
    theirs,
  ])
  await expect(
    save(
      ctx,
      paymentPlan,
      world.plan({ paymentAttribute: 'frt', contractId: theirs, planAmount: '1000000.01', planDate: '2026-11-17' }),
    ),
  ).rejects.toMatchObject({
    code: 'record.invalid',
    errors: {
      counterparty: { code: 'derivation.differs' },
      planAmount: { code: 'derivation.over' },
      planDate: { code: 'payment-plan.past-date' },
    },
  })
  const { id } = await save(
    ctx,
    paymentPlan,
    world.plan({ ...abroad, payerAccountId: dollars, payeeAccount: '6222000100017777' }),
  )
  await world.pool.driver.query(`update finance.payment_plan set plan_date = '2026-11-17' where id = $1`, [id])
  await expect(world.does('seasales', paymentPlan, id, 'submit')).rejects.toMatchObject({
    code: 'record.invalid',
    errors: {
      purchaseRate: { code: 'payment-plan.no-rate' },
      payeeAccount: { code: 'payment-plan.payee-not-verified' },
      planDate: { code: 'payment-plan.past-date' },
    },
  })
})

test('an account that is not on file is proposed from the draft, verified by somebody else, and only then submitted to', async () => {
  const payeeAccount = '6222000100018888'
  const { id } = await save(await world.ctx('seasales'), paymentPlan, world.plan({ payeeAccount }))
  expect(await world.planOf(id)).toMatchObject({ payeeStanding: 'new' })
  const unverified = { code: 'payment-plan.payee-not-verified', errors: { payeeAccount: {} } }
  await expect(world.does('seasales', paymentPlan, id, 'submit')).rejects.toMatchObject(unverified)
  // Another draft to the same account: it is proposed once.
  const second = await save(await world.ctx('seasales'), paymentPlan, world.plan({ payeeAccount }))
  await world.does('seasales', paymentPlan, id, 'proposePayee')
  expect(await world.planOf(id)).toMatchObject({ payeeStanding: 'waiting', approvalStatus: '0' })
  await expect(world.does('seasales', paymentPlan, second.id, 'proposePayee')).rejects.toMatchObject({
    code: 'payment-plan.payee-on-file',
  })
  await expect(world.does('seasales', paymentPlan, id, 'submit')).rejects.toMatchObject(unverified)
  const { choices } = await suggested(
    await world.ctx('seasales'),
    paymentPlan,
    { counterparty: world.party },
    'counterparty',
  )
  expect(choices['payeeAccount']?.map(({ label }) => label)).toEqual([
    '6222000100010001 · 中国银行大连分行 · CNY',
    '6222000100018888 · 中国银行大连分行 · CNY · 待核验',
  ])
  const { ver } = await get((await world.ctx('findir')).withoutScope('test'), counterparty, world.party)
  const own = await world.withRight('seasales', 'khgl-fh')
  await expect(act(own, counterparty, world.party, 'verifyAccounts', { ver })).rejects.toMatchObject({
    code: 'counterparty.verify-own',
  })
  await act(await world.ctx('findir'), counterparty, world.party, 'verifyAccounts', { ver })
  await world.does('seasales', paymentPlan, id, 'submit')
  expect(await world.planOf(id)).toMatchObject({ payeeStanding: 'verified', approvalStatus: '1' })
  said.add('payment-plan.payee-not-verified').add('payment-plan.payee-on-file')
})

describe('an approved plan', () => {
  test('is paid up to its amount, T-PAY-PLAN-01 or with a floating range up to that', async () => {
    const exact = await world.approved({ planAmount: '1000.00' })
    await pay(exact, '600.00')
    await expect(pay(exact, '400.01')).rejects.toMatchObject({
      code: 'payment-plan.nothing-left',
      params: { left: '400.00', inFlight: '600.00' },
    })
    const floating = await world.approved({ planAmount: '2000000.00', floatRange: '5' })
    await expect(pay(floating, '2100000.01')).rejects.toMatchObject({
      code: 'payment-plan.over-range',
      params: { total: '2100000.01', max: '2100000.00' },
    })
    await pay(floating, '2100000.00')
    said.add('payment-plan.nothing-left').add('payment-plan.over-range')
  })

  test('is not paid before it is approved', async () => {
    const { id } = await save(await world.ctx('seasales'), paymentPlan, world.plan())
    await expect(pay(id, '1.00')).rejects.toMatchObject({ code: 'record.not-possible' })
  })

  test('is neither revoked nor closed nor settled while money is on its way, nor revoked when some was paid', async () => {
    const id = await world.approved({ planAmount: '900.00', floatRange: '10' })
    await pay(id, '500.00')
    for (const verb of ['revoke', 'close'])
      await expect(world.does('seasales', paymentPlan, id, verb, { opinion: '不付了' })).rejects.toMatchObject({
        code: 'payment-plan.in-flight',
        params: { amount: '500.00' },
      })
    const [payment] = await find(await world.ctx('findir'), bankPayment, { planId: id })
    await world.does('reviewer', bankPayment, payment?.id ?? '', 'review')
    await world.does('authoriser', bankPayment, payment?.id ?? '', 'authorise')
    await world.runJobs()
    await expect(world.does('seasales', paymentPlan, id, 'revoke', { opinion: '不付了' })).rejects.toMatchObject({
      code: 'payment-plan.already-paid',
      params: { paid: '500.00' },
    })
    expect(await world.planOf(id)).toMatchObject({ paymentStatus: '1', actualAmount: '500.00' })
    await world.does('cashier', paymentPlan, id, 'settle')
    expect(await world.planOf(id)).toMatchObject({ paymentStatus: '2' })
    said.add('payment-plan.in-flight').add('payment-plan.already-paid')
  })

  test('that is revoked frees its contract', async () => {
    const id = await world.approved({ paymentAttribute: 'frt', contractId, planAmount: '300000.00' })
    expect(await held()).toBe('300000.00')
    await world.does('seasales', paymentPlan, id, 'revoke', { opinion: '推迟发货' })
    expect(await world.planOf(id)).toMatchObject({ approvalStatus: '3', paymentStatus: '5' })
    expect(await held()).toBe('0.00')
  })

  test('that a hand sends back frees its contract, too', async () => {
    const { id, ver } = await save(
      await world.ctx('seasales'),
      paymentPlan,
      world.plan({ paymentAttribute: 'frt', contractId, planAmount: '200000.00' }),
    )
    await act(await world.ctx('seasales'), paymentPlan, id, 'submit', { ver })
    expect(await held()).toBe('200000.00')
    await world.sendBack(paymentPlan, id, world.time() + minute, '金额请核对')
    expect(await held()).toBe('0.00')
  })
})

test('reliability 28: of thirty-two plans submitted at once no more are taken than the contract holds', async () => {
  const limited = await makeContract(world, '100000.00')
  const plans = await Promise.all(
    Array.from({ length: 32 }, async () =>
      save(
        await world.ctx('seasales'),
        paymentPlan,
        world.plan({ paymentAttribute: 'frt', contractId: limited, planAmount: '10000.00' }),
      ),
    ),
  )
  const sent = await Promise.allSettled(plans.map(({ id, ver }) => submitted(id, ver)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(new Set(sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])))).toEqual(
    new Set(['derivation.over']),
  )
  expect(await held(limited)).toBe('100000.00')
})

/** Who waited too long in the row behind the contract is told to try again, and does. */
async function submitted(id: string, ver: number): Promise<unknown> {
  for (;;) {
    try {
      return await act(await world.ctx('seasales'), paymentPlan, id, 'submit', { ver })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'server.busy') throw error
    }
  }
}

async function companyOf(companyCode: string): Promise<string> {
  return (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode }))[0]?.id ?? ''
}

async function held(id = contractId): Promise<string | null> {
  return (await get((await world.ctx('findir')).withoutScope('test'), contract, id)).inFlightAmt
}

function pay(planId: string, amount: string): Promise<void> {
  return world.does('cashier', paymentPlan, planId, 'pay', { amount })
}

/** What a person would type to make the same contract again. */
function plain({
  contractName,
  contractType,
  bizSegment,
  direction,
  currency,
  signDate,
  validFrom,
  validTo,
  ourCompany,
  counterparty,
  paymentConditions,
  vatRate,
}: Contract) {
  return {
    contractName,
    contractType,
    bizSegment,
    direction,
    currency,
    signDate,
    validFrom,
    validTo,
    ourCompany,
    counterparty,
    paymentConditions,
    vatRate,
    items: [{ goods: '煤炭海运', qty: '1', uom: 't', unitPrice: '1000000.0000' }],
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
  }
}
