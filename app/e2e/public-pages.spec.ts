import { join } from 'node:path'
import { refusals } from './support/browser-error-guard.ts'
import { expect, test } from './support/guarded-test.ts'
import { openRow } from './support/list-page.ts'

const root = join(import.meta.dirname, '..', '..')

test('ACC-01 SES-08 anyone reads the licence, is told why a file is refused, and puts a good one in its place', async ({
  page,
  guard,
}) => {
  guard.allow(refusals)
  await page.goto('/license?msg=授权已到期')
  await expect(page.getByText('试用中')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('授权已到期')
  await expect(page.getByText(/^AMUR-/)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(join(root, 'package.json'))
  await expect(page.getByRole('alert').filter({ hasText: '不是有效的授权文件' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(join(root, 'app', 'demo-licence.json'))
  await expect(page.getByText('授权有效')).toBeVisible()
  await expect(page.getByText('授权已更新')).toBeVisible()
  await expect(page.getByText('授权已到期')).toHaveCount(0)
})

test('a questionnaire is written by one, answered by a visitor on a phone who reloads on the way, and counted', async ({
  browser,
  guard,
  seat,
}) => {
  const hr = await seat('hr', { at: '/questionnaire' })
  await openRow(hr, 'zh', '-0002')
  await hr.getByRole('tab', { name: '题目设计' }).click()
  await hr.getByRole('button', { name: '添加题目' }).click()
  await hr.getByRole('menuitem', { name: '填空题' }).click()
  await hr.getByRole('region', { name: '题目 3' }).getByRole('textbox').fill('还有哪些隐患？')
  await hr.getByRole('button', { name: '保存题目' }).click()
  await expect(hr.getByText('题目已保存')).toBeVisible()

  await hr.goto('/questionnaire')
  await openRow(hr, 'zh', '-0001')
  await hr.getByRole('tab', { name: '链接与二维码' }).click()
  await expect(hr.getByRole('img', { name: '二维码' })).toBeVisible()
  const link = await hr.getByText(/\/routeAnswer\?qid=/).textContent()

  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
  })
  guard.watch(context)
  const phone = await context.newPage()
  await phone.goto(link ?? '')
  await expect(phone).toHaveURL(/\/mobileAnswer\?qid=.+&token=.+/)
  await phone.getByText('非常满意', { exact: true }).click()
  await phone.reload()
  await expect(phone.getByRole('radio', { name: '非常满意', exact: true })).toBeChecked()
  await phone.getByRole('button', { name: '下一题' }).click()
  await phone.getByRole('button', { name: '下一题' }).click()
  await expect(phone.getByRole('alert')).toHaveText('此题必答')
  await phone.getByText('成长机会').click()
  await phone.getByRole('button', { name: '下一题' }).click()
  for (const row of ['食堂', '班车', '宿舍'])
    await phone.getByRole('radiogroup', { name: row }).getByText('满意', { exact: true }).click()
  await phone.getByRole('button', { name: '下一题' }).click()
  await phone.getByRole('radio', { name: '9', exact: true }).check()
  for (const press of ['下一题', '下一题', '提交']) await phone.getByRole('button', { name: press }).click()
  await expect(phone.getByText('提交成功，感谢参与！')).toBeVisible()
  await phone.goto(link ?? '')
  await expect(phone.getByText('您已提交过答卷')).toBeVisible()
  await context.close()

  await hr.getByRole('tab', { name: '统计' }).click()
  await expect(hr.getByText('21 份答卷')).toBeVisible()
  await hr.goto(link ?? '')
  await expect(hr).toHaveURL(/\/pcAnswer\?qid=.+&token=.+/)
  await expect(hr.locator('#question-q1').getByText('非常满意', { exact: true })).toBeVisible()
})
