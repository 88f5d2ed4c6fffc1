import type { Json } from '../../core/values/json.ts'
import { demoPeople } from '../../modules/organisation/demo/people.ts'
import { signIn } from './sign-in.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { expect, test } from './support/guarded-test.ts'
import { openRow } from './support/list-page.ts'
import { noticesOf, openNotices } from './support/notices.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { look } from './support/screenshots.ts'

// Somebody without a role: an office goes with no other.
const clerk = demoPeople().find(({ roles }) => roles.length === 0)?.code ?? ''

interface Sheet {
  readonly [part: string]: Json
}
interface Row {
  readonly id: string
}

test('a security administrator makes a role, is told when another was faster, and finds out why somebody sees a record', async ({
  page,
  guard,
}) => {
  guard.allow(/409/)
  const sec = caller('sec')
  const code = `e2e${Date.now() % 1_000_000}`
  await signIn(page, 'sec')
  await page.goto('/role')
  await expect(page.getByRole('button', { name: /审计管理员/ })).toBeVisible()

  await page.getByRole('button', { name: '新增角色' }).click()
  await page.getByLabel('角色名称').fill('查询专员')
  await page.getByLabel('角色编码').fill(code)
  await page.getByRole('tab', { name: '功能权限' }).click()
  await page.getByLabel('查找页面或权限').fill('客商')
  await page.getByRole('group', { name: /客商/ }).first().getByLabel('查看', { exact: true }).check()
  expect(await seriousIn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('button', { name: /查询专员/ })).toBeVisible()

  const role = (await sec.get<(Row & { code: string })[]>('/api/rights/roles')).find((one) => one.code === code)
  const path = `/api/rights/roles/${role?.id ?? ''}`
  const seen = await sec.get<Sheet>(path)
  expect(seen).toMatchObject({ permissions: ['khgl-ck'] })
  await sec.post('/api/rights/roles/save', { ...seen, permissions: ['khgl-ck', 'htgl-ck'] })
  await page.getByRole('tab', { name: '功能权限' }).click()
  await page.getByLabel('查找页面或权限').fill('客商')
  await page.getByRole('group', { name: /客商/ }).first().getByLabel('导出', { exact: true }).check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const raced = page.getByRole('dialog', { name: /刚刚修改了此角色/ })
  await expect(raced.getByText('合同 · 查看')).toBeVisible()
  await raced.getByRole('button', { name: '合并并保存' }).click()
  await expect(raced).toHaveCount(0)
  expect(await sec.get<Sheet>(path)).toMatchObject({ permissions: ['htgl-ck', 'khgl-ck', 'khgl-dc'] })

  await page.getByText('权限总览').click()
  const table = page.getByRole('table', { name: '权限总览' })
  await expect(table.getByRole('row').nth(5)).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(60)

  // A scope is tried on a person before anybody is given it.
  await openByMenu(page, '数据权限', 'zh')
  await openRow(page, 'zh', 'htgl-gm')
  await page.getByRole('tab', { name: '在人员上试用' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: '人员' }).click()
  const people = page.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill('jiziqing')
  await people.locator('tbody tr').filter({ hasText: '季自清' }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(/凭此范围能看到 \d+ 条/)).toBeVisible()

  const [row] = (await caller('findir').post<{ content: Row[] }>('/api/contracts/contract/page', { size: 1 })).content
  const person = await caller('selfonly').get<{ myInfoData: { userId: string } }>('/api/system/user/allMyData')
  await page.goto(`/accessCheck?document=contracts.contract&id=${row?.id ?? ''}&person=${person.myInfoData.userId}`)
  await expect(page.getByRole('status').filter({ hasText: '季自清 看不到这条数据' })).toBeVisible()
  await expect(page.getByText('由其本人制单')).toBeVisible()
  expect(await seriousIn(page, 'main')).toEqual([])
  await page.getByText('菜单与页面').click()
  await expect(page.getByRole('heading', { name: /不能打开的页面/ })).toBeVisible()
  await expect(page.getByText('没有权限 jsgn-ck')).toBeVisible()
})

test('pages over rights are closed to those whose office it is not', async ({ page }) => {
  await signIn(page, 'seasales')
  for (const path of ['/role', '/accessCheck', '/datascope', '/menu', '/pageelement']) {
    await page.goto(path)
    await expect(page.getByText('403 · 没有访问权限')).toBeVisible()
  }
})

