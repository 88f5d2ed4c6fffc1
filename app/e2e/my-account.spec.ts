import { Secret, TOTP } from 'otpauth'
import { seriousIn } from './support/axe.ts'
import { expect, test } from './support/guarded-test.ts'

test('SES-11 SES-13 a person corrects himself, signs another device out, and from then on signs in with his telephone too', async ({
  seat,
  guard,
  browser,
}) => {
  guard.allow(/Failed to load resource: the server responded with a status of (401|422)/)
  const page = await seat('engineer')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /我的账户/ })
    .click()
  await page.getByRole('menuitem', { name: '我的账户', exact: true }).click()
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible()
  expect(await seriousIn(page)).toEqual([])

  await page.getByLabel('英文姓名').fill('Liang Jianguo (home)')
  await page.locator('form').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('个人资料已保存')).toBeVisible()

  // A mail address is what one gets a new password by: it takes the password and a code sent to the new one.
  await page.getByRole('button', { name: '更换邮箱' }).click()
  const contact = page.getByRole('dialog', { name: '更换邮箱' })
  await contact.getByLabel('新的邮箱').fill('engineer at home')
  await contact.getByRole('button', { name: '获取验证码' }).click()
  await expect(contact.getByLabel('新的邮箱')).toHaveAttribute('aria-invalid', 'true')
  await expect(contact.getByLabel('新的邮箱')).toBeFocused()
  await contact.getByLabel('新的邮箱').fill('engineer.home@beilu.example')
  await contact.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  const { data } = (await (await page.request.get('/api/system/sms/phone?to=engineer.home@beilu.example')).json()) as {
    data: { body: string }
  } // the envelope of the call
  await contact.getByLabel('验证码', { exact: true }).fill(/\d{6}/.exec(data.body)?.[0] ?? '')
  await contact.getByLabel('密码').fill('Beilu@2026')
  await contact.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('engineer.home@beilu.example')).toBeVisible()

  // What he is told of also comes by SMS from now on, at any hour.
  const sms = page.getByRole('checkbox', { name: '待办事项：短信' })
  await expect(sms).not.toBeChecked()
  await sms.check()
  await page.getByRole('radiogroup', { name: '免打扰时段' }).getByText('不启用').click()
  await page.getByRole('button', { name: '保存提醒设置' }).click()
  await expect(page.getByText('提醒设置已保存')).toBeVisible()

  const telephone = await seat('engineer', { width: 360 })
  await page.reload()
  await expect(sms).toBeChecked()
  await expect(page.getByRole('radio', { name: '不启用' })).toBeChecked()
  const devices = page.getByRole('list', { name: '已登录的设备' })
  await expect(devices.getByText('当前设备')).toHaveCount(1)
  await devices.getByRole('button', { name: '退出该设备' }).first().click()
  await expect(page.getByText('已退出 1 台设备')).toBeVisible()
  await expect(telephone).toHaveURL(/\/login/)
  await expect(telephone).toHaveURL(/relogin=own/)
  await expect(telephone.getByRole('alert')).toContainText('在另一台设备上退出了此设备')

  await page.getByRole('button', { name: /^启\s*用$/ }).click()
  const dialog = page.getByRole('dialog', { name: '启用动态验证码' })
  await dialog.getByLabel('当前密码').fill('Beilu@2026')
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('img', { name: '二维码' })).toBeVisible()
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(' ', ''))
  const code = (at: number) => new TOTP({ secret }).generate({ timestamp: at })
  await dialog.getByLabel('动态验证码').fill(code(Date.now()))
  await dialog.getByRole('button', { name: '启用' }).click()
  await expect(page.getByRole('list', { name: '请保存恢复码' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText(/剩余 10 个恢复码/)).toBeVisible()

  const elsewhere = await browser.newContext()
  guard.watch(elsewhere)
  const door = await elsewhere.newPage()
  await door.goto('/login')
  await door.getByRole('button', { name: /^engineer\b/ }).click()
  await door.keyboard.press('Enter')
  await expect(door.getByText('手机丢失时可输入恢复码')).toBeVisible()
  await door.getByLabel('动态验证码').fill('000000')
  await door.keyboard.press('Enter')
  await expect(door.getByText(/动态验证码错误或已使用/)).toBeVisible()
  // The code that confirmed the telephone is spent; its next one is taken half a minute early.
  await door.getByLabel('动态验证码').fill(code(Date.now() + 30_000))
  await door.keyboard.press('Enter')
  await expect(door).toHaveURL(/\/welcome/)
  await elsewhere.close()
})
