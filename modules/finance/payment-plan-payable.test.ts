import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { find, get, save } from '../../server/module-api.ts'
import { opened } from '../../server/records/documents/opened-record.ts'
import { counterparty } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankPayment } from './bank-payment.ts'
import { setBank } from './connected-bank.server.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { changedAccounts } from './recent-account-changes.server.ts'
import { day, type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
let second: string
let foreign: string

beforeAll(async () => {
  world = await fundsWorld()
  second = await makeAccount(world.ctx, await companyOf('BLHY'), '800000.00', {
    accountNo: '2100880021',
    accountName: '海运贸易一般户',
  })
  foreign = await makeAccount(world.ctx, await companyOf('BLLY'), '800000.00', {
    accountNo: '2100880022',
    accountName: '陆运贸易基本户',
  })
}, 120_000)
afterAll(() => world.close())
afterAll(async () => {
  expect(await fundProblems(world.pool)).toEqual([])
})
beforeEach(() => partyIs('1', '1'))

describe('money leaves only the account that was approved', () => {
  test('whatever account a call names, in its review, its authorisation and its sending', async () => {
    const planId = await world.approved({ planAmount: '41000.00' })
    await expect(
      world.does('cashier', paymentPlan, planId, 'pay', { amount: '41000.00', payerAccountId: foreign }),
    ).rejects.toMatchObject({ code: 'record.invalid' })
    await world.does('cashier', paymentPlan, planId, 'pay', { amount: '41000.00' })
    const [payment] = await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId })
    expect(payment).toMatchObject({ payerAccountId: world.account })
    const id = payment?.id ?? ''
    const refusal = { code: 'bank-payment.other-account' }
    await planPaysFrom(planId, second)
    await expect(world.does('reviewer', bankPayment, id, 'review')).rejects.toMatchObject(refusal)
    await planPaysFrom(planId, world.account)
    await world.does('reviewer', bankPayment, id, 'review')
    await planPaysFrom(planId, second)
    await expect(world.does('authoriser', bankPayment, id, 'authorise')).rejects.toMatchObject(refusal)
    await planPaysFrom(planId, world.account)
    await world.does('authoriser', bankPayment, id, 'authorise')
    await planPaysFrom(planId, second)
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({
      status: '00',
      stage: 'refused',
      sendTime: null,
      returnReason: null,
      returnCode: 'bank-payment.other-account',
    })
    expect(world.bank.bank.received.size).toBe(0)
    await expect(world.does('cashier', bankPayment, id, 'remake')).rejects.toMatchObject(refusal)
    await world.does('cashier', bankPayment, id, 'drop')
    await expect(world.does('cashier', bankPayment, id, 'repay')).rejects.toMatchObject(refusal)
  })

  test('or another of the same company, proposed with a reason and agreed to by somebody else', async () => {
    const planId = await world.approved({ planAmount: '42000.00' })
    const propose = (payerAccountId: string, reason = '基本户限额已满') =>
      world.does('cashier', paymentPlan, planId, 'changeAccount', { payerAccountId, reason })
    await expect(propose(foreign)).rejects.toMatchObject({
      code: 'payment-plan.account-other-company',
      errors: { payerAccountId: {} },
    })
    await expect(propose(world.account)).rejects.toMatchObject({ code: 'payment-plan.account-is-approved' })
    await expect(propose(second, '')).rejects.toMatchObject({ code: 'record.invalid', errors: { reason: {} } })
    await propose(second)
    await expect(
      world.does(await world.withRight('cashier', 'fkjh-js'), paymentPlan, planId, 'agreeAccount'),
    ).rejects.toMatchObject({ code: 'payment-plan.agree-own-account' })
    await expect(
      world.does(await world.withRight('seasales', 'fkjh-js'), paymentPlan, planId, 'agreeAccount'),
    ).rejects.toMatchObject({ code: 'payment-plan.agree-own-account' })
    await expect(world.does('reviewer', paymentPlan, planId, 'agreeAccount')).rejects.toMatchObject({
      code: 'permission.missing',
    })
    expect(await world.planOf(planId)).toMatchObject({ payerAccountId: world.account, newPayerAccountId: second })
    await world.does('findir', paymentPlan, planId, 'agreeAccount')
    expect(await world.planOf(planId)).toMatchObject({
      payerAccountId: second,
      payerAccount: '2100880021',
      newPayerAccountId: null,
      newPayerReason: null,
      payerAgreedBy: world.person('findir'),
    })
    await world.does('cashier', paymentPlan, planId, 'pay', { amount: '42000.00' })
    expect(await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId })).toMatchObject([
      { payerAccountId: second },
    ])
    await expect(propose(world.account)).rejects.toMatchObject({ code: 'payment-plan.in-flight' })
  })

  test('for every company of the group: its own other account is agreed to and pays, one of another company is refused', async () => {
    const companies = await find(
      (await world.ctx('findir')).withoutScope('test'),
      company,
      {},
      { sort: ['companyCode'] },
    )
    expect(companies.length).toBeGreaterThan(10)
    // A trader sees the accounts of his unit alone; this drafter sees every account.
    const drafter = (await world.ctx('seasales')).withoutScope('test')
    const accounts = []
    for (const [at, { id }] of companies.entries())
      accounts.push({ basic: await accountOf(id, at, 'A'), second: await accountOf(id, at, 'B') })
    for (const [at, { basic, second: own }] of accounts.entries()) {
      const { id: planId } = await save(
        drafter,
        paymentPlan,
        world.plan({ planAmount: `${7000 + at}.00`, payerAccountId: basic }),
      )
      await world.pool.driver.query(`update finance.payment_plan set approval_status = '2' where id = $1`, [planId])
      const propose = (payerAccountId: string) =>
        world.does('cashier', paymentPlan, planId, 'changeAccount', { payerAccountId, reason: '限额已满' })
      await expect(propose(accounts[(at + 1) % accounts.length]?.basic ?? '')).rejects.toMatchObject({
        code: 'payment-plan.account-other-company',
      })
      await propose(own)
      await world.does('findir', paymentPlan, planId, 'agreeAccount')
      await world.does('cashier', paymentPlan, planId, 'pay', { amount: `${7000 + at}.00` })
      expect(await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId })).toMatchObject([
        { payerAccountId: own },
      ])
    }
  })

  test('a proposal is declined with a reason, or taken back', async () => {
    const planId = await world.approved({ planAmount: '43000.00' })
    const body = { payerAccountId: second, reason: '余额不足' }
    await world.does('cashier', paymentPlan, planId, 'changeAccount', body)
    await world.does('findir', paymentPlan, planId, 'declineAccount', { reason: '基本户已补足' })
    await world.does('cashier', paymentPlan, planId, 'changeAccount', body)
    await world.does('cashier', paymentPlan, planId, 'keepAccount')
    expect(await world.planOf(planId)).toMatchObject({
      payerAccountId: world.account,
      newPayerAccountId: null,
      newPayerBy: null,
    })
  })
})

