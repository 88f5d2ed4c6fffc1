import { add, compare, round } from '../../core/values/decimal.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { checkAll, type Ctx, find, get, labelOf, titleIn } from '../../server/define.ts'
import { runningContract, contract, type Contract, knownAmounts, requireCurrency } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { contractUse, leftOf } from './contract-use.server.ts'
import { floatingRange } from './floating-range.server.ts'
import type { PaymentPlan } from './payment-plan.ts'

// What is paid for goods, freight or works belongs to a contract by which we pay.
const tradeAttributes: readonly string[] = ['goods', 'frt', 'eng']

const running: readonly string[] = runningContract

/** Refuses a plan that is not as its contract says: who pays whom, in which currency, and for how much at most. */
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
    () => {
      if (of.counterparty !== plan.counterparty)
        throw Refusal.atField('counterparty', 'payment-plan.contract-other-counterparty')
    },
    () => requireEffective(ctx, of, plan),
    () => requireOurAccount(all, of, plan),
    () => requireCurrency(of, plan),
    // Amounts of two currencies are not compared.
    () => (of.currency === plan.currency ? requireLeft(ctx, of, plan) : undefined),
  ])
}

async function requireEffective(
  ctx: Ctx,
  { contractNo, contractStatus }: Contract,
  { advance }: PaymentPlan,
): Promise<void> {
  if (running.includes(contractStatus) || advance === '1') return
  throw Refusal.atField('contractId', 'payment-plan.contract-not-effective', {
    number: contractNo ?? '',
    status: await labelOf(ctx, 'contractStatus', contractStatus),
  })
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

async function requireLeft(ctx: Ctx, of: Contract, plan: PaymentPlan): Promise<void> {
  const use = await contractUse(ctx, of.id, plan.id)
  const left = add(leftOf(of, use), floatingRange(of.totalAmount, plan.floatRange))
  if (compare(plan.planAmount, left) <= 0) return
  throw Refusal.atField('planAmount', 'payment-plan.over-contract', {
    amount: plan.planAmount,
    ...knownAmounts(ctx, {
      left: round(left, 2),
      total: of.totalAmount,
      paid: round(use.paid, 2),
      held: round(use.held, 2),
    }),
  })
}
