import { dayOfMs } from '../../core/values/day.ts'
import { act, type Ctx, enqueue, find, get, isId, Refusal, rules, titleIn } from '../../server/module-api.ts'
import { lockAccount } from './account-balance.server.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { type BankStatementLine, bankStatementLine } from './bank-statement-line.ts'
import { asBankLine, captionOf, claimOf } from './bank-statement.server.ts'
import { hold } from './payment-step.server.ts'
import { receiptPlan } from './receipt-plan.ts'
import { type Receipt, receipt } from './receipt.ts'
import { type Arrival, proveBy, receive, takeBack } from './receive-money.server.ts'
import { returnsAmong } from './returned-payment-credits.server.ts'

/** A receipt is tied to its line of the statement later, reviewed by somebody else, or taken back on today's date. */
export const receiptRules = rules(receipt, {
  on: {
    prove: async (ctx, record, { line }) => {
      await proveBy(ctx, record, String(line))
      return { statementLine: String(line) }
    },
    review: (ctx, { createBy }) => {
      requireAnother(ctx, createBy)
      return { reviewedBy: ctx.actor.id, reviewedOn: dayOfMs(ctx.now) }
    },
    // The reviewer gives it back: nothing of it stays claimed.
    sendBack: async (ctx, record, { reason }) => {
      requireAnother(ctx, record.createBy)
      return { ...(await reversed(ctx, record, String(reason))), reviewedBy: ctx.actor.id }
    },
    reverse: (ctx, record, { reason }) => reversed(ctx, record, String(reason)),
  },
})

/** Who claimed a receipt does not judge it. */
function requireAnother({ actor }: Ctx, claimedBy: string): void {
  if (claimedBy === actor.id) throw new Refusal('receipt.review-own')
}

async function reversed(ctx: Ctx, record: Receipt, reversalReason: string) {
  const reversedOn = dayOfMs(ctx.now)
  await takeBack(ctx, record, reversedOn)
  return { reversedOn, reversalReason }
}

/** From the bank's side: a credit of the statement is claimed for a plan that the caller sees. */
export const statementLineRules = rules(bankStatementLine, {
  prepare: async (ctx, draft) => {
    if (!draft.accountId) return {}
    const { accountNo, currency, unitId, deptId } = await accountOf(ctx, draft.accountId)
    const line = {
      day: draft.day ?? '',
      direction: draft.direction === 'debit' ? ('debit' as const) : ('credit' as const),
      amount: draft.amount ?? '0',
      currency,
      counterpartyName: draft.counterpartyName ?? null,
      purpose: draft.purpose ?? null,
    }
    return { accountNo, currency, unitId, deptId, caption: captionOf(line), ...claimOf(line) }
  },

  // What a connected bank tells is asked of it: nobody types evidence beside it.
  check: async (ctx, { accountId }) => {
    const of = await accountOf(ctx, accountId)
    const told = { code: 'bank-statement.connected', params: { account: titleIn(ctx.lang, bankAccount, of) } }
    if (of.directLink === '1') throw Refusal.atField('accountId', told.code, told.params)
  },

  // As everywhere: payment or plan, account, and the line last.
  locks: {
    takeReturn: async (ctx, _id, { payment }) => {
      if (isId(payment)) await hold(ctx, payment)
    },
    claim: async (ctx, id, { plan }) => {
      const line = isId(id) ? await get(ctx, bankStatementLine, id) : null
      if (line === null || !isId(plan)) return
      await find(ctx, receiptPlan, { id: plan }, { lock: true })
      await lockAccount(ctx, line.accountId)
    },
  },

  on: {
    confirm: async (ctx, line) => {
      if (line.createBy === ctx.actor.id) throw new Refusal('bank-statement.confirm-own')
      await enqueue(ctx, 'finance.matchLines', {})
      const told = asBankLine(line)
      const mayReturn = (await returnsAmong(ctx, line.accountId, [told]))(told) ? ('1' as const) : ('0' as const)
      return { source: 'confirmed' as const, confirmedBy: ctx.actor.id, mayReturn }
    },
    // The payment is returned by its own rules, as by somebody who began there.
    takeReturn: async (ctx, line, { payment }) => {
      const { id, ver } = await get(ctx, bankPayment, String(payment))
      await act(ctx, bankPayment, id, 'refund', { ver, statementLine: line.id })
    },
    notReturn: () => ({ mayReturn: '0' as const }),
    // Nobody claims it any more, it proves nothing, and its number is free for the line that is right.
    decline: async (ctx, line, { reason }) => {
      const lineNo = await declinedNumber(ctx, line)
      return {
        source: 'declined' as const,
        confirmedBy: ctx.actor.id,
        declineReason: String(reason),
        claimStatus: null,
        lineNo,
      }
    },
    claim: async (ctx, line, { plan, amount, receivedOn, proof, reason }) => {
      const of = await claimedPlan(ctx, String(plan))
      await receive(ctx, of, {
        ...arrivalOf(line),
        bookingReason: typeof reason === 'string' ? reason : null,
        proof: (proof ?? null) as Arrival['proof'],
        amount: typeof amount === 'string' ? amount : (line.unclaimed ?? '0'),
        date: typeof receivedOn === 'string' ? receivedOn : line.day,
      })
    },
  },
})

/** What a declined line is called from then on: its number with a mark, counted. */
async function declinedNumber(ctx: Ctx, { accountId, lineNo }: BankStatementLine): Promise<string> {
  const own = `${lineNo.slice(0, 56)} ×`
  const declined = await find(ctx.withoutScope('numbers of declined lines are counted'), bankStatementLine, {
    accountId,
    source: 'declined',
  })
  return `${own}${declined.filter((one) => one.lineNo.startsWith(own)).length + 1}`
}

function accountOf(ctx: Ctx, id: string) {
  return get(ctx.withoutScope('a line has the currency and the unit of its account'), bankAccount, id)
}

async function claimedPlan(ctx: Ctx, id: string) {
  const plan = await get(ctx, receiptPlan, id, { lock: true })
  if (plan.approvalStatus === '2' && ['0', '1', '3'].includes(plan.recStatus)) return plan
  throw Refusal.atField('plan', 'receipt.plan-not-open')
}

function arrivalOf({ id, accountId, counterpartyName, counterpartyAccount }: BankStatementLine) {
  return {
    accountId,
    statementLine: id,
    payerName: counterpartyName ?? '—',
    payerBank: null,
    payerAccount: counterpartyAccount,
  }
}
