import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, linksOf, makePdf, save, storeFile } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { company } from '../organisation/index.ts'
import { customsTaxCertificate } from '../trade/index.ts'
import { type CustomsDesk, customsDesk } from '../trade/testing/customs-desk.ts'
import { tradeWorld } from '../trade/testing/trade-world.ts'
import { paymentPlan } from './payment-plan.ts'
import { day, type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
let desk: CustomsDesk

beforeAll(async () => {
  const group = await tradeWorld()
  desk = await customsDesk(group)
  world = await fundsWorld('50000000.00', group)
}, 120_000)
afterAll(() => world.close())

const duty = (customsTaxId: string, planAmount: string, more: object = {}) => ({
  paymentAttribute: 'duty',
  budgetSubject: 'tax',
  customsTaxId,
  planAmount,
  ...more,
})

test('a plan begins with what a certificate asks for, from the account of its company, and leads back to it', async () => {
  const id = await desk.certified(await desk.assessed('10000'), 'duty')
  const trader = await world.ctx('seasales')
  const { offered } = await suggested(trader, paymentPlan, { customsTaxId: id }, 'customsTaxId')
  expect(offered).toMatchObject({
    paymentAttribute: 'duty',
    budgetSubject: 'tax',
    planAmount: '305221.80',
    payerAccountId: world.account,
  })
  const plan = await world.approved(duty(id, '305221.80'))
  expect(await linksOf(await world.ctx('findir'), customsTaxCertificate, id)).toContainEqual(
    expect.objectContaining({ doc: 'paymentPlan', id: plan, amount: '305221.80' }),
  )
})

test('no more than a certificate asks for, by its own company alone', async () => {
  const id = await desk.certified(await desk.assessed('100', { dutyRate: '0' }), 'vat')
  const trader = await world.ctx('seasales')
  const planned = (more: object) => save(trader, paymentPlan, world.plan(duty(id, '6613.14', more)))
  await expect(planned({ planAmount: '6613.15' })).rejects.toMatchObject({
    errors: { planAmount: { code: 'derivation.over' } },
  })
  const all = (await world.ctx('findir')).withoutScope('test')
  const [other] = await find(all, company, { companyCode: 'BLLY' })
  const foreign = await makeAccount(world.ctx, other?.id ?? '', '1000000.00', { accountNo: '2100880077' })
  await expect(
    save(all, paymentPlan, world.plan(duty(id, '6613.14', { payerAccountId: foreign }))),
  ).rejects.toMatchObject({ errors: { payerAccountId: { code: 'payment-plan.payer-other-company' } } })
})

// 250 t × 60 × 7.18 = 107 700.00; 3 % of it 3 231.00; 13 % of both 14 421.03.
test('a certificate is paid once the bank has paid its plans whole, and owed again when money comes back', async () => {
  const of = await desk.assessed('250', { unitPrice: '60', dutyRate: '3' })
  const [dutyId, vatId] = [await desk.certified(of, 'duty'), await desk.certified(of, 'vat')]
  await world.sentOff('3231.00', duty(dutyId, '3231.00'))
  const part = await world.sentOff('4421.03', duty(vatId, '4421.03'))
  world.pass(day)
  await world.runJobs()
  expect(await desk.certOf(dutyId)).toMatchObject({ status: '1' })
  expect((await world.payment(part)).status).toBe('01')
  expect((await desk.certOf(vatId)).status).toBe('0')
  expect((await desk.declarationOf(of)).status).toBe('5')
  await world.sentOff('10000.00', duty(vatId, '10000.00'))
  world.pass(day)
  await world.runJobs()
  const { paidOn } = await desk.certOf(vatId)
  const plans = await find((await world.ctx('findir')).withoutScope('test'), paymentPlan, { customsTaxId: vatId })
  expect(paidOn).toBe(
    plans
      .map(({ actualDate }) => actualDate ?? '')
      .toSorted()
      .at(-1),
  )
  expect(await desk.declarationOf(of)).toMatchObject({ status: '6', taxPaidOn: paidOn })
  world.bank.bank.refund((await world.payment(part)).reqNo)
  world.pass(day)
  await world.runMorning()
  expect(await desk.certOf(vatId)).toMatchObject({ status: '0', paidOn: null })
  expect((await desk.declarationOf(of)).status).toBe('5')
})

test('what customs debited before it was entered is paid as soon as its plan is agreed to', async () => {
  const of = await desk.assessed('40', { dutyRate: '0' })
  const id = await desk.certified(of, 'vat')
  const drafter = await world.ctx('seasales')
  const attachments = [{ ...(await storeFile(drafter, { name: 'a.pdf', bytes: makePdf(['Customs payment']) })) }]
  const { amount } = await desk.certOf(id)
  await world.approved(duty(id, amount ?? '', { supplementary: '1', planDate: '2026-11-16', attachments }))
  expect(await desk.certOf(id)).toMatchObject({ status: '1', paidOn: '2026-11-16' })
  expect((await desk.declarationOf(of)).status).toBe('6')
})
