import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { say } from '../../core/words/format-message.ts'
import { starters } from '../../modules/office/standard-templates/index.ts'
import { textsIn } from '../../modules/office/testing/docx-paragraph-texts.ts'
import { paperWords as words } from '../../modules/office/words/generated-documents.ts'
import { officeFileWords } from '../../modules/office/words/office-files.ts'
import { tabWords } from '../../modules/office/words/tabs.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { printWords } from '../../server/exchange/print/words.ts'
import { officeWords } from '../../server/office-files/words.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, currentApprover, submit } from './support/approve-by-api.ts'
import { pattern } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { makeContract } from './support/make-contract.ts'
import { decide, expectNotOffered, head, pressInHead, tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const document = 'contracts/contract'
const templateName = `${starters.find(({ source }) => source === 'contracts.contract')?.name.zh ?? ''}（中文）`
const frameIn = (page: Page) => page.frameLocator('iframe[title=Office]')
const inSight = (page: Page) => page.getByRole('article').locator('visible=true')

test('OFF-03 a clerk makes a contract’s paper, the approver reads it, and approval binds it for everybody', async ({
  seat,
  guard,
}) => {
  guard.allow(/409/)
  const see = look('office-papers')
  const contract = await makeContract('freight', { until: 'draft' })
  const clerk = await seat('seasales', { at: `/doc/${document}/${contract.id}` })
  await expect(head(clerk)).toContainText(contract.contractName)
  await expect(clerk.getByRole('tab', { name: tabWords.papers.zh })).toHaveCount(0)
  await generate(clerk)
  await expect(clerk.getByText(say('zh', words.made.zh, { n: 1 }))).toBeVisible()
  await tab(clerk, tabWords.papers.zh)
  await expect(inSight(clerk).getByText(words.draft.zh)).toBeVisible()
  await see(clerk, 'draft')

  // What the clerk adds by hand is a version; what he goes on typing is open while the others decide.
  await inSight(clerk).getByRole('link', { name: contract.contractName }).click()
  await type(clerk, ' 补充条款一')
  await frameIn(clerk).getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frameIn(clerk).getByText(say('zh', frameWords.saved.zh, { n: 2 }))).toBeVisible()
  await type(clerk, ' 迟到的修改')
  await submit(document, contract.id, 'seasales')

  const first = await currentApprover(document, contract.id, 'seasales')
  const approver = await seat(first?.userCode ?? '', { at: `/doc/${document}/${contract.id}` })
  await tab(approver, tabWords.papers.zh)
  await expect(inSight(approver).getByText(/^MB-\d+ 第 1 版$/)).toBeVisible()
  await see(approver, 'approver')
  await inSight(approver).getByRole('link', { name: contract.contractName }).click()
  await expect(frameIn(approver).getByText('补充条款一').last()).toBeVisible()
  await expect(frameIn(approver).getByRole('button', { name: frameWords.save.zh, exact: true })).toHaveCount(0)
  await approver.goto(`/doc/${document}/${contract.id}`)
  await decide(approver, 'zh', 'agree', '文本无误')
  await agreeAll(document, contract.id, 'seasales')

  await frameIn(clerk).getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frameIn(clerk).getByText(say('zh', officeWords['office.frozen'].zh, { n: 2 }))).toBeVisible()
  await see(clerk, 'too-late')
  const [copy] = await Promise.all([
    clerk.waitForEvent('download'),
    frameIn(clerk).getByRole('button', { name: frameWords.copy.zh }).click(),
  ])
  expect((await textsIn(await readFile(await copy.path()))).join('\n')).toContain('迟到的修改')

  const again = await seat('seasales', { at: `/doc/${document}/${contract.id}` })
  await generate(again)
  await expect(again.getByText(say('zh', words.madeAfter.zh, { n: 3 }))).toBeVisible()
  await tab(again, tabWords.papers.zh)
  await expect(inSight(again).getByText(words.frozen.zh)).toBeVisible()
  await expect(inSight(again).getByText(words.same.zh)).toBeVisible()
  await expect(inSight(again).getByText(words.afterApproval.zh)).toBeVisible()
  await see(again, 'frozen')
  const [pdf] = await Promise.all([
    again.waitForEvent('download'),
    inSight(again).getByRole('link', { name: 'PDF' }).first().click(),
  ])
  const { text } = await readPdf(await readFile(await pdf.path()))
  expect(text).toContain('补充条款一')
  expect(text).toContain(printWords.fits.zh)
})

test('whoever may only read a contract makes no paper of it, and to others there is none', async ({ seat, guard }) => {
  guard.allow(/404/)
  const contract = await makeContract('freight', { until: 'draft' })
  const clerk = caller('seasales')
  const [offered] = await clerk.get<readonly { id: string }[]>('/api/office/offered?document=contracts.contract')
  const { fileId } = await clerk.post<{ fileId: string }>(`/api/office/paper/${offered?.id}?record=${contract.id}`, {})
  const reader = await seat('findir', { at: `/doc/${document}/${contract.id}` })
  await tab(reader, tabWords.papers.zh)
  await expect(inSight(reader).first()).toBeVisible()
  await expectNotOffered(reader, pattern(words.make.zh))
  const stranger = await seat('landsales', { at: `/officeBookView?fileId=${fileId}` })
  await expect(stranger.getByText(officeFileWords.download.zh)).toHaveCount(0)
  await expect(stranger.locator('iframe')).toHaveCount(0)
})

async function generate(page: Page): Promise<void> {
  await pressInHead(page, say('zh', words.make.zh, { name: templateName }))
}

/** Types at the end of the first paragraph of the paper in the frame. */
async function type(page: Page, text: string): Promise<void> {
  const paragraph = frameIn(page).getByText('买卖合同').last()
  await expect(frameIn(page).getByRole('button', { name: frameWords.save.zh, exact: true })).toBeDisabled()
  // The editor takes keys a moment after it has drawn the page.
  await expect(async () => {
    await paragraph.click()
    await page.keyboard.press('End')
    await page.keyboard.type(text)
    await expect(frameIn(page).getByText(text.trim()).last()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(frameIn(page).getByText(frameWords.changed.zh)).toBeVisible()
}
