import type { Locator, Page } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { pickerWords } from '../../kinds/person/picker-words.ts'
import { inputWords, peopleWords } from '../../kinds/shared-inputs/words.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { faultsIn } from './support/axe.ts'
import { pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { payingAccountIn } from './support/make-payment-plans.ts'
import { look } from './support/screenshots.ts'

const shape = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"] [data-shape="optional"]`)

async function openDialog(page: Page, kind: string, lang: Lang = 'zh'): Promise<Locator> {
  await shape(page, kind).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: peopleWords.title[lang] })
  await expect(dialog.getByRole('row').nth(1)).toBeVisible()
  return dialog
}

const names = (dialog: Locator) => dialog.locator('tbody tr td:nth-child(2)').allTextContents()

async function clean(page: Page, inside: string): Promise<void> {
  expect(await faultsIn(page, inside)).toEqual([])
}

test('WID-09, DAT-06 people are found by department and pinyin, chosen by mouse and keyboard, and stay within the own company', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/gallery' })
  const dialog = await openDialog(page, 'people')
  // Role list with head counts, the table, the chosen with their count, and the buttons, word for word.
  await expect(
    dialog.getByRole('navigation', { name: '角色' }).getByRole('button', { name: /\d+$/ }).first(),
  ).toBeVisible()
  await expect(dialog.getByRole('columnheader')).toHaveText(['序号', '姓名', '电话', '部门'])
  for (const name of ['选择 >', '< 取消', '取消', '确定'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(dialog.getByText('已选人员（0）')).toBeVisible()
  await expect(dialog.locator('tbody tr')).toHaveCount(10)
  for (const path of await dialog.locator('tbody tr td:nth-child(4)').allTextContents()) expect(path).toContain('海运')
  await clean(page, '[role=dialog]')

  // Twenty to a page, the second page, and by rank and surname.
  const newest = await names(dialog)
  await dialog.getByRole('combobox', { name: pattern(inputWords.perPage.zh) }).click()
  await page.getByTitle('20 条/页').click()
  await expect(dialog.locator('tbody tr')).not.toHaveCount(10)
  await dialog.getByRole('button', { name: /姓名/ }).click()
  await expect(dialog.getByRole('columnheader', { name: /姓名/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => names(dialog)).not.toEqual(newest)

  // By pinyin, from the words to the people and on without the mouse.
  const words = dialog.getByRole('textbox', { name: peopleWords.find.zh })
  await words.fill('gaoyuanh')
  await expect(dialog.locator('tbody tr')).toHaveCount(1)
  await words.press('Enter')
  await expect(dialog.getByText('已选人员（1）')).toBeVisible()
  await words.fill('qianwenjing')
  await expect(dialog.locator('tbody tr td:nth-child(2)')).toHaveText(['钱文静'])
  await words.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(dialog.locator('tbody tr').first()).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('button', { name: '选择 >' }).press('Enter')
  await expect(dialog.getByText('已选人员（2）')).toBeVisible()

  // Nobody of another company, and nobody who left unless asked for; a department narrows further.
  await words.fill('jiangfan')
  await expect(dialog.getByText(pickerWords.nobody.zh)).toBeVisible()
  await words.fill('')
  await dialog.getByRole('combobox', { name: peopleWords.department.zh }).click()
  await dialog.getByRole('combobox', { name: peopleWords.department.zh }).fill('caiwu')
  await page.locator('.ant-select-tree-node-content-wrapper:visible', { hasText: '财务' }).first().click()
  await expect
    .poll(async () =>
      (await dialog.locator('tbody tr td:nth-child(4)').allTextContents()).every((path) => path.includes('财务')),
    )
    .toBe(true)
  await dialog.getByRole('button', { name: '高远航', exact: true }).dblclick()
  await expect(dialog.getByText('已选人员（1）')).toBeVisible()
  await dialog.getByRole('button', { name: '确定', exact: true }).click()
  await expect(shape(page, 'people').getByRole('button').first()).toContainText('钱文静')
})

test('WID-08 trees of units and departments are 300 px wide, found by pinyin, single and several, by keyboard as well', async ({
  seat,
}) => {
  const page = await seat('findir', { at: '/gallery' })
  const unit = shape(page, 'unit').getByRole('combobox')
  await unit.click()
  const drop = page.locator('.ant-select-dropdown:visible')
  await expect(drop.locator('.ant-select-tree-treenode').nth(2)).toBeVisible()
  expect(Math.round((await drop.boundingBox())?.width ?? 0)).toBe(300)
  await clean(page, '.ant-select-dropdown')
  await unit.fill('haiyun')
  await expect(drop.getByText('海运', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  const departments = shape(page, 'departments').getByRole('combobox')
  await departments.click()
  await departments.fill('caiwu')
  const boxes = page.locator('.ant-select-dropdown:visible .ant-select-tree-checkbox')
  await expect(boxes.nth(1)).toBeVisible()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-tree-node-content-wrapper', { hasText: '财务' })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await expect(shape(page, 'departments').locator('.ant-select')).toContainText('财务')
})

test('WID-09 on a phone of 360 px in Russian the dialog fits, and a person is chosen with the thumb', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/gallery', lang: 'ru', width: 360 })
  const dialog = await openDialog(page, 'person', 'ru')
  const box = await dialog.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await clean(page, '[role=dialog]')
  const row = dialog.locator('tbody tr').first()
  const name = await row.locator('td').nth(1).textContent()
  await row.click()
  await dialog.getByRole('button', { name: peopleWords.add.ru }).click()
  await expect(dialog.getByText(pattern(peopleWords.chosen.ru)).first()).toBeVisible()
  await dialog.getByRole('button', { name: inputWords.confirm.ru, exact: true }).click()
  await expect(shape(page, 'person').getByRole('button').first()).toContainText(name ?? '')
})

test('WID-06, LNG-01 accounts and banks are listed, found and chosen by their names in the reader’s language', async ({
  seat,
}) => {
  const see = look('account-names')
  for (const lang of ['zh', 'ru', 'en'] as const) {
    const name = payingAccountIn(lang)
    const page = await seat('cashier', { lang, at: '/bankAccount' })
    await expect(rows(page, name)).toContainText({ zh: '招商银行大连分行', ru: 'CMB, Далянь', en: 'CMB, Dalian' }[lang])
    await see(page, `list-${lang}`)
    await page.close()
    const drafter = await seat('seasales', { lang, at: '/doc/finance/paymentPlan/new' })
    const account = wordsOf(paymentPlanWords, lang).field('payerAccountId')
    const form = formIn(drafter, lang)
    await form.refer(account, name)
    await expect(form.field(account).locator('.ant-select')).toContainText(name)
    await form.field(account).getByRole('button').last().click()
    await expect(drafter.getByRole('dialog').getByRole('row', { name })).toBeVisible()
    await see(drafter, `picker-${lang}`)
    await drafter.close()
  }
})
