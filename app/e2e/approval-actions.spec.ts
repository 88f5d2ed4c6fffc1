import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { undoWords } from '../../web/platform/words/undo.ts'
import { caller } from './support/api-caller.ts'
import { submit, currentApprover } from './support/approve-by-api.ts'
import { expect, test } from './support/guarded-test.ts'
import { inDatabase } from './support/in-database.ts'
import { rows } from './support/list-page.ts'
import { noticesOf, openNotices } from './support/notices.ts'
import { head } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

/** A leave request of a seller, longer than a day, so that two leaders are asked. */
async function leave(reason: string, more: object = {}): Promise<string> {
  const { id } = await caller('seasales').post<{ id: string }>('/api/form/leave/save', {
    leaveType: 'personal',
    startDate: '2027-05-10',
    startHalf: 'am',
    endDate: '2027-05-11',
    endHalf: 'pm',
    restDays: '0.0',
    reason,
    ...more,
  })
  return id
}

/** Chooses an act of the menu 更多. */
async function choose(page: Page, act: string | RegExp): Promise<void> {
  await page.locator('main aside:visible').getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: act, ...(typeof act === 'string' ? { exact: true } : {}) }).click()
}

/** Finds a person in the picker by his pinyin and takes him. */
async function pick(page: Page, pinyin: string, name: string): Promise<void> {
  const people = page.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill(pinyin)
  await people.locator('tbody tr').filter({ hasText: name }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  await expect(people).toBeHidden()
}

/** Moves a request to its last step on a phone, from the monitor: where to is seen and chosen. */
async function jumpOnPhone(page: Page, no: string, see: ReturnType<typeof look>): Promise<void> {
  await rows(page, no).first().getByRole('button').first().click()
  await page.getByRole('button', { name: /^跳转/ }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('combobox', { name: '跳转至' }).click()
  await page.locator('.ant-select-item-option').last().click()
  await dialog.getByRole('textbox').fill('原处理人出差')
  await see(page, 'a jump on a phone')
  await dialog.getByRole('button', { name: /^跳转/ }).click()
  await expect(page.getByText('处理成功，已通知：')).toBeVisible()
}

const at = (id: string) => `/doc/form/leave/${id}`

test('WFL-02 a document shows its way while it is filled in and where it is submitted; a delegate answers, signers come before, copies are sent, and each act says what it does', async ({
  seat,
}) => {
  const see = look('approval-acts')
  const seller = await seat('seasales', { at: '/doc/form/leave/new' })
  const way = seller.getByRole('list', { name: '提交后的审批流程' })
  await expect(way.getByRole('listitem').first()).toContainText('部门负责人')
  await see(seller, 'filling')
  const id = await leave('家中有事')
  await seller.goto(at(id))
  await seller.getByRole('button', { name: '提交', exact: true }).locator('visible=true').click()
  await expect(seller.getByRole('dialog').getByRole('list', { name: '提交后的审批流程' })).toContainText('因为请假天数')
  await see(seller, 'submit')
  await seller.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click()
  await expect(seller.getByRole('dialog')).toBeHidden()

  // Delegated: the question is asked for, and the answer is no agreement.
  const leader = await seat('sealead', { at: at(id) })
  await choose(leader, '委派')
  await pick(leader, 'qianwenjing', '钱文静')
  const dialog = leader.getByRole('dialog')
  await expect(dialog).toContainText('对方先答复')
  await dialog.getByRole('button', { name: '委派', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('请写明需要对方答复的问题')
  await dialog.getByRole('textbox').fill('排班能否调开？')
  await see(leader, 'delegate')
  await dialog.getByRole('button', { name: '委派', exact: true }).click()
  await expect(leader.getByText('处理成功，已通知：钱文静')).toBeVisible()
  await expect(head(leader)).toContainText('当前处理：部门负责人 钱文静')
  await choose(leader, '收回委派：钱文静')
  await expect(leader.getByRole('dialog')).toContainText('任务回到您手中')
  await leader.getByRole('dialog').getByRole('textbox').fill('再问一次')
  await leader.getByRole('dialog').getByRole('button', { name: '收回委派：钱文静' }).click()
  await expect(head(leader)).toContainText('当前处理：部门负责人 高远航')
  await choose(leader, '委派')
  await pick(leader, 'qianwenjing', '钱文静')
  await leader.getByRole('dialog').getByRole('textbox').fill('费用如何？')
  await leader.getByRole('dialog').getByRole('button', { name: '委派', exact: true }).click()
  await expect(head(leader)).toContainText('钱文静')
  const delegate = await seat('seafin', { at: at(id) })
  await expect(delegate.getByRole('alert')).toContainText('高远航 请您答复：费用如何？')
  await expect(delegate.getByRole('button', { name: /^同意( A)?$/ })).toHaveCount(0)
  await delegate.getByLabel('审批意见').locator('visible=true').fill('不同意，月底结账')
  await see(delegate, 'answer')
  await delegate.getByRole('button', { name: '答复', exact: true }).click()
  await expect(delegate.getByText('处理成功')).toBeVisible()

  // Added before on a drawn form, and copied by hand.
  await leader.reload()
  await choose(leader, '前加签')
  await pick(leader, 'hanxuemei', '韩雪梅')
  await expect(leader.getByRole('dialog')).toContainText('对方先审批')
  await leader.getByRole('dialog').getByRole('button', { name: '前加签' }).click()
  await expect(head(leader)).toContainText('韩雪梅')
  const signer = await seat('seabuy', { at: at(id) })
  await expect(signer.getByRole('alert')).toContainText('高远航 请您加签')
  await signer
    .getByRole('button', { name: /^同意( A)?$/ })
    .locator('visible=true')
    .click()
  await expect
    .poll(
      async () =>
        (await caller('seasales').get<{ record: { currentHandlers: readonly string[] } }>(`/api/form/leave/${id}`))
          .record.currentHandlers,
    )
    .toHaveLength(1)
  await leader.reload()
  await expect(head(leader)).toContainText('高远航')
  await choose(leader, '抄送')
  await pick(leader, 'jiangfan', '江帆')
  await leader.getByRole('dialog').getByRole('button', { name: '抄送', exact: true }).click()
  await expect(leader.getByText('处理成功，已通知：江帆')).toBeVisible()
  const copied = await seat('shipops', { at: '/workflowCs' })
  await expect(
    copied
      .getByText(/家中有事|陈海涛/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await leader.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
  for (const said of ['委派 → 钱文静', '收回委派 → 钱文静', '前加签 → 韩雪梅'])
    await expect(leader.getByText(said).locator('visible=true').first()).toBeVisible()
  await see(leader, 'record')
})

test('WFL-02 a request is transferred, withdrawn, suspended and ended by who looks after processes; a handler refuses it', async ({
  seat,
}) => {
  const see = look('approval-ends')
  const id = await leave('外出办事')
  await submit('form/leave', id, 'seasales')
  const seller = await seat('seasales', { at: at(id) })
  await seller.getByRole('button', { name: '撤回', exact: true }).locator('visible=true').first().click()
  await seller.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click()
  await expect(head(seller)).toContainText('未审批')
  await submit('form/leave', id, 'seasales')

  const leader = await seat('sealead', { at: at(id) })
  await leader.getByRole('button', { name: '转办' }).locator('visible=true').click()
  await pick(leader, 'hanxuemei', '韩雪梅')
  await leader.getByRole('dialog').getByRole('button', { name: /^转办/ }).click()
  await expect(leader.getByText('处理成功，已通知：韩雪梅')).toBeVisible()
  await expect(head(leader)).toContainText('韩雪梅')

  // Whoever looks after processes does so from the monitor, without reading the request.
  const {
    record: { no },
  } = await caller('seasales').get<{ record: { no: string } }>(`/api/form/leave/${id}`)
  const manager = await seat('qiangm', { at: '/workflowMonitor' })
  await rows(manager, no).first().getByRole('link').first().click()
  const drawer = manager.getByRole('dialog').first()
  await drawer.getByRole('button', { name: '转办：韩雪梅' }).click()
  await pick(manager, 'qianwenjing', '钱文静')
  const handing = manager.getByRole('dialog').last()
  await expect(handing).toContainText('由对方作出决定')
  await handing.getByRole('textbox').fill('韩雪梅出差')
  await see(manager, 'transfer in the monitor')
  await handing.getByRole('button', { name: '转办：韩雪梅' }).click()
  await expect(manager.getByText('处理成功，已通知：钱文静')).toBeVisible()
  await drawer.getByRole('button', { name: '挂起', exact: true }).click()
  const ask = manager.getByRole('dialog').last()
  await ask.getByRole('textbox').fill('核实中')
  await ask.getByRole('button', { name: /^(挂起|确定)$/ }).click()
  await expect(drawer.getByRole('alert')).toContainText('强明远')
  await expect(drawer.getByRole('alert')).toContainText('期限暂停计算')
  await see(manager, 'suspended')
  await seller.reload()
  await expect(head(seller)).toContainText('已挂起')
  await see(seller, 'suspended for its drafter')
  await seller.goto('/form_leave')
  await expect(rows(seller, no).first()).toContainText('已挂起')
  await drawer.getByRole('button', { name: '恢复', exact: true }).click()
  await ask.getByRole('button', { name: /^(恢复|确定)$/ }).click()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await jumpOnPhone(await seat('qiangm', { at: '/workflowMonitor', width: 360 }), no, see)
  await manager.reload()
  await rows(manager, no).first().getByRole('link').first().click()
  await drawer.getByRole('button', { name: '终止', exact: true }).click()
  await ask.getByRole('textbox').fill('不再需要')
  await ask.getByRole('button', { name: /^(终止|确定)$/ }).click()
  await expect
    .poll(
      async () =>
        (await caller('seasales').get<{ record: { approvalStatus: string } }>(`/api/form/leave/${id}`)).record
          .approvalStatus,
    )
    .toBe('3')
  await see(manager, 'ended')

  const refused = await leave('另一次外出')
  await submit('form/leave', refused, 'seasales')
  await leader.goto(at(refused))
  await leader.getByLabel('审批意见').locator('visible=true').fill('人手不足')
  await leader.getByRole('button', { name: '拒绝', exact: true }).locator('visible=true').click()
  await expect
    .poll(
      async () =>
        (await caller('seasales').get<{ record: { approvalStatus: string } }>(`/api/form/leave/${refused}`)).record
          .approvalStatus,
      { timeout: 30_000 },
    )
    .not.toBe('1')
  await leader.reload()
  await leader.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
  await expect(leader.getByText('人手不足').locator('visible=true').first()).toBeVisible()
  await see(leader, 'refused')
  const {
    record: { no: refusedNo },
  } = await caller('seasales').get<{ record: { no: string } }>(`/api/form/leave/${refused}`)
  await seller.reload()
  await expect(rows(seller, refusedNo).first()).toContainText('已拒绝')
  await see(seller, 'marks in the list')
})

test('WFL-02 what was agreed to together or at its notice is taken back within ten seconds, and the request still waits for its leader', async ({
  seat,
}) => {
  const see = look('approval-undo')
  const made = await Promise.all(['陪同客户', '办理证件'].map((reason) => leave(reason)))
  for (const id of made) await submit('form/leave', id, 'seasales')
  const numbers = await Promise.all(
    made.map(
      async (id) => (await caller('seasales').get<{ record: { no: string } }>(`/api/form/leave/${id}`)).record.no,
    ),
  )
  const waits = async () =>
    Promise.all(made.map(async (id) => (await currentApprover('form/leave', id, 'seasales'))?.name))
  const leader = await seat('sealead', { at: '/workflowdb' })
  const undo = leader.getByRole('status').getByRole('button', { name: undoWords.undo.zh })
  for (const no of numbers) await rows(leader, no).getByRole('checkbox').click()
  await leader.getByRole('button', { name: '批量同意' }).click()
  await leader.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(leader.getByRole('dialog').getByRole('status')).toContainText('2')
  await expect(leader.getByText(undoWords.agree.zh)).toBeVisible()
  await see(leader, 'agreed together')
  await undo.click()
  await expect(leader.getByText(undoWords.undone.zh)).toBeVisible()
  await leader.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  for (const no of numbers) await expect(rows(leader, no)).toHaveCount(1)
  expect(await waits()).toEqual(['高远航', '高远航'])
  await see(leader, 'both wait again')
  await inSight(leader, '金额', '办理期限', '单据编号', '审批状态')

  await openNotices(leader, 'zh')
  const notice = noticesOf(leader, 'zh')
    .filter({ hasText: numbers[0] ?? '' })
    .first()
  await notice.getByRole('button', { name: '同意' }).click()
  await expect(undo).toBeVisible()
  await see(leader, 'agreed at the notice')
  await undo.click()
  await expect(leader.getByText(undoWords.undone.zh).first()).toBeVisible()
  await expect(notice.getByRole('button', { name: '同意' })).toBeVisible()
  expect(await waits()).toEqual(['高远航', '高远航'])
  await see(leader, 'the notice asks again')
})

test('WFL-02 a task that is overdue is agreed to by itself where its step is drawn so, and list, record and drafter are told', async ({
  seat,
}) => {
  const see = look('approval-overdue')
  const process = '/api/workflow/template/trip'
  const { versions } = await caller('qiangm').get<{ versions: readonly { version: number; status: string }[] }>(process)
  const designer = await seat('qiangm', { at: '/workflowconfig?process=trip' })
  await designer.locator('[data-node="leader"]').click()
  await designer.getByRole('spinbutton', { name: '办理时限（工作小时）' }).fill('1')
  await designer.getByRole('spinbutton', { name: '办理时限（工作小时）' }).blur()
  await designer.getByRole('combobox', { name: '超时后' }).click()
  await designer.getByTitle('视为同意').locator('visible=true').click()
  await see(designer, 'drawn')
  try {
    await designer.getByRole('button', { name: '保存设计稿' }).click()
    await expect(designer.getByText(/^已保存为 v/)).toBeVisible()
    await designer.getByRole('button', { name: '发布', exact: true }).click()
    await designer.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(designer.getByText(/已发布 v/)).toBeVisible()
    const { id } = await caller('seasales').post<{ id: string }>('/api/form/trip/save', {
      purpose: '港口调研',
      destination: '大连',
      startDate: '2027-06-01',
      endDate: '2027-06-02',
    })
    await submit('form/trip', id, 'seasales')
    const {
      record: { no },
    } = await caller('seasales').get<{ record: { no: string } }>(`/api/form/trip/${id}`)
    const waiting = await currentApprover('form/trip', id, 'seasales')
    await passDeadline(waiting?.taskId ?? '')
    const admin = await seat('admin', { at: '/timerConfig' })
    const job = admin.getByRole('article').filter({ has: admin.getByRole('heading', { name: '流程定时与超时处理' }) })
    await job.getByRole('button', { name: '执行一次' }).click()
    await expect(admin.getByText('“流程定时与超时处理”已开始执行')).toBeVisible()
    await see(admin, 'job')
    await expect
      .poll(
        async () =>
          (await caller('seasales').get<{ record: { approvalStatus: string } }>(`/api/form/trip/${id}`)).record
            .approvalStatus,
      )
      .toBe('2')

    const drafter = await seat('seasales', { at: `/doc/form/trip/${id}` })
    await expect(head(drafter)).toContainText('已审批')
    await drafter.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
    await expect(drafter.getByText('超时处理').locator('visible=true').first()).toBeVisible()
    await see(drafter, 'record')
    await openNotices(drafter, 'zh')
    await expect(noticesOf(drafter, 'zh').filter({ hasText: no }).first()).toBeVisible()
    await see(drafter, 'told')
    const leader = await seat('sealead', { at: '/workflowyb' })
    await expect(rows(leader, no).first()).toBeVisible()
    await see(leader, 'done')
    await inSight(leader, '金额', '处理结果', '审批状态', '办理时间')
  } finally {
    await caller('qiangm').post(`${process}/rollback`, {
      version: versions.find(({ status }) => status === '1')?.version ?? 1,
    })
  }
})

/** The titles of a list of tasks say whose request it is and about what, and these columns stand beside them. */
async function inSight(page: Page, ...columns: readonly string[]): Promise<void> {
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true }).locator('visible=true')
  expect((await head('标题').boundingBox())?.width).toBeGreaterThan(240)
  for (const name of columns) await expect(head(name)).toBeInViewport({ ratio: 1 })
}

/** Moves the deadline of a task into the past, as if its hours had gone by. */
async function passDeadline(task: string): Promise<void> {
  await inDatabase((pool) =>
    pool.query(sql`update engine.flow_task set due = now() - interval '1 hour' where id = ${task}::uuid`),
  )
}
