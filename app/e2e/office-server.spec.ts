import { type Page } from '@playwright/test'
import { say } from '../../core/words/format-message.ts'
import { officeFileWords } from '../../modules/office/words/office-files.ts'
import { adapterPageWords } from '../../modules/system/words/adapters.ts'
import { type RunningOffice, startOffice } from '../../office-simulator/start.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { caller } from './support/api-caller.ts'
import { settingOf } from './support/change-settings.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const see = look('office-server')
const set = settingOf(caller)
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The page of the office server inside the frame of the document. */
const editorIn = (page: Page) => page.frameLocator('iframe[title=Office]').frameLocator('iframe[name=office-server]')

async function upload(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: officeFileWords.upload.zh }).click()
  await (await chooser).setFiles({ name, mimeType: docx, buffer: letter(['运输合同草案']) })
}

let office: RunningOffice

test.beforeEach(async () => {
  office = await startOffice({ port: 0 })
})
test.afterEach(() => office.close())

test('OFF-02 a letter is changed in the office server that is set up, and its save is a version; a lost lock is said', async ({
  seat,
  guard,
  baseURL,
}) => {
  guard.allow(/outside: http:\/\/127\.0\.0\.1/)
  const before = [await set('wopi.url', office.url), await set('wopi.home', baseURL ?? '')] as const
  const admin = await seat('admin', { at: '/adapters', lang: 'en' })
  await admin
    .getByRole('button', { name: adapterPageWords.probeOf.en.replace('{name}', 'Office server (WOPI)') })
    .click()
  await expect(admin.getByText('Edits: docx, pptx, xlsx; shows: docx, pdf')).toBeVisible()
  await see(admin, 'probed')

  const page = await seat('seasales', { at: '/officeBookView' })
  await upload(page, '运输合同.docx')
  const editor = editorIn(page)
  await expect(editor.getByLabel('Letter')).toHaveValue('运输合同草案')
  await editor.getByLabel('Letter').fill('运输合同 2026')
  const frame = page.frameLocator('iframe[title=Office]')
  await expect(frame.getByText(frameWords.changed.zh)).toBeVisible()
  await see(page, 'edited')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(frame.getByText(say('zh', frameWords.serverSaved.zh, { n: 2 }))).toBeVisible()
  await expect(page.getByText(say('zh', officeFileWords.version.zh, { n: 2 })).first()).toBeVisible()
  await see(page, 'saved')

  office.setMood('lost-lock')
  await editor.getByLabel('Letter').fill('丢了锁')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Not saved 409')).toBeVisible()
  await expect(frame.getByRole('alert')).toContainText('办公服务器已不再持有该文档的编辑锁')
  await see(page, 'refused')
  await set('wopi.url', before[0])
  await set('wopi.home', before[1])
})
