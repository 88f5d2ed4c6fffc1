import type { Page } from '@playwright/test'
import { say } from '../../core/words/format-message.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const see = look('office-recovery')
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const documentIn = (page: Page) => page.frameLocator('iframe[title=Office]')

/** Uploads a letter by its page, where it then stands open; its id. */
async function uploaded(page: Page, name: string, buffer: Buffer): Promise<string> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/office/file'),
  )
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /上传文档/ }).click()
  await (await chooser).setFiles({ name, mimeType: docx, buffer })
  const { data } = (await (await answered).json()) as { readonly data: { readonly id: string } } // the answer of that route
  return data.id
}

async function typeInto(page: Page, text: string, typed: string): Promise<void> {
  await documentIn(page).getByText(text).last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(typed)
  await expect(documentIn(page).getByText(frameWords.changed.zh)).toBeVisible()
}

/** Whether something of a file is kept beside it in this browser. */
function isKept(page: Page, id: string): Promise<boolean> {
  return page.evaluate(
    (file) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('amur-office', 1)
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('edits'))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('edits').objectStore('edits').getAllKeys()
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result.some((key) => String(key).endsWith(file)))
          })
        })
      }),
    id,
  )
}

/** Has the process of a page end at once, as a browser that crashes or is killed: it says nothing to anybody. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test('OFF-01 the lock of a window that crashed goes over to the next one of its browser, and what was typed is saved as its version', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/officeBookView' })
  const id = await uploaded(page, '崩溃.docx', letter(['致港务局的函']))
  await typeInto(page, '致港务局的函', ' 断电前')
  await expect.poll(() => isKept(page, id)).toBe(true)
  const context = page.context()
  await crash(page)

  const next = await context.newPage()
  await next.goto(`/officeBookView?fileId=${id}`)
  const frame = documentIn(next)
  await expect(frame.getByText(/意外关闭，编辑已转到此窗口/)).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/)
  await expect(frame.getByRole('button', { name: frameWords.continueHere.zh })).toHaveCount(0)
  await see(next, 'inherited')
  await frame.getByRole('button', { name: frameWords.recover.zh }).click()
  await frame.getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frame.getByText(say('zh', frameWords.saved.zh, { n: 2 }))).toBeVisible()
})

for (const lang of ['zh', 'ru'] as const)
  test(`OFF-01 whoever has a document open on another device is told where and since when, and continues at one press, in ${lang}`, async ({
    seat,
  }) => {
    const page = await seat('seasales', { at: '/officeBookView' })
    const id = await uploaded(page, `两处-${lang}.docx`, letter(['致港务局的函', 'Второй абзац']))
    await typeInto(page, '致港务局的函', ' 甲')
    const other = await seat('seasales', { lang, at: `/officeBookView?fileId=${id}` })
    const frame = documentIn(other)
    const held = frame.getByRole('alert').filter({ hasText: /Chrome \d+ · / })
    await expect(held).toContainText(/\d\d:\d\d/)
    await see(other, `elsewhere-${lang}`)
    await frame.getByRole('button', { name: frameWords.continueHere[lang] }).click()
    await expect(held).toHaveCount(0)
    await expect(frame.getByRole('button', { name: frameWords.save[lang], exact: true })).toBeVisible()
    // Where he was before nothing is lost, and nothing is written over.
    await documentIn(page).getByRole('button', { name: frameWords.save.zh, exact: true }).click()
    await expect(documentIn(page).getByText(say('zh', frameWords.savedBranch.zh, { n: 2 }))).toBeVisible()
  })

test('OFF-01 what was typed before the window broke is offered with its time, restored and saved, and never over a newer version unsaid', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/officeBookView' })
  page.on('dialog', (dialog) => void dialog.accept())
  const id = await uploaded(page, '恢复.docx', letter(['致港务局的函', 'Второй абзац']))
  const open = `/officeBookView?fileId=${id}`
  await typeInto(page, '致港务局的函', ' 断电前')
  await expect.poll(() => isKept(page, id)).toBe(true)

  // The window is gone before anything is saved.
  await page.goto('/welcome')
  await page.goto(open)
  const frame = documentIn(page)
  const offer = frame.getByRole('alert').filter({ hasText: /基于第 1 版/ })
  await expect(offer).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/)
  await see(page, 'offered')
  await frame.getByRole('button', { name: frameWords.recover.zh }).click()
  await expect(frame.getByText('断电前').last()).toBeVisible()
  await frame.getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frame.getByText(say('zh', frameWords.saved.zh, { n: 2 }))).toBeVisible()
  await expect.poll(() => isKept(page, id)).toBe(false)

  // What was typed over version 2 is older than version 3, which another window saves meanwhile.
  await typeInto(page, '断电前', ' 再改')
  await expect.poll(() => isKept(page, id)).toBe(true)
  await page.goto('/welcome')
  const other = await seat('seasales', { at: open })
  await typeInto(other, 'Второй абзац', ' 3')
  await documentIn(other).getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(documentIn(other).getByText(say('zh', frameWords.saved.zh, { n: 3 }))).toBeVisible()
  await other.goto('/welcome')
  await page.goto(open)
  await expect(frame.getByRole('alert').filter({ hasText: /而文档现在是第 3 版/ })).toBeVisible()
  await see(page, 'older')
  await frame.getByRole('button', { name: frameWords.recover.zh }).click()
  await expect(frame.getByText('再改').last()).toBeVisible()
  await frame.getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frame.getByText(say('zh', frameWords.savedBranch.zh, { n: 4 }))).toBeVisible()

  // What is not wanted is not offered again.
  await typeInto(page, '再改', ' x')
  await expect.poll(() => isKept(page, id)).toBe(true)
  await page.goto('/welcome')
  await page.goto(open)
  await frame.getByRole('button', { name: frameWords.forget.zh }).click()
  await expect.poll(() => isKept(page, id)).toBe(false)
  await expect(frame.getByRole('button', { name: frameWords.recover.zh })).toHaveCount(0)
})
