import type { Locator, Page } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { counterpartyWords } from '../../modules/contracts/words/counterparty.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { filterWords, relativeWords } from '../../web/list/filters/filters-words.ts'
import { viewWords } from '../../web/list/views/views-words.ts'
import { listWords } from '../../web/list/words.ts'
import { signIn } from './sign-in.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { go } from './support/page-navigation.ts'
import { look } from './support/screenshots.ts'

const list = '/financePaymentPlan'
const plan = (lang: Lang) => wordsOf(paymentPlanWords, lang)
const nature = { cpRole: ['cust'], cpNature: 'foreign', country: 'MN', accounts: [] }

const dataRows = (page: Page) => page.getByRole('grid').locator('[role=row][data-row]')
/** Cells of rows that are here, which carry this text. */
const cells = (page: Page, text: string) =>
  page.getByRole('grid').locator('[data-row] [data-column]').filter({ hasText: text })
const titles = (page: Page) => page.getByRole('grid').locator('[data-row] [data-column="0"]')
const groups = (page: Page) => page.locator('[data-group]')
const chips = (page: Page, lang: Lang) =>
  page.getByRole('list', { name: filterWords.active[lang] }).getByRole('listitem')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).locator('visible=true')

test('WID-17 what is typed into the search before the first rows are here stays and is searched for', async ({
  page,
}) => {
  let tell = (): void => undefined
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(/\/api\/finance\/paymentPlan\/page$/, async (route) => {
    await told
    await route.continue()
  })
  await signIn(page, 'seafin', 'zh', list)
  const search = page.getByLabel(listWords.search.zh)
  await search.pressSequentially('fk-blhy-202611-00')
  tell()
  await expect(titles(page).first()).toContainText('FK-BLHY-202611-00')
  await search.pressSequentially('3')
  await expect(search).toHaveValue('fk-blhy-202611-003')
  await expect
    .poll(async () => (await titles(page).allTextContents()).every((text) => text.includes('FK-BLHY-202611-003')))
    .toBe(true)
})

