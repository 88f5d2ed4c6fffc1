import type { Locator, Page } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { counterpartyWords } from '../../modules/contracts/words/counterparty.ts'
import { neighbourWords } from '../../web/detail/neighbour-words.ts'
import { gridWords } from '../../web/list/grid/grid-words.ts'
import { listWords } from '../../web/list/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'

const list = '/tradeCounterparty'
const nature = { cpRole: ['cust'], cpNature: 'foreign', country: 'MN', accounts: [] }

/** Makes counterparties that one search finds, newest last; answers their ids. */
async function parties(mark: string, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let at = 1; at <= count; at += 1)
    ids.push(
      (
        await caller('seasales').post<{ id: string }>('/api/contracts/counterparty/save', {
          ...nature,
          cpName: `${mark} ${at}`,
          contactName: `人${at}`,
        })
      ).id,
    )
  return ids
}

async function found(page: Page, lang: Lang, mark: string, count: number): Promise<Locator> {
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').nth(2)).toBeVisible()
  await page.getByLabel(listWords.search[lang]).fill(mark)
  await expect(grid.locator('[role=row][data-row]')).toHaveCount(count)
  return grid
}

const allWords = { ...gridWords, ...neighbourWords }
const words = (lang: Lang, name: keyof typeof allWords, params: Readonly<Record<string, string | number>> = {}) =>
  say(lang, allWords[name][lang], params)
const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`[data-row="${row}"] [data-column="${column}"]`)

