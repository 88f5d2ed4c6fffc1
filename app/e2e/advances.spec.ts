import { arapOffset } from '../../modules/finance/open-item-clearing-board.ts'
import { openItemWords } from '../../modules/finance/words/open-item.ts'
import { matchingPageWords as words } from '../../web/shell/matching/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const at = '/api/matching/finance/arapOffset'

test('the finance office of a company follows advances and applies them', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`advances-${lang}-${width}`)
    const page = await open('seafin', '/prepayment')
    await expect(rows(page, /(DZ|FK|ZF)/).first()).toBeVisible()
    await see(page, 'list')
    await expectFits(page)
    const row = rows(page, /BLHY-/).first()
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(
      page.getByText(wordsOf(openItemWords, lang).field('daysOpen')).locator('visible=true').first(),
    ).toBeVisible()
    await see(page, 'advance')
    await open('seafin', '/arapOffset')
    await expect(page.getByRole('search', { name: words.narrow[lang] })).toBeVisible()
    await expect(rows(page, /BLHY-/).first()).toBeVisible()
    await see(page, 'board')
    await expectFits(page)
    if (width === 1440) expect(await seriousIn(page)).toEqual([])
  })
})

test('whoever only reads is offered no clearing, and whoever may not read is refused', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('risk', { at: '/arapOffset' })
  await expect(page.getByText(arapOffset.label.zh).first()).toBeVisible()
  await expect(page.getByRole('button', { name: words.confirm.zh, exact: true })).toHaveCount(0)
  await expect(caller('risk').post(`${at}/confirm`, { pairs: [] })).rejects.toThrow(/403/)
  for (const path of ['/prepayment', '/arapOffset']) {
    const other = await seat('keeper', { at: path })
    await expect(other.getByText(/^403 · /), path).toBeVisible()
  }
})
