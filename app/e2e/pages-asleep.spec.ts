import type { Page } from '@playwright/test'
import { listWords } from '../../web/list/words.ts'
import { modules } from '../modules.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { pathsOf } from './support/menu-paths.ts'
import { arrive, settled } from './support/page-navigation.ts'

const first = '/financePaymentPlan'
const awake = 8

const drawn = (page: Page) => page.locator('main > [role=tabpanel]').count()

async function otherLists(person: string, count: number): Promise<readonly string[]> {
  const own = await pathsOf(person)
  const lists = modules.flatMap(({ pages }) => pages.filter(({ list }) => list !== undefined)).map(({ path }) => path)
  const others = lists.filter((path) => own.includes(path) && path !== first).slice(0, count)
  expect(others).toHaveLength(count)
  return others
}

test('ACC-11 of twelve pages eight stay awake, and the first comes back from sleep with its search, its rows and its place', async ({
  seat,
}) => {
  const page = await seat('findir', { at: first })
  const grid = page.getByRole('grid')
  const search = page.getByLabel(listWords.search.zh).locator('visible=true')
  await expect(rows(page, /\d/).first()).toBeVisible()
  await search.fill('2')
  // The address tells the search once the rows have been asked for.
  await expect(page).toHaveURL(/\?/)
  await settled(page)
  await expect(page.getByRole('grid').locator('[data-row="12"]')).toBeVisible()
  await grid.evaluate((element) => element.scrollTo({ top: 260, left: 140, behavior: 'instant' }))
  await expect(grid).toHaveJSProperty('scrollTop', 260)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  for (const path of await otherLists('findir', 11)) await arrive(page, path)
  await expect.poll(() => drawn(page)).toBe(awake)
  await page.getByRole('tablist').getByRole('tab', { name: '付款计划' }).click()
  await expect(search).toHaveValue('2')
  await expect(grid.locator('visible=true')).toHaveJSProperty('scrollTop', 260)
  await expect(grid.locator('visible=true')).toHaveJSProperty('scrollLeft', 140)
  expect(await drawn(page)).toBe(awake)
})

test('ACC-11 a form with unsaved input is there as it was typed after many other pages', async ({ seat }) => {
  const page = await seat('seasales', { at: '/doc/contracts/counterparty/new' })
  const name = page.locator('main form').getByRole('textbox').first()
  await name.fill('写到一半')
  await name.evaluate((element) => element.setAttribute('data-same', ''))
  for (const path of await otherLists('seasales', 9)) await arrive(page, path)
  await page.getByRole('tab', { name: /^新增/ }).click()
  // The same element, not one that a draft was laid over.
  await expect(page.locator('input[data-same]')).toBeVisible()
  await expect(page.locator('input[data-same]')).toHaveValue('写到一半')
})
