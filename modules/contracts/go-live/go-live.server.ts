import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { closedFor, type Ctx, enqueue, get, Refusal, rules } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { type GoLive, goLive } from './go-live.ts'
import { requireContractsUnused } from './opening-contract.server.ts'
import { rowsOf } from './opening-rows.server.ts'
import { goLiveJob, stopText } from './post-go-live.server.ts'

/** The books that opening balances are written into, each closed with its part of a month. */
const ledgers = ['stock', 'arap', 'fund']

/** A company goes live once, confirmed by another person than those who prepared it. */
export const goLiveRules = rules(goLive, {
  prepare: async (ctx, { company: of = null, goLiveDay = null }) => ({
    ...(goLiveDay === null ? {} : { openingDay: addDays(goLiveDay, -1) }),
    ...(of === null ? {} : { unitId: (await get(everywhere(ctx), company, of)).ownerUnit, deptId: null }),
  }),

  whenOpened: (ctx, { stoppedBy }) => ({ stoppedBy: stopText(ctx, stoppedBy) }),

  check: async (ctx, record) => {
    requireTotals(record)
    await requireOpenMonth(ctx, record)
  },

  on: {
    delete: async (ctx, record) => {
      if ((await rowsOf(ctx, record.id)) > 0) throw new Refusal('go-live.has-rows', {}, { status: 409 })
      return { holds: null }
    },

    handIn: async (ctx, record) => {
      const rows = await rowsOf(ctx, record.id)
      if (rows === 0) throw new Refusal('go-live.no-rows')
      return { rows: String(rows), submittedBy: ctx.actor.id }
    },

    confirm: async (ctx, record) => {
      if (record.submittedBy === ctx.actor.id || record.createBy === ctx.actor.id)
        throw new Refusal('go-live.same-person', {}, { status: 403 })
      if ((record.openingDay ?? '') > dayOfMs(ctx.now))
        throw Refusal.atField('goLiveDay', 'go-live.future', { day: record.openingDay ?? '' })
      await requireOpenMonth(ctx, record)
      await enqueueWork(ctx, record)
      return { confirmedBy: ctx.actor.id, posted: '0' }
    },

    resume: async (ctx, record) => {
      await enqueueWork(ctx, record)
      return { stoppedBy: null }
    },

    reverse: async (ctx, record, { why }) => {
      await requireOpenMonth(ctx, record)
      await requireContractsUnused(ctx, record.id)
      await enqueueWork(ctx, record)
      return { reversedBy: ctx.actor.id, reason: String(why), stoppedBy: null }
    },
  },
})

function enqueueWork(ctx: Ctx, { id }: GoLive): Promise<void> {
  return enqueue(ctx, goLiveJob, { id }, { key: `go-live ${id}`, queue: 'go-live' })
}

async function requireOpenMonth(ctx: Ctx, { unitId, openingDay }: GoLive): Promise<void> {
  if (unitId === null || openingDay === null) throw Refusal.atField('company', 'go-live.no-unit')
  const month = openingDay.slice(0, 7)
  const ledger = await closedFor(ctx, { unitId, month }, ledgers)
  if (ledger !== null) throw Refusal.atField('goLiveDay', 'period.closed', { month, ledger })
}

/** A total is of one part, place and currency; what the ledger keeps in yuan is given in yuan. */
function requireTotals({ controls }: GoLive): void {
  const seen = new Map<string, number>()
  for (const [at, { part, warehouse, goodsId, currency, quantity }] of (controls ?? []).entries()) {
    const field = (name: string) => `controls.${at}.${name}`
    const ofStock = part === 'stock'
    if (ofStock && currency !== 'CNY') throw Refusal.atField(field('currency'), 'go-live.stock-in-yuan')
    if (ofStock && warehouse === null) throw Refusal.atField(field('warehouse'), 'go-live.stock-place')
    if (ofStock && goodsId === null) throw Refusal.atField(field('goodsId'), 'go-live.stock-place')
    if (ofStock && quantity === null) throw Refusal.atField(field('quantity'), 'go-live.stock-quantity')
    const key = [part, warehouse?.trim(), goodsId, currency].join('|')
    const first = seen.get(key)
    if (first !== undefined) throw Refusal.atField(field('part'), 'go-live.total-twice', { row: first + 1 })
    seen.set(key, at)
  }
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('opening balances belong to their go-live')
}
