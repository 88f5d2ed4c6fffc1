import type { Locator, Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { energyDictionaries } from '../../modules/energy/dictionaries.ts'
import { energyRefusals } from '../../modules/energy/words/refusals.ts'
import { workOrderWords } from '../../modules/energy/words/work-order.ts'
import { boardWords } from '../../web/list/board/board-words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { pattern } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const list = '/xnyWorkOrder?as=board'
const at = '/api/energy/workOrder'

interface Row extends Readonly<Record<string, Json>> {
  readonly id: string
  readonly ver: number
}

const nameOf = (state: string) =>
  energyDictionaries.energy_workState?.find(({ code }) => code === state)?.label.zh ?? state
const column = (page: Page, state: string) => page.getByRole('region', { name: new RegExp(`^${nameOf(state)}，`) })
const card = (within: Page | Locator, title: string) => within.locator('article').filter({ hasText: title })
const verb = (name: keyof NonNullable<typeof workOrderWords.actions>) => workOrderWords.actions?.[name].zh ?? ''

/** An order like one of the demonstration, assigned to its technician; without the number of a permit. */
async function assigned(subject: string): Promise<Pick<Row, 'id' | 'ver'>> {
  const { post } = caller('stationop')
  const like = await post<{ content: readonly Row[] }>(`${at}/page`, { parameters: { state: '1' } })
  const [first] = like.content
  const [deviceId, assigneeId] = [first?.['deviceId'] ?? null, first?.['assigneeId'] ?? null]
  const steps = [{ step: '断电', done: '0' }]
  const made = await post<Row>(`${at}/save`, {
    subject,
    orderType: 'defect',
    level: '2',
    deviceId,
    permitKind: 'work',
    steps,
  })
  const planDate = addDays(dayOfMs(Date.now()), 1)
  return post<Row>(`${at}/${made.id}/action/assign`, { ver: made.ver, assigneeId, planDate })
}

/** Calls a verb by the menu of a card, and answers the dialog where it asks. */
async function choose(page: Page, title: string, name: string): Promise<void> {
  await card(page, title).getByRole('button', { name: boardWords.move.zh }).click()
  await page.getByRole('menuitem', { name: new RegExp(name) }).click()
}

test('a technician begins on a permit only: a card without one springs back with the reason', async ({
  seat,
  guard,
}) => {
  const see = look('work-orders')
  const subject = `无票开工 ${Date.now()}`
  const { id, ver } = await assigned(subject)
  const page = await seat('technician', { at: list })
  await expect(card(column(page, '1'), subject)).toBeVisible()
  await see(page, 'board')
  expect(await seriousIn(page)).toEqual([])
  guard.allow(refusals)
  await card(page, subject).dragTo(column(page, '2'))
  await expect(page.getByText(pattern(energyRefusals['work-order.permit']?.zh ?? ''))).toBeVisible()
  await expect(card(column(page, '1'), subject)).toBeVisible()
  await see(page, 'refused')

  await caller('technician').post(`${at}/${id}/action/permit`, { ver, permitNo: 'GZP-1' })
  await page.reload()
  await card(page, subject).dragTo(column(page, '2'))
  await expect(card(column(page, '2'), subject)).toBeVisible()
})

test('who works does not accept, who is of another office sees no orders', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('technician', { at: list })
  await expect(page.locator('article').first()).toBeVisible()
  await expect(card(column(page, '3'), '3#逆变器更换直流熔断器')).not.toHaveAttribute('draggable', 'true')
  const other = await seat('hr', { at: list })
  await expect(other.getByText(/^403 · /)).toBeVisible()
})

test('a technician takes, checks and hands in on a phone', async ({ seat, guard }) => {
  const see = look('work-orders-phone')
  const subject = `手机作业 ${Date.now()}`
  const { id, ver } = await assigned(subject)
  await caller('technician').post(`${at}/${id}/action/permit`, { ver, permitNo: 'GZP-2' })
  const page = await seat('technician', { at: list, width: 360 })
  await page.getByRole('radio', { name: new RegExp(nameOf('1')) }).check({ force: true })
  await expect(card(page, subject)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await see(page, 'board')
  await choose(page, subject, verb('start'))
  await expect(card(page, subject)).toHaveCount(0)

  await page.goto(`/doc/energy/workOrder/${id}`)
  guard.allow(refusals)
  await page.getByRole('button', { name: verb('handIn'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(new RegExp(workOrderWords.asks?.['result']?.zh ?? '')).fill('已处理')
  await dialog.getByRole('button', { name: verb('handIn'), exact: true }).click()
  await expect(page.getByText(/还有 1 个步骤未勾选/)).toBeVisible()
  await see(page, 'refused')
})

test('the board, a record and the repair times are read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`work-orders-${lang}-${width}`)
    const page = await open('stationop', list)
    await expect(page.locator('article').locator('visible=true').first()).toBeVisible()
    await expectFits(page)
    await see(page, 'board')
    await page.locator('article').locator('visible=true').first().getByRole('button').first().click()
    await expect(page).toHaveURL(/\/doc\/energy\/workOrder\//)
    await see(page, 'record')
    for (const [path, text] of [
      ['/xnyRepairTimes', /GF-|光伏/],
      ['/xnyDevice', '光伏'],
      ['/xnyLineLoss', 'GF-02-N3'],
    ] as const) {
      await open('stationop', path)
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
      await see(page, path.slice(1))
    }
  })
})
