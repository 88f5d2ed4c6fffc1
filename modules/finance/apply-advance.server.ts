import { compare, min } from '../../core/values/decimal.ts'
import { change, type Ctx, find, get, isId, Refusal, rules } from '../../server/module-api.ts'
import { linkBoth, recordClearing, settledBy, takeBackOne } from './clear-open-items.server.ts'
import { itemClearing } from './item-clearing.ts'
import { type OpenItem, openItem, openStatus } from './open-item.ts'
import { refundable } from './refund-of-advance.server.ts'

/** Money of a party clears a debt of the same party that somebody names, of whatever contract. */
export const advanceRules = rules(openItem, {
  locks: {
    apply: async (ctx, id) => {
      if (isId(id)) await lockParty(ctx, await get(ctx, openItem, id))
    },
  },

  on: {
    apply: async (ctx, money, { debt, amount }) =>
      applied(ctx, money, String(debt), typeof amount === 'string' ? amount : null),
  },
})

/** What was applied by hand is taken back by hand; what clears by rule is not. */
export const itemClearingRules = rules(itemClearing, {
  locks: {
    undo: async (ctx, id) => {
      if (!isId(id)) return
      const { debt } = await get(ctx, itemClearing, id)
      await lockParty(ctx, await get(everywhere(ctx), openItem, debt))
    },
  },

  on: {
    undo: async (ctx, line) => {
      await takeBackOne(ctx, line)
      return { status: '2' }
    },
  },
})

async function applied(ctx: Ctx, money: OpenItem, debtId: string, asked: string | null) {
  const all = everywhere(ctx)
  const debt = await get(all, openItem, debtId, { lock: true })
  const isAlike = (['side', 'counterparty', 'currency', 'unitId'] as const).every((name) => debt[name] === money[name])
  if (!isAlike || !['ar', 'ap'].includes(debt.itemType)) throw Refusal.atField('debt', 'advance.another-party')
  const [left, owed] = [await refundable(ctx, money), debt.balance ?? '0']
  const amount = asked ?? min(left, owed)
  if (compare(amount, '0') <= 0 || compare(amount, left) > 0 || compare(amount, owed) > 0)
    throw Refusal.atField('amount', 'advance.more-than-left', { left, owed })
  await recordClearing(ctx, debt, money, amount, 'hand')
  await change(all, openItem, debt, settledBy(debt, amount), { verb: 'update' })
  await linkBoth(ctx, debt.id, money.id)
  return settledBy(money, amount)
}

/** Everybody who clears items of a party locks all that is open of it in one order. */
async function lockParty(ctx: Ctx, { unitId, counterparty, currency }: OpenItem): Promise<void> {
  const of = { unitId: unitId ?? '', counterparty, currency, status: openStatus }
  await find(everywhere(ctx), openItem, of, { sort: ['bizDate'], lock: true })
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('open items of a party are cleared together')
}
