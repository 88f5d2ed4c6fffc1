import type { Page } from '@playwright/test'
import { caller } from './support/api.ts'
import { submit } from './support/decide.ts'
import { rows } from './support/list.ts'
import { look } from './support/look.ts'
import { head } from './support/record.ts'
import { expect, test } from './support/test.ts'

/** A leave request of a seller, longer than a day, so that two leaders are asked. */
async function leave(reason: string, more: object = {}): Promise<string> {
  const { id } = await caller('seasales').post<{ id: string }>('/api/form/leave/save', { leaveType: 'personal', startDate: '2027-05-10', startHalf: 'am', endDate: '2027-05-11', endHalf: 'pm', restDays: '0.0', reason, ...more })
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

test('WFL-02 a document shows its way while it is filled in and where it is submitted; a delegate answers, signers come before, copies are sent, and each act says what it does', async ({ seat }) => {
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
  await signer.getByRole('button', { name: /^同意( A)?$/ }).locator('visible=true').click()
  await expect.poll(async () => (await caller('seasales').get<{ record: { currentHandlers: readonly string[] } }>(`/api/form/leave/${id}`)).record.currentHandlers).toHaveLength(1)
  await leader.reload()
  await expect(head(leader)).toContainText('高远航')
  await choose(leader, '抄送')
  await pick(leader, 'jiangfan', '江帆')
  await leader.getByRole('dialog').getByRole('button', { name: '抄送', exact: true }).click()
  await expect(leader.getByText('处理成功，已通知：江帆')).toBeVisible()
  const copied = await seat('shipops', { at: '/workflowCs' })
  await expect(copied.getByText(/家中有事|陈海涛/).locator('visible=true').first()).toBeVisible()
  await leader.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
  for (const said of ['委派 → 钱文静', '收回委派 → 钱文静', '前加签 → 韩雪梅']) await expect(leader.getByText(said).locator('visible=true').first()).toBeVisible()
  await see(leader, 'record')
})

test('WFL-02 a request is transferred, withdrawn, suspended and ended by who looks after processes; a handler refuses it', async ({ seat }) => {
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
  const { record: { no } } = await caller('seasales').get<{ record: { no: string } }>(`/api/form/leave/${id}`)
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
  await drawer.getByRole('button', { name: '恢复', exact: true }).click()
  await ask.getByRole('button', { name: /^(恢复|确定)$/ }).click()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await jumpOnPhone(await seat('qiangm', { at: '/workflowMonitor', width: 360 }), no, see)
  await manager.reload()
  await rows(manager, no).first().getByRole('link').first().click()
  await drawer.getByRole('button', { name: '终止', exact: true }).click()
  await ask.getByRole('textbox').fill('不再需要')
  await ask.getByRole('button', { name: /^(终止|确定)$/ }).click()
  await expect.poll(async () => (await caller('seasales').get<{ record: { approvalStatus: string } }>(`/api/form/leave/${id}`)).record.approvalStatus).toBe('3')
  await see(manager, 'ended')

  const refused = await leave('另一次外出')
  await submit('form/leave', refused, 'seasales')
  await leader.goto(at(refused))
  await leader.getByLabel('审批意见').locator('visible=true').fill('人手不足')
  await leader.getByRole('button', { name: '拒绝', exact: true }).locator('visible=true').click()
  await expect.poll(async () => (await caller('seasales').get<{ record: { approvalStatus: string } }>(`/api/form/leave/${refused}`)).record.approvalStatus, { timeout: 30_000 }).not.toBe('1')
  await leader.reload()
  await leader.getByRole('tab', { name: '审批记录' }).locator('visible=true').click()
  await expect(leader.getByText('人手不足').locator('visible=true').first()).toBeVisible()
  await see(leader, 'refused')
})
