import { dayOfMs } from '../../core/values/day.ts'
import { importLicenceWords } from '../../modules/trade/words/import-licence.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('the clerk sees what is left of each licence and how often it was used', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`licence-${lang}-${width}`)
    const words = wordsOf(importLicenceWords, lang)
    const page = await open('sealog', '/importLicense')
    const row = rows(page, /XK-BLHY-/, label('importLicense_status', '2', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['remaining', 'uses', 'maxUses', 'validTo'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('the clerk applies for a licence, enters its issue within six months', async ({ seat, guard }) => {
  guard.allow(/400|422/)
  const words = wordsOf(importLicenceWords, 'zh')
  const see = look('licence')
  const page = await seat('sealog', { at: '/doc/trade/importLicense/new' })
  const form = formIn(page, 'zh')
  await form.refer(words.field('ourCompany'), '海运')
  await form.refer(words.field('goodsId'), 'Q6000')
  await form.type(words.field('qty'), '5000')
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(head(page)).toContainText(label('importLicense_status', '0', 'zh'))
  await see(page, 'applied')
  const dialog = await press(page, words.action('issue'))
  const asked = formIn(page, 'zh', dialog)
  const day = dayOfMs(Date.now())
  const year = day.slice(0, 4)
  await asked.type(words.ask('licNo'), `${year}-TEST-1`)
  await asked.day(words.ask('validFrom'), `${year}-01-01`)
  await asked.day(words.ask('validTo'), `${year}-07-02`)
  await dialog.getByRole('button', { name: words.action('issue'), exact: true }).click()
  await expect(asked.error(words.ask('validTo'))).toContainText('最长六个月')
  await see(page, 'too long')
  await asked.day(words.ask('validTo'), `${year}-07-01`)
  await dialog.getByRole('button', { name: words.action('issue'), exact: true }).click()
  await expect(head(page)).toContainText(label('importLicense_status', '1', 'zh'))
  await see(page, 'issued')
})

test('whoever has nothing to do with goods sees no licence, and a trader applies for none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/importLicense' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seabuy'])
    await expect(caller(who).post('/api/trade/importLicense/save', { qty: '1' })).rejects.toThrow(/403/)
})
