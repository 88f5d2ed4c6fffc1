import { gateWords } from '../../modules/stock/gate/gate-words.ts'
import { caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

for (const [lang, width] of [
  ['zh', 1024],
  ['ru', 360],
] as const)
  test(`the yard lets a lorry out with its ticket, in ${lang} at ${width}`, async ({ seat, guard }) => {
    guard.allow(/400|422/)
    const see = look(`gate-${lang}-${width}`)
    const page = await seat('seayard', { at: '/gate', lang, width })
    await see(page, 'lorries')
    if (lang === 'ru') await expect(page.getByText('ООО «Биньцзян Тепло»').first()).toBeVisible()
    await page
      .getByRole('button', { name: /辽G85101/ })
      .first()
      .click()
    const gross = page.getByLabel(gateWords.gross[lang])
    await gross.fill('15')
    await page.getByRole('button', { name: gateWords.leave[lang] }).click()
    await expect(page.getByRole('alert')).toContainText('15')
    await see(page, 'refused')
    expect(await page.locator('form').evaluate((form) => form.scrollWidth <= form.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('whoever has nothing to do with goods has no gate, and lets nobody in', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/gate' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/stock/gatePass/save', { plateNo: '辽G85101' })).rejects.toThrow(/403/)
})
