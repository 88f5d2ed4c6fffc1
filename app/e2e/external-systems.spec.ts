import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sql from 'sql-template-tag'
import { type Installation, test } from './support/external-systems-fixture.ts'
import { findOne } from './support/find-one.ts'
import { expect } from './support/guarded-test.ts'
import { inDatabase } from './support/in-database.ts'
import { rows } from './support/list-page.ts'
import { openAccount } from './support/open-account-menu.ts'
import { look } from './support/screenshots.ts'

const see = look('installation')
const password = 'Beilu@2026'
const day = 86_400_000

// Wrong passwords and other people's sign-in pages are what these tests are about.
test.beforeEach(({ guard }) => {
  for (const known of [
    /status of (401|422|500)|^server: 500/,
    /^outside: http:\/\/127\.0\.0\.1/,
    /fonts\.googleapis\.com/,
  ])
    guard.allow(known)
})

async function type(page: Page, userCode: string, pwd: string): Promise<void> {
  await page.getByLabel('用户名').fill(userCode)
  await page.getByLabel('密码', { exact: true }).fill(pwd)
  await page.getByRole('button', { name: '登 录' }).click()
}

interface Person {
  readonly id: string
  readonly ver: number
  readonly userDwid: string
  readonly userBmid: string
}

async function personOf({ by }: Installation, userCode: string): Promise<Person> {
  const asked = { dir: 'asc', page: 1, size: 1, sort: 'userCode', parameters: { userCode } }
  const {
    content: [person],
  } = await by('admin').post<{ content: Person[] }>('/api/base/person/page', asked)
  if (person === undefined) throw new Error(`there is no ${userCode}`)
  return person
}

/** Tries a wrong password, and waits for the answer. */
async function wrongly(page: Page, userCode: string): Promise<void> {
  const answered = page.waitForResponse('**/api/system/user/login')
  await type(page, userCode, 'not-his-password')
  await answered
}

test('SES-13 five wrong passwords lock an account, and an administrator unlocks it', async ({
  page,
  seat,
  installation,
}) => {
  await installation.set('signIn.captchaAfter', '20')
  await page.goto('/login')
  for (const said of ['用户名或密码错误', '用户名或密码错误', /再错 2 次将锁定 15 分钟/, /再错 1 次将锁定 15 分钟/]) {
    await wrongly(page, 'u0280')
    await expect(page.getByRole('alert')).toHaveText(said)
  }
  await wrongly(page, 'u0280')
  await type(page, 'u0280', password)
  await expect(page.getByRole('alert')).toHaveText('登录失败次数过多，请 15 分钟后再试')
  await see(page, 'locked')

  const admin = await seat('admin', { at: '/user' })
  const by = installation.by('admin')
  const { userName, userBmid } = await findOne<{ userName: string; userBmid: string }>(by, 'base/person', {
    userCode: 'u0280',
  })
  const { record } = await by.get<{ record: { deptName: string } }>(`/api/base/department/${userBmid}`)
  await openAccount(admin, record.deptName, userName)
  await see(admin, 'unlock')
  await admin.getByRole('menuitem', { name: '解除登录锁定' }).click()
  await expect(admin.getByText(/已解除/)).toBeVisible()
  await type(page, 'u0280', password)
  await expect(page).not.toHaveURL(/login/)
})

// People of the demonstration have had their passwords for months.
test('SES-13 a password that is too old is changed at sign-in, before anything else', async ({
  page,
  installation,
}) => {
  await installation.set('password.maxDays', '90')
  await page.goto('/login')
  await type(page, 'u0281', password)
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await expect(dialog).toContainText('已过有效期')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await see(page, 'expired')
  await dialog.getByLabel('当前密码').fill(password)
  await dialog.getByLabel('新密码', { exact: true }).fill('Quiet-harbour-81')
  await dialog.getByLabel('再次输入新密码').fill('Quiet-harbour-81')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()
  await installation.set('password.maxDays', '0')
})

test('SES-13 whose role demands a second factor sets it up before anything else, and signs in with it', async ({
  page,
  installation,
}) => {
  await installation.set('secondFactor.roles', 'hr')
  await page.goto('/login')
  await type(page, 'hr', password)
  const dialog = page.getByRole('dialog', { name: '启用动态验证码' })
  await expect(dialog).toContainText('您的角色要求启用动态验证码')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await dialog.getByLabel('当前密码').fill(password)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('img', { name: '二维码' })).toBeVisible()
  await see(page, 'second-factor')
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(' ', ''))
  const code = (at: number) => new TOTP({ secret }).generate({ timestamp: at })
  await dialog.getByLabel('动态验证码').fill(code(Date.now()))
  await dialog.getByRole('button', { name: '启用' }).click()
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()

  // The page that stands open would go to the sign-in by itself as soon as a call of its own is refused.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await type(page, 'hr', password)
  // The code that confirmed the telephone is spent; its next one is taken half a minute early.
  await page.getByLabel('动态验证码').fill(code(Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()
})

test('ACC-02 people sign in at the provider of identities and with the password of the directory', async ({
  page,
  installation,
}) => {
  await page.goto('/login?to=%2Fworkflowdb')
  await page.getByRole('link', { name: '企业统一身份登录' }).click()
  await page.getByPlaceholder('Enter any login').fill('seasales')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/workflowdb/)
  await expect(page.getByRole('banner')).toContainText('陈海涛')
  await see(page, 'oidc')

  const { userDwid, userBmid } = await personOf(installation, 'seasales')
  const newcomer = { userCode: 'lina', userName: '李娜', userSex: '2', post: 'staff', userDwid, userBmid }
  await installation.by('admin').post('/api/base/person/save', newcomer)
  // The page that stands open would go to the sign-in by itself as soon as a call of its own is refused.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await type(page, 'lina', password)
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误')
  await type(page, 'guest', 'directory-wind-2')
  await expect(page.getByRole('alert')).toContainText('请联系管理员')
  await see(page, 'unknown')
  await type(page, 'lina', 'directory-wind-1')
  await expect(page.getByRole('banner')).toContainText('李娜')
})

