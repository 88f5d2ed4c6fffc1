import { ganttWords } from '../../web/list/gantt/gantt-words.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

test('tasks of what is built stand as bars over time, and as a tree', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`tasks-${lang}-${width}`)
    const page = await open('engineer', '/engprojecttask')
    await expect(page.locator('[data-bar]').locator('visible=true').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: ganttWords.week[lang] })).toBeVisible()
    await see(page, 'gantt')
    await open('engineer', '/taskTree')
    await expect(page.getByRole('treegrid')).toBeVisible()
    await see(page, 'tree')
    await open('engineer', '/engproject')
    await expect(page.getByText('同江100MW风电场二期').locator('visible=true').first()).toBeVisible()
    await see(page, 'projects')
    await expectFits(page)
  })
})

test('a bar is moved by the arrow keys and Enter, and what is refused springs back with the reason', async ({
  seat,
  guard,
}) => {
  guard.allow(/409/)
  const page = await seat('engineer', { at: '/engprojecttask' })
  const bar = page.getByRole('button', { name: /^风机吊装：/ })
  await bar.focus()
  const before = await bar.getAttribute('aria-label')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar).not.toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(ganttWords.moved.zh)).toBeVisible()
  await expect(bar).not.toHaveAttribute('aria-label', before ?? '')
  // A bar is not moved again before its record has come back with its new days.
  await expect(bar).toHaveAttribute('aria-busy', 'false')
  // Somebody else changes the same record: what this page still holds is refused.
  const held = await bar.getAttribute('aria-label')
  await page.route('**/action/replan', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), ver: 1 }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await bar.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByText('数据已被他人修改，请刷新')).toBeVisible()
  await expect(bar).toHaveAttribute('aria-label', held ?? '')
})

test('who reads only may look at bars, and not move them', async ({ seat }) => {
  const page = await seat('qiangm', { at: '/engprojecttask' })
  const bar = page.locator('[data-bar]').first()
  const before = await bar.getAttribute('aria-label')
  await bar.focus()
  await page.keyboard.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-label', before ?? '')
})

test('whoever has nothing to do with building finds no tasks', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/engprojecttask' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
