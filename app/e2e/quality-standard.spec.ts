import { qualityStandardWords } from '../../modules/contracts/words/quality-standard.ts'
import { formWords } from '../../web/form/words.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const path = '/tradeQualityStd'
const t = wordsOf(qualityStandardWords, 'zh')
const status = (code: string) => label('qualityStd_status', code, 'zh')

test('the trader reads a standard with the price of its example', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`quality-std-${lang}-${width}`)
    const words = wordsOf(qualityStandardWords, lang)
    const page = await open('seabuy', path)
    const row = rows(page, /QS-5500/, label('qualityStd_status', '1', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(value(page, words.field('paidPrice'))).toContainText('674')
    await expectFits(page)
    await see(page, 'record')
  })
})

test('an example is worked out as it is typed, and the head of the department puts the standard into force', async ({
  seat,
}) => {
  const see = look('quality-std')
  const page = await seat('seabuy', { at: '/doc/contracts/qualityStd/new' })
  const form = formIn(page, 'zh')
  await form.type(t.field('stdCode'), 'QS-TRY')
  await form.type(t.field('stdName'), '试算标准')
  const typed = {
    mtBase: '10',
    qBase: '5500',
    trialPrice: '700',
    trialQty: '50000',
    trialHeat: '5380',
    trialMt: '11.2',
  }
  for (const [name, given] of Object.entries(typed)) await form.type(t.field(name as keyof typeof typed), given)
  await expect(form.field(t.field('paidPrice'))).toContainText('684.73')
  await expect(form.field(t.field('paidQty'))).toContainText('49,333.333')
  await see(page, 'typed')
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(head(page)).toContainText(status('0'))
  const leader = await seat('sealead', { at: new URL(page.url()).pathname })
  const dialog = await press(leader, t.action('enact'))
  await dialog.getByRole('button', { name: t.action('enact'), exact: true }).click()
  await expect(head(leader)).toContainText(status('1'))
})

test('whoever may not read standards is told so', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: path })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
