import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOfMs } from '../../core/values/day.ts'
import type { Lang } from '../../core/values/language.ts'
import { textKind } from '../../kinds/text/kind.ts'
import { act, find, page } from '../../server/module-api.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { bankAccount } from './bank-account.ts'
import { bankJournal } from './bank-journal.ts'
import { bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { transitions } from './bank/payment-transitions.ts'
import { setBank } from './connected-bank.server.ts'
import { RememberedBank } from './demo/bank-answers.ts'
import { financeDictionaries } from './dictionaries.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { day, type FundsWorld, fundsWorld, minute } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())
afterAll(async () => {
  expect(await ledgerProblems(world.pool)).toEqual([])
  expect(await fundProblems(world.pool)).toEqual([])
})

test('WFL-05 the declared moves are exactly those of the machine', () => {
  const actions = Object.values(bankPayment.actions ?? {})
  const declared = actions.flatMap(({ from, to }) => (to === 'same' ? [] : from.map((one) => `${one} ${to}`)))
  const table = Object.entries(transitions).flatMap(([from, ways]) =>
    Object.values(ways)
      .flat()
      .filter((to) => to !== from)
      .map((to) => `${from} ${to}`),
  )
  expect([...new Set(declared)].sort()).toEqual([...new Set(table)].sort())
})

test('LNG-01 lists call the payee as the reader does, with the Chinese name behind it where a bank goes by that', async () => {
  await world.pool.driver.query(
    `update contracts.counterparty set name_ru = 'Ляохай', name_en = 'Liaohai' where id = $1`,
    [world.party],
  )
  const id = await world.made('1234.00')
  const { payNo } = await world.payment(id)
  const payee = async (lang: Lang) => {
    const { content, names } = await page(makeContext({ ...(await world.ctx('findir')), lang }), bankPayment, {
      parameters: { payNo },
    })
    return textKind.text(content[0]?.payeeName ?? null, bankPayment.fields.payeeName, {
      lang,
      name: (source, key) => names[`${source}:${key}`] ?? key,
    })
  }
  expect([await payee('zh'), await payee('ru'), await payee('en')]).toEqual([
    '辽海远通航运有限公司',
    'Ляохай (辽海远通航运有限公司)',
    'Liaohai (辽海远通航运有限公司)',
  ])
})

test('what the bank answers has words in three languages, and lists and prints show them, not the bank’s own text', () => {
  const codes = [
    'RJCT/AC04',
    'RJCT/AC06',
    'RJCT/AM04',
    'RJCT/AM05',
    'RJCT/MS02',
    'RJCT/NOOR',
    'no-answer',
    'not-sent',
    'PATC',
    'ACSP',
    'ACSC',
    'BLCK',
    'CANC',
  ]
  const known = financeDictionaries['bankPayment_code'] ?? []
  expect(codes.filter((code) => !known.some((entry) => entry.code === code))).toEqual([])
  expect(Object.values(bankPayment.lists).flatMap(({ columns }) => columns)).not.toContain('bankMsg')
  expect(bankPayment.print?.sections.flatMap(({ fields }) => fields)).not.toContain('bankMsg')
  expect(bankPayment.form.flatMap(({ fields }) => fields)).toContain('bankMsg')
})

describe('three people sign a payment', () => {
  test('the maker does not review, nor the reviewer authorise, whatever they hold', async () => {
    const id = await world.made('11000.00')
    await expect(
      world.does(await world.withRight('cashier', 'yqzl-fh'), bankPayment, id, 'review'),
    ).rejects.toMatchObject({ code: 'bank-payment.reviewer-is-maker' })
    await world.does('reviewer', bankPayment, id, 'review')
    await expect(
      world.does(await world.withRight('reviewer', 'yqzl-sq'), bankPayment, id, 'authorise'),
    ).rejects.toMatchObject({ code: 'bank-payment.authoriser-is-other' })
    await expect(world.does('reviewer', bankPayment, id, 'authorise')).rejects.toMatchObject({
      code: 'permission.missing',
    })
    expect(await world.payment(id)).toMatchObject({
      stage: 'reviewed',
      reviewerId: world.person('reviewer'),
      authoriserId: null,
    })
  })

  test('who drafted the plan does not pay it', async () => {
    const planId = await world.approved()
    await expect(
      world.does(await world.withRight('seasales', 'fkjh-fk'), paymentPlan, planId, 'pay', { amount: '1.00' }),
    ).rejects.toMatchObject({ code: 'bank-payment.maker-drafted' })
  })

  test('a refusal brings it back to its maker, who hands it in again or drops it', async () => {
    const id = await world.made('12000.00')
    await expect(world.does('reviewer', bankPayment, id, 'refuseReview', { reason: '' })).rejects.toMatchObject({
      code: 'record.invalid',
    })
    await world.does('reviewer', bankPayment, id, 'refuseReview', { reason: '附言不清' })
    expect(await world.payment(id)).toMatchObject({ status: '00', stage: 'refused', returnReason: '附言不清' })
    await world.does('cashier', bankPayment, id, 'remake')
    await world.does('reviewer', bankPayment, id, 'review')
    await world.does('authoriser', bankPayment, id, 'refuseAuthorise', { reason: '请核对账号' })
    expect(await world.payment(id)).toMatchObject({ stage: 'refused', reviewerId: null })
    const { planId } = await world.payment(id)
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '12000.00' })
    await world.does('cashier', bankPayment, id, 'drop')
    expect(await world.payment(id)).toMatchObject({ status: '03', bankCode: 'DROP' })
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '0.00', paymentStatus: '3' })
  })

  test('a payee changed after the review voids the signatures', async () => {
    const id = await world.made('13000.00')
    await world.does('reviewer', bankPayment, id, 'review')
    const { planId } = await world.payment(id)
    await world.pool.driver.query(`update finance.payment_plan set payee_bank = '别的银行' where id = $1`, [planId])
    await expect(world.does('authoriser', bankPayment, id, 'authorise')).rejects.toMatchObject({
      code: 'bank-payment.snapshot-changed',
    })
    await world.pool.driver.query(`update finance.payment_plan set payee_bank = '中国银行大连分行' where id = $1`, [
      planId,
    ])
    await world.pool.driver.query(`update finance.bank_payment set amount = 1 where id = $1`, [id])
    await expect(world.does('authoriser', bankPayment, id, 'authorise')).rejects.toMatchObject({
      code: 'bank-payment.snapshot-changed',
    })
    await world.pool.driver.query(`update finance.bank_payment set amount = 13000 where id = $1`, [id])
    await world.does('authoriser', bankPayment, id, 'authorise')
  })

  test('nothing leaves an account that was frozen meanwhile', async () => {
    const id = await world.made('13500.00')
    await world.does('reviewer', bankPayment, id, 'review')
    await world.does('findir', bankAccount, world.account, 'freeze')
    await expect(world.does('authoriser', bankPayment, id, 'authorise')).rejects.toMatchObject({
      code: 'payment-plan.account-not-normal',
    })
    await world.does('findir', bankAccount, world.account, 'unfreeze')
    await world.does('authoriser', bankPayment, id, 'authorise')
  })

  test("nobody moves a status by hand: the system's verbs are refused", async () => {
    const id = await world.made('14000.00')
    await expect(world.does('findir', bankPayment, id, 'bankPaid')).rejects.toMatchObject({
      code: 'permission.missing',
    })
  })
})

