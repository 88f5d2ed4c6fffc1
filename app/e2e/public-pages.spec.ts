import { join } from 'node:path'
import { refusals } from './support/guard.ts'
import { expect, test } from './support/test.ts'

const root = join(import.meta.dirname, '..', '..')

test('ACC-01 SES-08 anyone reads the licence, is told why a file is refused, and puts a good one in its place', async ({ page, guard }) => {
  guard.allow(refusals)
  await page.goto('/license?msg=授权已到期')
  await expect(page.getByText('试用中')).toBeVisible()
  await expect(page.getByText(/^AMUR-/)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(join(root, 'package.json'))
  await expect(page.getByRole('alert')).toContainText('不是有效的授权文件')
  await page.locator('input[type=file]').setInputFiles(join(root, 'app', 'demo-licence.json'))
  await expect(page.getByText('授权有效')).toBeVisible()
  await expect(page.getByText('授权已更新')).toBeVisible()
})
