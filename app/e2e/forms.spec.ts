import type { Locator, Page } from '@playwright/test'
import type { Json } from '../../core/values/json.ts'
import { visitDraft } from '../../modules/forms/testing/visit-draft.ts'
import { undoWords } from '../../web/platform/words/undo.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, currentApprover } from './support/approve-by-api.ts'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { expectClosed } from './support/expect-pages-forbidden.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { noticesOf } from './support/notices.ts'
import { go } from './support/page-navigation.ts'
import { head } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const see = look('forms')
const most = 80

test('WFL-03 an administrator draws a form with a sub-table, its total and a three-node flow, and its first case is approved, within eighty clicks', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  let clicks = 0
  /** Tab brings one from field to field; what is counted is the mouse and the key that sends. */
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const named = async (panel: Locator, what: string, [zh, ru, en]: readonly [string, string, string]) => {
    await click(panel.getByLabel(`${what} · 中文`))
    for (const [language, text] of [
      ['中文', zh],
      ['Русский', ru],
      ['English', en],
    ] as const)
      await panel.getByLabel(`${what} · ${language}`).fill(text)
    await panel.getByLabel(`${what} · English`).blur()
  }

  test.slow()
  const admin = await seat('admin')
  const menu = admin.getByRole('navigation').first()
  await click(menu.getByText('流程中心', { exact: true }))
  await click(menu.getByText('流程配置', { exact: true }))
  await click(menu.getByRole('link', { name: '业务表单' }))
  await click(admin.getByRole('button', { name: '新增表单' }).first())
  const dialog = admin.getByRole('dialog')
  await named(dialog, '名称', ['用车报销', 'Возмещение за автомобиль', 'Car expenses'])
  await see(admin, 'new')
  await click(dialog.getByRole('button', { name: '开始设计' }))
  await expect(admin).toHaveURL(/\/formbusiness\/yongCheBaoXiao$/)

  const palette = admin.getByRole('navigation', { name: '控件' })
  const panel = admin.getByRole('complementary', { name: '属性' })
  const canvas = admin.getByRole('application', { name: '表单' })
  await click(palette.getByRole('button', { name: '单行文本', exact: true }))
  await named(panel, '名称', ['用车事由', 'Цель поездки', 'Purpose'])
  await expect(panel.getByText('yongCheShiYou')).toBeVisible()
  await click(panel.getByText('总是', { exact: true }).first())
  await click(palette.getByRole('button', { name: '明细子表' }))
  await named(panel, '名称', ['费用明细', 'Расходы', 'Expenses'])
  await click(canvas.getByRole('button', { name: '基本信息' }))
  await click(palette.getByRole('button', { name: '金额', exact: true }))
  await panel.getByLabel('名称 · Русский').fill('')
  await named(panel, '名称', ['报销合计', '', 'Total'])
  await click(admin.getByText('问题 1', { exact: true }).last())
  await click(panel.getByRole('button', { name: /缺少/ }))
  await panel.getByLabel('名称 · Русский').fill('Итого')
  await click(panel.getByText('公式计算', { exact: true }))
  await click(panel.getByRole('button', { name: '费用明细 · 金额 合计' }))
  await expect(panel.getByText('公式正确')).toBeVisible()
  await see(admin, 'drawn')
  expect.soft(await seriousIn(admin, 'main'), 'the designer').toEqual([])
  await click(admin.getByText('预览', { exact: true }))
  await expect(admin.locator('form[lang=zh]').getByText('报销合计')).toBeVisible()
  await see(admin, 'preview')
  await click(admin.getByLabel('设计步骤').getByText('流程', { exact: true }))
  await click(admin.getByRole('radio', { name: '部门负责人审批 → 人事审批 → 总经理审批' }))
  await see(admin, 'approval')
  await click(admin.getByRole('button', { name: '发布', exact: true }))
  await expect(admin.getByRole('dialog').getByText('新建数据表')).toBeVisible()
  await see(admin, 'plan')
  await click(admin.getByRole('dialog').getByRole('button', { name: '发布', exact: true }))
  await expect(admin.getByRole('dialog').getByText('“用车报销”已发布，版本 v1')).toBeVisible()
  await see(admin, 'published')
  await click(admin.getByRole('dialog').getByRole('button', { name: '打开表单' }))
  await expect(admin).toHaveURL(/\/form_yongCheBaoXiao$/)
  await expect(admin.getByRole('tab', { name: '用车报销', selected: true })).toBeVisible()

  const drafter = await seat('seasales')
  await click(drafter.getByRole('navigation').first().getByText('流程中心', { exact: true }))
  await click(drafter.getByRole('navigation').first().getByText('专项发起', { exact: true }))
  await click(drafter.getByRole('navigation').first().getByRole('link', { name: '用车报销' }))
  await click(drafter.getByRole('button', { name: '新增', exact: true }).first())
  const form = formIn(drafter, 'zh')
  await form.type('用车事由', '去港口接客户')
  for (const [at, text, amount] of [
    [0, '过路费', '120.50'],
    [1, '停车费', '30'],
  ] as const) {
    await click(form.field('费用明细').getByRole('button', { name: '添加一行' }))
    const line = form
      .field('费用明细')
      .getByRole('row')
      .nth(at + 1)
    await line.getByRole('textbox').first().fill(text)
    await line.getByRole('textbox').nth(1).fill(amount)
    await line.getByRole('textbox').nth(1).blur()
  }
  await expect(form.field('报销合计')).toContainText('150.50')
  await see(drafter, 'filled')
  await click(drafter.getByRole('button', { name: '保存并提交' }))
  await expect(drafter.getByText('已提交审批')).toBeVisible()
  await expect(drafter).toHaveURL(/\/doc\/form\/yongCheBaoXiao\/(?!new)/)
  const document = 'form/yongCheBaoXiao'
  const id = new URL(drafter.url()).pathname.split('/').at(-1) ?? ''
  const first = await currentApprover(document, id, 'seasales')
  const approver = await seat(first?.userCode ?? '')
  const before = clicks
  await click(approver.getByRole('button', { name: /^消息/ }))
  await click(noticesOf(approver, 'zh').filter({ hasText: '用车报销' }).first().getByRole('button').first())
  await expect(head(approver)).toContainText('审批中')
  await see(approver, 'asked')
  await click(approver.locator('main aside:visible').getByRole('button', { name: /^同意/ }))
  await expect(approver.getByText(undoWords.agree.zh)).toBeVisible()
  // He may think better of it for ten seconds.
  await expect
    .poll(async () => (await currentApprover(document, id, 'seasales'))?.userCode, { timeout: 60_000 })
    .not.toBe(first?.userCode)
  const each = clicks - before
  const others = await agreeAll(document, id, 'seasales')
  expect(others).toHaveLength(2)
  clicks += each * others.length
  const { record } = await caller('seasales').get<{ record: { approvalStatus: string; baoXiaoHeJi: string } }>(
    `/api/${document}/${id}`,
  )
  expect(record).toMatchObject({ approvalStatus: '2', baoXiaoHeJi: '150.50' })
  expect(clicks).toBeLessThanOrEqual(most)

  // What a later change does to that case is said before it is done.
  await go(admin, '/formbusiness/yongCheBaoXiao')
  await admin.getByLabel('设计步骤').getByText('设计', { exact: true }).click()
  await canvas.getByRole('button', { name: '用车事由' }).click()
  await admin.keyboard.press('Delete')
  await expect(canvas.getByRole('button', { name: '用车事由' })).toHaveCount(0)
  await admin.getByRole('button', { name: '发布', exact: true }).click()
  await expect(admin.getByRole('dialog')).toContainText('删除字段“用车事由”：1 条记录的值不再显示')
  await expect(admin.getByRole('dialog').getByRole('button', { name: '发布', exact: true })).toBeDisabled()
  await see(admin, 'narrowed')
  await admin.getByRole('dialog').getByRole('checkbox').check()
  await admin.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(admin.getByRole('dialog').getByText('“用车报销”已发布，版本 v2')).toBeVisible()

  // A form whose days are limited by one another is drawn as well.
  await go(admin, '/formbusiness/leave')
  await expect(canvas.getByRole('button', { name: '结束日期' })).toBeVisible()

  // Who may not draw sees no designer, and a form that nobody drew is no page.
  await expectClosed(drafter, ['/formbusiness'])
  await drafter.goto('/form_nobodyDrewThis')
  await expect(drafter).toHaveURL(/\/404$/)
})

