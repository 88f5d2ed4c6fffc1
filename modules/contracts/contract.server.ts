import { compare, isZero, sum } from '../../core/values/decimal.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { checkAll, type Ctx, rules } from '../../server/module-api.ts'
import { requireAdmitted } from './admission/require-admitted.server.ts'
import { contractState, runningContract } from './contract-and-counterparty-states.ts'
import { contractExecution } from './contract-execution.ts'
import { contractStart } from './contract-initial-values.server.ts'
import { contract, type Contract } from './contract.ts'
import { registerSeal } from './register-seal.server.ts'
import { tonnesOf } from './supply-matching/contract-tonnes.server.ts'

/** What the server adds to a contract's description: execution, dates, admission of the other side, the seal. */
export const contractRules = rules(contract, {
  prepare: async (ctx, draft, before) => {
    const signed = {
      ...(typeof draft.signDate === 'string' ? { contractYear: draft.signDate.slice(0, 4) } : {}),
      ...(await tonnesOf(ctx, draft)),
      deliveryMonth: draft.deliveryMonth ?? (draft.laycanFrom ?? draft.validFrom)?.slice(0, 7) ?? null,
    }
    const { totalAmount = null, direction = null } = draft
    if (totalAmount === null) return signed
    const use = {
      paid: before?.paidAmt ?? '0.00',
      held: before?.inFlightAmt ?? '0.00',
      received: before?.receivedAmt ?? '0.00',
    }
    return { ...signed, ...contractExecution({ totalAmount, direction }, use) }
  },

  suggest: contractStart,

  check: async (ctx, record) => {
    await checkAll([
      () => requireDates(record),
      () => requireTerms(record),
      () => requireLines(record),
      () => requireAdmitted(ctx, record),
    ])
  },

  on: {
    submit: async (ctx, record) => {
      await requireAdmitted(ctx, record)
      return { contractStatus: contractState.inApproval }
    },
    returned: () => ({ contractStatus: contractState.draft }),
    withdrawn: () => ({ contractStatus: contractState.draft }),
    approved: () => ({ contractStatus: contractState.toSign }),
    revoked: (ctx, record) => {
      requireNothingPaid(ctx, record)
      return { contractStatus: contractState.voided }
    },
    closed: (ctx, record) => {
      requireNothingInFlight(ctx, record)
      const runs = running.includes(record.contractStatus)
      return { contractStatus: runs ? contractState.terminated : contractState.voided }
    },
    sign: async (ctx, record, body) => {
      if (record.drafter === ctx.actor.id || record.createBy === ctx.actor.id)
        throw new Refusal('contract.seal-keeper-drafted')
      // Since it was agreed to, the other side may have been frozen, restricted or put on the blacklist.
      await requireAdmitted(ctx, record)
      await registerSeal(ctx, record)
      return { scanFile: body.scan as Contract['scanFile'] } // checked against the verb's `asks`
    },
    complete: (ctx, record) => {
      requireNothingInFlight(ctx, record)
      if (!isZero(record.unpaidAmt ?? '0'))
        throw new Refusal('contract.not-settled', { unpaid: record.unpaidAmt ?? '0' })
      if (!isZero(record.unreceivedAmt ?? '0'))
        throw new Refusal('contract.not-received', { left: record.unreceivedAmt ?? '0' })
    },
    terminate: requireNothingInFlight,
  },
})

function requireDates(record: Contract): void {
  if (record.validTo < record.validFrom) throw Refusal.atField('validTo', 'contract.dates')
}

function requireTerms(record: Contract): void {
  const total = sum((record.payTerms ?? []).map((term) => term.pct))
  if (compare(total, '100') !== 0) throw Refusal.atField('payTerms', 'contract.terms-total', { total })
}

const running: readonly string[] = runningContract

function requireLines(record: Contract): void {
  if (record.frameworkFlag !== '1' && (record.items ?? []).length === 0)
    throw Refusal.atField('items', 'contract.no-lines')
}

function requireNothingInFlight(_ctx: Ctx, record: Contract): void {
  if (!isZero(record.inFlightAmt ?? '0'))
    throw new Refusal('contract.payment-in-flight', { amount: record.inFlightAmt ?? '0' })
}

function requireNothingPaid(ctx: Ctx, record: Contract): void {
  requireNothingInFlight(ctx, record)
  if (!isZero(record.paidAmt ?? '0')) throw new Refusal('contract.already-paid', { amount: record.paidAmt ?? '0' })
  if (!isZero(record.receivedAmt ?? '0'))
    throw new Refusal('contract.already-received', { amount: record.receivedAmt ?? '0' })
}