test('WID-17 by keyboard alone: cells, pages, ends and headers are reached, spoken with their header, chosen and sorted', async ({
  seat,
}) => {
  const page = await seat('findir', { at: '/financePaymentPlan' })
  const grid = page.getByRole('grid')
  await expect(grid.locator('[data-row="3"] [data-column="0"]')).toContainText(/\w/)
  await grid.focus()
  const active = async () => {
    // Between a jump and the drawing of the row that it leads to no cell is active.
    await expect(grid).toHaveAttribute('aria-activedescendant', /./)
    return page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`)
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(await active()).toHaveAttribute('aria-colindex', '4')
  const [header, own] = ((await (await active()).getAttribute('aria-labelledby')) ?? '').split(' ')
  await expect(page.locator(`[id="${header}"]`)).toHaveAttribute('role', 'columnheader')
  await expect(page.locator(`[id="${own}"]`)).toHaveAttribute('role', 'gridcell')
  const total = Number(await grid.getAttribute('aria-rowcount')) - 1
  await page.keyboard.press('Control+End')
  await expect(grid.locator(`[aria-rowindex="${total + 1}"]`)).toBeVisible()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Control+Home')
  await expect(await active()).toHaveAttribute('aria-colindex', '3')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('region', { name: words('zh', 'chosen', { n: 3 }) })).toBeVisible()
  await expect(grid.locator('[role=row][aria-selected=true]')).toHaveCount(3)
  await page.keyboard.press('Control+a')
  await expect(page.getByRole('region', { name: words('zh', 'chosen', { n: total }) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid.locator('[role=row][aria-selected=true]')).toHaveCount(0)
  for (let up = 0; up < 3; up += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  const second = grid.getByRole('columnheader').nth(3)
  const label = (await second.getAttribute('aria-label')) ?? ''
  const width = (await second.boundingBox())?.width ?? 0
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await second.boundingBox())?.width).toBe(width + 16)
  await page.keyboard.press('Alt+ArrowRight')
  await expect(grid.getByRole('columnheader').nth(4)).toHaveAttribute('aria-label', label)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('columnheader').nth(2)).toHaveAttribute('aria-sort', 'ascending')
  // A column made narrow cuts what stands in it, and its cells say it whole to the pointer.
  for (let narrower = 0; narrower < 12; narrower += 1) await page.keyboard.press('Shift+ArrowLeft')
  const cut = grid.locator('[data-row="1"] [data-column="0"]')
  await cut.hover()
  await expect(cut).toHaveAttribute('title', (await cut.textContent()) ?? '')
  // Elements of lines that leave show others: nobody presses a button of a line he no longer sees, and at rest lines
  // are read out in their order.
  await grid.getByLabel(words('zh', 'choose', { n: 2 })).focus()
  await grid.evaluate((element) => {
    element.scrollTop += 1_000
  })
  await expect(grid).toBeFocused()
  await expect
    .poll(() =>
      grid
        .locator('[data-row]')
        .evaluateAll((rows) =>
          rows.every(
            (row, at) =>
              at === 0 || Number(row.getAttribute('data-row')) === Number(rows[at - 1]?.getAttribute('data-row')) + 1,
          ),
        ),
    )
    .toBe(true)
  expect(await seriousIn(page, 'main')).toEqual([])
})

test('WID-17 rows are edited in place: undo goes a level back, a pasted range is read in Russian, errors stand in their cells, the right rows are saved', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const mark = `Правка ${Date.now().toString(36)}`
  await parties(mark, 4)
  const page = await seat('seasales', { lang: 'ru', at: list })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const grid = await found(page, 'ru', mark, 4)
  const t = wordsOf(counterpartyWords, 'ru')
  const place =
    Number(await grid.getByRole('columnheader', { name: t.field('contactName') }).getAttribute('aria-colindex')) - 3
  const contact = (row: number) => cell(grid, row, place)
  const typing = async (text: string) => {
    await page.keyboard.press('F2')
    await expect(grid.locator('[data-editing] input')).toBeFocused()
    await page.keyboard.type(text)
  }
  await contact(0).click()
  await typing('Первый')
  await page.keyboard.press('Enter')
  await expect(contact(0)).toHaveText('Первый')
  await typing('Второй')
  await page.keyboard.press('Escape')
  await expect(contact(1)).toHaveText('人2')
  await contact(0).click()
  await page.keyboard.press('Control+z')
  await expect(contact(0)).toHaveText('人1')
  await expect(page.getByRole('region', { name: pattern(words('ru', 'edits', { n: 1 })) })).toHaveCount(0)

  const credit = place - 1
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ['Китай\tx\t\tОдин', 'Россия\tx\t\tДва', 'Монголия\tx\t\tТри'].join('\n'),
  )
  await cell(grid, 0, credit - 2).click()
  await page.keyboard.press('Control+v')
  await expect(contact(2)).toHaveText('Три')
  await expect(cell(grid, 0, credit)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(grid, 0, credit)).toHaveAttribute('title', pattern(t.field('creditCode')))
  // What a choice demands of a column that is not shown is said at the row.
  await expect(
    grid
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: pattern(t.field('inn')) }),
  ).toBeVisible()
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: words('ru', 'saveAll') }).click()
  await expect(page.getByRole('status').getByText(words('ru', 'savedRows', { n: 1 }))).toBeVisible()
  await expect(cell(grid, 2, credit - 2)).toHaveText('Монголия')
  await page.reload()
  await expect(contact(2)).toHaveText('Три')
  await expect(contact(0)).toHaveText('人1')
})

test('WID-17 one action over the rows chosen: each is checked by itself and the refused ones say why', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const mark = `批量 ${Date.now().toString(36)}`
  const [first = ''] = await parties(mark, 3)
  await caller('legal').post(`/api/contracts/counterparty/${first}/action/refuse`, { ver: 1, reason: '资料不全' })
  const page = await seat('legal', { at: list })
  const grid = await found(page, 'zh', mark, 3)
  await grid.getByLabel(words('zh', 'choose', { n: 1 })).click()
  await grid.getByLabel(words('zh', 'choose', { n: 3 })).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: words('zh', 'chosen', { n: 3 }) })
  const t = wordsOf(counterpartyWords, 'zh')
  const refuse = t.action('refuse')
  await bar.getByRole('button', { name: refuse }).click()
  const dialog = page.getByRole('dialog')
  await formIn(page, 'zh', dialog).type(t.ask('reason'), '资料不全')
  await dialog.getByRole('button', { name: refuse }).click()
  await expect(dialog.getByText(words('zh', 'bulkDone', { n: 2 }))).toBeVisible()
  await expect(dialog.getByText(words('zh', 'bulkRefused', { n: 1 }))).toBeVisible()
  await expect(dialog.getByRole('row').nth(1)).toContainText(refuse)
  await dialog.getByRole('button', { name: words('zh', 'bulkKeep') }).click()
  await expect(page.getByRole('region', { name: words('zh', 'chosen', { n: 1 }) })).toBeVisible()
})

test('WID-17 a record is looked into beside its list and the next one by J; its own page knows its neighbours too', async ({
  seat,
}) => {
  const mark = `Peek ${Date.now().toString(36)}`
  await parties(mark, 3)
  const page = await seat('seasales', { lang: 'en', at: list })
  const grid = await found(page, 'en', mark, 3)
  await grid.getByRole('button', { name: words('en', 'peek', { n: 1 }) }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(`${mark} 1`).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(drawer.getByText(`${mark} 2`).first()).toBeVisible()
  await expect(drawer.getByText(words('en', 'place', { n: 2, total: 3 }))).toBeVisible()
  await page.keyboard.press('k')
  await expect(drawer.getByText(`${mark} 1`).first()).toBeVisible()
  await expect(page).toHaveURL(`${list}?${new URLSearchParams({ q: mark }).toString()}`)
  await drawer.getByRole('button', { name: words('en', 'openWhole') }).click()
  await expect(page).toHaveURL(/\/doc\/contracts\/counterparty\//)
  await page.getByRole('button', { name: words('en', 'next') }).click()
  await expect(page.locator('main header:visible').getByText(`${mark} 2`)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('main header:visible').getByText(`${mark} 3`)).toBeVisible()
})

test('WID-17 on a phone the rows are cards that are chosen and acted on at 360 px', async ({ seat }) => {
  const mark = `Телефон ${Date.now().toString(36)}`
  await parties(mark, 2)
  const page = await seat('legal', { lang: 'ru', width: 360, at: list })
  await expect(page.getByRole('listitem').nth(1)).toBeVisible()
  await page.getByLabel(listWords.search.ru).fill(mark)
  await expect(page.locator('main [role=listitem]:visible')).toHaveCount(2)
  await page.getByLabel(words('ru', 'choose', { n: 2 })).check()
  const bar = page.getByRole('region', { name: words('ru', 'chosen', { n: 1 }) })
  await expect(bar.getByRole('button', { name: wordsOf(counterpartyWords, 'ru').action('refuse') })).toBeVisible()
  await expect(page.getByRole('listitem').first().getByRole('button', { name: listWords.open.ru })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await seriousIn(page, 'main')).toEqual([])
})

test('WID-17 the edge of a column follows the pointer and only its width changes; its label takes the column elsewhere', async ({
  seat,
}) => {
  const page = await seat('findir', { at: '/financePaymentPlan' })
  const grid = page.getByRole('grid')
  const heads = grid.locator('[role=columnheader][aria-label]')
  await expect(cell(grid, 3, 0)).toContainText(/\w/)
  const drawn = () =>
    heads.evaluateAll((all) =>
      all.map((head) => [head.getAttribute('aria-label'), Math.round(head.getBoundingClientRect().width)] as const),
    )
  const before = await drawn()
  const box = await heads.nth(1).boundingBox()
  if (box === null) throw new Error('the header is not in sight')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 4, y)
  await page.mouse.down()
  for (const by of [10, 30, 60]) await page.mouse.move(box.x + box.width - 4 + by, y)
  await page.mouse.up()
  const widened = before.map(([label, width], at) => [label, at === 1 ? width + 60 : width] as const)
  await expect.poll(drawn).toEqual(widened)
  await page.reload()
  await expect(cell(grid, 3, 0)).toContainText(/\w/)
  await expect.poll(drawn).toEqual(widened)
  await heads
    .nth(1)
    .getByText(before[1]?.[0] ?? '')
    .dragTo(heads.nth(2))
  await expect.poll(async () => (await drawn()).slice(1, 3)).toEqual([widened[2], widened[1]])
})
