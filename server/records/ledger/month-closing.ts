import sql, { type Sql } from 'sql-template-tag'
import { type Closing, closings } from '../../../core/description/month-closing-parts.ts'
import { addDays } from '../../../core/values/day.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { closingsOf, ledgersOf } from './closing-ledgers.ts'
import { keptIn } from './moves/ledger-lines-document.ts'

/** A month of a company's books. */
interface BookMonth {
  readonly unitId: string
  readonly month: string
}

/**
 * Closes one part of a month of a company's books, or opens it again. It waits for everything that is being written
 * into the month, and whoever comes later is refused. Parts are closed in their order, where an earlier one has
 * anything in the month, and opened in the reverse one (`period.before-open`, `period.after-closed`, 409).
 */
export async function setMonthClosed(ctx: Ctx, of: BookMonth, closing: Closing, closed: boolean): Promise<void> {
  const { unitId, month } = of
  await ctx.sql.query(
    sql`insert into engine.ledger_month (unit_id, month) values (${unitId}::uuid, ${month}) on conflict do nothing`,
  )
  // Whoever writes into the month holds its row for share of its key or counts in it: this lock waits for all of them.
  const [row] = await ctx.sql.query<{ closed: readonly Closing[] }>(
    sql`select closed from engine.ledger_month where unit_id = ${unitId}::uuid and month = ${month} for update`,
  )
  const now = new Set(row?.closed)
  await (closed ? requireEarlierClosed(ctx, of, closing, now) : requireLaterOpen(of, closing, now))
  if (closed) now.add(closing)
  else now.delete(closing)
  await ctx.sql.query(sql`
    update engine.ledger_month set closed = ${closings.filter((one) => now.has(one))}::text[]
    where unit_id = ${unitId}::uuid and month = ${month}`)
}

/**
 * Holds a part of a month and of those after it open until the transaction ends, beside others who do so: what is
 * entered for a day changes the balances of all later days. Refuses where one is closed (`period.closed`, 409).
 */
export function holdOpenFrom(ctx: Ctx, of: BookMonth, closing: Closing): Promise<void> {
  return hold(ctx, of, closing, sql`month >= ${of.month}`)
}

/** The same for one month alone, where what is entered for a day changes no other. */
export function holdOpen(ctx: Ctx, of: BookMonth, closing: Closing): Promise<void> {
  return hold(ctx, of, closing, sql`month = ${of.month}`)
}

async function hold(ctx: Ctx, { unitId, month }: BookMonth, closing: Closing, which: Sql): Promise<void> {
  const held = () =>
    ctx.sql.query<{ month: string; closed: readonly Closing[] }>(
      prepared(sql`
      select month, closed from engine.ledger_month where unit_id = ${unitId}::uuid and ${which}
      order by month for key share`),
    )
  let rows = await held()
  // Read first: an insert would wait for every transaction that counts a voucher in the month.
  if (!rows.some((row) => row.month === month)) {
    await ctx.sql.query(
      prepared(
        sql`insert into engine.ledger_month (unit_id, month) values (${unitId}::uuid, ${month}) on conflict do nothing`,
      ),
    )
    rows = await held()
  }
  const shut = rows.find(({ closed }) => closed.includes(closing))
  if (shut !== undefined) throw new Refusal('period.closed', { month: shut.month, ledger: closing }, { status: 409 })
}

/** Which part of a month that lines of these ledgers need is closed; null when they may be written. */
export async function closedFor(
  ctx: Ctx,
  { unitId, month }: BookMonth,
  ledgers: readonly string[],
): Promise<Closing | null> {
  const [row] = await ctx.sql.query<{ closed: readonly Closing[] }>(
    prepared(sql`select closed from engine.ledger_month where unit_id = ${unitId}::uuid and month = ${month}`),
  )
  return closingsOf(ledgers).find((one) => row?.closed.includes(one)) ?? null
}

/** A day, or where lines of these ledgers may no longer be written on it, the first one after it on which they may. */
export async function firstOpenDay(ctx: Ctx, unitId: string, day: string, ledgers: readonly string[]): Promise<string> {
  let open = day
  while ((await closedFor(ctx, { unitId, month: open.slice(0, 7) }, ledgers)) !== null)
    open = `${addDays(`${open.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  return open
}

async function requireEarlierClosed(
  ctx: Ctx,
  of: BookMonth,
  closing: Closing,
  closed: ReadonlySet<Closing>,
): Promise<void> {
  const earlier = closings.slice(0, closings.indexOf(closing)).filter((one) => !closed.has(one))
  for (const one of earlier)
    if (await hasLines(ctx, of, one))
      throw new Refusal('period.before-open', { month: of.month, ledger: one, closing }, { status: 409 })
}

function requireLaterOpen({ month }: BookMonth, closing: Closing, closed: ReadonlySet<Closing>): void {
  const later = closings.slice(closings.indexOf(closing) + 1).find((one) => closed.has(one))
  if (later !== undefined) throw new Refusal('period.after-closed', { month, ledger: later, closing }, { status: 409 })
}

/** Whether the month has a line of a voucher, or of a ledger of its own, that is closed with this part. */
async function hasLines(ctx: Ctx, { unitId, month }: BookMonth, closing: Closing): Promise<boolean> {
  const first = `${month}-01`
  const kept = ctx.running.modules
    .flatMap(({ ledgers = [] }) => ledgers)
    .filter(({ close }) => close === closing)
    .map((ledger) => keptIn(ctx, ledger).tables.lines.table)
  const found = await Promise.all([
    ctx.sql.query(sql`
    select 1 from engine.posting p join engine.posting_line l on l.posting = p.id
    where p.unit_id = ${unitId}::uuid and p.month = ${month} and l.ledger = any(${ledgersOf(closing)}::text[]) limit 1`),
    ...kept.map((lines) =>
      ctx.sql.query(sql`
      select 1 from ${lines} where unit_id = ${unitId}::uuid and day >= ${first}::date
        and day < ${first}::date + interval '1 month' limit 1`),
    ),
  ])
  return found.some((rows) => rows.length > 0)
}
