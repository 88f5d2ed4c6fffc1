import type { Page } from '@playwright/test'
import { caller } from './support/api-caller.ts'
import { agreeAll, submit } from './support/approve-by-api.ts'
import { seriousIn } from './support/axe.ts'
import { expect, test } from './support/guarded-test.ts'
import { head } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const process = '/api/workflow/template/trip'

test('WFL-03 a process is drawn into another, runs as a case of its own, and both documents lead to each other', async ({
  seat,
}) => {
  const see = look('sub-process')
  const page = await seat('qiangm', { at: '/workflowconfig?process=trip' })
  const canvas = page.getByRole('application', { name: '出差审批' })
  const before = await caller('qiangm').get<{ versions: readonly { version: number; status: string }[] }>(process)
  await canvas.getByRole('button', { name: '在此添加节点' }).first().click()
  await page.getByRole('menuitem', { name: '子流程', exact: true }).click()
  await expect(page.getByText(/^问题 1$/)).toBeVisible()
  const child = page.getByRole('combobox', { name: '发起的流程' })
  await child.click()
  await child.fill('请假')
  await page.getByTitle('请假审批').locator('visible=true').first().click()
  const values = page.getByRole('region', { name: '子表单取值' })
  for (const [field, from] of [
    ['请假类型', '事假'],
    ['开始日期', '开始日期'],
    ['结束日期', '结束日期'],
    ['事由', '出差事由'],
  ] as const) {
    await values.getByRole('combobox', { name: field }).click()
    await page.getByTitle(from, { exact: true }).locator('visible=true').first().click()
    await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toBeHidden()
  }
  await expect(page.getByText(/^问题$/)).toBeVisible()
  expect.soft(await seriousIn(page, 'main'), 'the designer').toEqual([])
  await see(page, 'drawn')
  try {
    const letCome = await holdBack(page, `**${process}`)
    await page.getByRole('button', { name: '保存设计稿' }).click()
    await expect(page.getByText(/^已保存为 v/)).toBeVisible()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // What was saved is asked for again, and must not take away what the designer opened meanwhile.
    await letCome()
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText(/已发布 v/)).toBeVisible()

    const { id } = await caller('seasales').post<{ id: string }>('/api/form/trip/save', {
      purpose: '广交会',
      destination: '广州',
      startDate: '2027-04-12',
      endDate: '2027-04-14',
    })
    await submit('form/trip', id, 'seasales')
    const seller = await seat('seasales', { at: `/doc/form/trip/${id}` })
    await seller.getByRole('tab', { name: '审批记录' }).click()
    const children = seller.getByRole('list', { name: '子流程' })
    const link = children.getByRole('link', { name: /^请假审批/ })
    await expect(link).toBeVisible()
    expect.soft(await seriousIn(seller, 'main'), 'the approval record').toEqual([])
    await see(seller, 'parent')
    await seller.getByRole('tab', { name: '流程图' }).click()
    await expect(seller.getByRole('list', { name: '子流程' }).getByRole('link', { name: /^请假审批/ })).toBeVisible()
    await see(seller, 'picture')
    const child =
      /[0-9a-f-]{36}$/.exec(
        (await seller
          .getByRole('link', { name: /^请假审批/ })
          .last()
          .getAttribute('href')) ?? '',
      )?.[0] ?? ''
    await seller
      .getByRole('link', { name: /^请假审批/ })
      .last()
      .click()
    await expect(head(seller)).toContainText('QJ-')
    await seller.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
    await expect(seller.getByText('所属主流程').locator('visible=true')).toBeVisible()
    await see(seller, 'child')
    await agreeAll('form/leave', child, 'seasales')
    await expect
      .poll(
        async () =>
          (
            await caller('seasales').get<{ record: { currentHandlers: readonly string[] | null } }>(
              `/api/form/trip/${id}`,
            )
          ).record.currentHandlers,
      )
      .not.toBeNull()
    await agreeAll('form/trip', id, 'seasales')
    const phone = await seat('seasales', { at: `/doc/form/trip/${id}`, width: 360 })
    await phone.getByRole('tab', { name: '审批记录' }).click()
    await expect(phone.getByRole('list', { name: '子流程' }).getByText('已审批')).toBeVisible()
    await see(phone, 'phone')
  } finally {
    const { version } = before.versions.find(({ status }) => status === '1') ?? { version: 1 }
    await caller('qiangm').post(`${process}/rollback`, { version })
  }
})

/** Holds the answers to these requests back; the function it gives lets them come and waits for the first. */
async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === process)
  return async () => {
    release()
    await (await answer).finished()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
