import sql from 'sql-template-tag'
import { abs, compare, div, isZero, round, sub, sum } from '../../core/values/decimal.ts'
import { act, balancesAt, create, type Ctx, find, get, link, Refusal, rules } from '../../server/module-api.ts'
import { batch } from './batch.ts'
import { companyOf, lockGoods, requireDay } from './post-stock.server.ts'
import { stockCount, type StockCount } from './stock-count.ts'
import { stockIn } from './stock-in.ts'
import { stock } from './stock-move.ts'
import { stockOut } from './stock-out.ts'
import { requireInYard } from './yard/position-contents.server.ts'

const lock = (ctx: Ctx, id: string) => lockGoods(ctx, stockCount, id)

const counted = ['date', 'warehouseId', 'goodsId', 'batchId'] as const

/** The books are frozen, the yard is measured, and the difference is posted as long as nothing moved meanwhile. */
export const stockCountRules = rules(stockCount, {
  check: async (ctx, record, before) => {
    const of = await get(ctx.withoutScope('a batch is of one sort of goods'), batch, record.batchId)
    if (of.goodsId !== record.goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
    const changed = counted.find((name) => before !== null && before.bookQty !== null && record[name] !== before[name])
    if (changed !== undefined) throw Refusal.atField(changed, 'stock.check-frozen')
    await requireStacks(ctx, record)
  },

  locks: { freeze: lock, freezeAgain: lock, handIn: lock, post: lock, approve: lock, reverse: lock },

  on: {
    freeze: async (ctx, record) => frozen(ctx, record),
    freezeAgain: async (ctx, record) => frozen(ctx, record),

    handIn: async (ctx, record) => {
      requireCounted(record)
      await requireStill(ctx, record)
      return { returnReason: null }
    },

    post: async (ctx, record) => posted(ctx, record),
    approve: async (ctx, record) => posted(ctx, record),
    sendBack: (_ctx, _record, { reason }) => ({ returnReason: String(reason) }),

    reverse: async (ctx, { gainIn, lossOut }) => {
      const all = ctx.withoutScope('what a count found belongs to the count')
      if (gainIn !== null) await act(all, stockIn, gainIn, 'reverse')
      if (lossOut !== null) await act(all, stockOut, lossOut, 'reverse')
    },
  },
})

/** What is measured lies in the yard that is counted. */
async function requireStacks(ctx: Ctx, { survey, warehouseId }: StockCount): Promise<void> {
  for (const [at, { positionId }] of (survey ?? []).entries())
    await requireInYard(ctx, positionId, warehouseId, `survey.${at}.positionId`)
}

interface Book {
  readonly bookQty: string
  readonly bookMoves: string
}

async function frozen(ctx: Ctx, record: StockCount): Promise<Book> {
  requireDay(ctx, record)
  const book = await bookOf(ctx, record)
  if (compare(book.bookQty, '0') <= 0) throw Refusal.atField('batchId', 'stock.nothing-on-book')
  return book
}

/** What the ledger has of the batch in the warehouse through the day of the count. */
async function bookOf(ctx: Ctx, { unitId, warehouseId, goodsId, batchId, date }: StockCount): Promise<Book> {
  const [book] = await ctx.sql.query<Book>(sql`
    select coalesce(sum(m.quantity), 0)::numeric(20,3)::text as "bookQty", count(*)::text as "bookMoves" from stock.stock_move m
    where m.unit_id = ${unitId}::uuid and m.warehouse_id = ${warehouseId}::uuid and m.goods_id = ${goodsId}::uuid
      and m.batch_id = ${batchId}::uuid and m.day <= ${date}::date and m.corrects is null and m.quantity <> 0 and m.del_flag = 0`)
  return book ?? { bookQty: '0', bookMoves: '0' }
}

function requireCounted({ survey, density, result, reason }: StockCount): void {
  if ((survey ?? []).length === 0) throw Refusal.atField('survey', 'stock.no-survey')
  if (density === null) throw Refusal.atField('density', 'stock.no-density')
  if (result === 'over' && (reason ?? '').trim() === '') throw Refusal.atField('reason', 'stock.check-reason')
}

/** Goods that moved between the freezing and now make the count worthless: it is frozen and measured anew. */
async function requireStill(ctx: Ctx, record: StockCount): Promise<void> {
  const now = await bookOf(ctx, record)
  const moves = sub(now.bookMoves, record.bookMoves ?? '0')
  if (!isZero(moves) || compare(now.bookQty, record.bookQty ?? '0') !== 0)
    throw new Refusal(
      'stock.moved-meanwhile',
      { moves, qty: now.bookQty, book: record.bookQty ?? '0' },
      { status: 409 },
    )
}

async function posted(ctx: Ctx, record: StockCount) {
  await requireStill(ctx, record)
  const { diff } = record
  if (diff === null || isZero(diff)) return {}
  return diff.startsWith('-')
    ? { lossOut: await lost(ctx, record, abs(diff)) }
    : { gainIn: await gained(ctx, record, diff) }
}

/** What is missing goes out at its cost and waits for a decision. */
async function lost(ctx: Ctx, record: StockCount, qty: string): Promise<string> {
  const all = ctx.withoutScope('what a count found belongs to the count')
  const { id } = await create(all, stockOut, { ...placeOf(record), outType: 'minus', qty: round(qty, 3) })
  await act(all, stockOut, id, 'confirm')
  await link(ctx, { from: { doc: stockCount, id: record.id }, to: { doc: stockOut, id }, type: 'create', qty })
  return id
}

/** What is there besides comes in at what the rest of the batch costs. */
async function gained(ctx: Ctx, record: StockCount, qty: string): Promise<string> {
  const all = ctx.withoutScope('what a count found belongs to the count')
  const values = { ...placeOf(record), inType: 'plus', billQty: round(qty, 3), actualQty: round(qty, 3) }
  const { id } = await create(all, stockIn, { ...values, allowedPct: '0', price: await costOf(ctx, record) })
  await act(all, stockIn, id, 'confirm')
  await link(ctx, { from: { doc: stockCount, id: record.id }, to: { doc: stockIn, id }, type: 'create', qty })
  return id
}

function placeOf({ date, warehouseId, goodsId, batchId, unitId, deptId }: StockCount) {
  return { date, warehouseId, goodsId, batchId, unitId, deptId, status: '0' }
}

/** Yuan for a tonne of the batch on the day of the count. */
async function costOf(ctx: Ctx, record: StockCount): Promise<string> {
  const { warehouseId, goodsId, batchId, date: day } = record
  const at = { warehouseId, goodsId, batchId }
  const held = await balancesAt(ctx, stock, { unitIds: [companyOf(record)], day, at })
  return div(sum(held.map(({ amount }) => amount)), sum(held.map(({ quantity }) => quantity)), 4)
}

/** What a count found comes back with the count. */
export async function requireNoCheck(ctx: Ctx, field: 'gainIn' | 'lossOut', id: string): Promise<void> {
  const all = ctx.withoutScope('what a count found belongs to the count')
  const [of] = await find(all, stockCount, { [field]: id, status: '3' }, { limit: 1 })
  if (of !== undefined) throw new Refusal('stock.of-check', { number: of.checkNo ?? '' })
}
