import { contractTextWords } from '../../modules/contracts/words/contract-template.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('the lawyer sees templates, and which mandatory clauses of a contract were changed', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const see = look(`templates-${lang}-${width}`)
    const words = wordsOf(contractTextWords, lang)
    const page = await open('legal', '/contractTemplate')
    await expect(rows(page, /FB-/, label('contractTemplate_status', '1', lang)).first()).toBeVisible()
    await see(page, 'list')
    await open('legal', '/contractText')
    const row = rows(page, /WB-/, label('contractText_status', '1', lang)).first()
    await expect(row).toBeVisible()
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(value(page, words.field('changedCount'))).toContainText('1')
    await expect(value(page, words.field('changedNote'))).toContainText('争议解决')
    await see(page, 'text')
    await expectFits(page)
  })
})

test('whoever has nothing to do with contracts sees no template, and a trader writes none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/contractTemplate' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/contracts/contractText/save', { remark: '-' })).rejects.toThrow(/403/)
  await expect(caller('seabuy').post('/api/contracts/contractTemplate/save', { templateName: '-' })).rejects.toThrow(
    /403/,
  )
})
