import sql from 'sql-template-tag'
import { addDays } from '../../core/values/day.ts'
import { abs, compare, isZero, negate } from '../../core/values/decimal.ts'
import { type Ctx, post, type PostingLine, reverse, type RunOf } from '../../server/module-api.ts'
import { partyAccounts } from './open-and-reverse-items.server.ts'

/** What posting is booked by, and what taking back is. */
const events = { post: 'FX_REVAL', back: 'FX_REVAL_BACK' } as const
const currency = 'CNY'

interface Part {
  readonly itemType: string
  readonly party: string
  readonly difference: string
}

/** Gains and losses of the month by one voucher on its last day, turned back on the first of the next; answers its number. */
export async function bookRevaluation(ctx: Ctx, of: RunOf): Promise<string | null> {
  return bookBoth(ctx, of, await partsOf(ctx, of, '1'), events.post)
}

/** The opposite of both vouchers on the same days: their months are open. */
export async function bookRevaluationBack(ctx: Ctx, of: RunOf): Promise<void> {
  const parts = await partsOf(ctx, of, null)
  const opposite = parts.map((part) => ({ ...part, difference: negate(part.difference) }))
  await bookBoth(ctx, of, opposite, events.back)
}

async function bookBoth(
  ctx: Ctx,
  { id, unitId, day }: RunOf,
  parts: readonly Part[],
  event: string,
): Promise<string | null> {
  if (parts.length === 0) return null
  const posted = await post(ctx, {
    event,
    source: { type: 'finance.fxRevaluationRun', id: id ?? '' },
    unitId,
    day,
    lines: parts.flatMap(linesOf),
  })
  await reverse(ctx, { posting: posted.id, day: addDays(day, 1) })
  return posted.voucherNo
}

/** What a party's debts came to, by whether they are ours or its; `holds` of the lines that are asked. */
function partsOf(ctx: Ctx, { id }: RunOf, holds: '1' | null): Promise<Part[]> {
  return ctx.sql.query<Part>(sql`
    select item_type as "itemType", counterparty::text as party, sum(difference)::text as difference from finance.fx_revaluation
    where run_id = ${id}::uuid and holds is not distinct from ${holds}::text and del_flag = 0
    group by 1, 2 having sum(difference) <> 0 order by 1, 2`)
}

/** The yuan of debts are kept beside them, as those of their clearings are; a gain of ours is less to owe or more to get. */
function linesOf({ itemType, party, difference }: Part): readonly PostingLine[] {
  const account = itemType === 'ap' ? partyAccounts.payable : partyAccounts.receivable
  const isGain = compare(difference, '0') > 0
  const line = { currency, amount: abs(difference), key: party }
  if (isZero(difference)) return []
  return [
    { ...line, ledger: 'arap', account: `${account}-汇差`, side: isGain ? 'debit' : 'credit' },
    { ...line, ledger: 'profit', account: '660303', side: isGain ? 'credit' : 'debit' },
  ]
}
