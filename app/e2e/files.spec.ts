import { existsSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { fileWords } from '../../kinds/attachment/file-words.ts'
import { uploadWords, viewWords } from '../../kinds/attachment/words.ts'
import { inputWords } from '../../kinds/shared-inputs/words.ts'
import { kindWords } from '../../kinds/words.ts'
import { faultsIn } from './support/axe.ts'
import { pattern } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { largeScan, letter, type Paper, picture, scan, text, workbook } from './support/sample-files.ts'

const newSample = '/doc/gallery/sample/new'
const content = /\/api\/dfs\/local\/content/
const resumable = /\/api\/dfs\/resumable/

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 360],
] as const) {
  test(`FIL-01 FIL-02 FIL-03 FIL-04 FIL-05 FIL-06 FIL-07 FIL-08 FIL-09 FIL-10: files are uploaded and looked at, by keyboard, nothing cut off and nothing that axe finds (${lang}, ${width} px)`, async ({
    seat,
  }) => {
    const page = await seat('seasales', { lang, width, at: newSample })
    const field = page.locator('[data-field=attachment]')
    const dialog = await opened(page, field, fileWords.title[lang])
    await expect(dialog.getByText(fileWords.none[lang])).toBeVisible()
    await dropHuge(dialog, fileWords.drop[lang])
    await expect(
      page.getByRole('alert').filter({ hasText: say(lang, kindWords['file.size'][lang], { n: 1024 }) }),
    ).toBeVisible()
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/dfs/local/upload')
    await choose(page, dialog, lang, [
      scan('提单 Коносамент.pdf', 'Bill of lading'),
      letter('合同.docx'),
      await workbook('明细.xlsx'),
      text('国标.txt', Buffer.from('b8dbbfdab7d1', 'hex')),
      await picture('船.png'),
    ])
    expect((await sent).headers()).toMatchObject({
      accesstoken: expect.stringMatching(/./),
      'content-type': expect.stringContaining('multipart/form-data'),
    })
    await expect(page.getByRole('status').filter({ hasText: fileWords.done[lang] }).first()).toBeVisible()
    await expect(dialog.getByRole('row')).toHaveCount(6)
    expect(await dialog.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual([
      '提单 Коносамент.pdf',
      expect.stringMatching(/\S/),
      expect.stringMatching(/20\d\d.*:/),
      fileWords.remove[lang],
    ])
    await clean(page, dialog)
    await dialog.getByRole('button', { name: inputWords.confirm[lang], exact: true }).press('Enter')
    await expect(field.getByRole('listitem')).toHaveCount(5)
    await expect(field).toContainText('提单 Коносамент.pdf')

    const [download] = await Promise.all([page.waitForEvent('download'), field.getByRole('link').first().click()])
    expect(download.suggestedFilename()).toBe('提单 Коносамент.pdf')
    const view = page.getByRole('dialog', { name: viewWords.title[lang] })
    const open = field.getByRole('button', { name: shown(lang, '提单 Коносамент.pdf') })
    await closedEarly(page, open, view)
    await open.press('Enter')
    await expect.poll(() => inked(view.locator('canvas'))).toBe(true)
    await clean(page, view)
    await next(view, lang)
    await expect(view.getByText('煤炭购销合同')).toBeVisible()
    expect(
      await view.getByText('详情').evaluate((element) => element.closest('a')?.getAttribute('href') ?? ''),
    ).not.toContain('javascript')
    await next(view, lang)
    await expect(view.getByRole('row').nth(1)).toContainText('港口费')
    await expect(view.getByText('<b>运费</b>')).toBeVisible()
    await next(view, lang)
    await expect(view.getByText('港口费', { exact: true })).toBeVisible()
    await next(view, lang)
    const pictures = page.getByRole('dialog', { name: fileWords.preview[lang] })
    await expect(pictures.getByAltText('船.png')).toBeVisible()
    await page.keyboard.press('+')
    await page.keyboard.press('r')
    await expect(pictures.getByText('125%')).toBeVisible()
    await clean(page, pictures)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await pictures.getByRole('button', { name: fileWords.close[lang], exact: true }).last().click()
    await expect(pictures).toHaveCount(0)

    const image = page.locator('[data-field=image]')
    const photos = await opened(page, image, fileWords.title[lang])
    await photos.locator('input[type=file]').setInputFiles([await picture('a.png')])
    await expect(photos.getByRole('cell', { name: 'a.png' })).toBeVisible()
    await photos.locator('input[type=file]').setInputFiles([scan('b.pdf', 'x')])
    await expect(page.getByRole('alert').filter({ hasText: pattern(kindWords['file.type'][lang]) })).toContainText(
      'jpg,jpeg,bmp,png,gif',
    )
    await expect(photos.getByRole('cell', { name: 'a.png' })).toHaveCount(0)
    await photos.getByRole('button', { name: inputWords.cancel[lang], exact: true }).click()
    await expect(photos).toHaveCount(0)
    const saved = page.waitForRequest(/\/api\/gallery\/sample\/save$/)
    await page.keyboard.press('Control+s')
    expect(decodeURIComponent((await saved).postData() ?? '')).toMatch(
      /fileName.*提单 Коносамент\.pdf.*fileAdd.*fileType.*pdf.*fileSize/,
    )
  })
}

test('FIL-11: a large file survives a dropped connection, a pause, a reload and a new sign-in, and is sent once', async ({
  seat,
  guard,
}) => {
  guard.allow(/net::ERR_|status of (401|404|409)/)
  const paper = largeScan('航次总图.pdf', 30)
  const page = await seat('seabuy', { at: newSample })
  const field = page.locator('[data-field=attachment]')
  let sent = 0
  let cut = 1
  await page.route(/\/api\/dfs\/resumable\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    if (cut-- === 0) return route.abort('connectionreset')
    sent += 1
    return route.continue()
  })
  const dialog = await opened(page, field, fileWords.title.zh)
  const third = page.waitForRequest(
    (request) => request.method() === 'PATCH' && Number(request.headers()['upload-offset']) >= 16 * 1024 * 1024,
  )
  await stored(dialog, paper)
  await third
  await dialog.getByRole('button', { name: uploadWords.pause.zh }).click()
  await expect(dialog.getByText(uploadWords.paused.zh)).toBeVisible()
  const before = sent

  await page.reload()
  await page.context().clearCookies({ name: /Token/ })
  await page.goto('/login')
  const fresh = await page.request.post('/api/system/user/login', {
    form: { userName: 'seabuy', pwd: 'Beilu@2026', checkCode: '', checkId: '', client: 'web' },
  })
  const { data, pra } = (await fresh.json()) as { data: string; pra: string } // SES-02
  const url = new URL(page.url()).origin
  await page.context().addCookies(
    Object.entries({ hasLogin: '1', accessToken: data, refreshToken: pra }).map(([name, value]) => ({
      name,
      value,
      url,
    })),
  )
  await page.goto(newSample)
  const again = await opened(page, field, fileWords.title.zh)
  await expect(again.getByRole('region', { name: uploadWords.unfinished.zh })).toContainText('航次总图.pdf')
  await stored(again, paper)
  await expect(again.getByRole('cell', { name: '航次总图.pdf' })).toBeVisible()
  // 30 MB are four chunks of 8: at most the one that was on its way is sent again.
  expect(sent).toBeLessThanOrEqual(before + 3)
  expect(sent).toBeLessThanOrEqual(6)
  await again.getByRole('button', { name: inputWords.confirm.zh, exact: true }).click()
  await field.getByRole('button', { name: shown('zh', '航次总图.pdf') }).click()
  await expect.poll(() => inked(page.getByRole('dialog').locator('canvas'))).toBe(true)
  const kept = await page.request.get(`${await field.getByRole('link').first().getAttribute('href')}`)
  expect(Buffer.compare(await kept.body(), paper.buffer)).toBe(0)
})

