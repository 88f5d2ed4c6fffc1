import { insurancePolicyWords } from '../../modules/trade/words/insurance-policy.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('the clerk sees what each policy covers and what was claimed of it', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const see = look(`insurance-${lang}-${width}`)
    const policyWords = wordsOf(insurancePolicyWords, lang)
    const page = await open('sealog', '/insurancePolicy')
    const row = rows(page, /BX-BLHY-/, label('insurancePolicy_status', '1', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'policies')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['insuredAmount', 'premium', 'leftAmt'] as const)
      await expect(value(page, policyWords.field(field))).toContainText(/\d/)
    await see(page, 'policy')
    await open('sealog', '/insuranceClaim')
    await expect(rows(page, /LP-/, label('insuranceClaim_status', '4', lang)).first()).toBeVisible()
    await see(page, 'claims')
    await expectFits(page)
  })
})

test('whoever has nothing to do with goods sees no policy, and a trader enters no claim', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/insurancePolicy' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/trade/insurancePolicy/save', { rate: '1' })).rejects.toThrow(/403/)
  await expect(caller('seabuy').post('/api/stock/insuranceClaim/save', { cause: '-' })).rejects.toThrow(/403/)
})
