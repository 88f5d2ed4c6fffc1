import { dayOfMs } from '../../core/values/day.ts'
import { compare, isZero, min, round, sub, sum } from '../../core/values/decimal.ts'
import { checkAll, closedFor, type Ctx, find, isId, Refusal, rules } from '../../server/module-api.ts'
import { bookNetting, bookNettingBack } from './netting-voucher.server.ts'
import { netted, netting, type Netting } from './netting.ts'
import { type OpenItem, openItem, openStatus } from './open-item.ts'
import { heldForRefunds } from './refund-of-advance.server.ts'
import { leftOfSettlement } from './settlement-remaining-amount.server.ts'

type Side = keyof typeof netted
type Items = ReadonlyMap<string, OpenItem>

/** Claims and debts of one party, currency and unit are set against each other by agreement, equal to the cent. */
export const nettingRules = rules(netting, {
  suggest: {
    after: ['counterparty', 'currency'],
    fill: async (ctx, { counterparty, currency }, chosen) => {
      if (chosen === null || !counterparty || !currency) return { offered: { date: dayOfMs(ctx.now) } }
      return { settled: await proposed(ctx, counterparty, currency) }
    },
  },

  prepare: async (ctx, { claims, debts }) => {
    const items = await itemsOf(ctx, [...(claims ?? []), ...(debts ?? [])])
    const [first] = items.values()
    const shown = (lines: Netting['claims'] | undefined) =>
      (lines ?? []).map((line) => ({ ...line, ...toldOf(items.get(line.item)) }))
    return {
      claims: shown(claims),
      debts: shown(debts),
      ...(first === undefined ? {} : { unitId: first.unitId, deptId: first.deptId }),
    }
  },

  check: async (ctx, record) => {
    const items = await itemsOf(ctx, [...(record.claims ?? []), ...(record.debts ?? [])])
    const held = await heldForRefunds(ctx, [...items.keys()])
    await checkAll((['claims', 'debts'] as const).map((side) => () => requireLines(record, { items, held }, side)))
  },

  submittable: async (ctx, record) => {
    const { unitId, date, claims, debts } = record
    const month = date.slice(0, 7)
    const closed = unitId === null ? null : await closedFor(ctx, { unitId, month }, ['arap'])
    const items = await itemsOf(ctx, [...(claims ?? []), ...(debts ?? [])])
    await checkAll([
      () => {
        if (closed !== null) throw Refusal.atField('date', 'period.closed', { month, ledger: closed })
      },
      () => requireEqual(record),
      () => {
        if (!Array.isArray(record.agreement) || record.agreement.length === 0)
          throw Refusal.atField('agreement', 'netting.no-agreement')
      },
      () => requireUnplanned(ctx, record, items, 'claims'),
      () => requireUnplanned(ctx, record, items, 'debts'),
    ])
  },

  on: { approved: bookNetting, revoked: bookNettingBack, closed: bookNettingBack },
})

/** Of what is open of the party as much of the one side as of the other, what is due first before. */
async function proposed(ctx: Ctx, counterparty: string, currency: string) {
  const open = await find(
    ctx,
    openItem,
    { counterparty, currency, status: openStatus },
    { sort: ['dueDate', 'bizDate'] },
  )
  const unitId = open.find((item) => item.unitId === ctx.actor.unitId)?.unitId ?? open[0]?.unitId
  const of = (side: Side) =>
    open.filter((item) => item.unitId === unitId && netted[side].some((type) => type === item.itemType))
  const [claims, debts] = [of('claims'), of('debts')]
  const both = min(totalOf(claims), totalOf(debts))
  return { claims: upTo(claims, both), debts: upTo(debts, both) }
}

function totalOf(items: readonly OpenItem[]): string {
  return sum(items.map(({ balance }) => balance ?? '0'))
}

function upTo(items: readonly OpenItem[], most: string) {
  let left = most
  return items.flatMap((item) => {
    const amount = min(left, item.balance ?? '0')
    if (isZero(amount)) return []
    left = sub(left, amount)
    return [{ id: `new-${item.id}`, item: item.id, ...toldOf(item), amount: round(amount, 2) }]
  })
}

function toldOf(item: OpenItem | undefined) {
  const { itemType = null, bizDate = null, dueDate = null, balance = null } = item ?? {}
  return { itemType, bizDate, dueDate, balance }
}

/** The items of lines as the caller may see them. */
async function itemsOf(ctx: Ctx, lines: readonly { readonly item: string }[]): Promise<Items> {
  const ids = lines.map(({ item }) => item).filter(isId)
  const found = ids.length === 0 ? [] : await find(ctx, openItem, { id: ids })
  return new Map(found.map((item) => [item.id, item]))
}

interface Known {
  readonly items: Items
  readonly held: ReadonlyMap<string, string>
}

/** Each line is of the party, in its currency and unit, on its side, there once, and not of more than is left. */
function requireLines(record: Netting, { items, held }: Known, side: Side): void {
  const seen = new Set<string>()
  for (const [at, { item: id, amount }] of (record[side] ?? []).entries()) {
    const line = at + 1
    const item = items.get(id)
    const isOurs =
      item !== undefined &&
      item.counterparty === record.counterparty &&
      item.currency === record.currency &&
      item.unitId === record.unitId &&
      netted[side].some((type) => type === item.itemType)
    if (!isOurs) throw Refusal.atField(side, 'netting.another-item', { line })
    if (seen.has(id)) throw Refusal.atField(side, 'netting.item-twice', { line })
    seen.add(id)
    const left = round(sub(item.balance ?? '0', held.get(id) ?? '0'), 2)
    if (compare(amount, left) > 0) throw Refusal.atField(side, 'netting.more-than-left', { line, left })
  }
}

function requireEqual({ claimTotal, debtTotal }: Netting): void {
  const params = { claims: claimTotal ?? '0', debts: debtTotal ?? '0' }
  if (compare(params.claims, params.debts) !== 0) throw Refusal.atField('difference', 'netting.unequal', params)
}

/** What a plan of payment or receipt holds of a settlement is not netted as well. */
async function requireUnplanned(ctx: Ctx, record: Netting, items: Items, side: Side): Promise<void> {
  for (const [at, { item: id, amount }] of (record[side] ?? []).entries()) {
    const item = items.get(id)
    if (item === undefined || item.settlementId === null || !['ar', 'ap'].includes(item.itemType)) continue
    const { left } = await leftOfSettlement(ctx, item.settlementId)
    if (compare(amount, left) > 0) throw Refusal.atField(side, 'netting.planned', { line: at + 1, left })
  }
}
