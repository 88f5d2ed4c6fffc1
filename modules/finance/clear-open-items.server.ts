import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { add, compare, isZero, min, negate, round, sub } from '../../core/values/decimal.ts'
import { change, create, type Ctx, find, findPosted, get, link, post, reverse } from '../../server/module-api.ts'
import { barterSettlement } from '../contracts/index.ts'
import { bookDifference, bookDifferenceBack, exchangeDifference } from './exchange-difference.server.ts'
import { type ItemClearing, itemClearing } from './item-clearing.ts'
import { netting } from './netting.ts'
import { type OpenItem, openItem, openStatus } from './open-item.ts'
import { type Pair, pairOpenItems } from './pair-open-items.ts'
import { heldForRefunds } from './refund-of-advance.server.ts'

/** Debts and the money that clears them: what a party owes us, and what we owe it. */
const sides = [
  { debt: 'ar', money: 'ra' },
  { debt: 'ap', money: 'pa' },
] as const

const advanceEvent = 'ADVANCE_USE'

/** What is netted between receivables and payables of a party. */
export const nettingEvent = 'NETTING'

function eventOf(origin: string): string {
  return origin === 'barter' ? nettingEvent : advanceEvent
}

/**
 * Sets the open money of a party against its open debts. Whoever opens, reverses or frees an item calls it after the
 * voucher, which lets those who book on one account of one party follow each other.
 */
export async function clearParty(
  ctx: Ctx,
  { unitId, counterparty, currency }: Pick<OpenItem, 'unitId' | 'counterparty' | 'currency'>,
): Promise<void> {
  const open = await find(
    everywhere(ctx),
    openItem,
    { unitId: unitId ?? '', counterparty, currency, status: openStatus },
    { sort: ['bizDate'], lock: true },
  )
  const items = new Map(open.map((item) => [item.id, item]))
  const carried = await carriedBarters(ctx, open)
  for (const side of sides) {
    const of = (type: string) => open.filter(({ itemType }) => itemType === type)
    const debts = of(side.debt).filter(({ barterId }) => barterId === null || !carried.has(barterId))
    const moneys = debts.length === 0 ? [] : await lessRefunds(ctx, of(side.money))
    for (const pair of pairOpenItems(debts, moneys)) await clearTwo(ctx, items, pair, 'auto')
  }
}

/** The barters among those of these items whose rest waits for the goods of a next one and takes no money. */
async function carriedBarters(ctx: Ctx, items: readonly OpenItem[]): Promise<ReadonlySet<string>> {
  const id = items.flatMap(({ barterId }) => barterId ?? [])
  if (id.length === 0) return new Set()
  const carried = await find(everywhere(ctx), barterSettlement, { id, diffBy: 'carry' })
  const next = await find(everywhere(ctx), barterSettlement, { carriedFrom: id, approvalStatus: '2' })
  const goneOn = new Set(next.map(({ carriedFrom }) => carriedFrom))
  return new Set(carried.flatMap((one) => (goneOn.has(one.id) ? [] : [one.id])))
}

/** An advance that goes back clears what was paid for it, as far as it is left. */
export async function clearByRefund(ctx: Ctx, debtId: string, moneyId: string): Promise<void> {
  const both = await find(everywhere(ctx), openItem, { id: [debtId, moneyId] }, { sort: ['bizDate'], lock: true })
  const items = new Map(both.map((item) => [item.id, item]))
  const [debt, money] = [itemOf(items, debtId), itemOf(items, moneyId)]
  const amount = min(debt.balance ?? '0', money.balance ?? '0')
  if (compare(amount, '0') <= 0) return
  const made = await recordClearing(ctx, debt, money, amount, 'refund')
  await countBoth(ctx, items, made, made.amount)
}

/** Money with the balance that is left beside what is to go back to its payer. */
async function lessRefunds(ctx: Ctx, moneys: readonly OpenItem[]): Promise<readonly OpenItem[]> {
  const held = await heldForRefunds(
    ctx,
    moneys.flatMap(({ id, itemType }) => (itemType === 'ra' ? [id] : [])),
  )
  return moneys.map((item) => ({ ...item, balance: sub(item.balance ?? '0', held.get(item.id) ?? '0') }))
}

/**
 * Sets what goods sent under a barter are worth against what came for them: of these items, the claims and the debts of
 * one contract, the oldest first.
 */
