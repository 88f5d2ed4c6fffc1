import { type Ctx, type Followers, requireNoFollowers, rules, type Where } from '../../server/define.ts'
import { barterSettlement, contract, settlement } from '../contracts/index.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'

const running = { approvalStatus: ['1', '2'], archived: '0' } as const

/** Payment plans that go round or are approved, and have something left to pay. */
export function openPayments(where: Where): Followers {
  return { doc: paymentPlan, where: { ...where, ...running, paymentStatus: ['0', '1', '3', '4'] } }
}

/** Receipt plans that go round or are approved, and still expect something. */
function openReceipts(where: Where): Followers {
  return { doc: receiptPlan, where: { ...where, ...running, recStatus: ['0', '1', '3'] } }
}

const noPlansOfContract = (ctx: Ctx, { id: contractId }: { readonly id: string }) =>
  requireNoFollowers(ctx, [openPayments({ contractId }), openReceipts({ contractId })])
const noPlansOfSettlement = (ctx: Ctx, { id: settlementId }: { readonly id: string }) =>
  requireNoFollowers(ctx, [openPayments({ settlementId }), openReceipts({ settlementId })])
const noPlansOfBarter = (ctx: Ctx, { id: barterId }: { readonly id: string }) =>
  requireNoFollowers(ctx, [openPayments({ barterId }), openReceipts({ barterId })])

/** A contract is not ended while plans of it are open. */
export const contractPlans = rules(contract, {
  on: { revoked: noPlansOfContract, closed: noPlansOfContract, terminate: noPlansOfContract },
})

/** Nor is a settlement. */
export const settlementPlans = rules(settlement, { on: { revoked: noPlansOfSettlement, closed: noPlansOfSettlement } })

/** Nor is a barter settlement whose difference is planned. */
export const barterPlans = rules(barterSettlement, { on: { revoked: noPlansOfBarter, closed: noPlansOfBarter } })
