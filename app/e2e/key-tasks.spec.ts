import type { Locator, Page } from '@playwright/test'
import type { Json } from '../../core/values/json.ts'
import { keyTaskWords } from '../../modules/affairs/words/key-task.ts'
import { affairsRefusals } from '../../modules/affairs/words/refusals.ts'
import { boardWords } from '../../web/list/board/board-words.ts'
import { shownAsWords } from '../../web/list/view-type/view-type-words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, pattern } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const list = '/keyTaskTrack?as=board'
const at = '/api/affairs/keyTask'
// A task of the demonstration that a trader works on and the general manager follows up.
const running = '新增两条集港铁路线'

interface Row extends Readonly<Record<string, Json>> {
  readonly id: string
  readonly ver: number
}

const column = (page: Page, state: string) =>
  page.getByRole('region', { name: new RegExp(`^${label('keyTaskStatus', state, 'zh')}，`) })
const card = (within: Page | Locator, title: string) => within.locator('article').filter({ hasText: title })

/** A task like the one of the demonstration, which has not begun. */
async function freshTask(title: string): Promise<string> {
  const { post } = caller('qiangm')
  const { content } = await post<{ content: readonly Row[] }>(`${at}/page`, { parameters: { title: running } })
  const names = ['ownerId', 'leadUnit', 'leadDept', 'supervisorId', 'planStart', 'planEnd']
  const alike = Object.fromEntries(names.map((name) => [name, content[0]?.[name] ?? null]))
  const { id } = await post<Row>(`${at}/save`, { ...alike, title, target: '港口', source: 'year', level: '2' })
  return id
}

test('an owner starts his task by dragging it; one that is not whole springs back with the reason', async ({
  seat,
  guard,
}) => {
  const see = look('key-tasks')
  const title = `拖动启动 ${Date.now()}`
  await freshTask(title)
  const page = await seat('seasales', { at: list })
  await expect(card(column(page, '0'), title)).toBeVisible()
  await see(page, 'board')
  expect(await seriousIn(page)).toEqual([])
  await card(page, title).dragTo(column(page, '1'))
  await expect(card(column(page, '1'), title)).toBeVisible()
  await expect(card(column(page, '0'), title)).toHaveCount(0)

  guard.allow(refusals)
  await card(page, title).dragTo(column(page, '2'))
  await expect(page.getByText(pattern(affairsRefusals['key-task.unfinished']?.zh ?? ''))).toBeVisible()
  await expect(card(column(page, '1'), title)).toBeVisible()
  await see(page, 'refused')
})

test('the menu of a card asks what its verb asks, and whose task it is not may not move it', async ({
  seat,
  guard,
}) => {
  const title = `键盘移动 ${Date.now()}`
  const id = await freshTask(title)
  const page = await seat('qiangm', { at: list })
  await card(page, title).getByRole('button', { name: boardWords.move.zh }).focus()
  await page.keyboard.press('Enter')
  const cancel = keyTaskWords.actions?.cancel.zh ?? ''
  await page.getByRole('menuitem', { name: new RegExp(cancel) }).click()
  await expect(page.getByRole('dialog').getByLabel(new RegExp(keyTaskWords.asks?.['reason']?.zh ?? ''))).toBeVisible()
  await page.keyboard.press('Escape')

  guard.allow(refusals)
  const other = await seat('chairman', { at: list })
  await expect(card(other, title)).toBeVisible()
  await expect(card(other, title)).not.toHaveAttribute('draggable', 'true')
  await expect(caller('chairman').post(`${at}/${id}/action/start`, { ver: 1 })).rejects.toThrow(/409/)
  await expect(caller('landsales').post(`${at}/${id}/action/start`, { ver: 1 })).rejects.toThrow(/404/)
})

for (const lang of ['zh', 'ru'] as const)
  test(`a phone shows one column at a time, and the choice of views is in reach, in ${lang}`, async ({ seat }) => {
    const see = look(`key-tasks-${lang}`)
    const page = await seat('qiangm', { at: list, lang, width: 360 })
    await expect(page.locator('article').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await see(page, 'phone')
    // What somebody chose he finds on his every machine, once it is kept.
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/layout'))
    await page.getByLabel(shownAsWords.grid[lang]).check({ force: true })
    await expect(page).toHaveURL(/as=grid/)
    await kept
    await see(page, 'cards')
    const wide = await seat('qiangm', { at: '/keyTaskTrack', lang })
    await expect(wide.getByRole('grid')).toBeVisible()
    await wide.getByLabel(shownAsWords.board[lang]).check({ force: true })
    await expect(wide.locator('article').first()).toBeVisible()
    await see(wide, 'wide')
    await wide.goto('/keyTask')
    await expect(wide.getByRole('grid')).toBeVisible()
    await see(wide, 'table')
  })