export async function clearBarter(ctx: Ctx, barters: readonly string[]): Promise<void> {
  const found = await find(
    everywhere(ctx),
    openItem,
    { barterId: [...barters], status: openStatus },
    { sort: ['bizDate'], lock: true },
  )
  const items = new Map(found.map((item) => [item.id, item]))
  // What was carried over goes first, although it is due last.
  const of = (type: string) =>
    found.filter(({ itemType }) => itemType === type).map((item) => ({ ...item, dueDate: item.bizDate }))
  for (const pair of pairOpenItems(of('ar'), of('ap'))) await clearTwo(ctx, items, pair, 'barter')
}

/** Takes back every clearing of an item, so that it is as open as when it began; answers it as it is then. */
export async function freeItem(ctx: Ctx, item: OpenItem): Promise<OpenItem> {
  const all = everywhere(ctx)
  const lines = [
    ...(await find(all, itemClearing, { debt: item.id })),
    ...(await find(all, itemClearing, { money: item.id })),
  ]
  const items = new Map([[item.id, item]])
  const standing = lines.filter(({ status }) => status === '1')
  for (const id of new Set(standing.flatMap((line) => line.netting ?? []))) await freeNetting(ctx, items, id)
  for (const line of standing.filter((of) => of.netting === null)) {
    const other = line.debt === item.id ? line.money : line.debt
    const [beside] = await find(all, openItem, { id: other }, { lock: true })
    if (beside !== undefined) items.set(other, beside)
    await takeBack(ctx, items, line)
  }
  return items.get(item.id) ?? item
}

type Items = Map<string, OpenItem>

/** By what a debt is cleared: by rule, by hand, by money that goes back, or by the goods of a barter. */
type Origin = 'auto' | 'hand' | 'refund' | 'barter'

async function clearTwo(ctx: Ctx, items: Items, { debt, money, amount }: Pair, origin: Origin): Promise<void> {
  const made = await recordClearing(ctx, itemOf(items, debt), itemOf(items, money), amount, origin)
  await countBoth(ctx, items, made, made.amount)
}

/** Writes that so much of a debt is cleared by so much money; counted on both by whoever calls it. */
export async function recordClearing(
  ctx: Ctx,
  debt: OpenItem,
  money: OpenItem,
  amount: string,
  origin: Origin,
): Promise<ItemClearing> {
  const day = [dayOfMs(ctx.now), debt.bizDate, money.bizDate].toSorted().at(-1) ?? ''
  const { counterparty, currency, unitId, deptId } = debt
  const cleared = round(amount, 2)
  const values = { origin, debt: debt.id, money: money.id, counterparty, day, currency, amount: cleared }
  const rates = exchangeDifference(debt, money, cleared)
  const made = await create(everywhere(ctx), itemClearing, { ...values, ...rates, unitId, deptId })
  const voucherNo = debt.account === money.account ? null : await bookAcross(ctx, made, debt, money)
  const fxVoucherNo = await bookDifference(ctx, made, debt)
  if (voucherNo !== null || fxVoucherNo !== null)
    await change(everywhere(ctx), itemClearing, made, { voucherNo, fxVoucherNo }, { verb: 'update' })
  return made
}

/** An advance has an account of its own: what is used of it goes over to that of the debt. */
async function bookAcross(ctx: Ctx, made: ItemClearing, debt: OpenItem, money: OpenItem): Promise<string> {
  const { amount, currency, day, origin } = made
  const line = { ledger: 'arap', key: debt.counterparty, currency, amount } as const
  const [debtSide, moneySide] = debt.itemType === 'ar' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
  const posted = await post(ctx, {
    event: eventOf(origin),
    source: { type: 'finance.itemClearing', id: made.id },
    unitId: debt.unitId ?? '',
    day,
    segment: debt.bizSegment,
    lines: [
      { ...line, account: debt.account, side: debtSide },
      { ...line, account: money.account, side: moneySide },
    ],
  })
  return posted.voucherNo
}

/** A netting falls as a whole with any of what it netted. */
async function freeNetting(ctx: Ctx, items: Items, id: string): Promise<void> {
  const of = await get(everywhere(ctx), netting, id, { lock: true })
  await takeBackNetted(ctx, items, id)
  await change(everywhere(ctx), netting, of, { netStatus: '2' }, { verb: 'takeBack' })
}

