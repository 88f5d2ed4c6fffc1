import type { Page } from '@playwright/test'
import { detailWords } from '../../web/detail/words.ts'
import { commentWords } from '../../web/form/comments/words.ts'
import { signInByHand } from './sign-in.ts'
import { caller } from './support/api-caller.ts'
import { submit } from './support/approve-by-api.ts'
import { label } from './support/document-labels.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { madePayment } from './support/make-bank-payments.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan, savePlan } from './support/make-payment-plans.ts'
import { noticesOf, openNotices } from './support/notices.ts'
import { head, tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface One {
  readonly record: {
    readonly ver: number
    readonly purpose: string
    readonly floatRange: string
    readonly payeeBank: string
  } & Readonly<Record<string, string>>
}

const path = (id: string) => `/api/finance/paymentPlan/${id}`

async function draftPlan(purpose: string): Promise<string> {
  const contract = await makeContract('freight')
  return savePlan('seasales', { contract, attribute: 'frt', amount: '120000', purpose })
}

/** Somebody else changes a plan through the calls; what he does not name stays. */
async function changeElsewhere(id: string, change: Readonly<Record<string, string>>): Promise<void> {
  const who = caller('seasales')
  const { record } = await who.get<One>(path(id))
  await who.post('/api/finance/paymentPlan/save', { ...record, ...change, id, ver: record.ver })
}

test('an edit that met another is shown field by field, merged and saved, and nothing typed is lost; the past of a field comes back through the form', async ({
  seat,
  guard,
}) => {
  guard.allow(/409/)
  const id = await draftPlan('原附言')
  const page = await seat('seasales', { at: `/doc/finance/paymentPlan/${id}?edit=1` })
  await page.getByLabel('附言').fill('我的附言')
  await page.getByLabel('收款银行').fill('我的银行')
  await page.getByLabel('收款银行').blur()
  await changeElsewhere(id, { purpose: '对方附言', floatRange: '5' })
  await expect(page.getByText('此单据刚刚被他人修改')).toBeVisible()
  await page.getByRole('button', { name: /^保存(?!并)/ }).click()
  const panel = page.getByRole('region', { name: '您编辑期间，单据已被他人修改' })
  await expect(panel).toContainText('陈海涛')
  await expect(panel).toContainText('对方修改、将一并保留：浮动范围(%)')
  await expect(panel).toContainText('您修改、将一并保留：收款银行')
  await expect(panel.getByRole('group', { name: '附言' })).toContainText('我的附言')
  await expect(panel.getByRole('group', { name: '附言' })).toContainText('对方附言')
  await expect(panel.getByRole('button', { name: '合并并保存' })).toBeDisabled()
  await panel.getByRole('radio', { name: /对方附言/ }).check()
  await panel.getByRole('button', { name: '合并并保存' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  const { record } = await caller('seasales').get<One>(path(id))
  expect(record).toMatchObject({ purpose: '对方附言', payeeBank: '我的银行', floatRange: '5.00' })

  await page.getByRole('button', { name: '查看修改记录：附言' }).click()
  await page.getByRole('button', { name: '恢复为“原附言”' }).click()
  await expect(page.getByLabel('附言')).toHaveValue('原附言')
  await page.getByRole('button', { name: /^保存(?!并)/ }).click()
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible()
  expect((await caller('seasales').get<One>(path(id))).record.purpose).toBe('原附言')
})

test('what was typed into a form stays in sight when the record can no longer be edited', async ({ seat, guard }) => {
  guard.allow(/409/)
  const id = await draftPlan('将提交')
  const page = await seat('seasales', { at: `/doc/finance/paymentPlan/${id}?edit=1` })
  await page.getByLabel('附言').fill('来不及保存的附言')
  await page.getByLabel('附言').blur()
  const { record } = await caller('seasales').get<One>(path(id))
  await caller('seasales').post(`${path(id)}/action/submit`, { ver: record.ver })
  await page.getByRole('button', { name: /^保存(?!并)/ }).click()
  await expect(page.getByText('单据已不能编辑，您填写的内容如下，可复制备用')).toBeVisible()
  await expect(page.getByRole('region', { name: '您编辑期间，单据已被他人修改' })).toContainText('来不及保存的附言')
})

test('a remark mentions a colleague by keyboard, he is told and answers; a star, a copy and a link are at hand on a phone', async ({
  seat,
  browser,
  baseURL,
}) => {
  const see = look('record-remarks')
  const id = await draftPlan('请核对')
  const page = await seat('seasales', { at: `/doc/finance/paymentPlan/${id}`, width: 390 })
  await page.getByRole('tab', { name: /^评论/ }).click()
  const box = page.getByLabel('写评论')
  await box.pressSequentially('@gaoyuan')
  await expect(
    page
      .getByRole('menuitem', { name: /高远航/ })
      .or(page.locator('.ant-mentions-dropdown-menu-item').filter({ hasText: '高远航' }))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(/@高远航 /)
  await box.pressSequentially('请看金额')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article')).toContainText('@高远航 请看金额')
  await page.getByRole('article').getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('编辑', { exact: true }).last().fill('@高远航 请看金额和附言')
  await page.getByRole('article').getByRole('button', { name: /^保存/ }).click()
  await expect(page.getByRole('article')).toContainText('已编辑')

  const colleague = await seat('sealead')
  await colleague
    .getByRole('button', { name: /^通知|消息/ })
    .first()
    .click()
  // The home page behind it tells the same.
  await colleague.getByRole('dialog').getByText('有人提到了您').first().click()
  await expect(colleague).toHaveURL(new RegExp(id))
  await tab(colleague, commentWords.tab.zh)
  await expect(colleague.getByRole('article')).toContainText('@高远航 请看金额和附言')
  const reply = colleague.getByLabel('写评论')
  await reply.pressSequentially('@chenhaitao')
  await expect(colleague.locator('.ant-mentions-dropdown-menu-item').filter({ hasText: '陈海涛' })).toBeVisible()
  await colleague.keyboard.press('Enter')
  await expect(reply).toHaveValue(/@陈海涛 /)
  await reply.pressSequentially('金额与合同一致')
  await see(colleague, 'answered')
  await colleague.getByRole('button', { name: /^发布/ }).click()
  await expect(colleague.getByRole('article')).toHaveCount(2)
  // The answer stands on the open page of whoever asked, and in his notices.
  await expect(page.getByRole('article').last()).toContainText('@陈海涛 金额与合同一致')
  await see(page, 'the answer on a phone')
  await openNotices(page, 'zh')
  const told = noticesOf(page, 'zh').filter({ hasText: '金额与合同一致' })
  await expect(told).toContainText('高远航')
  await see(page, 'told of the answer')
  await told.getByRole('button').first().click()
  await expect(page.getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '取消收藏' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '更多' }).locator('visible=true').last().click()
  await page.getByRole('menuitem', { name: '复制新增' }).click()
  await expect(page).toHaveURL(/\/new\?copy=/)
  await expect(page.getByLabel('附言')).toHaveValue('请核对')
  await expect(page.getByLabel('计划金额')).toHaveValue(/120,?000/)
  await page.goto('/welcome')
  const { planNo } = await findOne<{ planNo: string }>(caller('seasales'), 'finance/paymentPlan', { param: '', id })
  await expect(page.getByRole('main').getByText(planNo).first()).toBeVisible()

  // A link passed on opens the record, after a sign-in where there is none.
  const stranger = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const fresh = await stranger.newPage()
  await fresh.goto(`/doc/finance/paymentPlan/${id}`)
  await expect(fresh).toHaveURL(/\/login\?to=/)
  await signInByHand(fresh, 'sealead')
  await expect(fresh).toHaveURL(`/doc/finance/paymentPlan/${id}`)
  await stranger.close()
})

test('a contract in approval says one state and what it waits for; once approved its own', async ({ seat }) => {
  const see = look('record-state')
  const asked = await makeContract('freight', { tonnes: '1000', until: 'draft' })
  await submit('contracts/contract', asked.id, 'seasales')
  const sealed = await makeContract('freight', { tonnes: '1000' })
  for (const lang of ['zh', 'ru', 'en'] as const) {
    const page = await seat('seasales', { lang, at: `/doc/contracts/contract/${asked.id}` })
    const states = head(page).locator('h1 > span > span')
    await expect(states).toHaveText([label('approvalStatus', '1', lang)])
    await see(page, lang)
    await page.goto(`/doc/contracts/contract/${sealed.id}`)
    await expect(states).toHaveText([label('contractStatus', '3', lang)])
    await page.close()
  }
})

test('a record has tabs only for what it holds: attachments, related documents and an approval appear as they come', async ({
  seat,
}) => {
  const see = look('record-tabs')
  const draft = await makeContract('freight', { tonnes: '1000', until: 'draft' })
  const drafter = await seat('seasales', { at: `/doc/contracts/contract/${draft.id}` })
  const names = (page: Page) => page.locator('main').getByRole('tab').locator('visible=true')
  const absent = [detailWords.files, detailWords.links, detailWords.approval].map(({ zh }) => zh)
  await expect(names(drafter).filter({ hasText: detailWords.log.zh })).toBeVisible()
  for (const name of absent) await expect(names(drafter).filter({ hasText: name })).toHaveCount(0)
  await see(drafter, 'draft')

  const planId = await agreedPlan('seasales', {
    contract: await makeContract('freight', { tonnes: '1000' }),
    attribute: 'frt',
    amount: '73000.00',
    purpose: 'TABS',
  })
  const { id } = await madePayment(planId, '73000.00')
  const reviewer = await seat('reviewer', { at: `/doc/finance/bankPayment/${id}` })
  await expect(names(reviewer)).toHaveText(
    [detailWords.basic, detailWords.links, commentWords.tab, detailWords.log].map(({ zh }) => zh),
  )
  await see(reviewer, 'payment')
})
