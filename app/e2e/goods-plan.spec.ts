import { finance } from '../../modules/finance/index.ts'
import { paymentPlanFlow } from '../../modules/finance/payment-plan-flow.ts'
import { workflow } from '../../modules/workflow/index.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { listWords } from '../../web/list/words.ts'
import { agreeAll, currentApprover } from './support/approve-by-api.ts'
import { label } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { openRow } from './support/list-page.ts'
import { makeContract } from './support/make-contract.ts'
import { fillPlan } from './support/make-payment-plans.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { decide, head, tab } from './support/record-page.ts'

test('a goods plan also asks risk control, which a freight plan does not', async ({ seat }) => {
  const contract = await makeContract('goods', { tonnes: '5000' })
  const drafter = await seat('seabuy')
  await openByMenu(drafter, pageName('/financePaymentPlan'), 'zh')
  await drafter.getByRole('button', { name: listWords.add.zh }).locator('visible=true').click()
  await fillPlan(drafter, 'zh', { contract, attribute: 'goods', amount: '380000.00', purpose: '煤款' })
  await drafter.getByRole('button', { name: formWords.saveAndSubmit.zh }).click()
  await expect(head(drafter)).toContainText(/FK-BLHY-\d{6}-\d{4}/)
  const number = /FK-BLHY-\d{6}-\d{4}/.exec(await head(drafter).innerText())?.[0] ?? ''
  const id = new URL(drafter.url()).pathname.split('/').at(-1) ?? ''

  const leader = await currentApprover('finance/paymentPlan', id, 'seabuy')
  expect(leader?.userCode).toMatch(/^u\d{4}$/)
  const first = await seat(leader?.userCode ?? '')
  await openByMenu(first, pageName('/workflowdb'), 'zh')
  await openRow(first, 'zh', number)
  await decide(first, 'zh', 'agree', '同意')

  const risk = await seat('risk')
  await openByMenu(risk, pageName('/workflowdb'), 'zh')
  await openRow(risk, 'zh', number)
  await decide(risk, 'zh', 'agree', '货权清晰，同意')

  expect(await agreeAll('finance/paymentPlan', id, 'seabuy')).toEqual(['seafin'])
  await drafter.reload()
  await expect(head(drafter)).toContainText(label('payStatus', '0', 'zh'))
  await tab(drafter, detailWords.approval.zh)
  const record = drafter.locator('main [role=tabpanel]:visible')
  await expect(record.getByText(paymentPlanFlow.nodes['risk']?.label.zh ?? '').first()).toBeVisible()
  await expect(record.getByText('货权清晰，同意').first()).toBeVisible()
})

function pageName(path: string): string {
  return [...finance.pages, ...workflow.pages].find((page) => page.path === path)?.label.zh ?? path
}
