import { dayOfMs } from '../../core/values/day.ts'
import { compare, isZero } from '../../core/values/decimal.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { checkAll, type Ctx, rules } from '../../server/module-api.ts'
import {
  executableNow,
  linkReceipts,
  lockReceiptsOf,
  receiptAwaited,
  requireReceived,
} from './back-to-back-payment-limit.server.ts'
import { budgetLeft, lockBudget, purposeOf } from './budget-remaining.server.ts'
import { agreeAccount, noProposal, proposeAccount } from './change-payer-account.server.ts'
import { leftFor, refreshContract } from './contract-execution-amounts.server.ts'
import { followCertificate } from './customs-payment.server.ts'
import { makeBankPayment } from './make-bank-payment.server.ts'
import { checkPlan } from './payment-plan-checks.server.ts'
import { payerOf, requireInSight } from './payment-plan-payer.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { payeeStanding, proposePayee } from './propose-payee.server.ts'
import { changedOfPlan } from './recent-account-changes.server.ts'
import { requireRefundable } from './refund-of-advance.server.ts'
import { allowFrozen, requirePayee } from './require-payment-allowed.server.ts'

/** What the server adds to a payment plan: the payer's details, limits, and the hand-over to the bank. */
export const paymentPlanRules = rules(paymentPlan, {
  prepare: async (ctx, draft, before) => {
    await requireInSight(ctx, draft.payerAccountId ?? null, before?.payerAccountId ?? null)
    return {
      ...(await payerOf(ctx, draft.payerAccountId ?? null)),
      contractLeft: await leftFor(ctx, draft.contractId ?? null, before?.id ?? null),
      payeeStanding: await payeeStanding(ctx, draft),
      budgetLeft: await budgetLeft(ctx, purposeOf(draft), before?.id ?? null),
    }
  },

  whenOpened: async (ctx, record) => ({ ...(await executableNow(ctx, record)), ...(await changedOfPlan(ctx, record)) }),

  check: (ctx, record) => checkPlan(ctx, record, dayOfMs(ctx.now)),

  // A draft may wait for its rate and the verification of its account; what goes round may not.
  submittable: (ctx, record) =>
    checkAll([
      () => {
        if (record.planAmountCny === null) throw noRate(record)
      },
      async () => {
        await requirePayee(ctx, record)
      },
      async () => {
        await sameBudget(ctx, record)
      },
    ]),

  locks: { pay: (ctx, planId) => lockReceiptsOf(ctx, { planId }) },

  on: {
    submit: async (ctx, record) => {
      await linkReceipts(ctx, record)
      const settled = {
        payeeStanding: 'verified',
        budgetLeft: await keptBudget(ctx, record),
        ...(await receiptAwaited(ctx, record)),
      } as const
      await followContract(ctx, record)
      return settled
    },
    // What was paid before it was entered shows in its contract at once.
    approved: async (ctx, record) => {
      if (record.supplementary !== '1') return
      await followContract(ctx, record)
      await followCertificate(ctx, record)
    },
    returned: followContract,
    withdrawn: followContract,
    revoked: async (ctx, record) => {
      requireNothingInFlight(record)
      if (!isZero(record.actualAmount ?? '0'))
        throw new Refusal('payment-plan.already-paid', { paid: record.actualAmount ?? '0' })
      await followContract(ctx, record)
      return { paymentStatus: '5' }
    },
    closed: async (ctx, record) => {
      requireNothingInFlight(record)
      await followContract(ctx, record)
      return { paymentStatus: '5' }
    },
    pay: async (ctx, record, body) => {
      await requireReceived(ctx, record, String(body.amount))
      await requireRefundable(ctx, record, String(body.amount))
      await makeBankPayment(ctx, record, String(body.amount))
    },
    changeAccount: (ctx, record, body) => {
      requireNothingInFlight(record)
      return proposeAccount(ctx, record, String(body.payerAccountId), String(body.reason))
    },
    keepAccount: () => noProposal,
    declineAccount: () => noProposal,
    agreeAccount: (ctx, record) => {
      requireNothingInFlight(record)
      return agreeAccount(ctx, record)
    },
    proposePayee,
    allowFrozen,
    settle: (_ctx, record) => requireNothingInFlight(record),
  },
})

async function followContract(ctx: Ctx, record: PaymentPlan): Promise<void> {
  if (record.contractId !== null) await refreshContract(ctx, record.contractId)
}

/** What the budget has left under its lock. */
async function keptBudget(ctx: Ctx, record: PaymentPlan): Promise<string | null> {
  const purpose = purposeOf(record)
  // Where nothing is held against a budget nobody waits for another.
  if (purpose === null || (await budgetLeft(ctx, purpose, record.id)) === null) return null
  await lockBudget(ctx, purpose)
  return sameBudget(ctx, record)
}

/**
 * What the budget has left; refused when that decides otherwise than the drafter saw, since approvers are chosen by it.
 */
async function sameBudget(ctx: Ctx, record: PaymentPlan): Promise<string | null> {
  const purpose = purposeOf(record)
  if (purpose === null) return null
  const left = await budgetLeft(ctx, purpose, record.id)
  const inBudget = left === null || compare(record.planAmountCny ?? '0', left) <= 0 ? '1' : '0'
  if (inBudget !== record.inBudget)
    throw Refusal.atField('inBudget', 'payment-plan.budget-changed', { left: left ?? '0' })
  return left
}

function requireNothingInFlight(record: PaymentPlan): void {
  if (!isZero(record.inFlightAmount ?? '0'))
    throw new Refusal('payment-plan.in-flight', { amount: record.inFlightAmount ?? '0' })
}

function noRate(record: PaymentPlan): Refusal {
  const params = { currency: record.currency }
  return Refusal.atField('purchaseRate', 'payment-plan.no-rate', params)
}