test('WFL-03 a new form with a hand-drawn flow of three steps is published within eighteen clicks beside typing', async ({
  seat,
}) => {
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const admin = await seat('admin', { at: '/formbusiness' })
  await click(admin.getByRole('button', { name: '新增表单' }).first())
  await admin.getByRole('dialog').getByLabel('名称 · 中文').fill('会议室申请')
  await expect(admin.getByRole('dialog')).toContainText('huiYiShiShenQing')
  await admin.keyboard.press('Enter')
  const palette = admin.getByRole('navigation', { name: '控件' })
  const panel = admin.getByRole('complementary', { name: '属性' })
  for (const [kind, name] of [
    ['单行文本', '会议主题'],
    ['金额', '茶歇费用'],
  ] as const) {
    await click(palette.getByRole('button', { name: kind, exact: true }))
    // The name is what one types first, and the box waits for it.
    await expect(panel.getByLabel('名称 · 中文')).toBeFocused()
    await admin.keyboard.type(name)
  }
  await click(admin.getByLabel('设计步骤').getByText('流程', { exact: true }))
  await click(admin.getByRole('radio', { name: '自行绘制流程' }))
  const canvas = admin.getByRole('application')
  const step = async () => {
    await click(canvas.getByRole('button', { name: '在此添加节点' }).last())
    await click(admin.getByRole('menuitem', { name: '审批', exact: true }))
  }
  await step()
  await step()
  const side = admin.getByRole('complementary', { name: '节点' })
  await click(side.getByRole('combobox', { name: '处理人' }).first())
  await click(admin.getByTitle('角色', { exact: true }).locator('visible=true').first())
  await click(side.getByRole('combobox', { name: '角色', exact: true }))
  await admin.keyboard.type('总经理')
  await click(
    admin
      .getByTitle(/^总经理/)
      .locator('visible=true')
      .first(),
  )
  await expect(canvas.locator('[data-node]')).toHaveCount(5)
  await see(admin, 'own-flow')
  await triedBeforePublishing(admin)
  await click(admin.getByRole('button', { name: '发布', exact: true }))
  await expect(admin.getByRole('dialog').getByText(/名称还没有翻译/)).toBeVisible()
  await see(admin, 'own-plan')
  await click(admin.getByRole('dialog').getByRole('button', { name: '发布', exact: true }))
  await click(admin.getByRole('dialog').getByRole('button', { name: '打开表单' }))
  await expect(admin).toHaveURL(/\/form_huiYiShiShenQing$/)
  expect(clicks).toBeLessThanOrEqual(18)
  const template = await caller('admin').get<{ versions: readonly { version: number; nodes: number }[] }>(
    '/api/workflow/template/formHuiYiShiShenQing',
  )
  expect(template.versions).toMatchObject([{ version: 1, nodes: 5 }])
})

