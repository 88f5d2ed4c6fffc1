import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formOffsetLabels } from '../../base/form-offset.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { say } from '../../core/words/format-message.ts'
import { formPrintWords as words } from '../../modules/office/words/form-print.ts'
import { tabWords } from '../../modules/office/words/tabs.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'
import { makeContract } from './support/make-contract.ts'
import { tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const see = look('form-print')
const printer = 'EPSON LQ-630K'

async function withPaper(): Promise<string> {
  const { id } = await makeContract('freight', { until: 'draft' })
  const clerk = caller('seasales')
  const [offered] = await clerk.get<readonly { id: string }[]>('/api/office/offered?document=contracts.contract')
  await clerk.post(`/api/office/paper/${offered?.id}?record=${id}`, {})
  return id
}

async function read(page: Page, link: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ])
  return readPdf(await readFile(await download.path()))
}

for (const [lang, width] of [
  ['zh', 1440],
  ['en', 360],
] as const)
  test(`OFF-03 a person measures his printer on a test sheet and prints a paper moved by that, in ${lang} at ${width} px`, async ({
    seat,
    guard,
  }) => {
    guard.allow(/status of 422/)
    const mm = (length: string) => formatNumber(length, 1, lang)
    const page = await seat('seasales', { lang, width, at: `/doc/contracts/contract/${await withPaper()}` })
    await tab(page, tabWords.papers[lang])
    await page.getByRole('button', { name: words.open[lang], exact: true }).locator('visible=true').click()
    const dialog = page.getByRole('dialog').filter({ hasText: words.how[lang] })
    await expect(dialog.getByText(words.none[lang])).toBeVisible()
    const plain = await read(page, words.test[lang])
    await dialog.getByRole('button', { name: words.add[lang] }).click()
    const form = page.getByRole('dialog', { name: words.add[lang] })
    await form.getByLabel(formOffsetLabels.printer[lang]).fill(printer)
    await form.getByLabel(formOffsetLabels.x[lang]).fill('99')
    await form.getByLabel(formOffsetLabels.y[lang]).fill('-2')
    await form.getByRole('button', { name: formWords.save[lang] }).click()
    await expect(form.getByText(/50/).first()).toBeVisible()
    await see(page, `refused-${lang}-${width}`)
    await form.getByLabel(formOffsetLabels.x[lang]).fill('1.5')
    await form.getByRole('button', { name: formWords.save[lang] }).click()
    await expect(dialog.getByText(say(lang, words.offset[lang], { x: mm('1.5'), y: mm('-2.0') }))).toBeVisible()
    await see(page, `printers-${lang}-${width}`)

    const moved = await read(page, say(lang, words.testOf[lang], { printer }))
    const x = ({ pages: [first = []] }: typeof plain) => first.find(({ text }) => text === '100')?.x ?? 0
    expect(x(moved) - x(plain)).toBeCloseTo((1.5 * 72) / 25.4, 1)
    expect((await read(page, say(lang, words.printOf[lang], { printer }))).pages.length).toBeGreaterThan(0)

    await dialog.getByRole('button', { name: say(lang, words.changeOf[lang], { printer }) }).click()
    const change = page.getByRole('dialog', { name: say(lang, words.changeOf[lang], { printer }) })
    await change.getByLabel(formOffsetLabels.y[lang]).fill('0')
    await change.getByRole('button', { name: formWords.save[lang] }).click()
    await expect(dialog.getByText(say(lang, words.offset[lang], { x: mm('1.5'), y: mm('0.0') }))).toBeVisible()
    await dialog.getByRole('button', { name: say(lang, words.removeOf[lang], { printer }) }).click()
    await expect(dialog.getByText(words.none[lang])).toBeVisible()
  })
