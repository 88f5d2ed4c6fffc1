import { formatNumber } from '../../core/values/decimal.ts'
import { editorWords } from '../../kinds/lines/words.ts'
import { tradeDerivations } from '../../modules/trade/document-derivations.ts'
import { customsDeclarationWords } from '../../modules/trade/words/customs-declaration.ts'
import { logisticsBillWords } from '../../modules/trade/words/logistics-bill.ts'
import { deriveWords } from '../../web/form/derivation-words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { expectNotOffered, head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Page {
  readonly content: readonly { readonly id: string; readonly [name: string]: unknown }[]
}

const t = wordsOf(customsDeclarationWords, 'zh')
const declareBill = tradeDerivations.find(({ name }) => name === 'declareBill')?.label.zh ?? ''

const listOf = (who: string, document: string, parameters: Readonly<Record<string, readonly string[]>>) =>
  caller(who).post<Page>(`/api/trade/${document}/page`, { parameters })

test('the clerk declares what remains of a bill, is refused more, and hands it in', async ({ seat, guard }) => {
  test.slow()
  guard.allow(/400|409|422/)
  const see = look('customs')
  const draft = (await listOf('sealog', 'customsDeclaration', { status: ['0'] })).content[0]
  const path = `/doc/trade/customsDeclaration/${draft?.id ?? ''}`
  const clerk = await seat('sealog', { at: path })
  await see(clerk, 'draft')
  await clerk.goto(`/doc/trade/logisticsBill/${String(draft?.['billId'])}`)
  await expectNotOffered(clerk, declareBill)

  await clerk.goto(`/doc/trade/customsDeclaration/new?billId=${String(draft?.['billId'])}`)
  const form = formIn(clerk, 'zh')
  await expect(form.field(t.field('goodsId'))).toContainText('Q6000')
  await expect(form.field(t.field('ourCompany'))).not.toContainText('—')
  await clerk.getByRole('button', { name: editorWords.add.zh }).click()
  const cell = (column: string) => clerk.locator(`[id$="items-0-${column}"]`)
  await cell('goodsId').fill('Q6000')
  await clerk.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: 'Q6000' }).first().click()
  await expect(cell('dutyRate')).toHaveValue('6.00')
  await cell('originCountry').click()
  await clerk.keyboard.type('俄罗斯')
  await clerk.keyboard.press('Enter')
  await cell('qty').fill('1')
  await cell('unitPrice').fill('500')
  await see(clerk, 'item')
  await clerk.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(form.error(t.field('declaredQty'))).toContainText('剩余可用')
  await see(clerk, 'refused')

  await clerk.goto(path)
  const declare = await press(clerk, t.action('declare'))
  await declare.getByRole('button', { name: t.action('declare'), exact: true }).click()
  await expect(head(clerk)).toContainText(label('customsStatus', '1', 'zh'))
  await see(clerk, 'declared')
})

test('declarations are listed with their state, value and tax, and one is read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`customs-${lang}-${width}`)
    const words = wordsOf(customsDeclarationWords, lang)
    const page = await open('sealog', '/customsDeclare')
    await expect(page.getByText(/BG-BL[A-Z]+-\d{6}-\d{4}/).first()).toBeVisible()
    await see(page, 'list')
    const closed = (await listOf('sealog', 'customsDeclaration', { status: ['8'] })).content[0]
    await open('sealog', `/doc/trade/customsDeclaration/${closed?.id ?? ''}`)
    await expect(value(page, words.field('customsValue'))).toContainText(
      formatNumber(String(closed?.['customsValue']), 2, lang),
    )
    await see(page, 'closed')
    await expectFits(page)
  })
})

test('whoever has nothing to do with goods finds no declarations, and a trader declares nothing', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/customsDeclare' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seabuy'])
    await expect(caller(who).post('/api/trade/customsDeclaration/save', { dealMode: '1' })).rejects.toThrow(/403/)
})

test('what a declaration may be begun from is read whole on a phone', async ({ inLooks }) => {
  await inLooks({ zh: [360], ru: [360], en: [360] }, async ({ lang, open }) => {
    const page = await open('sealog', '/doc/trade/customsDeclaration/new')
    const from = page.getByRole('button', {
      name: deriveWords.from[lang].replace('{label}', logisticsBillWords.title[lang]),
    })
    await expect(from).toBeVisible()
    await look(`customs-new-${lang}`)(page, 'form')
    const box = await from.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(352)
  })
})