describe('the bank answers', () => {
  test('T-BNK-03 a double click authorises once and one instruction leaves', async () => {
    const id = await world.made('15000.00')
    await world.does('reviewer', bankPayment, id, 'review')
    const { ver, reqNo } = await world.payment(id)
    const ctx = await world.ctx('authoriser')
    const clicks = await Promise.allSettled([1, 2, 3].map(() => act(ctx, bankPayment, id, 'authorise', { ver })))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([world.runJobs(), world.runJobs()])
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01' })
    expect(world.bank.bank.received.get(reqNo)).toBe(1)
    expect(await find(await world.ctx('findir'), bankJournal, { paymentId: id })).toHaveLength(1)
  })

  test('a refusal frees the plan, and the payment is made again under a new number, once', async () => {
    const id = await world.sentOff('16000.01')
    const { planId, reqNo } = await world.payment(id)
    expect(await world.payment(id)).toMatchObject({ status: '03', bankCode: 'RJCT/AC04' })
    expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '3', inFlightAmount: '0.00' })
    await world.does('cashier', bankPayment, id, 'repay')
    const [again] = await find(await world.ctx('findir'), bankPayment, { oldPayId: id })
    expect(again).toMatchObject({ status: '00', stage: 'made', amount: '16000.01', planId })
    expect(again?.reqNo).not.toBe(reqNo)
    expect(await world.payment(id)).toMatchObject({ status: '03', repaidById: again?.id })
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '16000.01' })
    await expect(world.does('cashier', bankPayment, id, 'repay')).rejects.toMatchObject({ code: 'record.not-possible' })
  })

  test('a lost answer is asked about and never sent again', async () => {
    const id = await world.sentOff('17000.03')
    const { reqNo, planId } = await world.payment(id)
    expect(await world.payment(id)).toMatchObject({ status: '02', bankCode: 'no-answer' })
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '17000.03', actualAmount: '0.00' })
    await expect(world.does('authoriser', bankPayment, id, 'sendAgain')).rejects.toMatchObject({
      code: 'record.wrong-state',
    })
    world.pass(minute)
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01', tryCount: '1' })
    expect(world.bank.bank.received.get(reqNo)).toBe(1)
    expect(await world.planOf(planId)).toMatchObject({ actualAmount: '17000.03', inFlightAmount: '0.00' })
  })

  test("waiting for the e-bank's own authorisation it is let through there, or refused", async () => {
    const id = await world.sentOff('18000.04')
    expect(await world.payment(id)).toMatchObject({ status: '05' })
    world.bank.bank.authorise((await world.payment(id)).reqNo)
    await world.does('cashier', bankPayment, id, 'query')
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01' })
    const refused = await world.sentOff('18000.06')
    await world.does('cashier', bankPayment, refused, 'query')
    await world.runJobs()
    expect(await world.payment(refused)).toMatchObject({ status: '06' })
  })

  test('money that came back is reversed in books and journal, and the plan is open again', async () => {
    const id = await world.sentOff('19000.00')
    const { planId, reqNo } = await world.payment(id)
    const before = await world.accountOf()
    world.bank.bank.refund(reqNo)
    world.pass(day)
    await world.runMorning()
    expect(await world.payment(id)).toMatchObject({ status: '01', refundFlag: '1' })
    expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '4', actualAmount: '0.00' })
    expect((await world.accountOf()).balance).toBe((Number(before.balance) + 19000).toFixed(2))
    const lines = await find(await world.ctx('findir'), bankJournal, { paymentId: id }, { sort: ['createTime'] })
    expect(lines).toMatchObject([
      { paymentAmount: '19000.00' },
      { paymentAmount: '-19000.00', reversalOf: lines[0]?.id },
    ])
    await world.runMorning()
    expect(await find(await world.ctx('findir'), bankJournal, { paymentId: id })).toHaveLength(2)
  })
  test('a return that does not say what it returns is recorded by hand', async () => {
    const id = await world.sentOff('19500.00')
    const { payerAccount: account, payeeAccount, payeeName, planId } = await world.payment(id)
    const remembered = new RememberedBank()
    remembered.book({
      account,
      day: dayOfMs(world.time()),
      direction: 'credit',
      amount: '19500.00',
      currency: 'CNY',
      reqNo: null,
      bankSerial: 'X1',
      counterpartyName: payeeName,
      counterpartyAccount: payeeAccount,
      purpose: '退汇',
    })
    const putBack = setBank({ adapter: remembered, callbackSecret: null })
    world.pass(day)
    await world.runMorning()
    putBack()
    const [line] = await find(await world.ctx('findir'), bankStatementLine, { bankSerial: 'X1' })
    await expect(
      world.does('cashier', bankPayment, await world.sentOff('19600.00'), 'refund', { statementLine: line?.id }),
    ).rejects.toMatchObject({ code: 'bank-payment.line-other-amount' })
    await world.does('cashier', bankPayment, id, 'refund', { statementLine: line?.id })
    expect(await world.payment(id)).toMatchObject({ status: '01', refundFlag: '1', refundLineId: line?.lineNo })
    expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '4' })
  })
})
