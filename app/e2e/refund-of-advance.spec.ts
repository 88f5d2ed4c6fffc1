import { formatNumber } from '../../core/values/decimal.ts'
import { languages } from '../../core/values/language.ts'
import { financeDerivations } from '../../modules/finance/document-derivations.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { caller } from './support/api-caller.ts'
import { wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { makeContract } from './support/make-contract.ts'
import { settled } from './support/page-navigation.ts'
import { agreedReceiptPlan, receivePayment } from './support/receive-payment.ts'
import { expectNotOffered, pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const refund = financeDerivations.find(({ name }) => name === 'refundAdvance')?.label

test('a trader gives an advance back: the form has what is left of it, in three languages, desk and phone', async ({
  seat,
}) => {
  test.slow()
  const sale = await makeContract('sale', { tonnes: '1000' })
  const planId = await agreedReceiptPlan(sale, '45300.00')
  const cashier = await seat('cashier', { at: `/doc/finance/receiptPlan/${planId}` })
  await receivePayment(cashier, '45300.00', sale.party.zh)
  const item = await findOne<{ id: string }>(caller('seasales'), 'finance/openItem', {
    itemType: ['ra'],
    contractId: sale.id,
  })
  for (const lang of languages)
    for (const width of [1440, 360]) {
      const see = look(`refund-of-advance-${lang}-${width}`)
      const page = await seat('seasales', { at: `/doc/finance/openItem/${item.id}`, lang, width })
      await see(page, 'advance')
      await pressInHead(page, refund?.[lang] ?? '')
      await expect(page).toHaveURL(/\/new\?/)
      const form = formIn(page, lang)
      const { field } = wordsOf(paymentPlanWords, lang)
      await expect(form.field(field('planAmount')).locator('input')).toHaveValue(formatNumber('45300.00', 2, lang))
      await expect(form.field(field('refundedItem'))).toContainText(/DZ-/)
      await settled(page)
      await see(page, 'form')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }

  const reader = await seat('risk', { at: `/doc/finance/openItem/${item.id}` })
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNotOffered(reader, refund?.zh ?? '')
})
