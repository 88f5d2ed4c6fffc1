import { signIn } from './sign-in.ts'
import { expect, test } from './support/guarded-test.ts'

test('ACC-11 a dialog left open in a kept page is gone while the page is hidden and comes back with it', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await signIn(page, 'seasales')
  await page.goto('/contractLedger')
  // Only what has not been submitted may be deleted.
  const draft = page.getByRole('grid').getByRole('row').filter({ hasText: 'TMP-' }).first()
  await draft.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => {
      history.pushState(null, '', '/welcome')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: /陈海涛/ })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(dialog).toBeVisible()
  }
  expect(broken).toEqual([])
})
