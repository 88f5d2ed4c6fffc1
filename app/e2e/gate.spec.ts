import { gateWords } from '../../modules/stock/gate/gate-words.ts'
import { caller } from './support/api-caller.ts'
import { clicksOf } from './support/count-clicks.ts'
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
    await page.getByRole('button', { name: gateWords.scale[lang], exact: true }).click()
    await expect(gross).toHaveValue(/^24\.\d{3}$/)
    await see(page, 'weighed')
    await gross.fill('15')
    await page.getByRole('button', { name: gateWords.leave[lang] }).click()
    await expect(page.getByRole('alert')).toContainText('15')
    await see(page, 'refused')
    expect(await page.locator('form').evaluate((form) => form.scrollWidth <= form.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('a lorry comes in and leaves with its ticket in five taps on a tablet, its two weights typed', async ({
  seat,
}) => {
  const see = look('gate-five-taps')
  const page = await seat('seayard', { lang: 'zh', width: 1024 })
  const taps = await clicksOf(page)
  await page.goto('/gate')
  const expected = page.locator('section').filter({ hasText: gateWords.expected.zh })
  const plate = (await expected.getByRole('button').first().locator('strong').textContent()) ?? ''
  await expected.getByRole('button', { name: plate }).first().click()
  await page.keyboard.type('15.5')
  await page.getByRole('button', { name: gateWords.comeIn.zh, exact: true }).click()
  const inside = page.locator('section').filter({ hasText: gateWords.inside.zh })
  await inside.getByRole('button', { name: plate }).first().click()
  await see(page, 'inside')
  await page.keyboard.type('25.5')
  await page.getByRole('button', { name: gateWords.leave.zh, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: plate }).last()).toContainText('10')
  await see(page, 'left')
  const ticket = page.waitForEvent('download')
  await page.getByRole('button', { name: gateWords.print.zh, exact: true }).click()
  expect((await ticket).suggestedFilename()).toMatch(/^MG-.*\.pdf$/)
  expect(await taps()).toBe(5)
})

test('whoever has nothing to do with goods has no gate, and lets nobody in', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/gate' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/stock/gatePass/save', { plateNo: '辽G85101' })).rejects.toThrow(/403/)
})
