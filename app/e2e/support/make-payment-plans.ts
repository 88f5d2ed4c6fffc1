import type { Page } from '@playwright/test'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import { demoAccountNames } from '../../../modules/finance/demo/bank-accounts.ts'
import { paymentPlanWords } from '../../../modules/finance/words/payment-plan.ts'
import { caller } from './api-caller.ts'
import { agreeAll, submit } from './approve-by-api.ts'
import { label, wordsOf } from './document-labels.ts'
import { type Form, formIn } from './fill-form.ts'
import { findOne } from './find-one.ts'
import type { MadeContract } from './make-contract.ts'

/** The account that the tests pay from: only they use it, so its figures are theirs. */
export const payingAccount = '海运贸易一般户'

/** What its readers call it. */
export function payingAccountIn(lang: Lang): string {
  return lang === 'zh' ? payingAccount : (demoAccountNames[payingAccount]?.[lang] ?? payingAccount)
}

/** Who holds it. */
export const payingCompany = '北陆海运贸易有限公司'

interface Plan {
  readonly contract: MadeContract
  readonly attribute: 'frt' | 'goods'
  readonly amount: string
  readonly purpose: string
}

/** Fills a new plan as its drafter does, from the contract down to what the bank prints; answers the form. */
export async function fillPlan(page: Page, lang: Lang, { contract, attribute, amount, purpose }: Plan): Promise<Form> {
  const form = formIn(page, lang)
  const t = wordsOf(paymentPlanWords, lang)
  const today = dayOfMs(Date.now())
  await form.choose(t.field('paymentAttribute'), label('payAttr', attribute, lang))
  await form.refer(t.field('contractId'), contract.contractName)
  await form.day(t.field('planMonth'), today.slice(0, 7))
  await form.day(t.field('planDate'), today)
  await form.choose(t.field('budgetSubject'), budget(attribute === 'frt' ? 'freight' : 'purchase', lang))
  await form.type(t.field('planAmount'), lang === 'ru' ? amount.replace('.', ',') : amount)
  await form.refer(t.field('payerAccountId'), payingAccountIn(lang))
  await form.type(t.field('payeeName'), contract.payee.name)
  await form.type(t.field('payeeBank'), contract.payee.bank)
  await form.type(t.field('payeeAccount'), contract.payee.account)
  await form.type(t.field('purpose'), purpose)
  return form
}

/** The same plan through the calls; answers its id. */
export async function savePlan(
  drafter: string,
  { contract, attribute, amount, purpose }: Plan,
  more: Readonly<Record<string, Json>> = {},
): Promise<string> {
  const who = caller(drafter)
  const account = await findOne<{ id: string }>(who, 'finance/bankAccount', { param: payingAccount })
  const today = dayOfMs(Date.now())
  const { id } = await who.post<{ id: string }>('/api/finance/paymentPlan/save', {
    paymentAttribute: attribute,
    contractId: contract.id,
    counterparty: contract.counterparty,
    bizSegment: 'sea',
    planType: 'month',
    planMonth: today.slice(0, 7),
    planDate: today,
    budgetSubject: attribute === 'frt' ? 'freight' : 'purchase',
    currency: 'CNY',
    planAmount: amount,
    payerAccountId: account.id,
    payeeName: contract.payee.name,
    payeeBank: contract.payee.bank,
    payeeAccount: contract.payee.account,
    purpose,
    backToBack: '0',
    supplementary: '0',
    advance: '0',
    ...more,
  })
  return id
}

/** A plan that everybody asked has agreed to, ready to be paid; answers its id. */
export async function agreedPlan(
  drafter: string,
  plan: Plan,
  more: Readonly<Record<string, Json>> = {},
): Promise<string> {
  const id = await savePlan(drafter, plan, more)
  await submit('finance/paymentPlan', id, drafter)
  await agreeAll('finance/paymentPlan', id, drafter)
  return id
}

function budget(code: string, lang: Lang): string {
  return label('paymentPlan_budgetSubject', code, lang)
}
