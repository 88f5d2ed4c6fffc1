import { dayOfMs } from '../../core/values/day.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, submit } from './support/approve-by-api.ts'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { makeContract } from './support/make-contract.ts'
import { savePlan } from './support/make-payment-plans.ts'
import { look } from './support/screenshots.ts'

test('WFL-03 tasks are read and decided beside their list by keys, taken back from what was done, and money is not agreed to in passing', async ({
  seat,
}) => {
  const see = look('workflow-inbox')
  const contract = await makeContract('freight', { party: '辽海远通' })
  for (const amount of ['51000.00', '52000.00'])
    await submit(
      'finance/paymentPlan',
      await savePlan('seasales', { contract, attribute: 'frt', amount, purpose: '运费' }),
      'seasales',
    )
  const leader = await seat('sealead', { at: '/workflowdb' })
  await expect(rows(leader, /FK-BLHY/).nth(1)).toBeVisible()

  await leader.getByRole('checkbox', { name: '选择第 1 行' }).click()
  await leader.getByRole('button', { name: '批量同意' }).click()
  await expect(leader.getByRole('dialog').getByRole('button', { name: '填写意见：同意', exact: true })).toBeVisible()
  await leader.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(leader.getByRole('dialog').getByRole('status')).toContainText('资金单据须逐份打开后审批')
  await leader.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await expect(leader.getByRole('dialog')).toBeHidden()

  await leader.getByRole('button', { name: /逐份阅读/ }).click()
  const pane = leader.getByRole('region', { name: '阅读窗格' })
  await expect(pane.getByText(/第 1 条/)).toBeVisible()
  const first =
    /FK-[A-Z]+-\d{6}-\d{4}/.exec(await pane.getByRole('heading', { level: 1 }).innerText())?.[0] ?? 'no number'
  await leader.keyboard.press('j')
  await expect(pane.getByRole('heading', { level: 1 })).not.toContainText(first)
  await leader.keyboard.press('k')
  await expect(pane.getByRole('heading', { level: 1 })).toContainText(first)
  await expect(pane.getByRole('button', { name: '同意 A' })).toBeVisible()
  expect.soft(await seriousIn(leader, 'main'), 'the reading pane').toEqual([])
  await see(leader, 'pane')
  await leader.keyboard.press('a')
  await expect(pane.getByRole('button', { name: '同意 A' })).toBeFocused()
  await leader.keyboard.press('Enter')
  await expect(leader.getByText('处理成功')).toBeVisible()
  await expect(rows(leader, first)).toHaveCount(0)

  await leader.goto('/workflowyb')
  const done = rows(leader, first).first()
  await done.getByRole('button', { name: '撤回' }).click()
  await leader.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
  await expect(leader.getByText('已撤回，单据回到您的待办')).toBeVisible()
  await see(leader, 'done')
})

