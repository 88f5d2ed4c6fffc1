import { readFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { makePdf } from '../../server/records/files/make-pdf.ts'
import { languageNames } from '../../web/platform/session/language-names.ts'
import { caller } from './support/api-caller.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

/** A draft contract of 300 lines, some of them long, with these attachments; answers its id. */
async function longContract(attachments: readonly Json[] = []): Promise<string> {
  const who = caller('seasales')
  const { id: counterparty } = await findOne<{ id: string }>(who, 'contracts/counterparty', { param: '辽海远通' })
  const { id: ourCompany } = await findOne<{ id: string }>(who, 'organisation/company', { param: 'BLHY' })
  const today = dayOfMs(Date.now())
  const items = Array.from({ length: 300 }, (_, at) => ({
    goods:
      at % 7 === 0
        ? `货物${at + 1}：低硫动力煤，отборный энергетический уголь по спецификации покупателя, отгрузка партиями`
        : `货物${at + 1}`,
    qty: '10',
    uom: 't',
    unitPrice: '33.35',
  }))
  const { id } = await who.post<{ id: string }>('/api/contracts/contract/save', {
    contractType: 'ys',
    vatRate: '9',
    contractName: `打印三百行 ${Date.now()}`,
    bizSegment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    signDate: today,
    validFrom: today,
    validTo: addDays(today, 300),
    ourCompany,
    counterparty,
    paymentMethod: 'tt',
    paymentConditions: '签约后付清',
    transportMode: 'sea',
    items,
    attachments: [...attachments],
    payTerms: [{ node: 'sign', pct: '100', daysAfter: '5' }],
  })
  return id
}

interface Seen {
  readonly cuts: readonly number[]
  readonly boxes: readonly { readonly top: number; readonly bottom: number; readonly text: string }[]
  readonly height: number
  readonly width: number
}

test('WID-18: a detail page of 300 lines becomes an A4 PDF at 2x and no line of text crosses an edge of a page', async ({
  seat,
}) => {
  const id = await longContract()
  const page = await seat('seasales', { at: `/doc/contracts/contract/${id}` })
  // The sheet stands only while it is drawn: what it measured is read off it meanwhile.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const sheet = document.querySelector<HTMLElement>('.amur-sheet[data-cuts]')
      if (!sheet || document.body.dataset['seen']) return
      const { top: start, width, height } = sheet.getBoundingClientRect()
      const boxes: { top: number; bottom: number; text: string }[] = []
      const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        range.selectNodeContents(text)
        for (const { top, bottom, width: wide } of range.getClientRects())
          if (wide > 0) boxes.push({ top: top - start, bottom: bottom - start, text: text.textContent ?? '' })
      }
      document.body.dataset['seen'] = JSON.stringify({
        cuts: (sheet.dataset['cuts'] ?? '').split(' ').map(Number),
        boxes,
        width,
        height,
      })
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-cuts'] })
  })
  await page.getByRole('button', { name: '更多' }).locator('visible=true').click()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: '页面另存为 PDF' }).click(),
  ])
  const { cuts, boxes, height, width } = JSON.parse(
    await page.evaluate(() => document.body.dataset['seen'] ?? '{}'),
  ) as Seen
  expect(boxes.filter(({ text }) => text.startsWith('货物')).length).toBeGreaterThanOrEqual(300)
  // The company whose paper it is, and the sheet of its approval.
  expect(boxes.map(({ text }) => text)).toEqual(expect.arrayContaining(['北陆海运贸易有限公司', '合同审批单']))
  expect(cuts.length).toBeGreaterThan(5)
  for (const cut of cuts) expect(boxes.filter(({ top, bottom }) => top < cut - 0.5 && bottom > cut + 0.5)).toEqual([])
  const edges = [0, ...cuts, height]
  for (const [at, edge] of edges.slice(1).entries())
    expect(edge - (edges[at] ?? 0)).toBeLessThanOrEqual((width * 273) / 186 + 1)
  const pdf = (await readFile(await download.path())).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(cuts.length + 1)
  expect(new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(
    new Set(['/MediaBox [0 0 595.2799999999999727 841.8899999999999864]']),
  )
  expect(pdf.match(/\/Subtype \/Image\n\/Width (\d+)/)?.[1] ?? '').toBe(String(Math.round(width * 2)))
})

