import { contractWords } from '../../modules/contracts/words/contract.ts'
import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { wordsOf } from './support/document-labels.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { head, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Linked {
  readonly id: string
  readonly contractName: string
  readonly contractNo: string
}

const named = (contractName: string) => findOne<Linked>(caller('findir'), 'contracts/contract', { contractName })

test('a purchase back to back names its sale, and both sides are read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const words = wordsOf(contractWords, lang)
    const see = look(`linked-contracts-${lang}-${width}`)
    const [purchase, sale] = [await named('盛远煤炭动力煤背靠背采购合同'), await named('松原热电动力煤背靠背销售合同')]
    const page = await open('sealead', `/doc/contracts/contract/${purchase.id}`)
    await expect(head(page)).toContainText(purchase.contractNo)
    const other = value(page, words.field('linkedContracts'))
    await expect(other).toContainText(sale.contractName)
    await see(page, 'purchase')
    await expectFits(page)
    await other.getByRole('link', { name: sale.contractName }).click()
    await expect(page).toHaveURL(`/doc/contracts/contract/${sale.id}`)
    await expect(head(page)).toContainText(sale.contractNo)
    // 20 000 t at 768 are sold; 12 000 and 8 000 of them are bought.
    await expect(value(page, words.field('totalAmount'))).toContainText(/15[, \u00a0\u202f]360[, \u00a0\u202f]000/)
    await see(page, 'sale')
    await expectFits(page)
  })
})

test('whoever has nothing to do with contracts opens neither side', async ({ seat, guard }) => {
  guard.allow(refusals)
  const { id } = await named('盛远煤炭动力煤背靠背采购合同')
  const page = await seat('hr', { at: '/contractPurchaseSea' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').get(`/api/contracts/contract/${id}`)).rejects.toThrow(/40[34]/)
})