test('WID-17 a list is filtered, grouped, added up and kept as a view of the menu, in en', async ({ seat }) => {
  const lang = 'en'
  const page = await seat('seafin', { lang, at: list })
  await narrowed(page, lang)
  await sentTo(await seat('seafin', { lang, at: addressOf(page) }), lang)

  const name = `${lang} ${Date.now()}`
  await button(page, viewWords.standard[lang]).click()
  await button(page, viewWords.saveAs[lang]).click()
  await page.getByRole('textbox', { name: viewWords.name[lang], exact: true }).fill(name)
  await clean(page)
  await button(page, viewWords.ok[lang]).click()
  await expect(button(page, name)).toBeVisible()
  await button(page, name).click()
  await button(page, `${viewWords.pin[lang]}: ${name}`).click()
  await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toBeVisible()

  const elsewhere = await seat('seafin', { lang, at: list })
  await expect(dataRows(elsewhere).nth(3)).toBeVisible()
  await elsewhere.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(groups(elsewhere).first()).toBeVisible()
  await expect(elsewhere.getByRole('search').getByText(relativeWords.thisYear[lang])).toBeVisible()
  await button(elsewhere, new RegExp(`^${name}`)).click()
  await button(elsewhere, `${viewWords.edit[lang]}: ${name}`).click()
  await button(elsewhere, viewWords.remove[lang]).click()
  await button(elsewhere, listWords.confirm[lang]).click()
  await expect(elsewhere.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(button(elsewhere, viewWords.standard[lang])).toBeVisible()
  await page.reload()
  await expect(page.getByText(viewWords.gone[lang])).toBeVisible()
})

/**
 * The address of a list says what is asked of it, to whoever gets it, and on the way back; one typed or linked to is
 * followed.
 */
async function sentTo(page: Page, lang: Lang): Promise<void> {
  const year = page.getByRole('search').getByText(relativeWords.thisYear[lang])
  await expect(year).toBeVisible()
  await page.getByLabel(listWords.search[lang]).locator('visible=true').fill('FK-BLHY')
  await expect(page).toHaveURL(/planDate=.*thisYear.*q=FK-BLHY/)
  const asked = addressOf(page)
  await go(page, `${list}?currency=USD`)
  await expect(cells(page, 'USD').first()).toBeVisible()
  await expect(cells(page, 'CNY')).toHaveCount(0)
  await expect(year).toHaveCount(0)
  await expect(page).toHaveURL(`${list}?currency=USD`)
  await page.goBack()
  await expect(year).toBeVisible()
  await expect(page.getByLabel(listWords.search[lang]).locator('visible=true')).toHaveValue('FK-BLHY')
  expect(addressOf(page)).toBe(asked)
  await page.getByRole('search').getByRole('button', { name: listWords.reset[lang] }).click()
  await page.getByLabel(listWords.search[lang]).locator('visible=true').fill('')
  await expect(page).toHaveURL(list)
  await page.close()
}

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Filters the list by a word and this year, groups it by status and day, and opens a group. */
async function narrowed(page: Page, lang: Lang): Promise<void> {
  await expect(dataRows(page).nth(5)).toBeVisible()
  await button(page, listWords.more[lang]).click()
  const form = page.getByRole('search')
  for (const one of await form.locator('label').all())
    expect(
      await one.evaluate((element) => element.scrollWidth <= element.clientWidth),
      `${await one.textContent()} is cut`,
    ).toBe(true)
  await button(page, listWords.less[lang]).click()

  await addFilter(page, lang, plan(lang).field('payeeName'))
  await page.getByRole('textbox', { name: `${plan(lang).field('payeeName')}: ${filterWords.value[lang]}` }).fill('港')
  await page.keyboard.press('Escape')
  await expect(chips(page, lang).first()).toContainText('港')
  await expect.poll(async () => await totalOf(page)).toBeLessThan(100)
  await button(page, `${plan(lang).field('planDate')}: ${filterWords.relative[lang]}`).click()
  await page.getByRole('menuitem', { name: relativeWords.thisYear[lang], exact: true }).press('Enter')
  await expect(form.getByText(relativeWords.thisYear[lang])).toBeVisible()
  await button(page, filterWords.remove[lang].replace('{label}', plan(lang).field('payeeName'))).click()
  await expect(chips(page, lang)).toHaveCount(0)

  await button(page, listWords.group[lang]).click()
  await choose(page, page.getByRole('combobox', { name: listWords.groupBy[lang] }), plan(lang).field('paymentStatus'))
  await choose(page, page.getByRole('combobox', { name: listWords.groupThen[lang] }), plan(lang).field('planDate'))
  await page.keyboard.press('Escape')
  const paid = groups(page).filter({ has: page.getByText(label('payStatus', '2', lang), { exact: true }) })
  await expect(paid).toContainText(/CNY\s*[\d,.\u00a0\u202f ]+/)
  expect(await crowded(page), 'group sums').toEqual([])
  await paid.getByRole('button').click()
  await groups(page)
    .filter({ hasText: plan(lang).field('planDate') })
    .first()
    .getByRole('button')
    .click()
  await expect(titles(page).first()).toContainText('FK-')
  await expect(page.getByRole('grid').getByText(listWords.sum[lang])).toBeVisible()
  await clean(page)
}

/** Sums and labels in the lines of groups that are cut, or lie over each other. */
function crowded(page: Page): Promise<readonly string[]> {
  return groups(page).evaluateAll((lines) =>
    lines.flatMap((line) => {
      const [label, ...sums] = [...line.querySelectorAll('[role=gridcell]')].map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const cut = [cell, ...cell.querySelectorAll('*')].some(
          ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
        )
        return { text: cell.textContent, cut, ...(range.getBoundingClientRect().toJSON() as DOMRect) } // what it says of itself
      })
      const all = label === undefined ? sums : [label, ...sums]
      const over = all.filter((one, at) => all.slice(0, at).some((other) => other.right > one.left + 1))
      return [
        ...sums.filter(({ cut }) => cut).map(({ text }) => `cut: ${text}`),
        ...over.map(({ text }) => `over another: ${text}`),
      ]
    }),
  )
}

