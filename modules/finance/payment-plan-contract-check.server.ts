import { Refusal } from '../../core/words/refusal.ts'
import { checkAll, type Ctx, find, get, titleIn } from '../../server/module-api.ts'
import { contract, type Contract } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import type { PaymentPlan } from './payment-plan.ts'

// What is paid for goods, freight or works belongs to a contract by which we pay.
const tradeAttributes: readonly string[] = ['goods', 'frt', 'eng']

/** Refuses a plan that is not as its contract says: in which direction money goes, and which company of ours pays. */
export async function requireContract(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  if (plan.contractId === null) return
  const all = ctx.withoutScope('the contract was chosen in scope; its limits bind everybody')
  const [of] = await find(all, contract, { id: plan.contractId })
  if (of === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  const number = of.contractNo ?? ''
  await checkAll([
    () => {
      if (plan.barterId === null && of.direction === 'sell' && tradeAttributes.includes(plan.paymentAttribute))
        throw Refusal.atField('contractId', 'payment-plan.sales-contract', { number })
    },
    () => requireOurAccount(all, of, plan),
  ])
}

/** The company that signed the contract is the one that pays. */
async function requireOurAccount(all: Ctx, { ourCompany }: Contract, { payerAccountId }: PaymentPlan): Promise<void> {
  const account = await get(all, bankAccount, payerAccountId)
  if (account.company === ourCompany) return
  const signer = await get(all, company, ourCompany)
  throw Refusal.atField('payerAccountId', 'payment-plan.payer-other-company', {
    company: titleIn(all.lang, company, signer),
  })
}