test('FIL-11: an upload that is given up is gone, and pictures that many people see are drawn small', async ({
  seat,
}) => {
  const page = await seat('seabuy', { at: newSample })
  const dialog = await opened(page, page.locator('[data-field=attachment]'), fileWords.title.zh)
  await page.route(resumable, async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((done) => setTimeout(done, 300))
    await route.continue()
  })
  const begun = page.waitForRequest((request) => request.method() === 'PATCH')
  await stored(dialog, largeScan('错.pdf', 40))
  await begun
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && resumable.test(answer.url()))
  await dialog.getByRole('button', { name: uploadWords.cancel.zh }).click()
  expect((await gone).status()).toBe(204)
  await expect(dialog.getByText(fileWords.none.zh)).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(await picture('大.png'))
  await dialog.getByRole('button', { name: inputWords.confirm.zh, exact: true }).click()
  const sign = page.locator('[data-field=attachment] li img')
  await expect.poll(() => sign.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320)
})

async function opened(page: Page, field: Locator, title: string): Promise<Locator> {
  await field.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Chooses by the keyboard, as the drop place allows. */
async function choose(page: Page, dialog: Locator, lang: Lang, papers: readonly Paper[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: fileWords.drop[lang] }).press('Enter')
  await (await chooser).setFiles([...papers])
}

/** Drops a file that says it is as large as the limit; no machine has to hold it. */
async function dropHuge(dialog: Locator, place: string): Promise<void> {
  await dialog.getByRole('button', { name: place }).evaluate((element) => {
    const file = Object.defineProperty(new File(['%PDF'], 'a.pdf'), 'size', { value: 1024 ** 3 })
    element.dispatchEvent(
      Object.defineProperty(new Event('drop', { bubbles: true }), 'dataTransfer', { value: { files: [file] } }),
    )
  })
}

/** Chooses a file of the disk, which keeps its date when it is chosen again. */
async function stored(dialog: Locator, { name, buffer }: Paper): Promise<void> {
  const path = test.info().outputPath(name)
  if (!existsSync(path)) writeFileSync(path, buffer)
  await dialog.locator('input[type=file]').setInputFiles(path)
}

function shown(lang: Lang, name: string): string {
  return viewWords.open[lang].replace('{name}', name)
}

/** Shuts a pdf while a part of it is on its way: what comes after that is nobody's any more, and nothing complains. */
async function closedEarly(page: Page, open: Locator, view: Locator): Promise<void> {
  let release = (): void => undefined
  const shut = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(content, async (route) => {
    await shut
    await route.continue()
  })
  const asked = page.waitForRequest(content)
  const come = page.waitForResponse(content)
  await open.press('Enter')
  await asked
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  release()
  await (await come).finished()
  await page.unroute(content)
}

async function next(view: Locator, lang: Lang): Promise<void> {
  await view.getByRole('button', { name: viewWords.next[lang] }).click()
}

/** Whether something dark was drawn. */
function inked(canvas: Locator): Promise<boolean> {
  return canvas.first().evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    return (
      width > 0 &&
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, width, height)
        .data.some((value, at) => at % 4 === 0 && value < 80) === true
    )
  })
}

async function clean(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  expect(await faultsIn(page, '[role=dialog]')).toEqual([])
}
