import { cargoReleaseWords } from '../../modules/stock/words/cargo-release.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const status = (code: string, lang: 'zh' | 'ru' | 'en' = 'zh') => label('cargoRelease_status', code, lang)

test('a trader sees what is left of each release', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`release-${lang}-${width}`)
    const words = wordsOf(cargoReleaseWords, lang)
    const page = await open('seasales', '/cargoRelease')
    const row = rows(page, status('3', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['qty', 'deliveredQty', 'leftQty', 'coveragePct'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('a trader who names a letter of credit that the contract does not have is told so as he submits', async ({
  seat,
  guard,
}) => {
  guard.allow(/400|422/)
  const t = wordsOf(cargoReleaseWords, 'zh')
  const page = await seat('seasales', { at: '/cargoRelease' })
  await rows(page, status('0')).first().getByRole('link').first().click()
  const asks = async (basis: string) => {
    await page.getByRole('button', { name: detailWords.edit.zh }).locator('visible=true').first().click()
    await formIn(page, 'zh').choose(t.field('basis'), label('releaseBasis', basis, 'zh'))
  }
  await asks('lc')
  await page.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').first().click()
  await expect(formIn(page, 'zh').error(t.field('basis'))).toContainText('没有在')
  await formIn(page, 'zh').choose(t.field('basis'), label('releaseBasis', 'full', 'zh'))
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(value(page, t.field('basis'))).toContainText(label('releaseBasis', 'full', 'zh'))
})

test('whoever has nothing to do with goods sees no release, and the yard makes none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/cargoRelease' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seayard'])
    await expect(caller(who).post('/api/stock/cargoRelease/save', { qty: '1' })).rejects.toThrow(/403/)
})
