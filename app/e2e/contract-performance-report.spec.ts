import { contractFigures, contractPerform } from '../../modules/consolidation/contract-performance-report.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

test('a trader sees contracts over their terms and what was done of each', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`contract-perform-${lang}-${width}`)
    const page = await open('seabuy', '/contractPerform')
    const label = contractPerform.cells.flatMap((cell) => ('gantt' in cell ? cell.label[lang] : []))[0] ?? ''
    await expect(page.getByRole('grid', { name: label }).locator('[data-bar]').first()).toBeVisible()
    await see(page, 'gantt')
    if (isPhone(page)) {
      await expectFits(page)
      return
    }
    const table = page.getByText(contractFigures.words['delivered']?.[lang] ?? '').first()
    await table.scrollIntoViewIfNeeded()
    await expect(table).toBeVisible()
    await see(page, 'table')
  })
})

test('whoever may not read contracts may not open their execution', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/contractPerform' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
