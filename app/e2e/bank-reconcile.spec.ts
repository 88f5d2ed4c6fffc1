import type { Json } from '../../core/values/json.ts'
import { bankJournalWords } from '../../modules/finance/words/bank-journal.ts'
import { bankMatchWords } from '../../modules/finance/words/bank-match.ts'
import { bankReconciliationWords as table } from '../../modules/finance/words/bank-reconciliation.ts'
import { matchingPageWords as words } from '../../web/shell/matching/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { wordsOf } from './support/document-labels.ts'
import { pattern } from './support/document-labels.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

interface Told {
  readonly proposals: readonly {
    readonly left: { readonly id: string; readonly title: string }
    readonly right: { readonly id: string; readonly title: string }
    readonly score: number
  }[]
}

const at = '/api/matching/finance/bankReconcile'
const path = '/bankReconcile'
const made = () =>
  findOne<{ id: string; ver: number; accountId: string; month: string }>(
    caller('cashier'),
    'finance/bankReconciliation',
    {
      status: '2',
    },
  )
const told = async () => {
  const { accountId } = await made()
  return caller('cashier').post<Told>(`${at}/proposals`, { left: { accountId }, right: { accountId } })
}

test('a cashier matches what is proposed on one account and takes it back', async ({ seat }) => {
  const see = look('bank-reconcile')
  const { accountId } = await made()
  const [first] = (await told()).proposals
  expect(first?.score).toBeGreaterThanOrEqual(90)
  const page = await seat('cashier', { at: `${path}?accountId=${accountId}` })
  const panel = page.getByRole('region', { name: words.proposals.zh })
  await expect(panel.getByRole('listitem').first()).toContainText(first?.right.title ?? 'an entry')
  await see(page, 'board')
  expect(await seriousIn(page)).toEqual([])
  await panel.getByRole('listitem').first().getByRole('button').click()
  const bar = page.getByRole('region', { name: pattern(words.chosen.zh) })
  await expect(bar.locator('p').filter({ hasText: words.difference.zh })).toContainText('0.00')
  await bar.getByRole('button', { name: words.confirm.zh }).click()
  await expect(page.getByText(pattern(words.done.zh)).first()).toBeVisible()
  const line = () =>
    caller('cashier').get<{ record: Readonly<Record<string, Json>> }>(
      `/api/finance/bankStatementLine/${first?.left.id ?? ''}`,
    )
  expect((await line()).record.matchStatus).toBe('2')
  const match = await findOne<{ id: string; ver: number }>(caller('cashier'), 'finance/bankMatch', {
    statementLine: first?.left.id ?? '',
  })
  await page.getByLabel(words.matched.zh, { exact: true }).check({ force: true })
  await expect(
    page.getByText(pattern(words.undoNote.zh.replace('{undo}', bankMatchWords.actions?.undo.zh ?? ''))).first(),
  ).toBeVisible()
  await see(page, 'matched')
  await caller('cashier').post(`/api/finance/bankMatch/${match.id}/action/undo`, { ver: match.ver })
  expect((await line()).record.matchStatus).toBe('0')
})

test('an auditor reads a reviewed table, and may neither take it back nor match', async ({ seat }) => {
  const see = look('balance-adjustment')
  const { id, ver } = await made()
  const page = await seat('risk', { at: `/doc/finance/bankReconciliation/${id}` })
  await expect(page.getByText(table.groups['bookPaid']?.zh ?? '').first()).toBeVisible()
  await see(page, 'table')
  expect(await seriousIn(page)).toEqual([])
  await expect(page.getByRole('button', { name: table.actions?.takeBack.zh ?? '', exact: true })).toHaveCount(0)
  await expect(
    caller('risk').post(`/api/finance/bankReconciliation/${id}/action/takeBack`, { ver, reason: '-' }),
  ).rejects.toThrow(/403/)
  await expect(caller('risk').post(`${at}/confirm`, { pairs: [] })).rejects.toThrow(/403/)
})

test('board and table of an account are in reach', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`bank-reconcile-${lang}-${width}`)
    const { id, accountId } = await made()
    const page = await open('cashier', `${path}?accountId=${accountId}`)
    await expect(page.getByRole('region', { name: words.proposals[lang] })).toBeVisible()
    await expect(page.getByRole('search', { name: words.narrow[lang] })).toBeVisible()
    if (width === 360) {
      const name = bankJournalWords.lists?.unmatchedEntries?.[lang] ?? ''
      const entries = page.getByRole('radio', { name, exact: true })
      await entries.click()
      await expect(entries).toBeChecked()
    }
    await see(page, 'board')
    await expectFits(page)
    await open('cashier', `/doc/finance/bankReconciliation/${id}`)
    await expect(page.getByText(wordsOf(table, lang).field('adjustedBook')).first()).toBeVisible()
    await see(page, 'table')
    await expectFits(page)
  })
})

test('whoever may not read matches gets neither board nor tables', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('seasales', { at: path })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('seasales').post(`${at}/proposals`, {})).rejects.toThrow(/403/)
  await expect(caller('seasales').post('/api/finance/bankReconciliation/page', {})).rejects.toThrow(/403/)
})