test('WFL-03 a process is drawn, found wrong, undone, saved, published and put back; who may not sees none of it', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const see = look('workflow-design')
  const page = await seat('qiangm', { at: '/workflowMBPZ' })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /合同审批/ }) })
  await card.getByRole('button', { name: '设计' }).click()
  const canvas = page.getByRole('application', { name: '合同审批' })
  const nodes = canvas.locator('[data-node]')
  await expect(nodes.first()).toBeVisible()
  const before = await nodes.count()
  await canvas.getByRole('button', { name: '在此添加节点' }).first().click()
  await page.getByRole('menuitem', { name: '抄送', exact: true }).click()
  await expect(nodes).toHaveCount(before + 1)
  await page.getByText(/^问题 1$/).click()
  await expect(page.getByRole('button', { name: /请设置处理人/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
  await canvas.focus()
  await page.keyboard.press('Control+z')
  await expect(nodes).toHaveCount(before)
  await page.keyboard.press('Control+y')
  await expect(nodes).toHaveCount(before + 1)
  // A reload loses nothing that was drawn.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('已恢复上次未保存的修改')).toBeVisible()
  await expect(nodes).toHaveCount(before + 1)
  await page.getByText(/^问题 1$/).click()
  await page.getByRole('button', { name: /请设置处理人/ }).click()
  await page.getByRole('combobox', { name: '角色' }).click()
  await page.getByTitle(/^出纳/).locator('visible=true').first().click()
  await expect(page.getByText(/^问题$/)).toBeVisible()
  expect.soft(await seriousIn(page, 'main'), 'the designer').toEqual([])
  await see(page, 'drawn')
  // Tried before any document exists: for a drafter, with what he would type.
  await page.getByText('试运行', { exact: true }).click()
  await page.getByRole('button', { name: '指定起草人并填写数值' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '起草人' })).toBeVisible()
  await see(page, 'trial')
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Somebody else saves the same process meanwhile: both drawings are put together.
  const process = new URL(page.url()).searchParams.get('process') ?? ''
  const others = caller('admin')
  const old = await others.get<{ nodes: Record<string, { label: object }> }>(
    `/api/workflow/template/${process}/version/1`,
  )
  const end = { ...old.nodes['end'], label: { zh: '归档结束', ru: 'Конец', en: 'Done' } }
  await others.post(`/api/workflow/template/${process}/save`, {
    definition: { ...old, nodes: { ...old.nodes, end } },
    ver: null,
  })
  await canvas.focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toContainText('归档结束')
  await see(page, 'merge')
  await page.getByRole('dialog').getByRole('button', { name: '合并并保存' }).click()
  await expect(page.getByText('已保存为 v2（设计中）')).toBeVisible()
  await expect(nodes).toHaveCount(before + 1)
  await expect(canvas.getByText('归档结束')).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('已发布 v2')).toBeVisible()

  await page.goto('/workflowMBPZ')
  await card.getByRole('button', { name: '版本' }).click()
  const first = page.getByRole('dialog').getByRole('listitem').filter({ hasText: /^v1/ })
  await first.getByRole('button', { name: '与当前版本比较' }).click()
  await expect(first.getByText(/新增: 抄送/)).toBeVisible()
  await see(page, 'versions')
  await first.getByRole('button', { name: '恢复此版本' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: '恢复此版本' }).click()
  await expect(page.getByText('已恢复，当前版本 v3')).toBeVisible()

  // What began under an earlier version goes on by the one in force.
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: '版本' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: '迁移审批中的单据' }).click()
  await expect(page.getByRole('dialog').last()).toContainText(/可迁移 [1-9]\d* 份/)
  await see(page, 'move')
  await page.getByRole('dialog').last().getByRole('button', { name: '迁移', exact: true }).click()
  await expect(page.getByText(/已迁移 [1-9]\d* 份/)).toBeVisible()
  await expect(drawer.getByRole('listitem').filter({ hasText: /^v1/ })).toContainText('审批中 0 /')

  await page.goto('/workflowMonitor')
  await rows(page, '审批中').first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: '管理操作' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('耗时分析').click()
  await expect(page.getByRole('region', { name: '节点热度' })).toBeVisible()
  expect.soft(await seriousIn(page, 'main'), 'the durations').toEqual([])
  await see(page, 'monitor')
  await page.goto('/workflowZjAll')
  await page.getByRole('cell').getByRole('button').first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect.soft(await seriousIn(page, 'main'), 'the money').toEqual([])

  const seller = await seat('seasales', { at: '/workflowstart', width: 360 })
  await seller.getByRole('button', { name: /^收藏/ }).first().click()
  await expect(seller.getByRole('heading', { name: '收藏' })).toBeVisible()
  for (const path of ['/workflowMBPZ', '/workflowconfig', '/workflowMonitor', '/workflowZjAll']) {
    await seller.goto(path)
    await expect(seller.getByText('没有访问权限')).toBeVisible()
  }
})

test('WFL-03 whoever looks after processes rescues a stuck leave request from the monitor, without reading what it says', async ({
  seat,
}) => {
  const day = dayOfMs(Date.now())
  const { id } = await caller('seasales').post<{ id: string }>('/api/form/leave/save', {
    leaveType: 'personal',
    startDate: day,
    startHalf: 'am',
    endDate: day,
    endHalf: 'am',
    restDays: '0.0',
    reason: '看牙医',
  })
  await submit('form/leave', id, 'seasales')
  const { record } = await caller('seasales').get<{ record: { no: string } }>(`/api/form/leave/${id}`)
  const page = await seat('qiangm', { at: '/workflowMonitor' })
  await rows(page, record.no).first().getByRole('link').first().click()
  const care = page.getByRole('region', { name: '管理操作' })
  await expect(page.getByText('您无权查看单据内容，此处仅显示流转过程与管理操作')).toBeVisible()
  await expect(page.getByText('看牙医')).toHaveCount(0)
  await care.getByRole('button', { name: /转办.*高远航/ }).click()
  const people = page.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill('hanxuemei')
  await people.locator('tbody tr').filter({ hasText: '韩雪梅' }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: '转办：高远航' }).click()
  await expect(care.getByRole('button', { name: /转办.*韩雪梅/ })).toBeVisible()
  expect(await agreeAll('form/leave', id, 'seasales')).toEqual(['seabuy'])
  expect(
    (await caller('seasales').get<{ record: { approvalStatus: string } }>(`/api/form/leave/${id}`)).record
      .approvalStatus,
  ).toBe('2')
})