test('WID-18: the server’s print is looked at in the page, in each language, and saved', async ({ seat }) => {
  const who = caller('seasales')
  const { id, planNo } = await findOne<{ id: string; planNo: string }>(who, 'finance/paymentPlan', {
    approvalStatus: '2',
  })
  const page = await seat('seasales', { at: `/doc/finance/paymentPlan/${id}`, width: 390 })
  await pressInHead(page, '打印')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /第 1 页/ })).toHaveAttribute('data-drawn', 'yes', { timeout: 30_000 })
  await dialog.getByText('中俄双语').click()
  await expect(dialog.getByRole('img', { name: /第 1 页/ })).toHaveAttribute('data-drawn', 'yes', { timeout: 30_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载 PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${planNo}-zh-ru.pdf`)
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('.amur-print-pages canvas').length)
    }
  })
  await dialog.getByRole('button', { name: '打印', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', /[1-9]/, { timeout: 30_000 })
})

test('OFF-03: a print with its attachments is one PDF, looked at in the page in each language', async ({ seat }) => {
  const who = caller('seasales')
  const drawn = createCanvas(600, 400)
  const pen = drawn.getContext('2d')
  pen.fillStyle = '#2060a0'
  pen.fillRect(50, 50, 300, 200)
  const id = await longContract([
    await who.upload('照片.png', await drawn.encode('png'), 'image/png'),
    await who.upload('提单.pdf', Buffer.from(makePdf(['Bill of lading'])), 'application/pdf'),
  ])
  const cases = [
    { lang: 'zh', width: 1440, print: '打印', join: '合并公文与附件', download: '下载 PDF', file: '含附件' },
    {
      lang: 'ru',
      width: 360,
      print: 'Печать',
      join: 'С документами и вложениями',
      download: 'Скачать PDF',
      file: 'с вложениями',
    },
    {
      lang: 'en',
      width: 360,
      print: 'Print',
      join: 'With documents and attachments',
      download: 'Download PDF',
      file: 'with attachments',
    },
  ] as const
  for (const { lang, width, print, join, download, file } of cases) {
    const page = await seat('seasales', { at: `/doc/contracts/contract/${id}`, lang, width })
    const see = look(`print-joined-${lang}-${width}`)
    await pressInHead(page, print)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: join }).click()
    const sheets = dialog.locator('canvas')
    await expect(sheets.first()).toHaveAttribute('data-drawn', 'yes', { timeout: 60_000 })
    await see(page, 'first')
    await sheets.last().scrollIntoViewIfNeeded()
    await expect(sheets.last()).toHaveAttribute('data-drawn', 'yes', { timeout: 60_000 })
    await see(page, 'last')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: download }).click(),
    ])
    expect(saved.suggestedFilename()).toContain(file)
    await page.close()
  }
})

test('WID-18: chosen rows of a list are printed into one PDF in the background, in each language', async ({ seat }) => {
  const cases = [
    {
      lang: 'zh',
      width: 1440,
      rows: [1, 2, 3],
      print: '批量打印',
      choose: '选择第 {n} 行',
      ready: 'PDF 已生成，点击下载',
      title: '合同审批单',
    },
    {
      lang: 'ru',
      width: 360,
      rows: [1],
      print: 'Напечатать',
      choose: 'Выбрать строку {n}',
      ready: 'PDF готов. Нажмите, чтобы скачать',
      title: 'Лист согласования',
    },
    {
      lang: 'en',
      width: 1440,
      rows: [2, 4],
      print: 'Print',
      choose: 'Select row {n}',
      ready: 'The PDF is ready. Click to download',
      title: 'approval sheet',
    },
  ] as const
  for (const { lang, width, rows, print, choose, ready, title } of cases) {
    const page = await seat('seasales', { at: '/contractLedger', lang, width })
    const see = look(`print-batch-${lang}-${width}`)
    for (const n of rows)
      await page.getByRole('checkbox', { name: choose.replace('{n}', String(n)), exact: true }).click()
    await see(page, 'chosen')
    await page.getByRole('button', { name: print, exact: true }).click()
    await see(page, 'languages')
    await page.getByRole('menuitem', { name: languageNames[lang], exact: true }).click()
    await page.getByRole('progressbar').waitFor()
    await see(page, 'running')
    const told = page.getByText(ready)
    await told.waitFor({ timeout: 60_000 })
    const [saved] = await Promise.all([page.waitForEvent('download'), told.click()])
    const { bookmarks, text } = await readPdf(await readFile(await saved.path()))
    expect(bookmarks).toHaveLength(rows.length)
    expect(text.replaceAll(' ', '')).toContain(title.replaceAll(' ', ''))
    await page.close()
  }
})
