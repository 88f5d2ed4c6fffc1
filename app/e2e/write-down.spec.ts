import { monthlyWriteDown } from '../../modules/stock/write-down/write-down.ts'
import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { proveLedgers } from './support/prove-ledgers.ts'
import { look } from './support/screenshots.ts'

const at = '/stockWriteDown'
const see = look('write-down')

test('the finance office looks at what its goods cost and will bring', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', at)
    await page.getByRole('radio', { name: words.history[lang] }).click()
    const shown = page.getByRole('region', { name: monthlyWriteDown.label[lang] }).or(page.getByRole('tabpanel'))
    await expect(shown.getByText(/\d{4}-\d{2}/).first()).toBeVisible()
    await see(page, `${lang}-${width}`)
    await expectFits(page)
    await open('seafin', '/stockExpectedPrice')
    await expect(rows(page, /\d/).first()).toBeVisible()
    await see(page, `prices-${lang}-${width}`)
  })
})

test('a trader is offered no posting, whoever has nothing to do with goods is refused, and the ledgers agree', async ({
  seat,
  guard,
}) => {
  const page = await seat('seabuy', { at })
  await expect(page.getByRole('button', { name: words.preview.zh })).toBeVisible()
  await expect(page.getByRole('button', { name: words.post.zh, exact: true })).toHaveCount(0)
  guard.allow(/403/)
  const other = await seat('hr', { at })
  await expect(other.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/stock/expectedPrice/save', { netPrice: '1' })).rejects.toThrow(/403/)
  await proveLedgers()
})
