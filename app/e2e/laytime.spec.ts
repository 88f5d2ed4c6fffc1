import { example } from '../../modules/shipping/testing/laytime-sheet-example.ts'
import { laytimeLacks } from '../../modules/shipping/words/laytime-lacks.ts'
import { laytimeWords } from '../../modules/shipping/words/laytime.ts'
import { detailWords } from '../../web/detail/words.ts'
import { calculationWords } from '../../web/form/calculation/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

interface Row {
  readonly id: string
}

/** T-LAY-01, entered by who runs the ships. */
async function laytime(facts: typeof example.facts = example.facts): Promise<string> {
  const { post } = caller('shipops')
  const { content } = await post<{ content: readonly Row[] }>('/api/shipping/vessel/page', {})
  const { id } = await post<Row>('/api/shipping/laytime/save', {
    ...example,
    facts,
    vesselId: content[0]?.id ?? '',
    voyageNo: `V${Date.now()}`,
  })
  return id
}

test('laytimes are listed, and one is read with its time sheet and its variants', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`laytime-${lang}-${width}`)
    const t = wordsOf(laytimeWords, lang)
    const page = await open('shipops', '/shipLaytime')
    await expect(
      page
        .getByText(/ZQ-\d{6}-\d{4}/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    await see(page, 'list')
    await open('shipops', `/doc/shipping/laytime/${await laytime()}`)
    await expect(page.getByText(t.field('net'), { exact: true }).locator('visible=true').first()).toBeVisible()
    await see(page, 'record')
    await page.getByRole('tab', { name: detailWords.variants[lang] }).click()
    const chosen = page.locator('tr[aria-current]').locator('visible=true')
    await expect(chosen).toContainText(label('laytimeTerm', 'shinc', lang))
    await see(page, 'variants')
    await expectFits(page)
  })
})

test('T-LAY-01: the form works the money out as one types, beside every other term, and keeps it', async ({ seat }) => {
  const see = look('laytime-form')
  const t = wordsOf(laytimeWords, 'zh')
  const page = await seat('shipops', { at: `/doc/shipping/laytime/${await laytime()}` })
  await page.getByRole('button', { name: detailWords.edit.zh }).first().click()
  const form = formIn(page, 'zh')
  const chosen = page.locator('tr[aria-current]')
  await expect(chosen).toContainText('2,625.00')
  await form.type(t.field('demurrageRate'), '18000')
  await expect(chosen).toContainText('3,150.00')
  const terms = page.getByRole('group', { name: calculationWords.variants.zh.replace('{by}', t.field('term')) })
  await expect(terms.getByRole('row')).toHaveCount(7)
  await see(page, 'typed')
  await page.getByRole('button', { name: formWords.save.zh }).first().click()
  await expect(page.getByText('3,150.00').first()).toBeVisible()
  await see(page, 'kept')
})

test('a laytime that cannot be reckoned yet says what lacks', async ({ seat }) => {
  const page = await seat('shipops', { at: `/doc/shipping/laytime/${await laytime(example.facts.slice(0, 3))}` })
  await page.getByRole('button', { name: detailWords.edit.zh }).first().click()
  await expect(page.getByText(laytimeLacks.noEnd.zh.replace('{no}', '1'))).toBeVisible()
  await look('laytime-lacks')(page, 'lacks')
})

test('whoever has nothing to do with ships finds no laytime, and keeps none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/shipLaytime' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/shipping/laytime/save', { ...example, voyageNo: 'V1' })).rejects.toThrow(/403/)
})