// CP-ACCT and SM-04: what forbids a payment may come between any two of its steps.
const bars: readonly (readonly [string, string, () => Promise<void>])[] = [
  ['a party on the blacklist', 'payment-plan.party-barred', () => partyIs('4', '1')],
  ['a party that waits for admission', 'payment-plan.party-barred', () => partyIs('0', '1')],
  ['a frozen party, unless the general manager agrees', 'payment-plan.party-frozen', () => partyIs('3', '1')],
  ['an account that is no longer verified', 'payment-plan.payee-not-verified', () => partyIs('1', '0')],
]

describe.each(bars)('%s is not paid', (_, code, bar) => {
  test('at any step', async () => {
    const planId = await world.approved({ planAmount: '500000.00', floatRange: '10' })
    const amount = { amount: `${51_000 + bars.findIndex(([, , one]) => one === bar)}.01` }
    const refused = async (work: () => Promise<void>) => {
      await bar()
      await expect(work()).rejects.toMatchObject({ code })
      await partyIs('1', '1')
    }
    await refused(() => world.does('cashier', paymentPlan, planId, 'pay', amount))
    await world.does('cashier', paymentPlan, planId, 'pay', amount)
    const id = (await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId }))[0]?.id ?? ''
    await refused(() => world.does('reviewer', bankPayment, id, 'review'))
    await world.does('reviewer', bankPayment, id, 'review')
    await refused(() => world.does('authoriser', bankPayment, id, 'authorise'))
    await world.does('authoriser', bankPayment, id, 'refuseAuthorise', { reason: '再核' })
    await refused(() => world.does('cashier', bankPayment, id, 'remake'))
    await world.does('cashier', bankPayment, id, 'remake')
    await world.does('reviewer', bankPayment, id, 'review')
    await world.does('authoriser', bankPayment, id, 'authorise')
    const putBack = setBank({ adapter: null, callbackSecret: null })
    await world.runJobs()
    putBack()
    await refused(() => world.does('authoriser', bankPayment, id, 'sendAgain'))
    await world.does('authoriser', bankPayment, id, 'sendAgain')
    await bar()
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({
      status: '00',
      stage: 'refused',
      sendTime: null,
      returnCode: code,
      authoriserId: null,
    })
    await partyIs('1', '1')
    await world.does('cashier', bankPayment, id, 'remake')
    await world.does('reviewer', bankPayment, id, 'review')
    await world.does('authoriser', bankPayment, id, 'authorise')
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '03' })
    await refused(() => world.does('cashier', bankPayment, id, 'repay'))
    await world.does('cashier', bankPayment, id, 'repay')
  })
})

test('a possible duplicate is not released to a party that may no longer be paid', async () => {
  await world.sentOff('61000.00')
  const twin = await world.sentOff('61000.00')
  await partyIs('4', '1')
  await expect(world.does('findir', bankPayment, twin, 'notDuplicate', { reason: '两船' })).rejects.toMatchObject({
    code: 'payment-plan.party-barred',
  })
})

