import type { Page } from '@playwright/test'
import { expect, test } from './support/guarded-test.ts'
import { noticesOf, openNotices } from './support/notices.ts'
import { openAccount } from './support/open-account-menu.ts'
import { look } from './support/screenshots.ts'

const see = look('account-requests')

const choose = (page: Page, item: string) => page.getByRole('menuitem', { name: item }).click()
const request = (page: Page, kind: string) =>
  page.getByRole('article').filter({ hasText: kind }).filter({ hasText: '伊万诺夫' }).first()

test('/user, /accountRequest, /myAccount: another’s number and password change by two offices alone, the owner stops what he did not ask for, and audit hears of all of it', async ({
  seat,
  guard,
}) => {
  test.slow()
  // Whose password was made anew is signed out.
  guard.allow(/status of 401/)
  const admin = await seat('admin', { at: '/user' })
  await openAccount(admin, '边贸部', '伊万诺夫')
  await choose(admin, '更换登录信息')
  const contact = admin.getByRole('dialog', { name: /更换登录信息/ })
  await contact.getByLabel('手机号码').fill('19988776655')
  await contact.getByRole('button', { name: /保存|确定/ }).click()
  await expect(admin.getByText(/待另一名管理员/).first()).toBeVisible()
  await openAccount(admin, '边贸部', '伊万诺夫')
  await choose(admin, '生成一次性密码')
  await admin.getByRole('dialog', { name: '伊万诺夫' }).getByRole('button', { name: '确定' }).click()
  await expect(admin.getByText(/待另一名管理员/).first()).toBeVisible()
  await see(admin, 'asked')

  // Nothing of the kind is offered for oneself.
  await openAccount(admin, '信息中心', '何志远')
  await expect(admin.getByRole('menuitem').first()).toBeVisible()
  for (const item of ['更换登录信息', '生成一次性密码', '发送密码重置链接'])
    await expect(admin.getByRole('menuitem', { name: item })).toHaveCount(0)
  await see(admin, 'oneself')

  // The owner, as whom no other test signs in, reads both in his account and hears of them by notice.
  const owner = await seat('ivanov', { at: '/myAccount' })
  await expect(owner.getByRole('alert').filter({ hasText: '更换登录信息' })).toBeVisible()
  await see(owner, 'owner')
  await openNotices(owner, 'zh')
  await expect(noticesOf(owner, 'zh').filter({ hasText: '您的账号' }).first()).toBeVisible()

  const sec = await seat('sec', { at: '/accountRequest' })
  for (const kind of ['更换登录信息', '生成一次性密码']) {
    await request(sec, kind)
      .getByRole('button', { name: /确\s*认/ })
      .click()
    await see(sec, 'sure')
    await sec
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*认/ })
      .click()
    await expect(request(sec, kind)).toContainText(/已办理|已确认/)
  }
  await expect(sec.getByRole('button', { name: '领取密码' })).toHaveCount(0)

  // Only who asked collects the password; where there is no clipboard it is marked for copying by hand.
  await admin.goto('/accountRequest')
  await admin.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await request(admin, '生成一次性密码').getByRole('button', { name: '领取密码' }).click()
  const once = admin.getByRole('dialog', { name: '一次性密码' })
  await once.getByRole('button', { name: /复\s*制/ }).click()
  expect(await admin.evaluate(() => getSelection()?.toString().trim())).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  await see(admin, 'collected')

  // What nobody asked the owner about ends by his own press.
  await openAccount(admin, '财务部', '林慧敏')
  await choose(admin, '发送密码重置链接')
  await admin.getByRole('dialog', { name: '林慧敏' }).getByRole('button', { name: '确定' }).click()
  await expect(admin.getByText(/待另一名管理员/).first()).toBeVisible()
  const director = await seat('findir', { at: '/myAccount' })
  await director.getByRole('alert').filter({ hasText: '重置链接' }).getByRole('button').click()
  await expect(director.getByRole('alert').filter({ hasText: '重置链接' })).toHaveCount(0)
  await sec.reload()
  await expect(sec.getByRole('article').filter({ hasText: '林慧敏' }).first()).toContainText('已驳回')

  const audit = await seat('audit', { at: '/accountRequest' })
  await openNotices(audit, 'zh')
  await expect(noticesOf(audit, 'zh').filter({ hasText: '账号安全' }).first()).toBeVisible()
  await see(audit, 'audit')
})
