import { laterDay } from '../../core/values/day.ts'
import { add, compare, isZero, min, negate, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, change, create, find, get, post, Refusal } from '../../server/module-api.ts'
import { settlement } from '../contracts/index.ts'
import { clearParty, linkBoth, nettingEvent, settledBy, takeBackNetted } from './clear-open-items.server.ts'
import { itemClearing } from './item-clearing.ts'
import { netted, type Netting } from './netting.ts'
import { type OpenItem, openItem } from './open-item.ts'

type Line = NonNullable<Netting['claims']>[number]
type Side = keyof typeof netted

/** Books what was agreed to: one voucher, and the items cleared pair by pair under their locks. */
export async function bookNetting(ctx: Ctx, record: Netting): Promise<{ netStatus: string; voucherNo: string | null }> {
  const all = everywhere(ctx)
  const lines = { claims: record.claims ?? [], debts: record.debts ?? [] }
  const ids = [...lines.claims, ...lines.debts].map(({ item }) => item)
  // As everywhere: settlements first, then the books, the items last.
  const before = await find(all, openItem, { id: ids })
  const settlements = before.flatMap(({ settlementId }) => settlementId ?? []).toSorted()
  for (const id of settlements) await get(all, settlement, id, { lock: true })
  const day = before.reduce((latest, { bizDate }) => laterDay(latest, bizDate), record.date)
  const voucherNo = await postNetting(ctx, record, day, new Map(before.map((item) => [item.id, item])))
  const items = new Map(
    (await find(all, openItem, { id: ids }, { sort: ['bizDate'], lock: true })).map((item) => [item.id, item]),
  )
  for (const side of ['claims', 'debts'] as const) requireStill(lines[side], items, side)
  for (const { claim, debt, amount } of pairsOf(lines.claims, lines.debts)) {
    const values = { origin: 'netting', netting: record.id, debt: claim, money: debt, day, amount, voucherNo }
    const { counterparty, currency, unitId, deptId } = record
    await create(all, itemClearing, { ...values, counterparty, currency, unitId, deptId })
    for (const id of [claim, debt]) {
      const item = itemOf(items, id)
      items.set(id, {
        ...(await change(all, openItem, item, settledBy(item, amount), { verb: 'update' })),
      } as unknown as OpenItem) // change answers the record it was given, changed
    }
    await linkBoth(ctx, claim, debt)
  }
  return { netStatus: '1', voucherNo }
}

/** Takes a netting back that somebody revokes: what it cleared is open again, and cleared by rule as far as it goes. */
export async function bookNettingBack(ctx: Ctx, record: Netting): Promise<{ netStatus: string } | undefined> {
  if (record.netStatus !== '1') return undefined
  await takeBackNetted(ctx, new Map(), record.id)
  await clearParty(ctx, record)
  return { netStatus: '2' }
}

/** What the party owes goes down, what we owe as well; items of one account need no voucher between them. */
async function postNetting(
  ctx: Ctx,
  record: Netting,
  day: string,
  items: ReadonlyMap<string, OpenItem>,
): Promise<string | null> {
  const moved = new Map<string, string>()
  const count = (of: readonly Line[], sign: (amount: string) => string) => {
    for (const { item, amount } of of) {
      const { account } = itemOf(items, item)
      moved.set(account, add(moved.get(account) ?? '0', sign(amount)))
    }
  }
  count(record.claims ?? [], negate)
  count(record.debts ?? [], (amount) => amount)
  const lines = [...moved].filter(([, amount]) => !isZero(amount))
  if (lines.length === 0) return null
  const { id, counterparty, currency, unitId } = record
  const posted = await post(ctx, {
    event: nettingEvent,
    source: { type: 'finance.netting', id },
    unitId: unitId ?? '',
    day,
    lines: lines.map(([account, amount]) => ({
      ledger: 'arap',
      account,
      key: counterparty,
      currency,
      side: compare(amount, '0') > 0 ? 'debit' : 'credit',
      amount: round(amount.replace('-', ''), 2),
    })),
  })
  return posted.voucherNo
}

/** What was open when it was drafted may be cleared by now. */
function requireStill(lines: readonly Line[], items: ReadonlyMap<string, OpenItem>, side: Side): void {
  for (const [at, { item, amount }] of lines.entries()) {
    const left = itemOf(items, item).balance ?? '0'
    if (compare(amount, left) > 0) throw Refusal.atField(side, 'netting.changed', { line: at + 1, left })
  }
}

interface Pair {
  readonly claim: string
  readonly debt: string
  readonly amount: string
}

/** Claims and debts of one sum, in the order of their lines. */
function pairsOf(claims: readonly Line[], debts: readonly Line[]): readonly Pair[] {
  const left = debts.map(({ item, amount }) => ({ item, amount }))
  return claims.flatMap(({ item: claim, amount: whole }) => {
    let open = whole
    return left.flatMap((debt): Pair[] => {
      const amount = min(open, debt.amount)
      if (isZero(amount)) return []
      open = sub(open, amount)
      debt.amount = sub(debt.amount, amount)
      return [{ claim, debt: debt.item, amount: round(amount, 2) }]
    })
  })
}

function itemOf(items: ReadonlyMap<string, OpenItem>, id: string): OpenItem {
  const item = items.get(id)
  if (item === undefined) throw new Error(`the open item ${id} is netted and was not read`)
  return item
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('open items of a party are cleared together')
}
