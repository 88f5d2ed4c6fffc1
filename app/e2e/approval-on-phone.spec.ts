import type { Locator, Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { commentWords } from '../../web/form/comments/words.ts'
import { caller } from './support/api-caller.ts'
import { submit, currentApprover } from './support/approve-by-api.ts'
import { seriousIn } from './support/axe.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { makeContract } from './support/make-contract.ts'
import { payingCompany, savePlan } from './support/make-payment-plans.ts'
import { noticesOf, openNotices } from './support/notices.ts'
import { look } from './support/screenshots.ts'

test('WFL-02 a leader signs in on a phone, opens the notice, reads and agrees with six taps at most; read money is agreed to at its notice', async ({
  browser,
  guard,
}) => {
  const see = look('approval-phone')
  const contract = await makeContract('freight', { party: '龙江铁运' })
  const made = await Promise.all(['43000.00', '44000.00'].map((amount) => submitted(contract, amount)))
  const [first, second] = made.map(({ number }) => number)
  if (first === undefined || second === undefined) throw new Error('two plans were submitted')

  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  guard.watch(context)
  const page = await context.newPage()
  const taps = await countTaps(page)
  await page.goto('/login')
  await page.getByLabel('用户名').fill('sealead')
  await page.getByLabel('密码', { exact: true }).tap()
  await page.keyboard.type('Beilu@2026')
  await page.getByRole('button', { name: /^登\s*录$/ }).tap()
  await page.getByRole('button', { name: /^消息/ }).tap()
  await noticeOf(page, first).getByRole('button').first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
  const box = page.locator('main aside:visible')
  await expect(box.getByRole('button', { name: '同意', exact: true })).toBeInViewport()
  await see(page, 'read')
  expect.soft(await seriousIn(page, 'main aside'), 'the decision box on a phone').toEqual([])
  await box.getByRole('button', { name: '同意', exact: true }).tap()
  await expect(page.getByText('处理成功')).toBeVisible()
  await expect(box.getByRole('button', { name: '同意', exact: true })).toHaveCount(0)
  expect(taps()).toBeLessThanOrEqual(6)

  // Money is decided at its notice once it has been read, and not before.
  await openNotices(page, 'zh')
  await expect(noticeOf(page, second).getByRole('button', { name: '同意' })).toHaveCount(0)
  await noticeOf(page, second).getByRole('button').first().tap()
  const agree = box.getByRole('button', { name: '同意', exact: true })
  await expect(agree).toBeVisible()
  // Under a short tab the box has room to grow: the button under a finger stays where it is.
  await page.getByRole('tab', { name: new RegExp(`^${commentWords.tab.zh}`) }).tap()
  await expect(page.getByLabel(commentWords.write.zh)).toBeVisible()
  const place = await agree.boundingBox()
  await agree.focus()
  expect(await agree.boundingBox()).toEqual(place)
  await openNotices(page, 'zh')
  await see(page, 'at the notice')
  await noticeOf(page, second).getByRole('button', { name: '退回' }).tap()
  await page.getByLabel('请输入退回原因').fill('请核对金额')
  await noticeOf(page, second).getByRole('button', { name: '取消' }).tap()
  await noticeOf(page, second).getByRole('button', { name: '同意' }).tap()
  await expect(noticeOf(page, second).getByRole('button', { name: '同意' })).toHaveCount(0)
  await context.close()
  for (const { id } of made)
    expect((await currentApprover('finance/paymentPlan', id, 'seasales'))?.name).not.toBe('高远航')
})

test('WFL-02 on a phone of 360 px three payments are decided with payee, amount and purpose of each in sight before the first tap', async ({
  seat,
}) => {
  const see = look('approval-phone-list')
  const contract = await makeContract('freight', { party: '龙江铁运' })
  const wanted = [
    { amount: '61000.00', purpose: '五月运费' },
    { amount: '62000.00', purpose: '六月运费' },
    { amount: '63000.00', purpose: '七月运费' },
  ]
  for (const plan of wanted)
    await submit('finance/paymentPlan', await savePlan('seasales', { contract, attribute: 'frt', ...plan }), 'seasales')
  const page = await seat('sealead', { at: '/workflowdb', width: 360 })
  for (const { amount, purpose } of wanted.toReversed()) {
    const card = page.getByRole('listitem').filter({ hasText: purpose })
    await expect(card).toContainText(grouped(amount))
    await expect(card).toContainText(contract.payee.name)
    await card.scrollIntoViewIfNeeded()
    await see(page, purpose)
    await card.getByRole('button').first().tap()
    const strip = page.getByLabel('单据摘要').locator('visible=true')
    for (const text of [grouped(amount), contract.payee.name, purpose, payingCompany])
      await expect(strip).toContainText(text)
    await page.locator('main aside:visible').getByRole('button', { name: '同意', exact: true }).tap()
    await expect(page.getByText('处理成功').last()).toBeVisible()
    await expect(page.getByText('处理成功')).toHaveCount(0)
    await page.goto('/workflowdb')
    await expect(page.getByRole('listitem').filter({ hasText: purpose })).toHaveCount(0)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('WFL-03 common opinions are kept beside the alerts and offered where one decides; somebody is asked to stand in, and may be let go again', async ({
  seat,
}) => {
  const see = look('approval-comforts')
  const phrase = '请附上港口费用清单'
  const contract = await makeContract('freight', { party: '东疆散货' })
  for (const amount of ['45000.00', '46000.00'])
    await submit(
      'finance/paymentPlan',
      await savePlan('seasales', { contract, attribute: 'frt', amount, purpose: '运费' }),
      'seasales',
    )
  const leader = await seat('sealead', { at: '/yjxxUser' })
  await leader.getByText('常用意见', { exact: true }).click()
  await leader.getByRole('button', { name: '新增' }).first().click()
  await formIn(leader, 'zh').type('内容', phrase)
  await leader.getByRole('button', { name: '保存' }).click()
  await expect(leader).not.toHaveURL(/new/)
  await leader.goto('/yjxxUser?tab=opinions')
  await expect(rows(leader, phrase)).toHaveCount(1)
  expect.soft(await seriousIn(leader, 'main'), 'the common opinions').toEqual([])
  await see(leader, 'opinions')
  await leader.goto('/workflowdb')
  await rows(leader, /FK-BLHY/)
    .first()
    .getByRole('link')
    .first()
    .click()
  await leader.getByRole('button', { name: phrase }).click()
  const opinion = leader.getByLabel('审批意见').locator('visible=true')
  await expect(opinion).toHaveValue(phrase)
  await opinion.press('End')
  await opinion.pressSequentially('@陈海涛')
  // Those found for fewer letters are still offered for a moment, in other places.
  await expect(leader.locator('.ant-mentions-dropdown li')).toHaveCount(1)
  await expect(leader.locator('.ant-mentions-dropdown')).toBeInViewport({ ratio: 1 })
  await leader.locator('.ant-mentions-dropdown li').click()
  await expect(opinion).toHaveValue(`${phrase} @陈海涛 `)
  await signAndAttach(leader)
  await see(leader, 'papers of an opinion')
  await leader.locator('main aside:visible').getByRole('button', { name: /^同意/ }).click()
  await leader.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
  await expect(leader.getByRole('img', { name: '高远航 的签名' }).locator('visible=true').first()).toBeVisible()
  await expect(
    leader
      .getByRole('button', { name: /港口报价\.txt/ })
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  expect.soft(await seriousIn(leader, 'main'), 'an opinion with its papers').toEqual([])
  await see(leader, 'papers in the record')

  await leader.goto('/workflowProxy')
  await leader.getByRole('button', { name: '设置代理' }).first().click()
  const dialog = leader.getByRole('dialog').filter({ hasText: '设置代理' })
  const form = formIn(leader, 'zh', dialog)
  await form.field('代理人').getByRole('combobox').or(form.field('代理人').getByRole('button')).first().click()
  const people = leader.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill('hanxuemei')
  await people.locator('tbody tr').filter({ hasText: '韩雪梅' }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  const today = dayOfMs(Date.now())
  await form.day('开始日期', today)
  await form.day('结束日期', addDays(today, 3))
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(leader.getByRole('heading', { name: /韩雪梅 代 高远航/ })).toContainText('代理中')
  expect.soft(await seriousIn(leader, 'main'), 'the stand-ins').toEqual([])
  await see(leader, 'stand-ins')
  const agent = await seat('seabuy', { at: '/workflowdb', width: 390 })
  await expect(rows(agent, /FK-BLHY/).first()).toBeVisible()
  await see(agent, 'what waits for the agent')
  await leader.getByRole('button', { name: '终止代理' }).click()
  await leader.getByRole('dialog').getByRole('button', { name: '终止代理' }).click()
  await expect(leader.getByRole('heading', { name: /韩雪梅 代 高远航/ })).toContainText('已终止')
})

/** Attaches a file to the opinion, and signs it with two strokes of which one is taken back. */
async function signAndAttach(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加附件' }).locator('visible=true').click()
  const upload = page.getByRole('dialog', { name: '上传' })
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: '港口报价.txt', mimeType: 'text/plain', buffer: Buffer.from('3000') })
  await expect(upload.getByText('港口报价.txt')).toBeVisible()
  await upload.getByRole('button', { name: '确定' }).click()
  await expect(upload).toHaveCount(0)
  await page.getByRole('button', { name: '手写签名' }).locator('visible=true').click()
  const pad = page.getByRole('dialog', { name: '手写签名' })
  // It is drawn on where it stands once it has come to rest.
  await pad.getByRole('img', { name: '我的签名' }).hover()
  const frame = await pad.getByRole('img', { name: '我的签名' }).boundingBox()
  if (frame === null) throw new Error('there is nowhere to sign')
  for (const y of [60, 120]) {
    await page.mouse.move(frame.x + 60, frame.y + y)
    await page.mouse.down()
    await page.mouse.move(frame.x + 300, frame.y + y + 40, { steps: 8 })
    await page.mouse.up()
  }
  await pad.getByRole('button', { name: '撤销一笔' }).click()
  await pad.getByRole('button', { name: '确定' }).click()
  await expect(pad).toHaveCount(0)
  await expect(page.getByRole('img', { name: '我的签名' })).toBeVisible()
}

async function submitted(
  contract: Awaited<ReturnType<typeof makeContract>>,
  amount: string,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = await savePlan('seasales', { contract, attribute: 'frt', amount, purpose: '运费' })
  await submit('finance/paymentPlan', id, 'seasales')
  const { record } = await caller('seasales').get<{ record: { planNo: string } }>(`/api/finance/paymentPlan/${id}`)
  return { id, number: record.planNo }
}

function noticeOf(page: Page, number: string): Locator {
  return noticesOf(page, 'zh').filter({ hasText: `待审批：付款计划 ${number}` })
}

/** Counts what the finger does, whatever page is open. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => {
    taps += 1
  })
  await page.addInitScript(() =>
    document.addEventListener('pointerdown', () => void Reflect.get(window, 'tapped')(), true),
  )
  return () => taps
}

function grouped(amount: string): string {
  return `${amount.replace(/(?=(\d{3})+\.)/, ',')} CNY`
}
