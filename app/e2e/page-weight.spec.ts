import { firstListLimit, signInLimit, measureBundle } from '../testing/measure-bundle.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './support/guarded-test.ts'

test('from cold, the first list weighs at most 445 KB in 20 requests and signing in 200 KB', async ({
  page,
  browser,
}) => {
  const list = await measureBundle(page, async () => {
    await signIn(page, 'findir', 'zh', '/financePaymentPlan')
    await expect(page.getByRole('row').nth(8)).toBeVisible()
    // What comes after the rows: inputs of the search form, totals.
    await expect(page.getByRole('search').getByRole('textbox').first()).toBeVisible()
    await expect(page.getByRole('grid').getByRole('row').last()).toContainText('CNY')
  })
  expect(list.bytes).toBeLessThanOrEqual(firstListLimit.bytes)
  expect(list.requests).toBeLessThanOrEqual(firstListLimit.requests)

  const stranger = await browser.newContext()
  const login = await stranger.newPage()
  const door = await measureBundle(login, async () => {
    await login.goto('/login')
    await expect(login.locator('input[type=password]')).toBeVisible()
    await login.waitForLoadState('networkidle')
  })
  await stranger.close()
  expect(door.bytes).toBeLessThanOrEqual(signInLimit)
})
