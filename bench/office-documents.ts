import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../bin/find-chromium.mjs'
import { bookOf, rowsOf } from '../core/workbook/testing/make-test-workbook.ts'
import { officeFileWords } from '../modules/office/words/office-files.ts'
import { letter } from '../server/office-files/testing/packages.ts'
import { allowed } from './calibrate.ts'
import { enter } from './page-weight.ts'
import { tell } from './support/figure-report.ts'
import { median } from './support/load-generator.ts'

const rounds = 5
const limit = 1500 // ms
const pages = 30
const rows = 2_000
const columns = 10

interface Sample {
  readonly work: string
  readonly name: string
  readonly bytes: Uint8Array
  /** A text of what is in sight first: neither draws more than that. */
  readonly shown: string
}

/** Long letters and large workbooks, from being chosen in the list until they stand in the frame of documents. */
export async function officeDocuments(url: string): Promise<void> {
  const { executablePath, args } = await browser()
  const chrome = await chromium.launch({ executablePath, args })
  try {
    const page = await signedIn(chrome, url)
    for (const sample of [longLetter(), largeWorkbook()]) {
      await upload(page, url, sample)
      const taken: number[] = []
      for (let round = 0; round <= rounds; round += 1) taken.push(await opened(page, url, sample))
      // The first brings the code of the editor.
      const value = median(taken.slice(1))
      tell({
        work: sample.work,
        measured: `${value.toFixed(0)} ms`,
        limit: `${allowed(limit).toFixed(0)} ms`,
        kept: value <= allowed(limit),
      })
    }
  } finally {
    await chrome.close()
  }
}

/** Ten paragraphs of four lines fill a page of A4. */
function longLetter(): Sample {
  const paragraph = (nr: number) =>
    `第${nr}条 ${'买卖双方就煤炭的品种、数量、质量、价格、运输与结算协商一致，'.repeat(5)}`
  return {
    work: `letter of ${pages} pages, chosen to shown, warm`,
    name: 'long-letter.docx',
    bytes: letter(Array.from({ length: pages * 10 }, (_, at) => paragraph(at + 1))),
    shown: '第1条',
  }
}

function largeWorkbook(): Sample {
  const cells = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns) + 1, at % columns]
    return [`${String.fromCharCode(65 + column)}${row}`, row * 1000 + column] as const
  })
  return {
    work: `workbook of ${(rows * columns).toLocaleString('en')} cells, chosen to shown, warm`,
    name: 'large-workbook.xlsx',
    bytes: bookOf(rowsOf(Object.fromEntries(cells))),
    shown: '1001',
  }
}

async function signedIn(chrome: Browser, url: string): Promise<Page> {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await enter(page, url, 'seasales')
  return page
}

async function upload(page: Page, url: string, { name, bytes }: Sample): Promise<void> {
  await page.goto(`${url}/officeBookView`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: new RegExp(Object.values(officeFileWords.upload).join('|')) }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  await page.locator('iframe[title=Office]').waitFor()
}

/** Milliseconds; the page stays loaded, the frame and its editor are new each time. */
async function opened(page: Page, url: string, { name, shown }: Sample): Promise<number> {
  await page.goto(`${url}/officeBookView`)
  const line = page
    .getByRole('listitem')
    .filter({ hasText: name.replace(/\.[a-z]+$/, '') })
    .first()
    .getByRole('button')
    .first()
  await line.waitFor()
  const begun = performance.now()
  await line.click()
  await page.frameLocator('iframe[title=Office]').getByText(shown).last().waitFor({ state: 'attached' })
  return performance.now() - begun
}
