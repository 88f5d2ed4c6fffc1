import { addDays } from '../../../core/values/day.ts'
import { add, compare, div, sub, sum } from '../../../core/values/decimal.ts'
import { checkAll, type Ctx, find, Refusal, rules, type Suggest } from '../../../server/module-api.ts'
import { ctiPrice, type CtiPrice, priceListState } from './cti-price.ts'
import { ctiSales } from './cti-sales.ts'
import { orderState } from './order-states.ts'

type Line = NonNullable<CtiPrice['lines']>[number]
type Draft = { readonly [K in keyof CtiPrice]?: CtiPrice[K] | null }

/** A new list begins with what was asked the last time before its day. */
const lastList: Suggest<Ctx, CtiPrice> = {
  after: ['date'],
  fill: async (ctx, draft) => {
    const last = await listBefore(ctx, draft)
    if (last === null || (draft.lines ?? []).length > 0) return {}
    return { offered: { lines: last.map((line) => ({ ...line, before: line.listPrice })) } }
  },
}

/** One list for a day and company, no specification twice in a yard, and never below the lowest price. */
export const ctiPriceRules = rules(ctiPrice, {
  suggest: lastList,

  prepare: async (ctx, draft) => {
    const lines = draft.lines ?? []
    const asked = lines.map(({ listPrice }) => listPrice).filter((one) => one !== null && one !== undefined)
    const last = (await listBefore(ctx, draft)) ?? []
    const before = (of: Line) => last.find((one) => samePlace(one, of))?.listPrice ?? null
    const told = lines.some((line) => (line.before ?? null) !== before(line))
    return {
      ...(told ? { lines: lines.map((line) => ({ ...line, before: before(line) })) } : {}),
      lineCount: String(lines.length),
      meanPrice: asked.length === 0 ? null : div(sum(asked), String(asked.length), 2),
    }
  },

  check: (ctx, record) => checkAll([() => requireOwnDay(ctx, record), () => requirePrices(record)]),

  on: {
    shift: (_ctx, { lines }, { by }) => {
      const moved = (lines ?? []).map((line) => ({
        ...line,
        listPrice: add(line.listPrice, String(by)),
        minPrice: add(line.minPrice, String(by)),
        change: line.before === null ? null : sub(add(line.listPrice, String(by)), line.before),
      }))
      if (moved.some(({ minPrice }) => compare(minPrice, '0') <= 0)) throw Refusal.atField('by', 'order.price-gone')
      return { lines: moved, meanPrice: div(sum(moved.map(({ listPrice }) => listPrice)), String(moved.length), 2) }
    },
    reopen: async (ctx, { date, unitId }) => {
      const status = Object.values(orderState).filter((one) => one !== orderState.draft && one !== orderState.closed)
      const [order] = await find(free(ctx), ctiSales, { unitId, priceDate: date, status }, { limit: 1 })
      if (order !== undefined) throw new Refusal('order.list-used', { number: order.orderNo ?? '' })
    },
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('a company has one price list a day')

function samePlace(one: Pick<Line, 'specId' | 'warehouseId'>, other: Pick<Line, 'specId' | 'warehouseId'>): boolean {
  return one.specId === other.specId && one.warehouseId === other.warehouseId
}

/** The lines of the last published list before the day of a draft. */
async function listBefore(ctx: Ctx, { date, unitId }: Draft) {
  if (!date) return null
  const where = { unitId: unitId ?? ctx.actor.unitId, status: priceListState.inForce, date: { to: addDays(date, -1) } }
  const [last] = await find(free(ctx), ctiPrice, where, { sort: ['-date'], lines: true, limit: 1 })
  return last?.lines ?? null
}

async function requireOwnDay(ctx: Ctx, { id, date, unitId }: CtiPrice): Promise<void> {
  const others = (await find(free(ctx), ctiPrice, { date, unitId })).filter((one) => one.id !== id)
  if (others.length > 0) throw Refusal.atField('date', 'order.list-twice', { number: others[0]?.listNo ?? '' })
}

function requirePrices({ lines }: CtiPrice): void {
  const all = lines ?? []
  const twice = all.findIndex((line, at) => all.findIndex((one) => samePlace(one, line)) < at)
  if (twice >= 0) throw Refusal.atField('lines', 'order.price-twice', { line: twice + 1 })
  const under = all.findIndex(({ listPrice, minPrice }) => compare(listPrice, minPrice) < 0)
  if (under >= 0) throw Refusal.atField('lines', 'order.list-below-min', { line: under + 1 })
}
