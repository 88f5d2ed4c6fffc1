import { bankBranchWords } from '../../modules/contracts/words/bank-branch.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { openRow } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

test('a cashier finds the bank of a clearing number', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`bank-info-${lang}-${width}`)
    const page = await open('cashier', '/bankInfo')
    await see(page, 'list')
    await openRow(page, lang, '104261800105')
    await expect(page.getByText(wordsOf(bankBranchWords, lang).field('address'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText('104261800105').locator('visible=true').first()).toBeVisible()
    await expect(page.getByText('BKCHCNBJ', { exact: true }).locator('visible=true').first()).toBeVisible()
    await see(page, 'record')
    await expectFits(page)
  })
})

test('whoever has nothing to do with payments finds no banks', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/bankInfo' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
