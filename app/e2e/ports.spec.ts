import { portWords } from '../../modules/contracts/words/port.ts'
import { mapWords } from '../../web/list/map/map-words.ts'
import { shownAsWords } from '../../web/list/view-type/view-type-words.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const names = { zh: '锦州港', ru: 'Цзиньчжоу', en: 'Jinzhou' }

test('ports lie on a map that asks nobody outside, and beside it by name', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const name = names[lang]
    const see = look(`ports-${lang}-${width}`)
    const page = await open('seabuy', '/portInfo?as=map')
    await expect(page.locator('.leaflet-overlay-pane canvas')).toBeVisible()
    await expect(page.locator('.atlas-group').locator('visible=true').first()).toBeVisible()
    await see(page, 'map')
    await page.getByRole('listitem').getByRole('button', { name, exact: true }).click()
    const card = page.getByRole('article', { name })
    await expect(card.getByText(wordsOf(portWords, lang).field('flow'), { exact: true })).toBeVisible()
    await see(page, 'card')
    await card.getByRole('button', { name: mapWords.look[lang] }).click()
    await expect(page.getByRole('dialog').getByText('CNJNZ').first()).toBeVisible()
    await see(page, 'drawer')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: shownAsWords.grid[lang] }).click()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    await expect(page.getByText('AUNTL').locator('visible=true').first()).toBeVisible()
    await see(page, 'list')
    await expectFits(page)
  })
})

test('a list is cut to what is in view, and its chips let go of that again', async ({ seat }) => {
  const page = await seat('seabuy', { at: '/portInfo?as=map' })
  await expect(page.locator('.atlas-group').first()).toBeVisible()
  const onlyHere = page.getByRole('button', { name: mapWords.onlyHere.zh })
  // A press while the map still moves is passed over.
  await expect(async () => {
    await page.getByRole('button', { name: mapWords.zoomIn.zh }).click()
    await expect(onlyHere).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await onlyHere.click()
  await expect(page).toHaveURL(/lat=/)
  await expect(onlyHere).toBeVisible()
})

test('whoever has nothing to do with trade finds no ports', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/portInfo' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
