import type { Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { caller } from './support/api-caller.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const see = look('departments')
// Whatever is made here is named by it, so that nobody else's records are met.
const mark = Date.now().toString(36).slice(-5)

const node = (page: Page, name: string) =>
  page.locator('.ant-tree-treenode').filter({ has: page.getByText(name, { exact: true }) })

/** A node of the tree with how many people it has. */
const holds = (name: string, people: number) => new RegExp(`^${name}\\s*${people}$`)

test('a department is split with its people and merged again, and the organisation of the day before knows neither', async ({
  seat,
}) => {
  const [name, part] = [`验收部${mark}`, `质检部${mark}`]
  const by = caller('admin')
  const unit = await findOne<{ id: string }>(by, 'base/department', { deptName: '北陆煤电有限公司' })
  const { id } = await by.post<{ id: string }>('/api/base/department/save', {
    deptFlag: '2',
    deptPid: unit.id,
    deptName: name,
    deptSname: name,
  })
  for (const at of [1, 2])
    await by.post('/api/base/person/save', {
      userCode: `dept${mark}${at}`,
      userName: `贺小${at === 1 ? '甲' : '乙'}`,
      userSex: '1',
      post: 'staff',
      userDwid: unit.id,
      userBmid: id,
    })

  const page = await seat('admin', { at: '/dept' })
  const dialog = page.getByRole('dialog')
  const find = page.getByPlaceholder('搜索单位、部门、拼音')
  await find.fill(mark)
  await node(page, name).click()
  await expect(node(page, name)).toHaveText(holds(name, 2))
  await page.getByRole('button', { name: '拆分', exact: true }).click()
  const form = formIn(page, 'zh', dialog)
  await form.type('新部门名称', part)
  await form.field('调入新部门的人员').getByRole('button').first().click()
  const people = page.getByRole('dialog', { name: '选择人员' })
  await people.getByRole('textbox', { name: '姓名、拼音或电话' }).fill('贺小乙')
  await people.locator('tbody tr').filter({ hasText: '贺小乙' }).filter({ hasText: name }).dblclick()
  await people.getByRole('button', { name: '确定' }).click()
  await expect(people).toBeHidden()
  await see(page, 'split')
  await dialog.getByRole('button', { name: '拆分', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(node(page, part)).toHaveText(holds(part, 1))
  await expect(node(page, name)).toHaveText(holds(name, 1))

  await node(page, part).click()
  await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await see(page, 'parted')
  await page.getByRole('button', { name: '并入其他部门', exact: true }).click()
  await dialog.getByRole('combobox', { name: '并入部门' }).fill(name)
  await page.locator('.ant-select-tree-title').filter({ hasText: name }).click()
  await see(page, 'merging')
  await dialog.getByRole('button', { name: '并入其他部门', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('已并入，原部门已停用')).toBeVisible()
  await expect(node(page, name)).toHaveText(holds(name, 2))
  await see(page, 'merged')

  const day = page.getByRole('textbox', { name: '截至日期' })
  await day.fill(addDays(dayOfMs(Date.now()), -1))
  await day.press('Enter')
  await expect(page.getByText(/的组织架构，只能查看/)).toBeVisible()
  await find.fill(mark)
  await expect(page.getByText('没有找到')).toBeVisible()
  await see(page, 'the day before')
})
