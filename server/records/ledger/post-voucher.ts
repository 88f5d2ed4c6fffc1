import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { compare, digitsOf, isDecimal } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { closingsOf } from './closing-ledgers.ts'
import { findPosted } from './find-posted-voucher.ts'
import { closedFor } from './month-closing.ts'
import type { Posted, Posting } from './voucher-lines.ts'

/**
 * Writes a voucher, in the open transaction and as late in it as can be: its number's row stays locked
 * until the commit, which is what keeps numbers free of gaps. The same event of the same source writes
 * nothing twice. Refuses a month that is closed for a ledger of its lines (`period.closed`, 409).
 */
export async function post(ctx: Ctx, posting: Posting): Promise<Posted> {
  const earlier = await findPosted(ctx, posting.event, posting.source.id, posting.seq ?? 1)
  if (earlier !== null) return earlier
  requireSound(posting)
  return write(ctx, posting, null)
}

/** Writes the lines of a voucher and, last of all, its number and its row. */
export async function write(ctx: Ctx, posting: Posting, reverseOf: string | null): Promise<Posted> {
  const id = v7()
  const month = posting.day.slice(0, 7)
  const ledgers = posting.lines.map(({ ledger }) => ledger)
  const balances = await writeLines(ctx, posting, id, reverseOf !== null)
  const [row] = await ctx.sql.query<{ voucher_no: string }>(
    prepared(sql`
    with counted as (
      insert into engine.ledger_month as m (unit_id, month, last) values (${posting.unitId}::uuid, ${month}, 1)
      on conflict (unit_id, month) do update set last = m.last + 1 where not (m.closed && ${closingsOf(ledgers)}::text[]) returning last)
    insert into engine.posting (id, event, src_type, src_id, seq, unit_id, day, month, number, voucher_no, segment, reverse_of, person, at)
    select ${id}::uuid, ${posting.event}, ${posting.source.type}, ${posting.source.id}::uuid, ${posting.seq ?? 1}::integer, ${posting.unitId}::uuid,
      ${posting.day}::date, ${month}, counted.last,
      concat_ws('-', 'PZ', (select dept_code from base.department where id = ${posting.unitId}::uuid), ${month.replace('-', '')}::text, lpad(counted.last::text, greatest(4, length(counted.last::text)), '0')),
      ${posting.segment ?? null}, ${reverseOf}::uuid, ${ctx.actor.id}::uuid, ${new Date(ctx.now).toISOString()}::timestamptz
    from counted returning voucher_no`),
  )
  if (row === undefined) {
    const ledger = await closedFor(ctx, { unitId: posting.unitId, month }, ledgers)
    throw new Refusal('period.closed', { month, ledger: ledger ?? '' }, { status: 409 })
  }
  return { id, voucherNo: row.voucher_no, balances, isNew: true }
}

/**
 * Balances first, in one order for everybody so that two vouchers never wait for each other; then the lines with what
 * they came to.
 */
async function writeLines(ctx: Ctx, { unitId, lines }: Posting, id: string, reversal: boolean): Promise<string[]> {
  const sign = reversal ? '-' : ''
  const rows = lines.map(({ ledger, account, key, currency, side, amount }, at) => ({
    line_no: at + 1,
    ledger,
    account,
    key,
    currency,
    debit: side === 'debit' ? `${sign}${amount}` : '0',
    credit: side === 'credit' ? `${sign}${amount}` : '0',
  }))
  const written = await ctx.sql.query<{ line_no: number; balance: string }>(
    prepared(sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(line_no smallint, ledger text, account text, key text, currency text, debit numeric(20,2), credit numeric(20,2))),
    moved as (
      insert into engine.balance as b (unit_id, ledger, account, key, currency, amount)
      select ${unitId}::uuid, ledger, account, key, currency, sum(debit - credit) from line group by ledger, account, key, currency order by ledger, account, key, currency
      on conflict (unit_id, ledger, account, key, currency) do update set amount = b.amount + excluded.amount
      returning ledger, account, key, currency, amount),
    running as (
      select line.*, moved.amount - sum(debit - credit) over account + sum(debit - credit) over (account order by line_no) as balance
      from line join moved using (ledger, account, key, currency)
      window account as (partition by ledger, account, key, currency))
    insert into engine.posting_line (posting, line_no, reversal, unit_id, ledger, account, key, currency, debit, credit, balance)
    select ${id}::uuid, line_no, ${reversal}, ${unitId}::uuid, ledger, account, key, currency, debit, credit, balance from running order by line_no
    returning line_no, balance`),
  )
  return written.toSorted((a, b) => a.line_no - b.line_no).map(({ balance }) => balance)
}

function requireSound({ event, lines }: Posting): void {
  const wrong = lines.find(({ amount }) => !isDecimal(amount) || digitsOf(amount) > 2 || compare(amount, '0') <= 0)
  if (wrong !== undefined || lines.length < 2)
    throw new Error(`${event}: a voucher has two lines or more, each with a positive amount of cents`)
}
