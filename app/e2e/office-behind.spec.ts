import type { Page } from '@playwright/test'
import { say } from '../../core/words/format-message.ts'
import { bookOf, rowsOf } from '../../core/workbook/testing/make-test-workbook.ts'
import { officeFileWords } from '../../modules/office/words/office-files.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { shellWords } from '../../web/platform/words/shell.ts'
import { expect, test } from './support/guarded-test.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { look } from './support/screenshots.ts'

const see = look('office-behind')
const documentIn = (page: Page) => page.frameLocator('iframe[title=Office]')

async function upload(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: officeFileWords.upload.zh }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
}

/** Looks at other pages, and comes back by the tab. */
async function awayAndBack(page: Page): Promise<void> {
  await openByMenu(page, '发起流程', 'zh')
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(page.locator('iframe[title=Office]')).toBeHidden()
  await page.getByRole('tab', { name: '在线文档' }).click()
}

test('OFF-01 a letter in a tab behind others is the same letter when one comes back: typed on, undone, saved', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/officeBookView' })
  await upload(page, '后台.docx', letter(['致港务局的函', 'Второй абзац']))
  const frame = documentIn(page)
  await frame.getByText('致港务局的函').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' 甲')
  await expect(frame.getByText(frameWords.changed.zh)).toBeVisible()
  await awayAndBack(page)
  await expect(frame.getByText('致港务局的函 甲').last()).toBeVisible()
  await expect(frame.getByText(frameWords.changed.zh)).toBeVisible()
  await expect(frame.getByRole('button', { name: frameWords.recover.zh })).toHaveCount(0)
  await see(page, 'back')
  await frame.getByText('致港务局的函 甲').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type('乙')
  await page.keyboard.press('Control+z')
  await expect(frame.getByText('致港务局的函 甲乙')).toHaveCount(0)
  await frame.getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frame.getByText(say('zh', frameWords.saved.zh, { n: 2 }))).toBeVisible()
  await expect(frame.getByText(frameWords.changed.zh)).toHaveCount(0)
})

test('OFF-01 the tab of an unsaved workbook asks from behind before it closes, and keeps every cell', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/officeBookView' })
  await upload(page, '后台.xlsx', bookOf(rowsOf({ A1: 'coal', B1: 12 })))
  const frame = documentIn(page)
  await frame.getByRole('gridcell', { name: '12', exact: true }).click()
  await page.keyboard.type('13')
  await page.keyboard.press('Enter')
  await expect(frame.getByText(frameWords.changed.zh)).toBeVisible()
  await openByMenu(page, '发起流程', 'zh')
  await page.getByTitle(`${shellWords.close.zh}: 在线文档`).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeVisible()
  await see(page, 'asked')
  await asked.getByRole('button', { name: '返回编辑' }).click()
  await page.getByRole('tab', { name: '在线文档' }).click()
  await expect(frame.getByRole('gridcell', { name: '13', exact: true })).toBeVisible()
  await frame.getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frame.getByText(say('zh', frameWords.saved.zh, { n: 2 }))).toBeVisible()
})
