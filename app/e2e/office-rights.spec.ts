import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { officeFileWords } from '../../modules/office/words/office-files.ts'
import { giveRole } from '../../server/identity/session/testing/people.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'
import { inDatabase } from './support/in-database.ts'
import { look } from './support/screenshots.ts'

const see = look('office-rights')
const documentIn = (page: Page) => page.frameLocator('iframe[title=Office]')
const clerk = 'u0186'

/** Leaves a clerk the page of documents, to read and to write, and neither paper nor disk. */
async function bar(): Promise<void> {
  await inDatabase(async (pool) => {
    const [person] = await pool.query<{ id: string }>(sql`select id from base.person where user_code = ${clerk}`)
    const id = person?.id ?? ''
    await pool.query(sql`
      update base.role_member set del_flag = 1 where user_id = ${id}::uuid
        and role_id = (select id from base.role where role_code = 'staff')`)
    await giveRole(pool, id, `documents-${clerk}`, ['zxwd-ck', 'zxwd-xz'])
  })
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: officeFileWords.upload.zh }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('OFF-01 who may neither print nor download reads and edits, and finds no button, no bytes and a blank sheet', async ({
  seat,
  guard,
}) => {
  guard.allow(/status of 403/)
  await bar()
  const page = await seat(clerk, { at: '/officeBookView' })
  await upload(page, '内部.docx', letter(['仅供内部阅读']))
  const frame = documentIn(page)
  await expect(frame.getByText('仅供内部阅读').last()).toBeVisible()
  await expect(frame.getByRole('button', { name: frameWords.save.zh, exact: true })).toBeVisible()
  await expect(frame.getByRole('button', { name: frameWords.print.zh })).toHaveCount(0)
  await expect(page.getByRole('link', { name: officeFileWords.download.zh })).toHaveCount(0)
  await page.getByRole('button', { name: officeFileWords.versions.zh }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '第 1 版' })).toBeVisible()
  await expect(page.getByRole('link', { name: officeFileWords.download.zh })).toHaveCount(0)
  await see(page, 'barred')

  const [file] = (await caller(clerk).get<{ rows: readonly { id: string }[] }>('/api/office/file')).rows
  const answer = await page.request.get(`/api/office/file/${file?.id ?? ''}/content`)
  expect(answer.status()).toBe(403)

  // The browser's own printing, of the page or of the frame alone.
  await page.emulateMedia({ media: 'print' })
  await expect(frame.getByText('仅供内部阅读').last()).toBeHidden()
  const said = await frame.locator('body').evaluate((body) => getComputedStyle(body, '::before').content)
  expect(said).toContain(frameWords.noPrint.zh)
  await see(page, 'on-paper')
})
