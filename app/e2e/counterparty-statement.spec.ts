import { counterpartyStatementWords } from '../../modules/finance/words/counterparty-statement.ts'
import { printWords } from '../../web/detail/print/words.ts'
import { detailWords } from '../../web/detail/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { wordsOf } from './support/document-labels.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Made {
  readonly id: string
  readonly statementNo: string
  readonly counterparty: string
}

const inState = (status: string) => findOne<Made>(caller('seafin'), 'finance/arapStatement', { status })

test('the finance office of a company reads what a party answered', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`arap-statement-${lang}-${width}`)
    const { statementNo } = await inState('3')
    const page = await open('seafin', '/arapStatement')
    const row = rows(page, statementNo).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    await expectFits(page)
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(
      page.getByText(wordsOf(counterpartyStatementWords, lang).field('closing')).locator('visible=true').first(),
    ).toBeVisible()
    await see(page, 'record')
    await expectFits(page)
    if (width === 1440) expect(await seriousIn(page)).toEqual([])
  })
})

test('it is printed in its own languages, and its form is filled with what was between the parties', async ({
  seat,
}) => {
  const see = look('arap-statement')
  const { id, counterparty } = await inState('3')
  const page = await seat('seafin', { at: `/doc/finance/arapStatement/${id}` })
  await pressInHead(page, detailWords.print.zh)
  await expect(page.getByRole('radio', { name: printWords.bilingual.zh })).toBeChecked()
  await expect(page.locator('canvas').first()).toBeVisible()
  await see(page, 'print')
  await page.goto(`/doc/finance/arapStatement/new?counterparty=${counterparty}`)
  await expect(
    page
      .getByText(/^(JS|SK|DZ)-/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await see(page, 'new')
})

test('whoever only reads is offered no answer, and whoever may not read is refused', async ({ seat, guard }) => {
  guard.allow(/403/)
  const confirm = counterpartyStatementWords.actions?.confirm.zh ?? ''
  const { id } = await inState('1')
  const clerk = await seat('seafin', { at: `/doc/finance/arapStatement/${id}` })
  await expect(clerk.getByRole('button', { name: confirm }).first()).toBeVisible()
  const reader = await seat('risk', { at: `/doc/finance/arapStatement/${id}` })
  await expect(
    reader
      .getByText(/^KD-BLHY-/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(reader.getByRole('button', { name: confirm })).toHaveCount(0)
  const other = await seat('keeper', { at: '/arapStatement' })
  await expect(other.getByText(/^403 · /)).toBeVisible()
})
