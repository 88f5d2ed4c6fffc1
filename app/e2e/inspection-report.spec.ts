import { inspectionReportWords } from '../../modules/stock/words/inspection-report.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(inspectionReportWords, 'zh')
const status = (code: string) => label('inspectReport_status', code, 'zh')

test('the clerk reads what laboratories found and what of it counts', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`inspection-${lang}-${width}`)
    const words = wordsOf(inspectionReportWords, lang)
    const page = await open('sealog', '/inspectReport')
    const row = rows(page, /JY-BLHY-/, label('inspectReport_status', '3', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['heatKcal', 'ashDry', 'sulDry', 'bindQ'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('what a laboratory states air-dried is derived as it is typed, and values that no coal has are refused', async ({
  seat,
  guard,
}) => {
  guard.allow(/400|422/)
  const see = look('inspection')
  const page = await seat('sealog', { at: '/doc/stock/inspectReport/new' })
  const form = formIn(page, 'zh')
  await form.say(t.field('ownLab'), true)
  await form.refer(t.field('batchId'), 'PC-')
  await form.type(t.field('qty'), '1000')
  const stated = { mt: '14', mad: '6', aad: '16.5', stad: '0.72', had: '4', qgrad: '23500' } as const
  for (const [name, given] of Object.entries(stated)) await form.type(t.field(name as keyof typeof stated), given)
  await expect(form.field(t.field('heatKcal'))).toContainText('4,884')
  await expect(form.field(t.field('sulDry'))).toContainText('0.766')
  await expect(form.field(t.field('ashAr'))).toContainText('15.10')
  await see(page, 'derived')
  await form.type(t.field('mad'), '15')
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(form.error(t.field('mad'))).toContainText('全水分')
  await form.type(t.field('mad'), '6')
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(head(page)).toContainText(status('0'))
  const dialog = await press(page, t.action('issue'))
  await dialog.getByRole('button', { name: t.action('issue'), exact: true }).click()
  await expect(head(page)).toContainText(status('2'))
  await see(page, 'issued')
})

test('a report that is in arbitration says by how much the laboratories differ', async ({ seat }) => {
  const page = await seat('seabuy', { at: '/inspectReport' })
  await rows(page, /JY-BLHY-/, label('inspectStage', 'disch', 'zh'), status('5'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(value(page, t.field('labResult'))).toContainText(label('inspectReport_labs', 'over', 'zh'))
  await expect(value(page, t.field('labDiff'))).toContainText(/1\d\d/)
})

test('domestic trade reads its test reports with the course of their value by supplier', async ({ seat }) => {
  const see = look('test-reports')
  const page = await seat('domsales', { at: '/testReport' })
  await expect(rows(page, /JY-BLNM-/).first()).toBeVisible()
  await see(page, 'list')
})

test('whoever has nothing to do with goods sees no report, and the clerk confirms none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/inspectReport' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/stock/inspectReport/save', { qty: '1' })).rejects.toThrow(/403/)
})