test('a system administrator arranges the menu by hand and by keys, gives an entry an icon and a live number, and everybody has it at once', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  await page.goto('/menu')
  const tree = page.getByRole('tree', { name: '菜单树' })
  const title = (name: string) => tree.locator('.ant-tree-treenode').filter({ hasText: name })
  const order = async () =>
    (await tree.locator('.ant-tree-title').allInnerTexts())
      .map((text) => text.split('\n')[0] ?? '')
      .filter((name) => ['我的消息', '预警信息'].includes(name))
  await expect(title('我的消息')).toBeVisible()
  expect(await order()).toEqual(['我的消息', '预警信息'])
  await title('我的消息').getByText('我的消息').click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['预警信息', '我的消息'])
  await title('我的消息')
    .locator('.ant-tree-node-content-wrapper')
    .dragTo(title('预警信息').locator('.ant-tree-node-content-wrapper'), { targetPosition: { x: 40, y: 2 } })
  await expect.poll(order).toEqual(['我的消息', '预警信息'])

  await page.getByRole('button', { name: '图标', exact: true }).click()
  const icons = page.getByRole('dialog', { name: '选择图标' })
  await icons.getByLabel('按名称查找图标').fill('почта')
  await icons.getByRole('button', { name: '邮件' }).click()
  await expect(icons).toHaveCount(0)
  expect(await seriousIn(page, 'main')).toEqual([])

  const seller = await (await browser.newContext()).newPage()
  await signIn(seller, 'seasales', 'zh', '/msgUser')
  const entry = seller.getByRole('navigation').getByRole('link', { name: /^我的消息/ })
  await expect(entry).toBeVisible()
  const [contract] = (await caller('seasales').post<{ content: Row[] }>('/api/contracts/contract/page', { size: 1 }))
    .content
  const me = await caller('seasales').get<{ myInfoData: { userId: string } }>('/api/system/user/allMyData')
  await caller('findir').post(`/api/contracts/contract/${contract?.id ?? ''}/comments`, {
    text: `@{${me.myInfoData.userId}} 请看一下`,
  })
  await expect(seller.getByRole('main').getByText('请看一下').first()).toBeVisible()
  await expect(entry).toHaveAccessibleName(/^我的消息 \d+/)
  await seller.getByRole('main').getByRole('button', { name: '全部已读' }).click()
  await expect(entry).toHaveAccessibleName('我的消息')
})

test('what a security administrator gives to his own role waits for a second of them, who is told and confirms', async ({
  page,
  browser,
}) => {
  const sec = caller('sec')
  const id = async (code: string) =>
    (await sec.get<(Row & { code: string })[]>('/api/rights/roles')).find((one) => one.code === code)?.id ?? ''
  const path = `/api/rights/roles/${await id('securityAdmin')}`
  const office = await sec.get<{ id: string; members: string[] } & Sheet>(path)
  const second = await caller(clerk).get<{ myInfoData: { userId: string } }>('/api/system/user/allMyData')
  await sec.post('/api/rights/roles/save', { ...office, members: [...office.members, second.myInfoData.userId] })

  await signIn(page, 'sec', 'zh', `/role?role=${office.id}`)
  await page.getByRole('tab', { name: '功能权限' }).click()
  await page.getByLabel('查找页面或权限').fill('dsrw-ck')
  await page.getByTitle('dsrw-ck').getByRole('checkbox').check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const waits = page.getByRole('region', { name: '待确认的修改' })
  await expect(waits.getByText('您的修改等待另一名安全管理员确认')).toBeVisible()
  await expect(waits.getByRole('button', { name: '确认', exact: true })).toHaveCount(0)
  expect(await seriousIn(page, 'main')).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await signIn(other, clerk, 'zh', '/role')
  const entry = other.getByRole('navigation').getByRole('link', { name: /^角色管理/ })
  await expect(entry).toHaveAccessibleName('角色管理 1')
  await other.goto(`/role?role=${office.id}`)
  await other.getByRole('region', { name: '待确认的修改' }).getByRole('button', { name: '确认', exact: true }).click()
  await expect(entry).toHaveAccessibleName('角色管理')
  await expect(waits).toHaveCount(0)
  expect((await sec.get<{ permissions: string[] }>(path)).permissions).toContain('dsrw-ck')
})

test('a masked account is shown to who says why, and hidden again for the next visit', async ({ page, guard }) => {
  guard.allow(/422/)
  const [account] = (await caller('qiangm').post<{ content: Row[] }>('/api/finance/bankAccount/page', { size: 1 }))
    .content
  await signIn(page, 'qiangm', 'zh', `/doc/finance/bankAccount/${account?.id ?? ''}`)
  const masked = page.getByText(/^\d{4}\*{4}\d{4}$/)
  await expect(masked.first()).toBeVisible()
  await page
    .getByRole('button', { name: /查看完整内容/ })
    .first()
    .click()
  const why = page.getByRole('dialog', { name: /查看完整内容/ })
  await why.getByRole('button', { name: /查看$/ }).click()
  await expect(why.getByRole('alert')).toContainText('请填写查看原因')
  await why.getByLabel('原因').fill('核对付款回单')
  await why.getByRole('button', { name: /查看$/ }).click()
  await expect(why).toHaveCount(0)
  await expect(masked).toHaveCount(0)
  expect(await seriousIn(page, 'main')).toEqual([])
  await page.reload()
  await expect(masked.first()).toBeVisible()
})

test('a closed page offers to ask for it, and the security administrator answers with a reason', async ({
  seat,
  guard,
}) => {
  guard.allow(/status of 403/)
  const see = look('access')
  const person = await seat('selfonly', { at: '/user' })
  await person.getByRole('button', { name: '申请访问' }).click()
  const dialog = person.getByRole('dialog', { name: '申请访问“用户管理”' })
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText('请说明工作需要')).toBeVisible()
  await dialog.getByLabel('工作需要说明').fill('核对通讯录')
  await see(person, 'asking')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(person.getByText('已提交给安全管理员')).toBeVisible()

  const sec = await seat('sec', { at: '/role' })
  const request = sec.getByRole('region', { name: '访问申请' }).filter({ hasText: '季自清' })
  await expect(request).toContainText('核对通讯录')
  await see(sec, 'asked')
  await request.getByLabel('说明（可不填）').fill('请向人力资源查询')
  await request.getByRole('button', { name: /驳\s*回/ }).click()
  await expect(sec.getByText('已驳回，季自清 已收到通知')).toBeVisible()
  await expect(request).toHaveCount(0)
  await openNotices(person, 'zh')
  await expect(noticesOf(person, 'zh').filter({ hasText: '请向人力资源查询' })).toBeVisible()
})
