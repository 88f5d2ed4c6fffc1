import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'

test('DAT-07, SES-06 the system administrator changes a dictionary, moves a job and forces somebody out, and each is felt at once', async ({
  seat,
  guard,
}) => {
  guard.allow(/Failed to load resource: the server responded with a status of (401|422)/)
  const admin = await seat('admin', { at: '/dicType' })
  const groups = admin.getByRole('list', { name: '字典分组' })
  await admin.getByRole('textbox', { name: '搜索分组、字段、字典项' }).fill('vatPayerType')
  await groups.getByRole('button', { name: /vatPayerType/ }).click()
  const entries = admin.locator('section ol > li')
  await expect(entries).not.toHaveCount(0)
  const other = await seat('admin', { at: '/dicType' })
  await other.getByRole('textbox', { name: '搜索分组、字段、字典项' }).fill('vatPayerType')
  const there = other.getByRole('list', { name: '字典分组' }).getByRole('button', { name: /vatPayerType/ })
  await expect(there).not.toContainText('停用')
  await entries.last().getByRole('switch').click()
  await expect(admin.getByText(/已停用：已有记录仍正常显示/)).toBeVisible()
  await expect(entries.last().getByRole('switch')).not.toBeChecked()
  await expect(there).toContainText('停用 1')

  await admin.goto('/timerConfig')
  const job = admin.getByRole('article').filter({ has: admin.getByRole('heading', { name: '清理过期数据' }) })
  await expect(job).toContainText('每天 03:20')
  await job.getByRole('button', { name: '调整时间' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox').fill('0 0 30 2 *')
  await expect(dialog.getByRole('alert')).toContainText('永远不会到来')
  await expect(dialog.getByRole('button', { name: /保\s*存/ })).toBeDisabled()
  await dialog.getByRole('textbox').fill('30 4 * * *')
  await expect(dialog).toContainText('每天 04:30')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect(job).toContainText('每天 04:30')
  await job.getByRole('button', { name: '执行一次' }).click()
  await expect(admin.getByText('“清理过期数据”已开始执行')).toBeVisible()

  await admin.goto('/msgUser')
  await admin.getByRole('button', { name: '消息发送记录' }).click()
  await expect(admin).toHaveURL(/\/msgOutbox/)
  await expect(admin.getByRole('heading', { name: '消息发送记录' })).toBeVisible()
  await admin.getByRole('button', { name: '重发全部失败' }).click()
  await expect(admin.getByText('没有需要重新发送的消息')).toBeVisible()

  const guest = await seat('selfonly')
  await admin.goto('/online')
  await admin.getByRole('textbox', { name: '人员' }).fill('selfonly')
  // Everybody's sessions stand there until the answer for his alone has come.
  await expect(rows(admin, 'admin')).toHaveCount(0)
  await rows(admin, 'selfonly').first().getByRole('button', { name: '强制下线' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: '强制下线' }).click()
  await expect(guest).toHaveURL(/\/login/)
})

test('reliability 33 the auditor sees who changed what, before and after, and verifies the chain; a seller sees none of it, yet has his messages', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const audit = await seat('audit', { at: '/logs' })
  await audit.getByRole('button', { name: '立即校验' }).click()
  await expect(audit.getByText(/校验通过：[\d,]+ 条日志完整无改动/)).toBeVisible()
  const rows = audit.getByRole('grid').getByRole('row')
  // Behind the rush of a first start the lines become findable a little later than they are written.
  const counterparty = '辽海远通'
  await expect
    .poll(
      async () =>
        (
          await caller('audit').post<{ totalElements: number }>('/api/system/operationLog/page', {
            page: 1,
            size: 10,
            parameters: { param: counterparty },
          })
        ).totalElements,
      { timeout: 100_000 },
    )
    .toBeGreaterThan(0)
  const found = audit.waitForResponse(
    (answer) =>
      answer.url().endsWith('/operationLog/page') && (answer.request().postData() ?? '').includes(counterparty),
  )
  await audit.getByPlaceholder('搜索编号、名称、拼音').fill(counterparty)
  await found
  await expect(rows.nth(1)).toContainText(counterparty)
  await rows.nth(1).getByRole('link').first().click()
  await expect(audit.getByRole('dialog', { name: '日志详情' })).toContainText('链值 SHA-256')
  await audit.keyboard.press('Escape')
  await audit.getByText('登录日志', { exact: true }).click()
  await expect(audit.getByRole('grid').getByText('登录成功').first()).toBeVisible()

  const seller = await seat('seasales', { at: '/logs', width: 360 })
  await expect(seller.getByText('没有访问权限')).toBeVisible()
  await seller.goto('/msgOutbox')
  await expect(seller.getByText('没有访问权限')).toBeVisible()
  await seller.goto('/msgUser')
  await expect(seller.getByRole('heading', { name: '我的消息', level: 1 })).toBeVisible()
  await expect(seller.getByRole('radiogroup', { name: '消息类型' })).toBeVisible()
})

test('DAT-09 a setting is refused at its field and then holds, a secret is never shown; a unit gets its colours; pages turn dark', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const admin = await seat('admin', { at: '/confnew' })
  const messages = admin.getByRole('region', { name: '短信通道' })
  const dialog = admin.getByRole('dialog')
  await messages.getByRole('button', { name: '修改“短信网关地址”' }).click()
  await dialog.getByRole('textbox', { name: '短信网关地址' }).fill('gateway')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert')).toContainText('网址不正确')
  await dialog.getByRole('textbox', { name: '短信网关地址' }).fill('https://gateway.example')
  await dialog.getByRole('button', { name: '保存' }).click()
  // Whoever carries the codes could sign in as anybody: an administrator of another office agrees first.
  await expect(admin.getByText(/待另一名管理员/).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(messages).not.toContainText('https://gateway.example')
  const second = await seat('sec', { at: '/accountRequest' })
  const request = second.getByRole('article').filter({ hasText: 'https://gateway.example' })
  await expect(request).toContainText('修改安全参数')
  await request
    .getByRole('button', { name: '确 认' })
    .or(request.getByRole('button', { name: '确认' }))
    .click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*认/ })
    .click()
  await expect(request).toContainText('已办理')
  await admin.reload()
  await expect(messages).toContainText('https://gateway.example')
  await messages.getByRole('button', { name: '修改“网关令牌”' }).click()
  await dialog.getByLabel('新值').fill('a-canary-nobody-sees')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(messages).toContainText('已设置')
  await admin.goto('/configs')
  await expect(admin.getByRole('row', { name: /无操作多少分钟后退出/ })).toContainText('30')
  await admin.getByText('已保存的值', { exact: true }).click()
  await expect(admin.getByRole('grid')).toContainText('••••••••#')
  await expect(admin.getByRole('grid')).not.toContainText('a-canary-nobody-sees')

  await admin.goto('/skin')
  await admin.getByRole('button', { name: '北陆数科有限公司' }).click()
  await admin.getByRole('textbox', { name: '背景' }).first().fill('#606266')
  await expect(admin.getByText(/低于 4.5/).first()).toBeVisible()
  await admin.getByRole('button', { name: '保存' }).click()
  await expect(admin.getByText(/的皮肤已保存/)).toBeVisible()
  await expect(admin.getByRole('button', { name: /北陆数科有限公司.*已自定/ })).toBeVisible()

  const seller = await seat('seasales', { at: '/confnew' })
  await expect(seller.getByText('没有访问权限')).toBeVisible()
  await seller
    .getByRole('banner')
    .getByRole('button', { name: /陈海涛/ })
    .click()
  await seller.getByRole('menuitemradio', { name: '深色' }).click()
  await expect(seller.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(seller.getByRole('banner')).toHaveCSS('background-color', 'rgb(26, 33, 41)')
})