test('WID-17 a view shared with a role is found by a colleague who has it, pinned into his menu, and gone once it is no longer shared', async ({
  seat,
}) => {
  const see = look('shared-view')
  const owner = await seat('seasales', { at: list })
  await expect(dataRows(owner).nth(1)).toBeVisible()
  await addFilter(owner, 'zh', plan('zh').field('payeeName'))
  await owner.getByRole('textbox', { name: `${plan('zh').field('payeeName')}: ${filterWords.value.zh}` }).fill('港')
  await owner.keyboard.press('Escape')
  await expect(chips(owner, 'zh')).toHaveCount(1)
  const name = `港口付款 ${Date.now()}`
  await button(owner, viewWords.standard.zh).click()
  await button(owner, viewWords.saveAs.zh).click()
  const dialog = owner.getByRole('dialog', { name: viewWords.newTitle.zh })
  await dialog.getByRole('textbox', { name: viewWords.name.zh, exact: true }).fill(name)
  await choose(owner, dialog.getByRole('combobox', { name: viewWords.shareRoles.zh }), '业务员')
  await owner.keyboard.press('Escape')
  await see(owner, 'sharing')
  await dialog.getByRole('button', { name: viewWords.ok.zh, exact: true }).click()
  await expect(button(owner, name)).toBeVisible()

  const colleague = await seat('seabuy', { at: list })
  await button(colleague, viewWords.standard.zh).click()
  await expect(colleague.getByRole('heading', { name: viewWords.shared.zh })).toBeVisible()
  await expect(button(colleague, new RegExp(`^${name}`))).toContainText('陈海涛')
  await see(colleague, 'found')
  await button(colleague, `${viewWords.pin.zh}: ${name}`).click()
  const pinned = colleague.getByRole('navigation').getByRole('link', { name, exact: true })
  await expect(pinned).toBeVisible()
  await colleague.goto('/welcome')
  await openByMenu(colleague, name, 'zh')
  await expect(chips(colleague, 'zh').first()).toContainText('港')
  await see(colleague, 'pinned')

  // Who has another role does not see it; once it is shared with nobody, its pin goes.
  const other = await seat('seafin', { at: list })
  await button(other, viewWords.standard.zh).click()
  await expect(other.getByText(name)).toHaveCount(0)
  await button(owner, name).click()
  await button(owner, `${viewWords.edit.zh}: ${name}`).click()
  const edited = owner.getByRole('dialog', { name: viewWords.edit.zh })
  await edited.getByRole('combobox', { name: viewWords.shareRoles.zh }).press('Backspace')
  await edited.getByRole('button', { name: viewWords.ok.zh, exact: true }).click()
  await expect(edited).toBeHidden()
  await colleague.reload()
  await expect(colleague.getByText(viewWords.gone.zh)).toBeVisible()
  await expect(pinned).toHaveCount(0)
})

test('WID-17 on a phone conditions, order, groups and views stand in sheets', async ({ seat }) => {
  const lang = 'ru'
  const page = await seat('seafin', { lang, at: list, width: 360 })
  await expect(page.getByRole('listitem').nth(2)).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: listWords.sum[lang] })
      .getByText(/CNY.*\d/)
      .first(),
  ).toBeVisible()
  await button(page, filterWords.sheet[lang]).click()
  const sheet = page.getByRole('dialog', { name: filterWords.sheet[lang] })
  await sheet.getByRole('button', { name: `${plan(lang).field('planDate')}: ${filterWords.relative[lang]}` }).click()
  await page.getByRole('menuitem', { name: relativeWords.thisYear[lang], exact: true }).press('Enter')
  await choose(page, sheet.getByRole('combobox', { name: listWords.groupBy[lang] }), plan(lang).field('paymentStatus'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await clean(page)
  await sheet.getByRole('button', { name: filterWords.done[lang] }).click()
  const paid = page.getByRole('button', { expanded: false }).filter({ hasText: label('payStatus', '2', lang) })
  await paid.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'FK-' }).first()).toBeVisible()
  await button(page, viewWords.standard[lang]).click()
  await expect(
    page.getByRole('dialog', { name: viewWords.views[lang] }).getByRole('button', { name: viewWords.saveAs[lang] }),
  ).toBeVisible()
  await clean(page)
})

test('WID-17 on a phone the sum of the only column keeps clear of the edge', async ({ seat }) => {
  const page = await seat('cashier', { at: '/fundReceipt', width: 360 })
  const sums = page.getByRole('region', { name: listWords.sum.zh })
  await expect(sums.getByText(/CNY.*\d/).first()).toBeVisible()
  expect(
    await sums.evaluate((region) => {
      const figure = document.createRange()
      figure.selectNodeContents(region.querySelector('dd') ?? region)
      return region.getBoundingClientRect().right - figure.getBoundingClientRect().right
    }),
  ).toBeGreaterThanOrEqual(8)
})

test('WID-17 columns stand on another machine as they were left', async ({ seat }) => {
  const first = await seat('cashier', { at: '/bankAccount' })
  await expect(dataRows(first).first()).toBeVisible()
  await button(first, listWords.columns.zh).click()
  const box = first.getByRole('checkbox', { name: '账户类型' })
  const shown = await box.isChecked()
  const sent = first.waitForResponse((answer) => answer.url().endsWith('/api/finance/bankAccount/layout'))
  await box.click()
  await sent
  const second = await seat('cashier', { at: '/bankAccount' })
  await expect(dataRows(second).first()).toBeVisible()
  await expect(second.getByRole('columnheader', { name: '账户类型' })).toHaveCount(shown ? 0 : 1)
  await box.click()
})

