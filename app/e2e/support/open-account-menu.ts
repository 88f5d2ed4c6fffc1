import type { Locator, Page } from '@playwright/test'

/** The pane of a person on the page of users, with the menu of his account open. */
export async function openAccount(page: Page, department: string, name: string): Promise<Locator> {
  await page.goto('/user')
  await page.getByPlaceholder('搜索单位、部门、拼音').fill(department)
  await page
    .locator('.ant-tree-treenode')
    .filter({ has: page.getByText(department, { exact: true }) })
    .first()
    .click()
  await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().dblclick()
  const drawer = page.getByRole('dialog', { name: '用户管理' })
  await drawer.getByRole('button', { name: '账号' }).click()
  return drawer
}
