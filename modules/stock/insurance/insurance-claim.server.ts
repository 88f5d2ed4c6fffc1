import { add, compare, div, isZero, max, mul, round, sub, sum } from '../../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, get, recordsNaming, Refusal, rules } from '../../../server/module-api.ts'
import { claimablePolicy, insurancePolicy, type InsurancePolicy } from '../../trade/index.ts'
import { stockIn } from '../stock-in.ts'
import { bookCompensation } from './book-compensation.server.ts'
import { claimState, standingClaim } from './claim-states.ts'
import { insuranceClaim, type InsuranceClaim } from './insurance-claim.ts'

type Draft = { readonly [K in keyof InsuranceClaim]?: InsuranceClaim[K] | null }

const claimable: readonly string[] = claimablePolicy

/** A loss is claimed once, above what the insured bears, as far as the sum insured goes; judged under its policy's lock. */
export const insuranceClaimRules = rules(insuranceClaim, {
  suggest: {
    after: ['stockInId', 'policyId'],
    fill: async (ctx, draft, chosen) => {
      const { stockInId } = draft
      if (!stockInId) return {}
      const { billId } = await get(free(ctx), stockIn, stockInId)
      const own = chosen === 'policyId' ? draft.policyId : (await policyOf(ctx, billId))?.id
      const of = { ...draft, ...(own ? { policyId: own } : {}) }
      const loss = await lossOf(ctx, of)
      return {
        settled: loss,
        offered: { ...(own ? { policyId: own } : {}), ...(await worthOf(ctx, { ...of, ...loss })) },
      }
    },
  },

  prepare: async (ctx, draft, before) =>
    before !== null && before.status !== claimState.reported ? {} : lossOf(ctx, draft),

  check: async (ctx, record, before) => {
    if (before !== null && before.status !== claimState.reported) return
    // What the other policy has left would not be counted anew.
    if (before !== null && before.policyId !== record.policyId)
      throw Refusal.atField('policyId', 'stock.claim-of-other-policy')
    const policy = await get(free(ctx), insurancePolicy, record.policyId)
    await checkAll([
      () => requireCover(policy, record),
      () => requireOnce(ctx, record),
      () => requireLoss(record),
      () => requireLeft(ctx, policy, record),
    ])
  },

  // Two claims that are entered at once follow each other at the lock, and the second is judged anew.
  saved: async (ctx, record) => {
    const policy = await lockedPolicy(ctx, record.policyId)
    await checkAll([() => requireOnce(ctx, record), () => requireLeft(ctx, policy, record)])
    await count(ctx, policy, record)
  },

  locks: Object.fromEntries(['assess', 'pay', 'drop', 'delete'].map((verb) => [verb, lockPolicy])),

  on: {
    survey: (_ctx, _record, { surveyor, surveyedOn }) => ({
      surveyor: String(surveyor),
      surveyedOn: String(surveyedOn),
    }),
    assess: async (ctx, record, { assessedAmt }) => {
      const lossAmt = String(assessedAmt)
      const claimAmt = max(sub(lossAmt, record.deductible ?? '0'), '0')
      if (isZero(claimAmt))
        throw Refusal.atField('assessedAmt', 'stock.loss-below-deductible', { deductible: record.deductible ?? '0' })
      const policy = await lockedPolicy(ctx, record.policyId)
      await requireLeft(ctx, policy, { ...record, claimAmt }, 'assessedAmt')
      await count(ctx, policy, { ...record, claimAmt })
      return { lossAmt }
    },
    pay: async (ctx, record, { paid, paidDay }) => {
      const paidAmt = String(paid)
      if (compare(paidAmt, record.claimAmt ?? '0') > 0)
        throw Refusal.atField('paid', 'stock.paid-above-claim', { claim: record.claimAmt ?? '0' })
      const policy = await lockedPolicy(ctx, record.policyId)
      await count(ctx, policy, { ...record, status: claimState.paid, paidAmt })
      const paidOn = String(paidDay)
      const voucherNo = await bookCompensation(ctx, record, policy, { amount: paidAmt, day: paidOn })
      return { paidAmt, paidOn, voucherNo }
    },
    drop: async (ctx, record, { reason }) => {
      await count(ctx, await lockedPolicy(ctx, record.policyId), { ...record, status: claimState.dropped })
      return { dropReason: String(reason) }
    },
    delete: async (ctx, record) =>
      count(ctx, await lockedPolicy(ctx, record.policyId), { ...record, status: claimState.dropped }),
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('what a policy has left binds everybody')

const lockedPolicy = (ctx: Ctx, id: string) => get(free(ctx), insurancePolicy, id, { lock: true })

/** The claim first and then its policy, as a save takes them: otherwise one would wait for the other in a circle. */
async function lockPolicy(ctx: Ctx, id: string): Promise<void> {
  const [claim] = await find(free(ctx), insuranceClaim, { id }, { lock: true })
  if (claim !== undefined) await lockedPolicy(ctx, claim.policyId)
}

async function policyOf(ctx: Ctx, billId: string | null): Promise<InsurancePolicy | undefined> {
  if (billId === null) return undefined
  const id = await recordsNaming(ctx, insurancePolicy, { lines: 'bills', column: 'billId', id: billId })
  return (await find(free(ctx), insurancePolicy, { id, status: claimablePolicy }, { sort: ['createTime'] }))[0]
}

/** What the entry and the policy say; of a cargo that came in parts each bears its share of the deductible. */
async function lossOf(ctx: Ctx, { stockInId, policyId }: Draft) {
  if (!stockInId) return {}
  const { billId, goodsId, lossQty, billQty } = await get(free(ctx), stockIn, stockInId)
  const of = { billId, goodsId, lossQty }
  if (!policyId) return of
  const { currency, deductible, tonnes } = await get(free(ctx), insurancePolicy, policyId)
  return { ...of, currency, deductible: round(div(mul(deductible ?? '0', billQty), tonnes ?? '0', 10), 2) }
}

/** The tonnes that were lost, at what the policy insures a tonne for. */
async function worthOf(ctx: Ctx, { policyId, lossQty }: Draft) {
  if (!policyId || !lossQty) return {}
  const { insuredAmount, tonnes } = await get(free(ctx), insurancePolicy, policyId)
  return { lossAmt: round(div(mul(insuredAmount ?? '0', lossQty), tonnes ?? '0', 10), 2) }
}

function requireCover({ bills, status, policyNo, applyNo }: InsurancePolicy, record: InsuranceClaim): void {
  const number = policyNo ?? applyNo ?? ''
  if (!claimable.includes(status)) throw Refusal.atField('policyId', 'stock.policy-not-issued', { number })
  if (bills?.every(({ billId }) => billId !== record.billId) !== false)
    throw Refusal.atField('policyId', 'stock.policy-of-other-bill', { number })
}

async function requireOnce(ctx: Ctx, { id, stockInId }: InsuranceClaim): Promise<void> {
  const claims = await find(free(ctx), insuranceClaim, { stockInId, status: standingClaim })
  const other = claims.find((one) => one.id !== id)
  if (other !== undefined) throw Refusal.atField('stockInId', 'stock.loss-claimed', { number: other.claimNo ?? '' })
}

function requireLoss({ lossQty, claimAmt, deductible }: InsuranceClaim): void {
  if (lossQty === null || isZero(lossQty)) throw Refusal.atField('stockInId', 'stock.no-loss')
  if (claimAmt === null || isZero(claimAmt))
    throw Refusal.atField('lossAmt', 'stock.loss-below-deductible', { deductible: deductible ?? '0' })
}

/** What claims take of the sum insured: those that stand for what they ask, those that are paid for what was paid. */
async function takenBut(ctx: Ctx, policyId: string, but: string): Promise<string> {
  const claims = await find(free(ctx), insuranceClaim, { policyId, status: standingClaim })
  return round(sum(claims.filter(({ id }) => id !== but).map(takes)), 2)
}

type Taking = Pick<InsuranceClaim, 'status' | 'claimAmt' | 'paidAmt'>

function takes({ status, claimAmt, paidAmt }: Taking): string {
  if (status === claimState.dropped) return '0'
  const isPaid = status === claimState.paid || status === claimState.closed
  return (isPaid ? paidAmt : claimAmt) ?? '0'
}

async function requireLeft(
  ctx: Ctx,
  policy: InsurancePolicy,
  { id, claimAmt }: Pick<InsuranceClaim, 'id' | 'claimAmt'>,
  field = 'lossAmt',
): Promise<void> {
  const left = round(sub(policy.insuredAmount ?? '0', await takenBut(ctx, policy.id, id)), 2)
  if (compare(claimAmt ?? '0', left) > 0) throw Refusal.atField(field, 'stock.policy-used-up', { left })
}

/** The policy says what claims take of it; the one that is about to change counts as it will be. */
async function count(ctx: Ctx, policy: InsurancePolicy, changing: Taking & { readonly id: string }): Promise<void> {
  const claimedAmt = round(add(await takenBut(ctx, policy.id, changing.id), takes(changing)), 2)
  if (compare(claimedAmt, policy.claimedAmt ?? '0') !== 0)
    await change(free(ctx), insurancePolicy, policy, { claimedAmt }, { verb: 'claimed' })
}
