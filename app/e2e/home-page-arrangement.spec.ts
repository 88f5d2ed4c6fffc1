import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'

test('home pages of roles are arranged', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, open }) => {
    const page = await open('admin', '/welcomeconfig')
    await page.getByRole('button', { name: { zh: '法务', ru: 'Юрист', en: 'Legal' }[lang] }).click()
    await expect(page.getByRole('group').first()).toBeVisible()
    await expectFits(page)
  })
})

test('what an administrator arranges for a role its people see, until they arrange their own', async ({ seat }) => {
  const admin = await seat('admin', { at: '/welcomeconfig', lang: 'en' })
  await admin.getByRole('button', { name: 'Legal' }).click()
  const grid = admin.getByRole('region', { name: 'Layout of the page' })
  const notices = grid.getByRole('group', { name: /^Unread notices/ })
  await notices.focus()
  for (let step = 0; step < 12; step += 1) await notices.press('ArrowUp')
  await expect(notices).toHaveAccessibleName(/row 1,/)
  const start = grid.getByRole('group', { name: /^Quick start/ })
  await start.getByRole('button').last().click()
  await expect(start).toHaveCount(0)
  await grid.getByRole('button', { name: 'Undo' }).click()
  await expect(start).toHaveCount(1)
  await start.getByRole('button').last().click()
  await grid.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('The home page is saved')).toBeVisible()

  const legal = await seat('legal', { lang: 'en' })
  // It stands in the right half of the first row, beside what was there.
  await expect(legal.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Unread notices')
  await expect(legal.getByRole('heading', { name: 'Quick start' })).toHaveCount(0)
  await legal.getByRole('button', { name: 'Arrange this page' }).click()
  await legal.getByRole('button', { name: 'Add: Quick start' }).click()
  await legal.getByRole('button', { name: 'Save' }).click()
  await expect(legal.getByRole('heading', { name: 'Quick start' })).toBeVisible()

  await admin.getByRole('button', { name: 'Legal' }).click()
  await admin.getByRole('button', { name: 'Restore default' }).click()
  await expect(admin.getByText('The home page is saved').first()).toBeVisible()
  await legal.reload()
  await expect(legal.getByRole('heading', { name: 'Quick start' })).toBeVisible()
})

test('a widget is dragged by the pointer to where it is let go', async ({ seat }) => {
  const page = await seat('legal', { at: '/welcomepersonal', lang: 'en' })
  const first = page.getByRole('group').first()
  const [before, box] = [await first.getAttribute('aria-label'), await first.boundingBox()]
  if (box === null) throw new Error('it is not in sight')
  await page.mouse.move(box.x + 30, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 30 + box.width / 2, box.y + 12, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByRole('group').first()).not.toHaveAttribute('aria-label', before ?? '')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

test('who administers nothing is refused the home pages of others', async ({ seat }) => {
  const page = await seat('seasales', { at: '/welcomeconfig', lang: 'en' })
  await expect(page.getByText(/^403/)).toBeVisible()
})
