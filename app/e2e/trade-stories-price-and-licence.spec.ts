import { addDays, dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { contractDerivations } from '../../modules/contracts/document-derivations.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { settlementWords } from '../../modules/contracts/words/settlement.ts'
import { supplementaryAgreementWords } from '../../modules/contracts/words/supplementary-agreement.ts'
import { customsDeclarationWords } from '../../modules/trade/words/customs-declaration.ts'
import { importLicenceWords } from '../../modules/trade/words/import-licence.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, submit } from './support/approve-by-api.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { draftDeclaration, issuedLicence } from './support/draft-declaration.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { makeContract } from './support/make-contract.ts'
import { proveLedgers } from './support/prove-ledgers.ts'
import { expectNotOffered, head, press, pressInHead, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const contracts = wordsOf(contractWords, 'zh')
const agreement = wordsOf(supplementaryAgreementWords, 'zh')
const settled = wordsOf(settlementWords, 'zh')
const licence = wordsOf(importLicenceWords, 'zh')
const customs = wordsOf(customsDeclarationWords, 'zh')
const money = (amount: string) => formatNumber(amount, 2, 'zh')
const tonnes = (amount: string) => formatNumber(amount, 3, 'zh')
const made = (name: string) => contractDerivations.find((one) => one.name === name)?.label.zh ?? name
const today = dayOfMs(Date.now())

// 2 000 t at 140 are 280 000; at 131.50 from the fifth day on 263 000, 17 000 less.
test('S18 a price that changes within the month: what was carried before is settled at the old one, later tonnes at the new one', async ({
  seat,
  guard,
}) => {
  guard.allow(/400|409|422/)
  const see = look('story-price')
  const { id, counterparty } = await makeContract('freight', { tonnes: '2000' })
  const at = `/doc/contracts/contract/${id}`
  const changes = addDays(today, 5)
  const trader = await seat('seasales', { at })

  await pressInHead(trader, made('agreeContract'))
  const agreed = formIn(trader, 'zh')
  await agreed.choose(agreement.field('changeType'), label('contractChangeType', 'price', 'zh'))
  await trader.keyboard.press('Escape')
  await agreed.day(agreement.field('effectDate'), changes)
  const price = trader.locator('[data-field=newItems]:visible').getByRole('textbox', { name: /单价/ })
  await price.fill('131.5')
  await price.blur()
  await agreed.type(agreement.field('reason'), '运价下行，双方协商自本月中旬起调价')
  await expect(agreed.field(agreement.field('deltaAmount'))).toContainText(money('-17000.00'))
  await see(trader, 'agreement')
  await trader.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(trader.getByText(formWords.submitted.zh)).toBeVisible()
  const agreementId = new URL(trader.url()).pathname.split('/').at(-1) ?? ''
  await agreeAll('contracts/supplementaryAgreement', agreementId, 'seasales')
  await trader.goto(at)
  await expect(value(trader, contracts.field('contractVersion'))).toHaveText('2')
  await expect(value(trader, contracts.field('totalAmount'))).toContainText(money('263000.00'))

  await settle(id, counterparty, today, '140')
  await pressInHead(trader, made('settleContract'))
  const form = formIn(trader, 'zh')
  await expect(form.field(settled.field('contractVersion'))).toContainText('1')
  await form.day(settled.field('date'), addDays(changes, 1))
  await expect(form.field(settled.field('contractVersion'))).toContainText('2')
  const lines = trader.locator('[data-field=items]:visible')
  await expect(lines.getByRole('textbox', { name: /单价/ })).toHaveValue(/^131\.50?/)
  await expect(form.field(settled.field('amount'))).toContainText(money('131500.00'))
  await see(trader, 'settlement')
  await trader.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(trader.getByText(formWords.submitted.zh)).toBeVisible()
  await agreeAll('contracts/settlement', new URL(trader.url()).pathname.split('/').at(-1) ?? '', 'seasales')
  await trader.goto(at)
  await expect(value(trader, contracts.field('settledAmt'))).toContainText(money('271500.00')) // 140 000 + 131 500
  await see(trader, 'contract')

  // What is settled stays as it was agreed, and whoever only reads agreements makes none.
  const late = await draftAgreement(id, counterparty, changes)
  await expect(submit('contracts/supplementaryAgreement', late, 'seasales')).rejects.toThrow(/结算/)
  const finance = await seat('seafin', { at })
  await expect(value(finance, contracts.field('contractVersion'))).toHaveText('2')
  await expectNotOffered(finance, made('agreeContract'))
  await expect(caller('seafin').post('/api/contracts/supplementaryAgreement/save', {})).rejects.toThrow(/403/)
  await proveLedgers()
})

/** A thousand tonnes of a contract, settled on a day at a price and agreed to. */
async function settle(relatedContract: string, counterparty: string, date: string, price: string): Promise<void> {
  const { id } = await caller('seasales').post<{ id: string }>('/api/contracts/settlement/save', {
    title: '上半月运费结算',
    settleType: 'frt',
    relatedContract,
    counterparty,
    date,
    currency: 'CNY',
    vatRate: '9',
    content: '上半月实运一千吨',
    items: [{ goods: '煤炭海运', qty: '1000', uom: 't', price }],
  })
  await submit('contracts/settlement', id, 'seasales')
  await agreeAll('contracts/settlement', id, 'seasales')
}

async function draftAgreement(contractId: string, counterparty: string, effectDate: string): Promise<string> {
  const { id } = await caller('seasales').post<{ id: string }>('/api/contracts/supplementaryAgreement/save', {
    contractId,
    counterparty,
    currency: 'CNY',
    effectDate,
    changeType: ['price'],
    reason: '再次调价',
    newItems: [{ goods: '煤炭海运', qty: '2000', uom: 't', unitPrice: '130' }],
  })
  return id
}

// T-LIC-01: 30 000 − 24 100 leaves 5 900 t, with five per cent 6 195.
test('S14 the last batch under a licence is declared with five per cent more than remains, and not a kilogram beyond', async ({
  seat,
  guard,
}) => {
  guard.allow(/400|409|422/)
  const see = look('story-licence')
  const { id: contractId } = await makeContract('goods', { tonnes: '31000' })
  const licenceId = await issuedLicence()
  for (const batch of ['6000', '6100', '5900', '6100']) {
    const id = await draftDeclaration(contractId, licenceId, batch, batch)
    const { record } = await caller('sealog').get<{ record: { ver: number } }>(`/api/trade/customsDeclaration/${id}`)
    await caller('sealog').post(`/api/trade/customsDeclaration/${id}/action/declare`, { ver: record.ver })
  }
  const clerk = await seat('sealog', { at: `/doc/trade/importLicense/${licenceId}` })
  await expect(value(clerk, licence.field('remaining'))).toContainText(tonnes('5900'))
  await expect(value(clerk, licence.field('uses'))).toHaveText('4')
  await see(clerk, 'left')

  const last = `/doc/trade/customsDeclaration/${await draftDeclaration(contractId, licenceId, '6300', '6195.001')}`
  await clerk.goto(last)
  const declare = await press(clerk, customs.action('declare'))
  await declare.getByRole('button', { name: customs.action('declare'), exact: true }).click()
  await expect(clerk.getByText(/6,?195(\.000)? 吨/).first()).toBeVisible()
  await see(clerk, 'refused')

  await clerk.goto(last)
  await clerk.getByRole('button', { name: detailWords.edit.zh, exact: true }).locator('visible=true').first().click()
  await clerk.locator('[id$="items-0-qty"]').fill('6195')
  await clerk.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(value(clerk, customs.field('declaredQty'))).toContainText(tonnes('6195'))
  const again = await press(clerk, customs.action('declare'))
  await again.getByRole('button', { name: customs.action('declare'), exact: true }).click()
  await expect(head(clerk)).toContainText(label('customsStatus', '1', 'zh'))
  await clerk.goto(`/doc/trade/importLicense/${licenceId}`)
  await expect(value(clerk, licence.field('usedQty'))).toContainText(tonnes('30295'))
  await expect(head(clerk)).toContainText(label('importLicense_status', '3', 'zh'))
  await see(clerk, 'used up')

  // A trader reads what is left and declares nothing.
  const trader = await seat('seabuy', { at: last })
  await expect(value(trader, customs.field('declaredQty'))).toContainText(tonnes('6195'))
  await expectNotOffered(trader, customs.action('withdraw'))
  await proveLedgers()
})
