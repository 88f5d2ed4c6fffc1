import { counterpartyAccessWords } from '../../modules/contracts/words/counterparty-access.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('risk control sees who is admitted until when, and what was judged', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const see = look(`admission-${lang}-${width}`)
    const words = wordsOf(counterpartyAccessWords, lang)
    const page = await open('risk', '/tradeCounterpartyAccess')
    const row = rows(page, /ZR-/, label('counterpartyAccess_status', '2', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['validUntil', 'listSize'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await see(page, 'record')
    await open('risk', '/accessMatch')
    await expect(rows(page, label('accessMatch_status', '1', lang)).first()).toBeVisible()
    await see(page, 'matches')
    await expectFits(page)
  })
})

test('whoever has nothing to do with counterparties sees no admission, and a trader enters no list', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/tradeCounterpartyAccess' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/contracts/counterpartyAccess/save', { reason: '-' })).rejects.toThrow(/403/)
  await expect(caller('seabuy').post('/api/contracts/sanctionEntry/save', { entryName: '-' })).rejects.toThrow(/403/)
})
