import type { Page } from '@playwright/test'
import { dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { contractDerivations } from '../../modules/contracts/document-derivations.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { settlementWords } from '../../modules/contracts/words/settlement.ts'
import { itemClearingWords } from '../../modules/finance/words/open-item.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, submit } from './support/approve-by-api.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { makeContract, type MadeContract } from './support/make-contract.ts'
import { agreedPlan } from './support/make-payment-plans.ts'
import { proveLedgers } from './support/prove-ledgers.ts'
import { expectNotOffered, head, press, pressInHead, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'
import { uniquePdf } from './support/unique-pdf.ts'

const contracts = wordsOf(contractWords, 'zh')
const settled = wordsOf(settlementWords, 'zh')
const clearing = wordsOf(itemClearingWords, 'zh')
const money = (amount: string) => formatNumber(amount, 2, 'zh')
const today = dayOfMs(Date.now())

/** Presses submit and confirms it. */
async function handIn(page: Page): Promise<void> {
  const dialog = await press(page, '提交')
  await dialog.getByRole('button', { name: '提交', exact: true }).click()
}

test('S5 coal that another company of the group would sell back to where it came from is not handed in until risk control waives it', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const see = look('story-circle')
  // Goods of their own, so that no contract of another test is part of the circle.
  const goods = `洗混煤 ${Date.now()}`
  const of = { terms: { items: [{ goods, qty: '1000', uom: 't', unitPrice: '600' }] }, until: 'draft' } as const
  const bought = await makeContract('goods', of)
  await submit('contracts/contract', bought.id, 'seabuy')
  const sold = await makeContract('sale', of)
  await submit('contracts/contract', sold.id, 'seasales')
  const boughtBack = await makeContract('domesticPurchase', { ...of, party: '松原热电' })
  await submit('contracts/contract', boughtBack.id, 'domsales')
  const closing = await makeContract('domesticSale', { ...of, party: '盛远煤炭' })

  const at = `/doc/contracts/contract/${closing.id}`
  const trader = await seat('domsales', { at })
  await expectNotOffered(trader, contracts.action('waiveCircle'))
  await handIn(trader)
  const told = trader.getByText(/形成循环贸易：.+盛远.+ → .+ → .*松原热电.* → /).first()
  await expect(told).toBeVisible()
  await see(trader, 'refused')
  await expect(
    caller('domsales').post(`/api/contracts/contract/${closing.id}/action/waiveCircle`, { ver: 1, reason: '-' }),
  ).rejects.toThrow(/403/)

  const risk = await seat('risk', { at })
  const dialog = await press(risk, contracts.action('waiveCircle'))
  await formIn(risk, 'zh', dialog).type(contracts.ask('reason'), '退回质量不合格的煤，有检验报告')
  await dialog.getByRole('button', { name: contracts.action('waiveCircle'), exact: true }).click()
  await expect(value(risk, contracts.field('circleWaiver'))).toContainText('检验报告')
  await see(risk, 'waived')

  await trader.reload()
  await handIn(trader)
  await expect(head(trader)).toContainText(label('contractStatus', '1', 'zh'))
  await proveLedgers()
})

// T-PROV-01: 50 000 t × 72 × 90 % = 3 240 000; 49 820 t × 70.85 = 3 529 747, of which 289 747 are left to be paid.
// T-FX-01: 3 240 000 owed at 7.1850 and paid at 7.2120 cost 87 480 yuan more.
test('S1 coal by sea is settled provisionally, paid in dollars at a loss, and settled for good by weight and price of the port', async ({
  seat,
}) => {
  const see = look('story-sea')
  const contract = await makeContract('goods', {
    party: '东方煤码头',
    terms: {
      currency: 'USD',
      fxRate: '7.185',
      items: [{ goods: '俄罗斯动力煤 Q6000', qty: '50000', uom: 't', unitPrice: '72' }],
    },
  })
  const trader = await seat('seabuy', { at: `/doc/contracts/contract/${contract.id}` })
  const provisional = await settle(trader, contract.id, 'prov', ['50000', '64.8'], '3240000.00')
  await see(trader, 'provisional')
  await paidAbroad(contract, provisional)
  await settle(trader, contract.id, 'final', ['49820', '70.85'], '3529747.00')
  await trader.goto(`/doc/contracts/contract/${contract.id}`)
  await expect(value(trader, contracts.field('settledAmt'))).toContainText(money('3529747.00'))
  await see(trader, 'settled')

  const finance = await seat('seafin', { at: '/payable' })
  await expect(rows(finance, money('289747.00')).first()).toBeVisible()
  await see(finance, 'payable')
  const { content } = await caller('seafin').post<{ content: readonly { readonly id: string }[] }>(
    '/api/finance/itemClearing/page',
    {
      parameters: { counterparty: [contract.counterparty], status: ['1'], amount: { from: '3240000', to: '3240000' } },
    },
  )
  await finance.goto(`/doc/finance/itemClearing/${content[0]?.id ?? ''}`)
  await expect(value(finance, clearing.field('fxDiff'))).toContainText(money('-87480.00'))
  await see(finance, 'loss')
  // Whoever has nothing to do with money reads of no loss.
  await expect(caller('hr').post('/api/finance/itemClearing/page', { parameters: {} })).rejects.toThrow(/403/)
  await proveLedgers()
})

/** Settles a contract from its page by tonnes and price, and has it agreed to; answers its id. */
async function settle(
  page: Page,
  contractId: string,
  type: 'prov' | 'final',
  [qty, price]: readonly [string, string],
  amount: string,
): Promise<string> {
  await page.goto(`/doc/contracts/contract/${contractId}`)
  const button = contractDerivations.find(({ name }) => name === 'settleContract')?.label.zh ?? ''
  await pressInHead(page, button)
  const form = formIn(page, 'zh')
  await form.choose(settled.field('settleType'), label('settleType', type, 'zh'))
  const lines = page.locator('[data-field=items]:visible')
  for (const [column, typed] of [
    [/数量/, qty],
    [/单价/, price],
  ] as const) {
    await lines.getByRole('textbox', { name: column }).fill(typed)
    await lines.getByRole('textbox', { name: column }).blur()
  }
  await expect(form.field(settled.field('amount'))).toContainText(money(amount))
  await page.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(page.getByText(formWords.submitted.zh).first()).toBeVisible()
  await expect(page).not.toHaveURL(/\/new/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await agreeAll('contracts/settlement', id, 'seabuy')
  return id
}

/** The provisional invoice, paid in dollars that were bought at 7.2120 before its plan was entered. */
async function paidAbroad(contract: MadeContract, settlementId: string): Promise<void> {
  const trader = caller('seabuy')
  const account = await findOne<{ id: string }>(trader, 'finance/bankAccount', { param: '海运贸易美元户' })
  const plan = { contract, attribute: 'goods', amount: '3240000', purpose: 'Provisional invoice' } as const
  await agreedPlan('seabuy', plan, {
    settlements: [{ settlementId, amount: '3240000' }],
    currency: 'USD',
    purchaseRate: '7.2120',
    payerAccountId: account.id,
    supplementary: '1',
    planDate: today,
    payeeCountry: 'RU',
    beneficiaryName: 'VOSTOCHNY COAL TERMINAL JSC',
    swiftCode: 'PRBKRU8V',
    countryCode: 'RU',
    beneficiaryAddress: 'VOSTOCHNY PORT, RUSSIA',
    chargeBearer: 'SHA',
    attachments: [await trader.upload('付款回单.pdf', uniquePdf('paid'), 'application/pdf')],
  })
}