test('WID-17 what others change shows within 5 s, and neither scroll nor selection moves', async ({ seat }) => {
  const mark = `动态${Date.now()}`
  const sales = caller('seasales')
  const make = (name: string) =>
    sales.post<{ id: string; ver: number }>('/api/contracts/counterparty/save', { ...nature, cpName: name })
  for (let at = 1; at <= 45; at += 1) await make(`${mark}-${String(at).padStart(2, '0')}`)
  const page = await seat('findir', { at: '/tradeCounterparty' })
  await expect(dataRows(page).nth(3)).toBeVisible()
  await page.getByLabel(listWords.search.zh).fill(mark)
  await expect.poll(() => totalOf(page)).toBe(45)
  await orderBy(page, wordsOf(counterpartyWords, 'zh').field('cpName'))
  await expect(cells(page, mark).first()).toContainText(`${mark}-45`)
  const grid = page.getByRole('grid')
  await grid.evaluate((element) => element.scrollTo({ top: 600, behavior: 'instant' }))
  const watched = cells(page, `${mark}-25`)
  await expect(watched).toBeVisible()
  await (await boxOf(page, watched)).check()
  // What can be done with it comes above the rows and moves them once.
  await expect(page.getByRole('button', { name: '取消选择' })).toBeVisible()
  const before = await watched.boundingBox()
  await make(`${mark}-99`)
  await expect.poll(() => totalOf(page), { timeout: 5_000 }).toBe(46)
  await expect.poll(async () => (await watched.boundingBox())?.y, { timeout: 5_000 }).toBe(before?.y)
  await expect(await boxOf(page, watched)).toBeChecked()
  const {
    content: [row],
  } = await sales.post<{ content: readonly { id: string; ver: number; cpName: string }[] }>(
    '/api/contracts/counterparty/page',
    { page: 1, size: 1, parameters: { param: `${mark}-24` } },
  )
  const written = await linesWritten(grid)
  await sales.post('/api/contracts/counterparty/save', {
    id: row?.id ?? '',
    ver: row?.ver ?? 0,
    contactName: '新联系人',
  })
  await expect(cells(page, '新联系人')).toBeVisible({ timeout: 5_000 })
  expect(await written.evaluate((lines) => [...lines])).toEqual([await lineOf(cells(page, '新联系人'))])
  expect((await watched.boundingBox())?.y).toBe(before?.y)
  // The address of an empty form is no way around a right that is missing.
  await go(page, '/doc/contracts/counterparty/new')
  await expect(page.getByText('403 · 您没有新增“客商”的权限')).toBeVisible()
})

/** The box that chooses the row a cell stands in. */
async function boxOf(page: Page, cell: Locator): Promise<Locator> {
  return page
    .getByRole('grid')
    .locator(`[data-row="${await lineOf(cell)}"]`)
    .getByRole('checkbox')
}

/** The line a cell stands in. */
async function lineOf(cell: Locator): Promise<string> {
  return (await cell.evaluate((element) => element.closest('[data-row]')?.getAttribute('data-row'))) ?? ''
}

/**
 * Of the lines that are drawn now those whose texts or elements change, as a set that grows in the page; where a scroll
 * comes to rest, others are drawn.
 */
function linesWritten(grid: Locator) {
  return grid.evaluateHandle((element) => {
    const drawn = new Set([...element.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row')))
    const lines = new Set<string | null>()
    const note = ({ target }: MutationRecord) => {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('[data-row]')
      const line = row?.getAttribute('data-row') ?? null
      if (drawn.has(line)) lines.add(line)
    }
    new MutationObserver((records) => records.forEach(note)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return lines
  })
}

async function addFilter(page: Page, lang: Lang, column: string): Promise<void> {
  await button(page, filterWords.add[lang]).click()
  await choose(page, page.getByRole('combobox', { name: filterWords.column[lang] }), column)
}

/** Orders by one column alone, descending, in the dialog. */
async function orderBy(page: Page, column: string): Promise<void> {
  await button(page, listWords.sort.zh).click()
  const dialog = page.getByRole('dialog', { name: listWords.sort.zh })
  await choose(page, dialog.getByRole('combobox', { name: `${listWords.sortBy.zh} 1` }), column)
  await dialog.getByText(listWords.descending.zh, { exact: true }).click()
  await dialog.getByRole('button', { name: filterWords.done.zh }).click()
}

/** Finds an entry of a box by its words and takes it. */
async function choose(page: Page, box: Locator, entry: string): Promise<void> {
  await box.click()
  await box.fill(entry)
  await page.locator('.ant-select-item-option:visible').filter({ hasText: entry }).first().click()
}

async function totalOf(page: Page): Promise<number> {
  const text = await page.locator('main [aria-live=polite]:visible').first().textContent()
  return Number(text?.replaceAll(/\D/g, ''))
}

async function clean(page: Page): Promise<void> {
  expect(await seriousIn(page)).toEqual([])
}
