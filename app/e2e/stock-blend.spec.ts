import { dayOfMs } from '../../core/values/day.ts'
import { stockBlendWords } from '../../modules/stock/words/stock-blend.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(stockBlendWords, 'zh')
const status = (code: string, lang: 'zh' | 'ru' | 'en' = 'zh') => label('stockBlend_status', code, lang)

test('the yard sees quality and cost of a blend beside the cheapest recipe', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`blend-${lang}-${width}`)
    const words = wordsOf(stockBlendWords, lang)
    const page = await open('seayard', '/stockBlend')
    const row = rows(page, /PM-/, status('4', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['mixHeat', 'mixSul', 'mixCost', 'bestCost', 'producedQty'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('a recipe beyond its limits becomes the cheapest one that keeps them', async ({ seat }) => {
  const see = look('blend-cheapest')
  const page = await seat('seayard', { at: '/stockBlend?status=0' })
  await rows(page, status('0')).first().getByRole('link').first().click()
  await expect(value(page, t.field('mixVerdict'))).toContainText(label('stockBlend_verdict', 'over', 'zh'))
  const dialog = await press(page, t.action('useCheapest'))
  await dialog.getByRole('button', { name: t.action('useCheapest'), exact: true }).click()
  await expect(value(page, t.field('mixVerdict'))).toContainText(label('stockBlend_verdict', 'ok', 'zh'))
  await see(page, 'cheapest')
})

test('the calculator follows what is typed', async ({ seat }) => {
  const page = await seat('seayard', { at: '/stockBlend?status=0' })
  await rows(page, status('0')).first().getByRole('link').first().click()
  await page.getByRole('button', { name: detailWords.edit.zh }).locator('visible=true').first().click()
  const form = formIn(page, 'zh')
  await form.type(t.field('minHeat'), '5900')
  await expect(
    page
      .getByText(label('stockBlend_verdict', 'over', 'zh'))
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(value(page, t.field('minHeat'))).toContainText('5,900')
})

test('an output that weighs 2 % less is refused with what to do', async ({ seat, guard }) => {
  guard.allow(/400|422/)
  const page = await seat('seayard', { at: '/stockBlend?status=3' })
  await rows(page, status('3')).first().getByRole('link').first().click()
  const dialog = await press(page, t.action('produce'))
  const form = formIn(page, 'zh', dialog)
  await form.day(t.ask('producedOn'), dayOfMs(Date.now()))
  await form.type(t.ask('producedQty'), '588')
  await dialog.getByRole('button', { name: t.action('produce'), exact: true }).click()
  await expect(form.error(t.ask('producedQty'))).toContainText('复核两次过磅')
})

test('whoever has nothing to do with goods sees no blend, and finance makes none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/stockBlend' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seafin'])
    await expect(caller(who).post('/api/stock/stockBlend/save', { planQty: '1' })).rejects.toThrow(/403/)
})
