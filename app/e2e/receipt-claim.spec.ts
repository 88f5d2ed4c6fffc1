import type { Page } from '@playwright/test'
import type { Json } from '../../core/values/json.ts'
import { bankStatementLineWords } from '../../modules/finance/words/bank-statement-line.ts'
import { receiptPlanWords } from '../../modules/finance/words/receipt-plan.ts'
import { receiptWords } from '../../modules/finance/words/receipt.ts'
import { gridWords } from '../../web/list/grid/grid-words.ts'
import { matchingPageWords as words } from '../../web/shell/matching/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { pattern } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

interface Told {
  readonly proposals: readonly {
    readonly left: { readonly id: string; readonly title: string }
    readonly right: { readonly title: string }
    readonly score: number
  }[]
}

const at = '/api/matching/finance/receiptClaim'
const told = () => caller('cashier').post<Told>(`${at}/proposals`, { left: {}, right: {} })
const side = (page: Page, which: 'left' | 'right') =>
  page.getByRole('group', {
    name: which === 'left' ? bankStatementLineWords.lists?.unclaimed?.zh : receiptPlanWords.lists?.awaited?.zh,
  })
const lineOf = (id: string) =>
  caller('cashier').get<{ record: Readonly<Record<string, Json>> }>(`/api/finance/bankStatementLine/${id}`)

test('a cashier takes what is proposed, sees that nothing is left over, and another person approves it', async ({
  seat,
}) => {
  const see = look('receipt-claim')
  const [first] = (await told()).proposals
  const page = await seat('cashier', { at: '/receiptClaim' })
  const panel = page.getByRole('region', { name: words.proposals.zh })
  await expect(panel.getByRole('listitem').first()).toContainText(first?.right.title ?? 'a plan')
  await see(page, 'board')
  expect(await seriousIn(page)).toEqual([])
  await panel.getByRole('listitem').first().getByRole('button').click()
  const bar = page.getByRole('region', { name: pattern(words.chosen.zh) })
  await expect(bar).toContainText(first?.right.title ?? 'a plan')
  await expect(bar.locator('p').filter({ hasText: words.difference.zh })).toContainText('0.00')
  await see(page, 'chosen')
  await bar.getByRole('button', { name: words.confirm.zh }).click()
  await expect(page.getByText(pattern(words.done.zh)).first()).toBeVisible()
  expect((await lineOf(first?.left.id ?? '')).record.claimStatus).toBe('2')

  const reviewer = await seat('findir', { at: '/receiptClaim' })
  await reviewer.getByLabel(words.matched.zh, { exact: true }).check({ force: true })
  const row = reviewer
    .getByRole('row')
    .filter({ hasText: first?.right.title ?? 'a plan' })
    .first()
  await row.getByRole('checkbox').click()
  await see(reviewer, 'matched')
  const chosen = reviewer.getByRole('region', { name: pattern(gridWords.chosen.zh) })
  await chosen.getByRole('button', { name: receiptWords.actions?.review.zh ?? '', exact: true }).click()
  await reviewer
    .getByRole('dialog')
    .getByRole('button', { name: receiptWords.actions?.review.zh ?? '', exact: true })
    .click()
  await expect(reviewer.getByRole('dialog')).toContainText(pattern(gridWords.bulkDone.zh))
})

test('rows are chosen by the keyboard, and what belongs to different currencies is not matched', async ({ seat }) => {
  const page = await seat('cashier', { at: '/receiptClaim' })
  const left = side(page, 'left').getByRole('grid')
  await expect(left.getByRole('row').nth(1)).toContainText('CNY')
  await left.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: pattern(words.chosen.zh) })
  await expect(bar).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('button', { name: words.confirm.zh })).toBeDisabled()
})

test('both sides and what is proposed are in reach', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`receipt-claim-${lang}-${width}`)
    const page = await open('cashier', '/receiptClaim')
    await expect(page.getByRole('region', { name: words.proposals[lang] })).toBeVisible()
    if (width === 360) {
      await page.getByRole('listitem').getByRole('checkbox').first().click()
      await page.getByLabel(receiptPlanWords.lists?.awaited?.[lang] ?? '', { exact: true }).check({ force: true })
      await expect(page.getByRole('region', { name: pattern(words.chosen[lang]) })).toBeVisible()
    }
    await see(page, 'board')
    await expectFits(page)
  })
})

test('whoever may not read statements gets no board of them', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('seasales', { at: '/receiptClaim' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('seasales').post(`${at}/proposals`, {})).rejects.toThrow(/403/)
  await expect(caller('risk').post(`${at}/confirm`, { pairs: [] })).rejects.toThrow(/403/)
})
