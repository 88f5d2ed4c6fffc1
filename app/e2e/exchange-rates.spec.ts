import { addDays, dayOfMs } from '../../core/values/day.ts'
import { exchangeRateWords } from '../../modules/contracts/words/exchange-rate.ts'
import { formWords } from '../../web/form/words.ts'
import { shownAsWords } from '../../web/list/view-type/view-type-words.ts'
import { wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

test('the rates of currencies are listed with their days, and drawn', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`rates-${lang}-${width}`)
    const page = await open('findir', '/fxRate?as=grid')
    await expect(page.getByText('USD/CNY').locator('visible=true').first()).toBeVisible()
    await see(page, 'list')
    await page.getByRole('radio', { name: shownAsWords.curve[lang] }).click()
    await expect(page.locator('figure[data-state=drawn]')).toBeVisible()
    await expect(page).toHaveURL(/as=curve/)
    await see(page, 'curve')
    await expectFits(page)
    // What was chosen last is kept for the person: other tests find his page as it was.
    await page.getByRole('radio', { name: shownAsWords.grid[lang] }).click()
    await expect(page.getByText('USD/CNY').locator('visible=true').first()).toBeVisible()
  })
})

test('a rate typed per hundred units is refused at its field, and stands first in the list once it is right', async ({
  seat,
  guard,
}) => {
  guard.allow(/422/)
  const t = wordsOf(exchangeRateWords, 'zh')
  const page = await seat('cashier', { at: '/doc/contracts/exchangeRate/new' })
  const form = formIn(page, 'zh')
  await form.type(t.field('rate'), '711.8')
  await form.type(t.field('source'), '路透')
  await form.type(t.field('rateDate'), addDays(dayOfMs(Date.now()), 1))
  await page.getByRole('button', { name: formWords.save.zh }).first().click()
  await expect(
    page.getByRole('tabpanel').getByRole('alert').filter({ hasText: '应填写1单位外币折合的人民币' }),
  ).toBeVisible()
  await form.type(t.field('rate'), '7.118')
  await page.getByRole('button', { name: formWords.save.zh }).first().click()
  await page.goto('/fxRate')
  await expect(rows(page, 'CNY').first()).toContainText('路透')
})

test('whoever has nothing to do with money or trade finds no rates', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/fxRate' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
