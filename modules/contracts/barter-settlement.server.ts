import { dayOfMs } from '../../core/values/day.ts'
import { compare, isZero, round, sum } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, Refusal, rules } from '../../server/module-api.ts'
import { type BarterSettlement, barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { requireBarterOrPaidContract } from './require-barter-or-paid-contract.server.ts'
import { settlementTitle } from './settlement-title.ts'
import { showSettled } from './settlements-of-contract.server.ts'

/**
 * Goods sent and received may differ by what the contract allows; what differs more waits for more goods. What one
 * settlement carries over, the next one of its contract begins with.
 */
export const barterRules = rules(barterSettlement, {
  prepare: async (ctx, { relatedContract }, before) =>
    relatedContract ? broughtInto(ctx, relatedContract, before?.id ?? null) : {},

  suggest: {
    after: ['relatedContract'],
    fill: async (ctx, draft, chosen) => {
      const date = dayOfMs(ctx.now)
      if (chosen === null || !draft.relatedContract) return { offered: { date } }
      const [of] = await find(ctx, contract, { id: draft.relatedContract })
      if (of === undefined) return {}
      const { totalAmount, paymentConditions } = of
      return {
        offered: { title: settlementTitle(ctx, of), content: paymentConditions, outValue: totalAmount },
        settled: await broughtInto(ctx, of.id, null),
      }
    },
  },

  check: (ctx, record) =>
    checkAll([() => requireBarterOrPaidContract(ctx, record, true), () => requireDecided(record)]),

  on: {
    submit: async (ctx, record) => {
      const { diffPct, relatedContract, carriedFrom, id } = record
      // Of settlements that are handed in at once one takes what was carried over, and the next ones see that.
      const { balanceLimitPct } = await get(everywhere(ctx), contract, relatedContract, { lock: true })
      const brought = await broughtInto(ctx, relatedContract, id)
      if (brought.carriedFrom !== carriedFrom)
        throw Refusal.atField('carriedFrom', 'barter.carried-anew', { amount: brought.broughtForward ?? '0.00' })
      const most = balanceLimitPct ?? '0'
      if (compare(diffPct ?? '0', most) <= 0) return
      const params = { pct: diffPct ?? '0', most }
      throw Refusal.atField('inValue', 'barter.out-of-balance', params)
    },
    approved: followContract,
    revoked: takeBack,
    closed: takeBack,
  },
})

/** A contract ends when nothing of its barter waits to be carried over. */
export const barterContractRules = rules(contract, {
  on: {
    complete: async (ctx, { id }) => {
      const open = await carriedOpen(ctx, id, null)
      if (open !== undefined)
        throw new Refusal('barter.carried-open', { number: open.settleNo ?? '', amount: open.diff ?? '0.00' })
    },
  },
})

function requireDecided({ diff, diffBy }: BarterSettlement): void {
  if (diffBy === null && !isZero(diff ?? '0'))
    throw Refusal.atField('diffBy', 'barter.undecided', { diff: diff ?? '0' })
}

const everywhere = (ctx: Ctx) => ctx.withoutScope('settlements of a contract are counted together')

async function broughtInto(
  ctx: Ctx,
  relatedContract: string,
  except: string | null,
): Promise<Pick<BarterSettlement, 'carriedFrom' | 'broughtForward'>> {
  const open = await carriedOpen(ctx, relatedContract, except)
  return { carriedFrom: open?.id ?? null, broughtForward: open?.diff ?? null }
}

/** The first settlement of a contract whose difference is carried over and that no other has begun with. */
async function carriedOpen(ctx: Ctx, relatedContract: string, except: string | null) {
  const of = { relatedContract, approvalStatus: ['1', '2'] }
  const found = await find(everywhere(ctx), barterSettlement, of, { sort: ['approveTime', 'id'] })
  const others = found.filter(({ id }) => id !== except)
  const taken = new Set(others.map(({ carriedFrom }) => carriedFrom))
  return others.find(
    ({ id, approvalStatus, diffBy, diff }) =>
      approvalStatus === '2' && diffBy === 'carry' && !isZero(diff ?? '0') && !taken.has(id),
  )
}

async function takeBack(ctx: Ctx, record: BarterSettlement): Promise<void> {
  const of = { carriedFrom: record.id, approvalStatus: ['1', '2'] }
  const [next] = await find(everywhere(ctx), barterSettlement, of, { limit: 1 })
  if (next !== undefined) throw new Refusal('barter.carried-on', { number: next.settleNo ?? '' })
  await followContract(ctx, record)
}

/** The contract shows what goods have been set against goods under it. */
function followContract(ctx: Ctx, record: BarterSettlement): Promise<void> {
  const { id, relatedContract } = record
  return showSettled(ctx, relatedContract, async () => {
    const found = await find(everywhere(ctx), barterSettlement, { relatedContract, approvalStatus: '2' })
    const others = found.filter((one) => one.id !== id)
    return round(
      sum((record.approvalStatus === '2' ? [...others, record] : others).map(({ amount }) => amount ?? '0')),
      2,
    )
  })
}
