import { bulkDensityMeasurementWords } from '../../modules/stock/words/bulk-density-measurement.ts'
import { stockCountWords } from '../../modules/stock/words/stock-count.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { expectNotOffered, head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(stockCountWords, 'zh')
const status = (code: string) => label('stock_checkStatus', code, 'zh')

test('the yard keeper reads counts and densities with what they came to', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`count-${lang}-${width}`)
    const screens = [
      [
        '/stockCheck',
        /PD-BLHY-/,
        label('stock_checkStatus', '2', lang),
        stockCountWords,
        ['bookQty', 'surveyQty', 'diff'],
      ],
      [
        '/capacityWeight',
        /RZ-BLHY-/,
        label('stock_measureStatus', '1', lang),
        bulkDensityMeasurementWords,
        ['density', 'outCount'],
      ],
    ] as const
    for (const [path, number, state, texts, fields] of screens) {
      const page = await open('seayard', path)
      const row = rows(page, number, state).first()
      await expect(row).toBeVisible()
      await see(page, `${path.slice(1)}-list`)
      if (isPhone(page)) await row.getByRole('button').first().click()
      else await row.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/doc\//)
      for (const field of fields) await expect(value(page, wordsOf(texts, lang).field(field))).toContainText(/\d/)
      await expectFits(page)
      await see(page, `${path.slice(1)}-record`)
    }
  })
})

test('the yard hands its count in, the finance office posts it, its entry stands behind it, and it is taken back', async ({
  seat,
}) => {
  const see = look('count')
  const page = await seat('seayard', { at: '/stockCheck' })
  await rows(page, /PD-BLHY-/, status('1'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/doc\//)
  const handIn = await press(page, t.action('handIn'))
  await see(page, 'hand in')
  await handIn.getByRole('button', { name: t.action('handIn'), exact: true }).click()
  await expect(head(page)).toContainText(status('2'))

  const finance = await seat('seafin', { at: new URL(page.url()).pathname })
  const post = await press(finance, t.action('post'))
  await expect(post).toContainText(t.field('diff'))
  await see(finance, 'post')
  await post.getByRole('button', { name: t.action('post'), exact: true }).click()
  await expect(head(finance)).toContainText(status('3'))
  await expect(value(finance, t.field('gainIn'))).toContainText(/RK-BLHY-/)
  await see(finance, 'posted')
  const back = await press(finance, t.action('reverse'))
  await back.getByRole('button', { name: t.action('reverse'), exact: true }).click()
  await expect(head(finance)).toContainText(status('4'))
})

test('what is above the allowance is approved by the finance director', async ({ seat }) => {
  const page = await seat('findir', { at: '/stockCheck' })
  await rows(page, /PD-BLHY-/, status('2'), label('stock_checkResult', 'over', 'zh'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/doc\//)
  await expectNotOffered(page, t.action('post'))
  const dialog = await press(page, t.action('approve'))
  await look('count')(page, 'approve')
  await dialog.getByRole('button', { name: t.action('approve'), exact: true }).click()
  await expect(head(page)).toContainText(status('3'))
  await expect(value(page, t.field('lossOut'))).toContainText(/CK-BLHY-/)
})

test('whoever has nothing to do with goods sees neither counts nor densities', async ({ seat, guard }) => {
  guard.allow(/403/)
  for (const path of ['/stockCheck', '/capacityWeight']) {
    const page = await seat('keeper', { at: path })
    await expect(page.getByText(/^403 · /)).toBeVisible()
  }
})