/** Takes back all that a netting cleared, with its voucher; its own state follows by whoever calls it. */
export async function takeBackNetted(ctx: Ctx, items: Items, id: string): Promise<void> {
  const lines = await find(everywhere(ctx), itemClearing, { netting: id, status: '1' })
  const day = lines.reduce((latest, line) => laterDay(latest, line.day), dayOfMs(ctx.now))
  const posted = await findPosted(ctx, nettingEvent, id)
  const back = posted === null ? null : await reverse(ctx, { posting: posted.id, day })
  const open = lines.flatMap(({ debt, money }) => [debt, money]).filter((of) => !items.has(of))
  const sides = await find(everywhere(ctx), openItem, { id: open }, { sort: ['bizDate'], lock: true })
  for (const item of sides) items.set(item.id, item)
  for (const line of lines) {
    await change(everywhere(ctx), itemClearing, line, { status: '2' }, { verb: 'update' })
    await recordOpposite(ctx, line, day, back?.voucherNo ?? null)
    await countBoth(ctx, items, line, negate(line.amount))
  }
}

async function takeBack(ctx: Ctx, items: Items, line: ItemClearing): Promise<void> {
  await change(everywhere(ctx), itemClearing, line, { status: '2' }, { verb: 'update' })
  await recordReversal(ctx, line)
  await countBoth(ctx, items, line, negate(line.amount))
}

/** Writes the opposite of a clearing, with the opposite of its voucher. */
async function recordReversal(ctx: Ctx, line: ItemClearing): Promise<void> {
  const day = laterDay(line.day, dayOfMs(ctx.now))
  const original = line.voucherNo === null ? null : await findPosted(ctx, eventOf(line.origin), line.id)
  const posted = original === null ? null : await reverse(ctx, { posting: original.id, day })
  await recordOpposite(ctx, line, day, posted?.voucherNo ?? null)
}

async function recordOpposite(ctx: Ctx, line: ItemClearing, day: string, voucherNo: string | null): Promise<void> {
  const { origin, netting: of, debt, money, counterparty, currency, debtRate, moneyRate, unitId, deptId } = line
  const opposite = {
    status: '3',
    day,
    amount: negate(line.amount),
    fxDiff: line.fxDiff === null ? null : negate(line.fxDiff),
    voucherNo,
    fxVoucherNo: await bookDifferenceBack(ctx, line, day),
    reverses: line.id,
  }
  const rates = { currency, debtRate, moneyRate }
  const values = { origin, netting: of, debt, money, counterparty, ...rates, unitId, deptId, ...opposite }
  await create(everywhere(ctx), itemClearing, values)
}

/** Takes one clearing back, whose status follows by whoever calls it. */
export async function takeBackOne(ctx: Ctx, line: ItemClearing): Promise<void> {
  const sides = await find(
    everywhere(ctx),
    openItem,
    { id: [line.debt, line.money] },
    { sort: ['bizDate'], lock: true },
  )
  await recordReversal(ctx, line)
  await countBoth(ctx, new Map(sides.map((item) => [item.id, item])), line, negate(line.amount))
}

/** Both sides show what is left of them, and lead to each other. */
async function countBoth(ctx: Ctx, items: Items, { debt, money }: ItemClearing, amount: string): Promise<void> {
  for (const id of [debt, money]) {
    const item = itemOf(items, id)
    items.set(id, {
      ...(await change(everywhere(ctx), openItem, item, settledBy(item, amount), { verb: 'update' })),
    } as unknown as OpenItem) // change answers the record it was given, changed
  }
  await linkBoth(ctx, debt, money)
}

/** What an item shows once so much more of it is cleared. */
export function settledBy(item: OpenItem, amount: string) {
  const settled = round(add(item.settled, amount), 2)
  const partly = compare(settled, item.amount) < 0 ? '1' : '2'
  return { settled, status: isZero(settled) ? '0' : partly }
}

/** Whoever opens one of both finds the other, with what is cleared between them. */
export async function linkBoth(ctx: Ctx, debt: string, money: string): Promise<void> {
  const lines = await find(everywhere(ctx), itemClearing, { debt, money })
  await link(ctx, {
    from: { doc: openItem, id: money },
    to: { doc: openItem, id: debt },
    type: 'settle',
    amount: round(
      lines.reduce((sum, line) => add(sum, line.amount), '0'),
      2,
    ),
    currency: lines[0]?.currency ?? 'CNY',
  })
}

function itemOf(items: Items, id: string): OpenItem {
  const item = items.get(id)
  if (item === undefined) throw new Error(`the open item ${id} is cleared and was not read`)
  return item
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('open items of a party are cleared together')
}