test("an account taken off the party's card is not paid, nor a plan made to it", async () => {
  const planId = await world.approved({ planAmount: '62000.00' })
  await world.pool.driver.query(
    `update contracts.counterparty_accounts set account_no = '6222000100010009' where parent_id = $1`,
    [world.party],
  )
  await expect(world.does('cashier', paymentPlan, planId, 'pay', { amount: '62000.00' })).rejects.toMatchObject({
    code: 'payment-plan.payee-not-verified',
  })
  await world.pool.driver.query(
    `update contracts.counterparty_accounts set account_no = '6222000100010001' where parent_id = $1`,
    [world.party],
  )
})

test('the general manager lets a frozen party be paid for one plan, and nobody for his own or where nothing is frozen', async () => {
  const planId = await world.approved({ planAmount: '63000.00' })
  await expect(world.does('qiangm', paymentPlan, planId, 'allowFrozen', { reason: '民生用煤' })).rejects.toMatchObject({
    code: 'payment-plan.party-not-frozen',
  })
  await partyIs('3', '1')
  await expect(world.does('findir', paymentPlan, planId, 'allowFrozen', { reason: '民生用煤' })).rejects.toMatchObject({
    code: 'permission.missing',
  })
  await expect(
    world.does(await world.withRight('seasales', 'fkjh-jd'), paymentPlan, planId, 'allowFrozen', {
      reason: '民生用煤',
    }),
  ).rejects.toMatchObject({ code: 'payment-plan.allow-own' })
  await world.does('qiangm', paymentPlan, planId, 'allowFrozen', { reason: '民生用煤' })
  await world.does('cashier', paymentPlan, planId, 'pay', { amount: '63000.00' })
})

test('a plan is not made for a party that may not be paid', async () => {
  await partyIs('4', '1')
  await expect(save(await world.ctx('seasales'), paymentPlan, world.plan())).rejects.toMatchObject({
    code: 'payment-plan.party-barred',
    errors: { counterparty: {} },
  })
})

test('CP-ACCT a payment to an account changed within three days is measured until they are over', async () => {
  const card = await get((await world.ctx('seabuy')).withoutScope('test'), counterparty, world.party)
  const [account] = card.accounts ?? []
  await save(await world.ctx('seabuy'), counterparty, {
    id: world.party,
    ver: card.ver,
    accounts: [{ ...account, bankName: '中国银行大连中山支行' }],
  })
  await partyIs('1', '1')
  const id = await world.made('64000.00')
  const measured = async () => (await changedAccounts(await world.ctx('findir'))).filter(({ objId }) => objId === id)
  expect(await measured()).toMatchObject([{ value: '0.00', people: [world.person('cashier')] }])
  // Whoever signs reads it among what he signs.
  const signed = async () => {
    const reviewer = await world.ctx('reviewer')
    const payment = await opened(reviewer, bankPayment, id)
    const plan = await opened(reviewer, paymentPlan, String(payment.record.planId))
    return [payment.record.payeeChanged, plan.record.payeeChanged]
  }
  const changed = world.time()
  expect(await signed()).toEqual([changed, changed])
  // Another account is offered by the company itself: a name may be spelled otherwise tomorrow.
  expect(paymentPlan.actions?.changeAccount?.asks?.payerAccountId).toMatchObject({ alike: { company: 'payerCompany' } })
  for (const shows of [
    bankPayment.actions?.review?.shows,
    bankPayment.actions?.authorise?.shows,
    paymentPlan.actions?.pay?.shows,
  ])
    expect(shows).toContain('payeeChanged')
  world.pass(2 * day)
  expect(await measured()).toMatchObject([{ value: '2.00' }])
  expect(await signed()).toEqual([changed, changed])
  world.pass(day + 1000)
  expect(await measured()).toEqual([])
  expect(await signed()).toEqual([null, null])
})

/** The account of a company by its place in the group. */
function accountOf(companyId: string, at: number, letter: string): Promise<string> {
  const accountNo = `21008900${letter === 'A' ? 1 : 2}${String(at).padStart(3, '0')}`
  return makeAccount(world.ctx, companyId, '100000.00', { accountNo, accountName: `账户${letter}${at}` })
}

async function partyIs(status: string, verified: string): Promise<void> {
  await world.pool.driver.query('update contracts.counterparty set status = $2 where id = $1', [world.party, status])
  await world.pool.driver.query('update contracts.counterparty_accounts set verified = $2 where parent_id = $1', [
    world.party,
    verified,
  ])
}

async function planPaysFrom(planId: string, accountId: string): Promise<void> {
  await world.pool.driver.query('update finance.payment_plan set payer_account_id = $2 where id = $1', [
    planId,
    accountId,
  ])
}

async function companyOf(companyCode: string): Promise<string> {
  return (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode }))[0]?.id ?? ''
}