for (const [name, door] of [
  ['钉钉', '钉钉登录'],
  ['企业微信', '企业微信登录'],
  ['飞书', '飞书登录'],
] as const) {
  test(`ACC-02 a person signs in by ${name} and arrives at the page asked for`, async ({ page }) => {
    await page.goto('/login?to=%2FmsgUser')
    await page.getByRole('link', { name: door }).click()
    await page.getByLabel('Staff ID').fill('seasales')
    await page.getByRole('button', { name: 'Agree' }).click()
    await expect(page).toHaveURL(/\/msgUser/)
    await expect(page.getByRole('banner')).toContainText('陈海涛')
  })
}

test('messages go by mail and messenger as their reader chose, and wait through quiet hours', async ({
  seat,
  installation,
}) => {
  const { set, by, mailbox, cards } = installation
  const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours()
  const settings = {
    'mail.host': '127.0.0.1',
    'mail.port': String(mailbox.port),
    'mail.security': 'none',
    'mail.user': 'amur',
    'mail.password': 'a-long-password',
    'mail.from': 'amur@beilu.example',
    'notice.quiet': '1',
    'notice.quietFrom': String(hour),
    'notice.quietTo': String((hour + 2) % 24),
  }
  for (const [key, value] of Object.entries(settings)) await set(key, value)
  const reader = await seat('seasales', { at: '/myAccount' })
  for (const channel of ['邮件', '飞书']) await reader.getByRole('checkbox', { name: `通知：${channel}` }).check()
  await reader.getByRole('button', { name: '保存提醒设置' }).click()
  await expect(reader.getByText('提醒设置已保存')).toBeVisible()
  await see(reader, 'choices')

  const tell = async (messageTitle: string) => {
    const { id, ver } = await personOf(installation, 'seasales')
    await by('admin').post(`/api/base/person/${id}/action/message`, { ver, messageTitle, messageText: '今晚八点维护' })
  }
  await tell('夜间维护')
  const admin = await seat('admin', { at: '/msgOutbox' })
  await expect(rows(admin, '陈海涛', '待发送')).toHaveCount(2)
  await see(admin, 'quiet')

  await set('notice.quiet', '0')
  await tell('维护结束')
  const carded = async () =>
    (await cards()).filter(({ to }) => to === 'seasales').map(({ messenger, title }) => [messenger, title])
  await expect.poll(carded).toEqual([['feishu', '维护结束']])
  await expect.poll(() => mailbox.mails.filter((mail) => mail.includes('seasales@beilu.example')).length).toBe(1)
  await admin.reload()
  await expect(rows(admin, '陈海涛', '已发送')).toHaveCount(2)
  await expect(rows(admin, '陈海涛', '待发送')).toHaveCount(2)
  await see(admin, 'sent')
})

test('the assistant answers from the records of whoever asks, and its figures lead to them', async ({
  seat,
  installation,
}) => {
  const now = Date.now()
  const entry = { title: '运费 12,345.60 元', startTime: now, endTime: now, remind: '-1', visibility: '0' }
  await installation.by('seasales').post('/api/schedule/scheduleEvent/save', entry)
  const page = await seat('seasales', { at: '/chatGPT' })
  await see(page, 'assistant')
  await page.getByRole('textbox', { name: '问题' }).fill('find schedule.scheduleEvent 运费')
  await page.getByRole('button', { name: '发送' }).click()
  const answer = page.getByRole('log', { name: '智能助手' })
  await expect(answer.getByRole('link', { name: '12,345.60', exact: true })).toBeVisible()
  await see(page, 'answer')
  await answer.getByRole('link', { name: '12,345.60', exact: true }).click()
  await expect(page).toHaveURL(/\/doc\/schedule\/scheduleEvent\//)
})

test('SES-08 when the licence has ended a page leads to where a new one is uploaded, and work goes on with it', async ({
  seat,
  installation,
}) => {
  // A page of the shell would find out by itself, at a moment of its own.
  const page = await seat('seasales', { at: '/license' })
  await inDatabase(async (pool) => {
    await pool.query(sql`delete from engine.licence`)
    await pool.query(sql`update engine.installation set begun_at = ${new Date(Date.now() - 40 * day)}`)
  }, installation.dataDir)
  // What a process has read of it lives five seconds.
  await expect.poll(async () => (await page.request.get('/api/system/department')).text()).toContain('"status":999')
  await page.goto('/workflowdb')
  await expect(page).toHaveURL(/\/license/)
  await expect(page.getByText(/试用期已于 .* 结束/).first()).toBeVisible()
  await expect(page.getByText('已到期', { exact: true })).toBeVisible()
  await see(page, 'ended')
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '..', 'demo-licence.json'))
  await expect(page.getByText('授权已更新')).toBeVisible()
  await see(page, 'renewed')
  await page
    .getByRole('button', { name: '返回登录' })
    .or(page.getByRole('button', { name: '进入系统' }))
    .click()
  await type(page, 'seasales', password)
  await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()
})