test('WFL-03 whoever publishes a form is told whose right to read it its flow lacks', async ({ seat }) => {
  const draft = { ...visitDraft(), access: [{ role: 'trader', verbs: ['ck', 'xz', 'bj', 'tj'] }] }
  const { ver } = await caller('admin').post<{ ver: number }>('/api/forms/save', {
    draft: draft as unknown as Json,
    ver: null,
  }) // a draft is JSON
  const admin = await seat('admin', { at: '/formbusiness/visit' })
  await admin.getByRole('button', { name: '发布', exact: true }).click()
  const warning = admin
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: '部分处理人无权查看此单据，将无法审批' })
  await expect(warning).toContainText('总经理：强明远')
  await expect(admin.getByRole('dialog').getByRole('button', { name: '发布', exact: true })).toBeEnabled()
  await see(admin, 'unable')
  await caller('admin').post('/api/forms/visit/drop', { ver })
})

test('WFL-03 an address that copies a form there is not says so and leaves the list of forms', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const admin = await seat('admin', { at: '/formbusiness?copy=noSuchForm' })
  await expect(admin.getByText('没有这个表单')).toBeVisible()
  await expect(admin.getByRole('heading', { name: '请假申请' })).toBeVisible()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
})

/** The flow is tried for a drafter while its form is still being drawn; no click of it is needed to publish. */
async function triedBeforePublishing(admin: Page): Promise<void> {
  const side = admin.getByRole('complementary', { name: '节点' })
  await side.getByText('试运行', { exact: true }).click()
  await side.getByRole('button', { name: '指定起草人并填写数值' }).click()
  const dialog = admin.getByRole('dialog', { name: '指定起草人并填写数值' })
  await dialog.getByRole('button', { name: '起草人' }).click()
  const people = admin.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill('chenhaitao')
  await people.locator('tbody tr').filter({ hasText: '陈海涛' }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  await see(admin, 'trial')
  await dialog.getByRole('button', { name: /^(确\s*定|保\s*存)$/ }).click()
  const steps = side.getByRole('list', { name: '试运行' }).getByRole('listitem')
  await expect(steps.filter({ hasText: '高远航' })).toHaveCount(1)
  await expect(steps.filter({ hasText: '强明远' })).toHaveCount(1)
  await see(admin, 'tried')
}
