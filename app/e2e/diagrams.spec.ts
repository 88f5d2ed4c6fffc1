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
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const symbol = (page: Page, name: string) => page.locator(`[data-symbol=${name}]`)

test('the operator of a station sees what is energised, dead, not known and alarmed', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`line-diagram-${lang}-${width}`)
    const page = await open('stationop', '/xnyPvLineDiagram')
    await expect(symbol(page, 'bus')).toHaveAttribute('data-live', 'live')
    await expect(symbol(page, 'pcs')).toHaveAttribute('data-live', 'dead')
    await expect(symbol(page, 'svg')).toHaveAttribute('data-live', 'stale')
    await expect(symbol(page, 'st')).toHaveAttribute('data-alarmed', '')
    await expect(page).toHaveURL(/of=/)
    await see(page, 'whole')
    // What is wrong stands first in the table.
    const first = page.locator('tbody tr').locator('visible=true').first()
    await expect(first).toContainText(lineDiagramWords.ownTransformer[lang])
    await expect(first).toContainText(words.alarmed[lang])
    await first.scrollIntoViewIfNeeded()
    await see(page, 'table')
    await expectFits(page)
    await page.getByRole('button', { name: lineDiagramWords.gate[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'gate')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
})

test('the operator of a wind farm sees which turbines run and reaches their wind', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`wind-diagram-${lang}-${width}`)
    const page = await open('stationop', '/xnyWindLineDiagram')
    await expect(page.getByRole('img', { name: windLineWords.title[lang] })).toBeVisible()
    await expect(symbol(page, 'w1')).toHaveAttribute('data-on', 'on')
    await expect(symbol(page, 'w3')).toHaveAttribute('data-alarmed', '')
    await expect(symbol(page, 'w5'), 'a hot nacelle').toHaveAttribute('data-alarmed', '')
    await expect(symbol(page, 'w6')).toHaveAttribute('data-stale', '')
    await expect(symbol(page, 'svg')).toHaveAttribute('data-live', 'dead')
    await expect(symbol(page, 'gate'), 'a counter that turned').not.toHaveAttribute('data-alarmed')
    await see(page, 'whole')
    await page.locator('tbody tr').locator('visible=true').first().scrollIntoViewIfNeeded()
    await see(page, 'table')
    await expectFits(page)
    await page.getByRole('button', { name: turbineWords(1).turbine[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: turbineReadingWords.windSpeed[lang] }).click()
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'turbine')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
})

test('the operator of a storage station sees charge and what is out', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`storage-diagram-${lang}-${width}`)
    const page = await open('stationop', '/xnyEssLineDiagram')
    await expect(page.getByRole('img', { name: storageLineWords.title[lang] })).toBeVisible()
    await expect(symbol(page, 'p1')).toHaveAttribute('data-on', 'on')
    await expect(symbol(page, 'b2'), 'cells that differ').toHaveAttribute('data-alarmed', '')
    await expect(symbol(page, 't3')).toHaveAttribute('data-live', 'dead')
    await see(page, 'whole')
    await expectFits(page)
    await page.getByRole('button', { name: storageUnitWords(2).battery[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: batteryReadingWords.cellSpread[lang] }).click()
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'battery')
    await drawer.getByRole('link').first().click()
    await expect(page.getByText('SS-01-B2').locator('visible=true').first()).toBeVisible()
    // It stands where he comes back to.
    await open('stationop', '/xnyEssLineDiagram')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
})

test('the curves of turbines and batteries begin with one that is read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`unit-curves-${lang}-${width}`)
    for (const path of ['/xnyTurbineReading', '/xnyBatteryReading']) {
      const page = await open('stationop', path)
      await expect(page.locator('figure[data-state=drawn]').locator('visible=true')).toBeVisible()
      await see(page, path.slice(1))
      await expectFits(page)
    }
  })
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

test('a heat station is opened from the list to its process diagram', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`heat-${lang}-${width}`)
    const page = await open('heatcash', '/heatStation')
    await expect(page.getByText('HRZ-01').locator('visible=true').first()).toBeVisible()
    await see(page, 'list')
    await expectFits(page)
    // A card of a phone opens by its name.
    await (
      width < 768
        ? page.locator('article').locator('visible=true').first().getByRole('button')
        : page.getByText('HRZ-01')
    )
      .first()
      .click()
    await pressInHead(page, heatDiagram.label[lang])
    await expect(page).toHaveURL(/heatMonitor\?of=/)
    await expect(symbol(page, 'consumers')).toHaveAttribute('data-live', 'live')
    await expect(symbol(page, 'pump2')).toHaveAttribute('data-on', 'off')
    await expect(symbol(page, 'makeUpPump')).toHaveAttribute('data-alarmed', '')
    await see(page, 'diagram')
    await expectFits(page)
    await page.getByRole('button', { name: heatDiagramWords.makeUpPump[lang], exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: heatReadingWords.makeUp[lang] }).click()
    await expect(drawer.locator('figure[data-state=drawn]')).toBeVisible()
    await see(page, 'make-up')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
})

test('whoever has nothing to do with stations finds no diagram of them', async ({ seat, guard }) => {
  guard.allow(/403/)
  const ofStations = ['/xnyPvLineDiagram', '/xnyWindLineDiagram', '/xnyEssLineDiagram', '/xnyTurbineReading']
  for (const at of [...ofStations, '/heatMonitor', '/heatStation']) {
    const page = await seat('hr', { at })
    await expect(page.getByText(/^403 · /)).toBeVisible()
  }
})
