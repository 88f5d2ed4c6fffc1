import { nettingWords } from '../../modules/finance/words/netting.ts'
import { detailWords } from '../../web/detail/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { wordsOf } from './support/document-labels.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

interface Made {
  readonly id: string
  readonly nettingNo: string
  readonly counterparty: string
}

const booked = () => findOne<Made>(caller('seafin'), 'finance/netting', { netStatus: '1' })

test('the finance office of a company reads what was netted with a party', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`netting-${lang}-${width}`)
    const { nettingNo } = await booked()
    const page = await open('seafin', '/arapNetting')
    const row = rows(page, nettingNo).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    await expectFits(page)
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(
      page.getByText(wordsOf(nettingWords, lang).field('claimTotal')).locator('visible=true').first(),
    ).toBeVisible()
    await see(page, 'record')
    await expectFits(page)
    if (width === 1440) expect(await seriousIn(page)).toEqual([])
  })
})

test('the form of a netting is filled with what is open of the party', async ({ seat }) => {
  const see = look('netting-form')
  const { counterparty } = await booked()
  const page = await seat('seafin', { at: `/doc/finance/netting/new?counterparty=${counterparty}` })
  await expect(
    page
      .getByText(nettingWords.groups['claims']?.zh ?? '')
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await see(page, 'new')
})

test('whoever only reads is offered no change, and whoever may not read is refused', async ({ seat, guard }) => {
  guard.allow(/403/)
  const reader = await seat('risk', { at: '/arapNetting' })
  await expect(rows(reader, /DC-BLHY-/).first()).toBeVisible()
  await expect(reader.getByRole('button', { name: detailWords.edit.zh, exact: true })).toHaveCount(0)
  const other = await seat('keeper', { at: '/arapNetting' })
  await expect(other.getByText(/^403 · /)).toBeVisible()
})
