import { bankPaymentWords } from '../../modules/finance/words/bank-payment.ts'
import { detailWords } from '../../web/detail/words.ts'
import { countsAtBank } from './support/bank-simulator.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { becomes, reviewedPayment } from './support/make-bank-payments.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan } from './support/make-payment-plans.ts'
import { confirm, expectNotOffered, press } from './support/record-page.ts'

const t = wordsOf(bankPaymentWords, 'zh')
const unknown = '02'

// The cents of the amount tell the simulator how to behave.
for (const { cents, means, outcome, moved } of [
  { cents: '03', means: 'the bank paid and its answer was lost', outcome: '01', moved: 1 },
  { cents: '02', means: 'the order was lost on its way', outcome: unknown, moved: 0 },
] as const) {
  test(`when ${means} the payment is unknown, then asked about, and never sent twice`, async ({ seat }) => {
    const contract = await makeContract('freight', { tonnes: '1000' })
    const amount = `120${Number(cents)}00.${cents}`
    const planId = await agreedPlan('seasales', { contract, attribute: 'frt', amount, purpose: `LOST ${cents}` })
    const { id, reqNo } = await reviewedPayment(planId, amount)
    const address = `/doc/finance/bankPayment/${id}`

    const authoriser = await seat('authoriser', { at: address })
    await confirm(
      authoriser,
      await press(authoriser, t.action('authorise')),
      t.action('authorise'),
      t.done('authorise'),
    )
    await becomes(authoriser, unknown)
    expect(await countsAtBank(reqNo)).toEqual({ received: 1, moved })

    const cashier = await seat('cashier', { at: address })
    await confirm(cashier, await press(cashier, t.action('query')), t.action('query'), detailWords.done.zh)
    await expectNotOffered(cashier, t.action('sendAgain'))
    await becomes(cashier, outcome)
    expect(await countsAtBank(reqNo)).toEqual({ received: 1, moved })
  })
}
