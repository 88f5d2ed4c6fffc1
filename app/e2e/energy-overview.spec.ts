import { overviewWords as words } from '../../modules/energy/words/energy-overview.ts'
import { windLineWords } from '../../modules/energy/words/line-diagram.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const farm = { zh: '抚远风电场', ru: 'ВЭС «Фуюань»', en: 'Fuyuan wind farm' } as const

test('the operator sees all stations with their map and diagrams', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`energy-overview-${lang}-${width}`)
    const page = await open('stationop', '/xnyOverview')
    await expect(page.getByText(words.avoided[lang])).toBeVisible()
    // What is not in sight is not asked for; pointing at a head brings it there, also when it is drawn anew meanwhile.
    await page.getByRole('heading', { name: words.map[lang] }).hover()
    const onMap = page.getByRole('link', { name: farm[lang], exact: true })
    await expect(onMap).toBeVisible()
    await see(page, 'map')
    const wind = page.getByRole('img', { name: windLineWords.title[lang] })
    await page.getByRole('heading', { name: windLineWords.title[lang] }).hover()
    await expect(wind.locator('[data-symbol=w3]')).toHaveAttribute('data-alarmed', '')
    await wind.hover()
    await see(page, 'diagrams')
    await expectFits(page)
    await wind.click()
    await expect(page).toHaveURL(/xnyWindLineDiagram\?of=/)
  })
})

test('a station on the map leads to its record', async ({ seat }) => {
  const page = await seat('stationop', { at: '/xnyOverview' })
  await page.getByRole('link', { name: farm.zh, exact: true }).click()
  await expect(page).toHaveURL(/\/doc\/energy\/station\//)
  await expect(page.getByText('WF-01').first()).toBeVisible()
})

test('whoever has nothing to do with stations finds no overview of them', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/xnyOverview' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
