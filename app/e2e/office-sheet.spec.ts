import type { Page } from '@playwright/test'
import { bookOf, edited, rowsOf } from '../../core/workbook/testing/make-test-workbook.ts'
import { contents } from '../../core/workbook/testing/sample-workbooks.ts'
import { makers, workbookBy } from '../../core/workbook/testing/workbook-makers.ts'
import { officeFileWords } from '../../modules/office/words/office-files.ts'
import { sheetWords, typingWords } from '../../web/office-frame/views/sheet/words.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const see = look('office-sheet')
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function upload(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /上传文档|Загрузить документ|Upload a document/ }).click()
  await (await chooser).setFiles({ name, mimeType: xlsx, buffer: Buffer.from(bytes) })
}

const documentIn = (page: Page) => page.frameLocator('iframe[title=Office]')

function byExcel(content: string): Uint8Array {
  const [maker] = makers
  const chosen = contents.find(({ name }) => name === content)
  if (maker === undefined || chosen === undefined) throw new Error(content)
  return workbookBy(maker, chosen)
}

for (const lang of ['zh', 'ru'] as const)
  test(`OFF-02 a seller changes a number of a workbook in ${lang}, its sums follow, and the version saved holds both`, async ({
    seat,
  }) => {
    const page = await seat('seasales', { lang, at: '/officeBookView' })
    await upload(
      page,
      `price-${lang}.xlsx`,
      bookOf(rowsOf({ A1: 'coal', B1: 12, C1: ['B1*100', 1200], B2: ['SUM(B1:C1)', 1212] })),
    )
    const frame = documentIn(page)
    await frame.getByRole('gridcell', { name: '12', exact: true }).click()
    await page.keyboard.type('15')
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('gridcell', { name: '1500', exact: true })).toBeVisible()
    await expect(frame.getByRole('gridcell', { name: '1515', exact: true })).toBeVisible()
    await page.keyboard.type('=B2')
    await page.keyboard.press('Enter')
    await expect(frame.getByText(typingWords.circular[lang])).toBeVisible()
    await page.keyboard.press('Escape')
    await frame.getByRole('button', { name: sheetWords.limits[lang] }).click()
    await see(page, `edited-${lang}`)
    await frame.getByRole('button', { name: frameWords.save[lang], exact: true }).click()
    await expect(frame.getByText(frameWords.changed[lang])).toBeHidden()
    const link = page.getByRole('link', { name: officeFileWords.download[lang] })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer) // a stream of bytes
    const saved = edited(Buffer.concat(chunks))
    expect(['B1', 'C1', 'B2'].map(saved.value)).toEqual([15, 1500, 1515])
  })

test('OFF-02 a buyer reads a workbook on a phone and cannot type into it', async ({ seat }) => {
  const page = await seat('seabuy', { lang: 'ru', width: 360, at: '/officeBookView' })
  await upload(page, 'list.xlsx', byExcel('merged cells, widths, frozen panes, validation and a chart'))
  const frame = documentIn(page)
  await frame.getByRole('gridcell', { name: '甲', exact: true }).click()
  await expect(frame.getByRole('textbox')).toHaveCount(0)
  await expect(frame.getByText(/диаграммы или рисунки/)).toBeVisible()
  await see(page, 'phone')
})
