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

const see = look('wps-server')
const set = settingOf(caller)
const app = { appId: 'AMUR2026', secret: 'secret-of-the-wps-application' } as const
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The page of the WPS server inside the frame of the document. */
const editorIn = (page: Page) => page.frameLocator('iframe[title=Office]').frameLocator('iframe[name=office-server]')

let office: RunningOffice

test.beforeEach(async ({ baseURL }) => {
  office = await startOffice({ port: 0, wps: { gateway: `${baseURL}/wps`, ...app } })
})
test.afterEach(() => office.close())

test('OFF-02 a letter is changed in the WPS server that is set up; a save after a takeover is a copy, and the frame says so', async ({
  seat,
  guard,
  baseURL,
}) => {
  guard.allow(/outside: http:\/\/127\.0\.0\.1/)
  const before = await set('wps.url', office.url)
  await set('wps.home', baseURL ?? '')
  await set('wps.appId', app.appId)
  await set('wps.appSecret', app.secret)
  const admin = await seat('admin', { at: '/adapters', lang: 'en' })
  const name = 'WPS server'
  await admin.getByRole('button', { name: adapterPageWords.probeOf.en.replace('{name}', name) }).click()
  await expect(admin.getByText(`callback gateway: ${baseURL}/wps`)).toBeVisible()
  await see(admin, 'probed')

  const page = await seat('seasales', { at: '/officeBookView' })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: officeFileWords.upload.zh }).click()
  await (await chooser).setFiles({ name: '到货通知.docx', mimeType: docx, buffer: letter(['到货通知草案']) })
  const editor = editorIn(page)
  await expect(editor.getByLabel('Letter')).toHaveValue('到货通知草案')
  await editor.getByLabel('Letter').fill('到货通知 2026')
  await editor.getByRole('button', { name: 'Save' }).click()
  const frame = page.frameLocator('iframe[title=Office]')
  await expect(frame.getByText(say('zh', frameWords.serverSaved.zh, { n: 2 }))).toBeVisible()
  await expect(page.getByText(say('zh', officeFileWords.version.zh, { n: 2 })).first()).toBeVisible()
  await see(page, 'saved')

  // While WPS is switched off, another window of the same person opens the built-in editor, and takes the file over.
  await set('wps.url', '')
  const second = await seat('seasales', { at: '/officeBookView' })
  await second.getByRole('button', { name: '到货通知' }).click()
  const own = second.frameLocator('iframe[title=Office]')
  await expect(own.getByText(frameWords.elsewhere.zh)).toBeVisible()
  await own.getByRole('button', { name: frameWords.continueHere.zh }).click()
  await expect(own.getByRole('button', { name: frameWords.continueHere.zh })).toHaveCount(0)
  await see(second, 'taken-over')
  await set('wps.url', office.url)
  await editor.getByLabel('Letter').fill('接管之后')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(frame.getByText(say('zh', frameWords.savedBranch.zh, { n: 3 }))).toBeVisible()
  await see(page, 'copy')
  await set('wps.url', before)
})
