import { contractPages } from '../../modules/contracts/pages.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

/** A list of contracts of one type, and the term of theirs that stands in it. */
const lists = [
  ['/contractPurchaseSea', 'loadPort'],
  ['/contractPurchaseLand', 'borderStation'],
  ['/contractExport', 'superviseMode'],
  ['/contractDomestic', 'tonnes'],
  ['/contractData', 'dataProduct'],
  ['/contractBarter', 'inAmount'],
  ['/contractService', 'serviceNature'],
  ['/purchaseContract', 'tonnes'],
] as const

test('contracts of each type stand in a list of their own with their terms', async ({ inLooks }) => {
  test.slow()
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`contract-types-${lang}-${width}`)
    const t = wordsOf(contractWords, lang)
    for (const [path, term] of lists) {
      const page = await open('findir', path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(
        contractPages.find((one) => one.path === path)?.label[lang] ?? '',
      )
      await expect(rows(page, /\d{6}-\d{4}/).first()).toBeVisible()
      if (width > 768)
        await expect(
          page.getByRole('columnheader', { name: t.field(term), exact: true }).locator('visible=true'),
        ).toHaveCount(1)
      await see(page, path.slice(1))
      await expectFits(page)
    }
  })
})

test('the form of a contract asks what its type agrees on, and nothing of the others', async ({ seat }) => {
  const see = look('contract-type-form')
  const t = wordsOf(contractWords, 'zh')
  const page = await seat('seabuy', { at: '/doc/contracts/contract/new' })
  const form = formIn(page, 'zh')
  await form.choose(t.field('contractType'), label('contractType', 'hc', 'zh'))
  await expect(form.field(t.field('loadPort'))).toBeVisible()
  await expect(form.field(t.field('superviseMode'))).toHaveCount(0)
  await see(page, 'sea')
  await form.choose(t.field('contractType'), label('contractType', 'ck', 'zh'))
  await expect(form.field(t.field('superviseMode'))).toBeVisible()
  await expect(form.field(t.field('loadPort'))).toHaveCount(0)
  await see(page, 'export')
})

test('whoever has nothing to do with trade finds no contracts of any type', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr')
  for (const [path] of lists) {
    await page.goto(path)
    await expect(page.getByText(/^403 · /)).toBeVisible()
  }
})
