import { formatNumber } from '../../core/values/decimal.ts'
import { financeDerivations } from '../../modules/finance/document-derivations.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { customsTaxCertificateWords } from '../../modules/trade/words/customs-tax-certificate.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { head, press, pressInHead, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Page {
  readonly content: readonly { readonly id: string; readonly [name: string]: unknown }[]
}

const t = wordsOf(customsTaxCertificateWords, 'zh')
const payCustoms = financeDerivations.find(({ name }) => name === 'payCustoms')?.label.zh ?? ''

const certs = async (who: string, parameters: Readonly<Record<string, readonly string[]>>) =>
  (await caller(who).post<Page>('/api/trade/customsTaxCert/page', { parameters })).content

test('the trader makes a payment plan of what customs ask for', async ({ seat }) => {
  const see = look('customs-tax')
  const [owed] = await certs('seabuy', { status: ['0'], taxType: ['vat'] })
  const page = await seat('seabuy', { at: `/doc/trade/customsTaxCert/${owed?.id ?? ''}` })
  await see(page, 'owed')
  await pressInHead(page, payCustoms)
  const amount = formIn(page, 'zh').field(wordsOf(paymentPlanWords, 'zh').field('planAmount')).locator('input')
  await expect(amount).toHaveValue(formatNumber(String(owed?.['amount']), 2, 'zh'))
  await see(page, 'plan')
})

test('the finance office deducts VAT whose deduction was revoked again, in a month that is possible', async ({
  seat,
  guard,
}) => {
  guard.allow(/400|409|422/)
  const see = look('customs-deduct')
  const [done] = await certs('seafin', { status: ['2'] })
  const own = `/api/trade/customsTaxCert/${done?.id ?? ''}`
  await caller('seafin').post(`${own}/action/revokeDeduction`, { ver: Number(done?.['ver']) })
  const page = await seat('seafin', { at: `/doc/trade/customsTaxCert/${done?.id ?? ''}` })
  await expect(head(page)).toContainText(label('customsTaxCert_status', '1', 'zh'))
  const dialog = await press(page, t.action('deduct'))
  await formIn(page, 'zh', dialog).day(t.ask('month'), '2000-01')
  await dialog.getByRole('button', { name: t.action('deduct'), exact: true }).click()
  await expect(formIn(page, 'zh', dialog).error(t.ask('month'))).toContainText('抵扣月份应在')
  await see(page, 'too early')
  await formIn(page, 'zh', dialog).day(t.ask('month'), String(done?.['deductMonth']))
  await dialog.getByRole('button', { name: t.action('deduct'), exact: true }).click()
  await expect(head(page)).toContainText(label('customsTaxCert_status', '2', 'zh'))
})

test('certificates are listed with what is late, and one is read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`customs-tax-${lang}-${width}`)
    const words = wordsOf(customsTaxCertificateWords, lang)
    const page = await open('sealog', '/customsTax')
    await expect(page.getByText(/-A01$/).first()).toBeVisible()
    await see(page, 'list')
    const [late] = await certs('sealog', { status: ['0'], taxType: ['duty'] })
    await open('sealog', `/doc/trade/customsTaxCert/${late?.id ?? ''}`)
    await expect(value(page, words.field('lateFee'))).toContainText(/\d/)
    await see(page, 'late')
    await expectFits(page)
  })
})

test('whoever has nothing to do with goods finds no certificates, and a trader enters none', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/customsTax' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seabuy'])
    await expect(caller(who).post('/api/trade/customsTaxCert/save', { certNo: '1' })).rejects.toThrow(/403/)
})
