import { supplyDemandBoard } from '../../modules/contracts/supply-matching/supply-demand-board.ts'
import { supplyMatchWords } from '../../modules/contracts/words/supply-match.ts'
import { matchingPageWords } from '../../web/shell/matching/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { head, press } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Page {
  readonly content: readonly { readonly id: string }[]
}

const t = wordsOf(supplyMatchWords, 'zh')

test('the trader sees what waits to be sold beside what waits to be bought', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const page = await open('seasales', '/tradeSupplyDemand')
    await expect(page.getByText(supplyDemandBoard.label[lang]).locator('visible=true').first()).toBeVisible()
    await expect(page.getByRole('region', { name: matchingPageWords.proposals[lang] })).toBeVisible()
    await look('supply-demand')(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('a match that was suggested is locked by the trader', async ({ seat }) => {
  const asked = { parameters: { status: ['0'] } }
  const [waiting] = (await caller('seasales').post<Page>('/api/contracts/supplyMatch/page', asked)).content
  const page = await seat('seasales', { at: `/doc/contracts/supplyMatch/${waiting?.id ?? ''}` })
  await look('supply-match')(page, 'suggested')
  const dialog = await press(page, t.action('lock'))
  await dialog.getByRole('button', { name: t.action('lock'), exact: true }).click()
  await expect(head(page)).toContainText(label('supplyMatch_status', '1', 'zh'))
})

test('whoever has nothing to do with contracts sees no board', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/tradeSupplyDemand' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
