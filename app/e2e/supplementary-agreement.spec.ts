import { formatNumber } from '../../core/values/decimal.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { settlementWords } from '../../modules/contracts/words/settlement.ts'
import { supplementaryAgreementWords } from '../../modules/contracts/words/supplementary-agreement.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { pressInHead, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('a trader sees what an agreement changed and the contract that it changed', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const t = wordsOf(supplementaryAgreementWords, lang)
    const see = look(`agreement-${lang}-${width}`)
    const page = await open('domsales', '/supplementaryAgreement')
    const row = rows(page, /BC-BLNM-/).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(value(page, t.field('deltaAmount'))).toContainText(formatNumber('-150000.00', 2, lang))
    await expect(value(page, t.field('versionNo'))).toHaveText('2')
    await see(page, 'record')
    await expectFits(page)
    await value(page, t.field('contractId')).getByRole('link').first().click()
    await expect(value(page, wordsOf(contractWords, lang).field('contractVersion'))).toHaveText('2')
    await see(page, 'contract')
  })
})

test('an agreement is made from the contract, whose lines it begins with', async ({ seat }) => {
  const t = wordsOf(supplementaryAgreementWords, 'zh')
  const page = await seat('domsales', { at: '/contractDomestic' })
  await rows(page, '辽原钢铁').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/doc\//)
  await expect(value(page, wordsOf(contractWords, 'zh').field('contractVersion'))).toHaveText('2')
  await pressInHead(page, '生成补充协议')
  await formIn(page, 'zh').choose(t.field('changeType'), label('contractChangeType', 'qty', 'zh'))
  const typed = () =>
    page.locator('main input').evaluateAll((all) => all.map((one) => ('value' in one ? String(one.value) : '')))
  await expect.poll(typed).toContain('焦煤')
  await look('agreement-new')(page, 'form')
})

test('a settlement says by which version of its contract it is made', async ({ seat }) => {
  const page = await seat('domsales', { at: '/contractDomestic' })
  await rows(page, '辽原钢铁').first().getByRole('link').first().click()
  await pressInHead(page, '生成结算单')
  const t = wordsOf(settlementWords, 'zh')
  const form = formIn(page, 'zh')
  await expect(form.field(t.field('contractVersion'))).toContainText('2')
  await look('agreement-settlement')(page, 'form')
})

test('whoever adds a contract in the list of a type makes one of that type', async ({ seat }) => {
  const t = wordsOf(contractWords, 'zh')
  for (const [path, type] of [
    ['/contractPurchaseSea', 'hc'],
    ['/contractExport', 'ck'],
  ] as const) {
    const page = await seat('seabuy', { at: path })
    await page.getByRole('button', { name: '新增' }).locator('visible=true').first().click()
    await expect(formIn(page, 'zh').field(t.field('contractType'))).toContainText(label('contractType', type, 'zh'))
    await page.close()
  }
})

test('whoever has nothing to do with trade sees no agreement', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/supplementaryAgreement' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
