import type { Page } from '@playwright/test'
import {
  lineDiagramWords,
  storageLineWords,
  storageUnitWords,
  turbineWords,
  windLineWords,
} from '../../modules/energy/words/line-diagram.ts'
import {
  batteryReadingWords,
  turbineReadingWords,
} from '../../modules/energy/words/turbine-battery-weather-readings.ts'
import { heatDiagram } from '../../modules/heating/heat-station-diagram.ts'
import { heatDiagramWords } from '../../modules/heating/words/heat-diagram.ts'
import { heatReadingWords } from '../../modules/heating/words/heat-reading.ts'
import { diagramWords as words } from '../../web/shell/diagram/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const looks = [
  ['zh', 1440],
  ['ru', 360],
  ['en', 1440],
  ['zh', 360],
  ['ru', 1440],
] as const

const symbol = (page: Page, name: string) => page.locator(`[data-symbol=${name}]`)
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const [lang, width] of looks)
  test(`the operator of a station sees what is energised, dead, not known and alarmed, in ${lang} at ${width}`, async ({
    seat,
  }) => {
    const see = look(`line-diagram-${lang}-${width}`)
    const page = await seat('stationop', { at: '/xnyPvLineDiagram', lang, width })
    await expect(symbol(page, 'bus')).toHaveAttribute('data-live', 'live')
    await expect(symbol(page, 'pcs')).toHaveAttribute('data-live', 'dead')
    await expect(symbol(page, 'svg')).toHaveAttribute('data-live', 'stale')
    await expect(symbol(page, 'st')).toHaveAttribute('data-alarmed', '')
    await expect(page).toHaveURL(/of=/)
    await see(page, 'whole')
    // What is wrong stands first in the table.
    const first = page.locator('tbody tr').first()
    await expect(first).toContainText(lineDiagramWords.ownTransformer[lang])
    await expect(first).toContainText(words.alarmed[lang])
    await first.scrollIntoViewIfNeeded()
    await see(page, 'table')
    expect(await fits(page)).toBe(true)
    await page.getByRole('button', { name: lineDiagramWords.gate[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'gate')
  })

for (const [lang, width] of looks)
  test(`the operator of a wind farm sees which turbines run and reaches their wind, in ${lang} at ${width}`, async ({
    seat,
  }) => {
    const see = look(`wind-diagram-${lang}-${width}`)
    const page = await seat('stationop', { at: '/xnyWindLineDiagram', lang, width })
    await expect(page.getByRole('img', { name: windLineWords.title[lang] })).toBeVisible()
    await expect(symbol(page, 'w1')).toHaveAttribute('data-on', 'on')
    await expect(symbol(page, 'w3')).toHaveAttribute('data-alarmed', '')
    await expect(symbol(page, 'w5'), 'a hot nacelle').toHaveAttribute('data-alarmed', '')
    await expect(symbol(page, 'w6')).toHaveAttribute('data-stale', '')
    await expect(symbol(page, 'svg')).toHaveAttribute('data-live', 'dead')
    await expect(symbol(page, 'gate'), 'a counter that turned').not.toHaveAttribute('data-alarmed')
    await see(page, 'whole')
    await page.locator('tbody tr').first().scrollIntoViewIfNeeded()
    await see(page, 'table')
    expect(await fits(page)).toBe(true)
    await page.getByRole('button', { name: turbineWords(1).turbine[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: turbineReadingWords.windSpeed[lang] }).click()
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'turbine')
  })

for (const [lang, width] of looks)
  test(`the operator of a storage station sees charge and what is out, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`storage-diagram-${lang}-${width}`)
    const page = await seat('stationop', { at: '/xnyEssLineDiagram', lang, width })
    await expect(page.getByRole('img', { name: storageLineWords.title[lang] })).toBeVisible()
    await expect(symbol(page, 'p1')).toHaveAttribute('data-on', 'on')
    await expect(symbol(page, 'b2'), 'cells that differ').toHaveAttribute('data-alarmed', '')
    await expect(symbol(page, 't3')).toHaveAttribute('data-live', 'dead')
    await see(page, 'whole')
    expect(await fits(page)).toBe(true)
    await page.getByRole('button', { name: storageUnitWords(2).battery[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: batteryReadingWords.cellSpread[lang] }).click()
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'battery')
    await drawer.getByRole('link').first().click()
    await expect(page.getByText('SS-01-B2').first()).toBeVisible()
  })

for (const [lang, width] of looks.slice(0, 3))
  test(`the curves of turbines and batteries begin with one that is read, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`unit-curves-${lang}-${width}`)
    for (const path of ['/xnyTurbineReading', '/xnyBatteryReading']) {
      const page = await seat('stationop', { at: path, lang, width })
      await expect(page.locator('figure[data-state=drawn]')).toBeVisible()
      await see(page, path.slice(1))
      expect(await fits(page)).toBe(true)
    }
  })

test('the drawing is moved and zoomed by wheel, keys and buttons, and a press on a symbol leads to its device', async ({
  seat,
}) => {
  const page = await seat('stationop', { at: '/xnyPvLineDiagram' })
  const room = page.getByRole('group', { name: /光伏主接线图/ })
  const moved = room.locator('svg > g')
  await expect(symbol(page, 'k2')).toHaveAttribute('data-on', 'on')
  await room.hover()
  await page.mouse.wheel(0, -400)
  await expect(moved).toHaveAttribute('transform', /scale\(2\.\d+\)/)
  await room.focus()
  await page.keyboard.press('0')
  await expect(moved).toHaveAttribute('transform', 'translate(0 0) scale(1)')
  await page.keyboard.press('ArrowRight')
  await expect(moved).toHaveAttribute('transform', /translate\(-\d/)
  await room.getByRole('button', { name: words.zoomIn.zh }).click()
  await expect(moved).toHaveAttribute('transform', /scale\(1\.3\)/)
  await room.getByRole('button', { name: words.fit.zh }).click()
  await symbol(page, 'k2').click()
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page.getByText('GF-01-K2').first()).toBeVisible()
})

for (const [lang, width] of looks)
  test(`a heat station is opened from the list to its process diagram, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`heat-${lang}-${width}`)
    const page = await seat('heatcash', { at: '/heatStation', lang, width })
    await expect(page.getByText('HRZ-01').first()).toBeVisible()
    await see(page, 'list')
    expect(await fits(page)).toBe(true)
    // A card of a phone opens by its name.
    await (width < 768 ? page.locator('article').first().getByRole('button') : page.getByText('HRZ-01')).first().click()
    await pressInHead(page, heatDiagram.label[lang])
    await expect(page).toHaveURL(/heatMonitor\?of=/)
    await expect(symbol(page, 'consumers')).toHaveAttribute('data-live', 'live')
    await expect(symbol(page, 'pump2')).toHaveAttribute('data-on', 'off')
    await expect(symbol(page, 'makeUpPump')).toHaveAttribute('data-alarmed', '')
    await see(page, 'diagram')
    expect(await fits(page)).toBe(true)
    await page.getByRole('button', { name: heatDiagramWords.makeUpPump[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: heatReadingWords.makeUp[lang] }).click()
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'make-up')
  })

test('whoever has nothing to do with stations finds no diagram of them', async ({ seat, guard }) => {
  guard.allow(/403/)
  const ofStations = ['/xnyPvLineDiagram', '/xnyWindLineDiagram', '/xnyEssLineDiagram', '/xnyTurbineReading']
  for (const at of [...ofStations, '/heatMonitor', '/heatStation']) {
    const page = await seat('hr', { at })
    await expect(page.getByText(/^403 · /)).toBeVisible()
  }
})