test('WFL-03 a step opens a field of the form to its handler, who completes it on a telephone as he agrees; whoever decides chooses the next', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const see = look('workflow-form-rights')
  const page = await seat('qiangm', { at: '/workflowconfig?process=ctPayPlan' })
  // The value box of a condition keeps its width while one types into it.
  await page.locator('[data-node="toDirector"]').click()
  const value = page.getByRole('textbox', { name: '值', exact: true }).first()
  const wide = (await value.boundingBox())?.width ?? 0
  expect(wide).toBeGreaterThan(100)
  await value.focus()
  expect((await value.boundingBox())?.width).toBe(wide)
  await page.locator('[data-node="leader"]').click()
  const rights = page.getByRole('region', { name: '表单字段权限' })
  await rights.getByRole('combobox', { name: '附言' }).click()
  await page.getByTitle('必填').locator('visible=true').first().click()
  await page.locator('[data-node="finance"]').click()
  await page.getByRole('combobox', { name: '处理人' }).first().click()
  await page.getByTitle('由人选择').locator('visible=true').first().click()
  await page.getByRole('combobox', { name: '由谁选择' }).click()
  await page.getByTitle('上一处理人选择').locator('visible=true').first().click()
  await page.getByRole('checkbox', { name: '不限' }).click()
  await page.getByRole('combobox', { name: '角色', exact: true }).fill('单位财务')
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^单位财务 \(/ })
    .locator('visible=true')
    .click()
  await see(page, 'drawn')
  const process = '/api/workflow/template/ctPayPlan'
  try {
    await page.getByRole('button', { name: '保存设计稿' }).click()
    await expect(page.getByText(/^已保存为 v/)).toBeVisible()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText(/已发布 v/)).toBeVisible()
    const contract = await makeContract('freight', { party: '辽海远通' })
    const id = await savePlan('seasales', { contract, attribute: 'frt', amount: '53000.00', purpose: '运费' })
    await submit('finance/paymentPlan', id, 'seasales')
    const leader = await seat('sealead', { at: `/doc/finance/paymentPlan/${id}`, width: 390 })
    const fill = leader.getByRole('region', { name: '请填写' })
    await fill.getByRole('textbox', { name: '附言' }).fill('')
    await leader.getByRole('button', { name: /同意$/ }).click()
    await expect(fill.getByRole('alert')).toBeVisible()
    await fill.getByRole('textbox', { name: '附言' }).fill('海运费尾款')
    await leader.getByRole('button', { name: /同意$/ }).click()
    await expect(leader.getByText('请先选择“单位财务”的处理人').first()).toBeVisible()
    await leader.getByRole('combobox', { name: '“单位财务”的处理人' }).click()
    await leader.locator('.ant-select-item-option').locator('visible=true').first().click()
    await see(leader, 'chosen')
    await leader.getByRole('button', { name: /同意$/ }).click()
    await expect(leader.getByText('处理成功')).toBeVisible()
    const { record } = await caller('seasales').get<{ record: { purpose: string; currentNode: string } }>(
      `/api/finance/paymentPlan/${id}`,
    )
    expect(record).toMatchObject({ purpose: '海运费尾款', currentNode: '单位财务' })
  } finally {
    await caller('qiangm').post(`${process}/rollback`, { version: 1 })
  }
})

test('WFL-03 the canvas of a flow is zoomed, fitted and seen as a whole, and a file opens at its start; a form begins and is copied from the processes', async ({
  seat,
}) => {
  const see = look('workflow-canvas')
  const file = await caller('qiangm').get<object>('/api/workflow/template/ctPayPlan/version/1')
  const page = await seat('admin', { at: '/workflowMBPZ' })
  await page.getByRole('button', { name: '新增流程' }).click()
  await expect(page.getByRole('dialog').getByLabel('名称 · 中文')).toBeVisible()
  await page.goto('/workflowMBPZ')
  const leave = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /请假审批/ }) })
  await leave.getByRole('button', { name: '复制' }).click()
  await expect(page.getByRole('dialog').getByLabel('名称 · 中文')).toBeVisible()
  await see(page, 'copied')
  // What is printed is set where the form is drawn; documents that the product brings print as it says.
  await page.goto('/workflowMBPZ')
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /合同审批/ }) }),
  ).toContainText('内置版式')
  await see(page, 'print templates')
  await leave.getByRole('button', { name: '设置打印内容' }).click()
  await expect(page.getByRole('heading', { name: '打印内容' })).toBeVisible()

  const designer = await seat('qiangm', { at: '/workflowconfig?process=ctPayPlan' })
  const canvas = designer.getByRole('application')
  const first = canvas.locator('[data-node]').first()
  const map = designer.getByRole('button', { name: '缩略图' })
  await expect(map).toBeVisible()
  await canvas.hover()
  await designer.keyboard.down('Control')
  await designer.mouse.wheel(0, -100)
  await designer.keyboard.up('Control')
  await expect(designer.getByText('110%')).toBeVisible()
  await designer.getByRole('button', { name: '缩小' }).click()
  await expect(designer.getByText('100%')).toBeVisible()
  await canvas.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(first).not.toBeInViewport()
  await see(designer, 'end of the drawing')
  await designer
    .getByLabel('导入文件')
    .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await expect(designer.getByText('已导入，保存前请检查')).toBeVisible()
  await expect(first).toBeInViewport()
  await designer.getByRole('button', { name: '适应窗口' }).click()
  await expect(canvas.locator('[data-node]').last()).toBeInViewport()
  await expect(designer.getByText(/^[3-9]\d%$/)).toBeVisible()
  await see(designer, 'fitted')
})
