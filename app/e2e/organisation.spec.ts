import type { Page } from '@playwright/test'
import { caller } from './support/api.ts'
import { faultsIn } from './support/axe.ts'
import { refusals } from './support/guard.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/test.ts'

const see = look('organisation')

const node = (page: Page, name: string) => page.locator('.ant-tree-treenode').filter({ has: page.getByText(name, { exact: true }) })

test('/dept, /user: a department moves with all that is said before, a leaver hands over first, and who may not sees nothing', async ({ seat, guard }) => {
  test.slow()
  const page = await seat('admin', { at: '/dept' })
  const tree = page.getByRole('tree')
  await expect(tree.getByText('北陆能源集团', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '北陆能源集团' })).toBeVisible()

  // Found by pinyin; moved by its menu, with what changes said before.
  await page.getByPlaceholder('搜索单位、部门、拼音').fill('yunying')
  await node(page, '运营部').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '移动到…' }).click()
  const dialog = page.getByRole('dialog', { name: '移动「运营部」' })
  await dialog.getByRole('combobox', { name: '移动到' }).click()
  await page.locator('.ant-select-tree-title').filter({ hasText: '北陆资产管理有限公司' }).click()
  await expect(dialog.getByText('北陆集团/北陆数科')).toBeVisible()
  await expect(dialog.getByText('北陆集团/资产管理')).toBeVisible()
  await expect(dialog.getByText('这些人员将归属 北陆资产管理有限公司')).toBeVisible()
  await see(page, 'move')
  expect(await faultsIn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: '确认移动' }).click()
  await expect(dialog).toBeHidden()
  await page.getByPlaceholder('搜索单位、部门、拼音').fill('zichan')
  await expect(node(page, '北陆资产管理有限公司')).toContainText('10')
  await expect(node(page, '运营部')).toBeHidden()

  // A unit never goes under a department: the parents that cannot be are refused in words, and nothing moves.
  guard.allow(refusals)
  await page.getByPlaceholder('搜索单位、部门、拼音').fill('shuke')
  await node(page, '北陆数科有限公司').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '移动到…' }).click()
  const second = page.getByRole('dialog', { name: '移动「北陆数科有限公司」' })
  await second.getByRole('combobox', { name: '移动到' }).fill('审计部')
  await page.locator('.ant-select-tree-title').filter({ hasText: '审计部' }).click()
  await expect(second.getByRole('alert')).toHaveText('单位不能设在部门之下')
  await expect(second.getByRole('button', { name: '确认移动' })).toBeDisabled()
  await second.getByRole('button', { name: '取消' }).click()

  // People of the department; one of them leaves, after his work has been given to another.
  await page.goto('/user')
  await page.getByPlaceholder('搜索单位、部门、拼音').fill('shenji')
  await node(page, '审计部').click()
  await expect(page.getByRole('heading', { name: '审计部' })).toBeVisible()
  await expect(page.getByText('共 3 条')).toBeVisible()
  await page.getByRole('grid').getByRole('row').nth(1).dblclick()
  const drawer = page.getByRole('dialog', { name: '用户管理' })
  await drawer.getByRole('tab', { name: '权限总览' }).click()
  await expect(drawer.getByRole('heading', { name: /^权限码 \d+/ })).toBeVisible()
  await see(page, 'rights')
  await drawer.getByRole('button', { name: '账号' }).click()
  await page.getByRole('menuitem', { name: '办理离职' }).click()
  const leaving = page.getByRole('dialog', { name: /^离职交接/ })
  await expect(leaving.getByText('单位与部门 · 负责人')).toBeVisible()
  await leaving.getByRole('button', { name: '接收人' }).click()
  const people = page.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill('qianwenjing')
  await people.locator('tbody tr').filter({ hasText: '钱文静' }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  await leaving.getByRole('button', { name: '全部交接' }).click()
  await expect(leaving.getByRole('status')).toHaveText('名下没有待交接的内容')
  await see(page, 'handed-over')
  await leaving.getByRole('button', { name: '确认离职' }).click()
  await drawer.getByRole('tab', { name: '基本信息' }).click()
  await expect(drawer.getByText('离职')).toBeVisible()

  const stranger = await seat('selfonly', { at: '/dept' })
  await expect(stranger.getByText(/^403/)).toBeVisible()
})

test('/gsdept, /minzu, /myGroup, /reset: holdings, codes and groups are shown, and a link gives a new password once', async ({ seat, browser, guard, baseURL }) => {
  const page = await seat('admin', { at: '/gsdept' })
  await expect(page.getByRole('button', { name: /同江北陆热力有限公司.*并表.*控制 58\.00%/ })).toBeVisible()
  await page.getByText('持股关系', { exact: true }).click()
  await expect(page.getByText('共 15 条')).toBeVisible()
  await page.goto('/minzu')
  await expect(page.getByRole('cell', { name: '赫哲族' })).toBeVisible()
  await expect(page.getByText('标准代码随产品版本更新，只能查看')).toBeVisible()
  await page.getByRole('button', { name: '海关关区' }).click()
  await expect(page.getByRole('cell', { name: '哈尔滨关区' })).toBeVisible()
  expect(await faultsIn(page, 'main')).toEqual([])

  // The security administrator sends a link to a phone; whoever has the phone chooses a password, once.
  const security = caller('sec')
  const found = await security.post<{ content: { id: string }[] }>('/api/base/person/page', { dir: 'asc', page: 1, size: 1, sort: 'userCode', parameters: { userCode: 'u0294' } })
  await security.post('/api/system/user/resetLink', { userId: found.content[0]?.id ?? '' })
  const [message] = await security.get<{ body: string }[]>('/api/system/sms/outbox')
  const link = /\/reset#[\w-]+/.exec(message?.body ?? '')?.[0] ?? ''
  const context = await browser.newContext({ locale: 'zh-CN' })
  guard.watch(context)
  guard.allow(refusals)
  const visitor = await context.newPage()
  await visitor.goto(new URL(link, baseURL).href)
  await visitor.getByLabel('新密码').fill('Quiet-river-77')
  await visitor.getByLabel('再次输入').fill('Quiet-river-77')
  await visitor.getByRole('button', { name: '保存新密码' }).click()
  await expect(visitor.getByText('密码已更新')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('alert')).toContainText('链接无效、已使用或已过期')
  await context.close()
})
