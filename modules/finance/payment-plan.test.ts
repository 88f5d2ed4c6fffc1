import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sub } from '../../core/values/decimal.ts'
import { find, get, makePdf, storeFile } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { contract } from '../contracts/index.ts'
import { bankJournal } from './bank-journal.ts'
import { bankPayment } from './bank-payment.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, fundsWorld, makeContract } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

test('WFL-04a the form has every field that is named', () => {
  expect(paymentPlan.form.flatMap(({ fields }): readonly string[] => fields)).toEqual(
    expect.arrayContaining([
      'paymentStatus',
      'paymentAttribute',
      'backToBack',
      'supplementary',
      'advance',
      'inBudget',
      'floatRange',
      'actualAmount',
      'purchaseRate',
      'settlementRate',
      'payerName',
      'payerBank',
      'payerAccount',
      'payeeName',
      'payeeBank',
      'payeeAccount',
      'beneficiaryName',
      'swiftCode',
      'countryCode',
      'beneficiaryAddress',
      'lightOilDate',
      'lightOilPrice',
      'heavyOilDate',
      'heavyOilPrice',
    ]),
  )
})

describe('a payment plan', () => {
  test('goes from draft over approval, payment, review and authorisation to the bank, and into the journal', async () => {
    const contractId = await makeContract(world, '6200000.00')
    const planId = await world.approved({ paymentAttribute: 'frt', contractId, planAmount: '200000.00' })
    expect(await world.planOf(planId)).toMatchObject({
      approvalStatus: '2',
      paymentStatus: '0',
      planAmountCny: '200000.00',
      payerAccount: '2100880001',
    })
    expect(await contractOf(contractId)).toMatchObject({
      contractStatus: '4',
      inFlightAmt: '200000.00',
      paidAmt: '0.00',
    })

    await world.does('cashier', paymentPlan, planId, 'pay', { amount: '200000.00' })
    const [made] = await find(await world.ctx('cashier'), bankPayment, { planId })
    const id = made?.id ?? ''
    expect(made).toMatchObject({ status: '00', stage: 'made', amount: '200000.00', payeeName: '辽海远通航运有限公司' })
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '200000.00', actualAmount: '0.00' })
    expect(await world.accountOf()).toMatchObject({ balance: '50000000.00', inFlight: '200000.00' })

    await world.does('reviewer', bankPayment, id, 'review')
    await world.does('authoriser', bankPayment, id, 'authorise')
    expect(await world.payment(id)).toMatchObject({ status: '00', stage: 'authorised', sendTime: null })
    // The bank says "paid" to the order, and a question right after it concludes that the money has moved.
    expect(await world.runJobs()).toBe(2)

    expect(await world.payment(id)).toMatchObject({ status: '01', nextQuery: null })
    expect(await world.planOf(planId)).toMatchObject({
      paymentStatus: '2',
      actualAmount: '200000.00',
      inFlightAmount: '0.00',
      actualDate: '2026-11-18',
    })
    expect(await world.accountOf()).toMatchObject({ balance: '49800000.00', inFlight: '0.00' })
    expect(await contractOf(contractId)).toMatchObject({
      paidAmt: '200000.00',
      inFlightAmt: '0.00',
      unpaidAmt: '6000000.00',
      executionPct: '3.23',
    })
    const lines = await find(await world.ctx('findir'), bankJournal, { planId })
    expect(lines).toMatchObject([
      {
        direction: 'out',
        paymentAmount: '200000.00',
        runningBalance: '49800000.00',
        voucherNo: 'PZ-BLHY-202611-0002',
        cashFlowItem: 'op_out',
      },
    ])
    expect(await ledgerProblems(world.pool)).toEqual([])
  })

  test('entered after the money had left is booked on its own day when it is approved, and never paid again', async () => {
    const contractId = await makeContract(world, '500000.00')
    const before = await world.accountOf()
    const attachments = [
      { ...(await storeFile(await world.ctx('seasales'), { name: '回单.pdf', bytes: makePdf(['paid']) })) },
    ]
    const planId = await world.approved({
      paymentAttribute: 'frt',
      contractId,
      planAmount: '80000.00',
      supplementary: '1',
      planDate: '2026-11-05',
      planMonth: '2026-11',
      attachments,
    })
    expect(await world.planOf(planId)).toMatchObject({
      paymentStatus: '2',
      actualAmount: '80000.00',
      actualDate: '2026-11-05',
    })
    expect(await contractOf(contractId)).toMatchObject({ paidAmt: '80000.00', inFlightAmt: '0.00' })
    const after = await world.accountOf()
    expect(sub(before.balance ?? '0', after.balance ?? '0')).toBe('80000')
    expect(await find(await world.ctx('findir'), bankJournal, { planId })).toMatchObject([
      { date: '2026-11-05', paymentAmount: '80000.00', paymentId: null },
    ])
    await expect(world.does('cashier', paymentPlan, planId, 'pay', { amount: '1.00' })).rejects.toMatchObject({
      code: 'record.wrong-state',
    })
    expect(await ledgerProblems(world.pool)).toEqual([])
    expect(await fundProblems(world.pool)).toEqual([])
  })
})

async function contractOf(id: string) {
  return get((await world.ctx('findir')).withoutScope('test'), contract, id)
}
