import sql, { type Sql } from 'sql-template-tag'
import { abs, add, compare, round, sub, sum } from '../../core/values/decimal.ts'
import { lastDayOf } from '../../core/values/month.ts'
import { type Ctx, Refusal } from '../../server/module-api.ts'
import type { BankReconciliation } from './bank-reconciliation.ts'
import { proven } from './bank-statement-line.ts'

/** A line or entry of which something was open as of the end of the month. */
interface OpenItem {
  readonly id: string
  readonly day: string
  readonly amount: string
  readonly party: string | null
  readonly purpose: string | null
  readonly mark: string | null
}

interface Asked {
  readonly accountId: string
  readonly month: string
  readonly bankBalance: string
  readonly bankOpening: string
  /** The table that was reviewed before this one. */
  readonly before: Pick<BankReconciliation, 'month' | 'reviewTime'> | null
}

const most = 2_000

/**
 * What a balance adjustment table comes to as of the end of its month. A pair closes an item only where both of its days
 * are within: what the other side had later was open on that day, whatever was matched since.
 */
export async function adjustmentFigures(ctx: Ctx, asked: Asked) {
  const [lines, entries, totals] = await Promise.all([
    openLines(ctx, asked),
    openEntries(ctx, asked),
    totalsOf(ctx, asked),
  ])
  if (lines.length > most || entries.length > most) throw new Refusal('bank-reconciliation.too-many', { most })
  const [bankReceived, bankPaid] = [lines.filter(isIn), lines.filter((one) => !isIn(one))]
  const [bookReceived, bookPaid] = [entries.filter(isIn), entries.filter((one) => !isIn(one))]
  const adjustedBook = add(totals.book, total(lines))
  const adjustedBank = add(asked.bankBalance, total(entries))
  const two = (amount: string) => round(amount, 2)
  return {
    linesTotal: two(totals.lines),
    gap: two(sub(asked.bankBalance, add(asked.bankOpening, totals.lines))),
    lateLines: totals.late,
    lateAmount: two(totals.lateAmount),
    likeLines: totals.alike,
    bookBalance: two(totals.book),
    bankReceivedTotal: two(abs(total(bankReceived))),
    bankPaidTotal: two(abs(total(bankPaid))),
    adjustedBook: two(adjustedBook),
    bookReceivedTotal: two(abs(total(bookReceived))),
    bookPaidTotal: two(abs(total(bookPaid))),
    adjustedBank: two(adjustedBank),
    difference: two(sub(adjustedBank, adjustedBook)),
    bankReceived: bankReceived.map((item) => ({ ...shown(item), line: item.id })),
    bankPaid: bankPaid.map((item) => ({ ...shown(item), line: item.id })),
    bookReceived: bookReceived.map((item) => ({ ...shown(item), entry: item.id })),
    bookPaid: bookPaid.map((item) => ({ ...shown(item), entry: item.id })),
  }
}

function isIn({ amount }: OpenItem): boolean {
  return compare(amount, '0') > 0
}

function total(items: readonly OpenItem[]): string {
  return sum(items.map(({ amount }) => amount))
}

// Whoever writes a row gives it its id.
const unnamed = null as unknown as string // what is written is read with one

/** An item as a row of the table. */
function shown({ day, amount, party, purpose, mark }: OpenItem) {
  return { id: unnamed, day, amount: round(abs(amount), 2), party, purpose, mark }
}

function openLines({ sql: on }: Ctx, { accountId, month, before }: Asked): Promise<OpenItem[]> {
  const end = lastDayOf(month)
  return on.query<OpenItem>(sql`
    select l.id::text, l.day::text, (l.moved - coalesce(m.amount, 0))::text as amount, l.counterparty_name as party, l.purpose,
      case when ${twin} then 'alike' when ${lateOf(before)} then 'late' when l.day < ${`${month}-01`}::date then 'carried' end as mark
    from finance.bank_statement_line l
    left join lateral (select sum(p.amount) as amount from finance.bank_match p join finance.bank_journal j on j.id = p.journal_entry
      where p.statement_line = l.id and p.status = '1' and p.del_flag = 0 and j.date <= ${end}::date) m on true
    where ${ofAccount(accountId)} and l.day <= ${end}::date and l.moved <> coalesce(m.amount, 0)
    order by l.day, l.line_no limit ${most + 1}`)
}

function openEntries({ sql: on }: Ctx, { accountId, month }: Asked): Promise<OpenItem[]> {
  const end = lastDayOf(month)
  return on.query<OpenItem>(sql`
    select j.id::text, j.date::text as day, (j.moved - coalesce(m.amount, 0))::text as amount, j.counterparty_name as party, j.purpose,
      case when j.date < ${`${month}-01`}::date then 'carried' end as mark
    from finance.bank_journal j
    left join lateral (select sum(p.amount) as amount from finance.bank_match p join finance.bank_statement_line l on l.id = p.statement_line
      where p.journal_entry = j.id and p.status = '1' and p.del_flag = 0 and l.day <= ${end}::date) m on true
    where j.account_id = ${accountId}::uuid and j.del_flag = 0 and j.match_status is not null and j.date <= ${end}::date
      and j.moved <> coalesce(m.amount, 0)
      and not exists (select from finance.bank_journal o where o.id = j.offset_by and o.date <= ${end}::date)
    order by j.date, j.voucher_no, j.id limit ${most + 1}`)
}

interface Totals {
  readonly book: string
  readonly lines: string
  readonly late: string
  readonly lateAmount: string
  readonly alike: string
}

async function totalsOf({ sql: on }: Ctx, { accountId, month, before }: Asked): Promise<Totals> {
  const [first, end] = [`${month}-01`, lastDayOf(month)]
  const [found] = await on.query<Totals>(sql`
    select
      (select coalesce(sum(j.moved), 0)::text from finance.bank_journal j
        where j.account_id = ${accountId}::uuid and j.del_flag = 0 and j.date <= ${end}::date) as book,
      coalesce(sum(l.moved) filter (where l.day >= ${first}::date), 0)::text as lines,
      (count(*) filter (where ${lateOf(before)}))::text as late,
      coalesce(sum(l.moved) filter (where ${lateOf(before)}), 0)::text as "lateAmount",
      (count(*) filter (where l.day >= ${first}::date and ${twin}))::text as alike
    from finance.bank_statement_line l where ${ofAccount(accountId)} and l.day <= ${end}::date`)
  return found ?? { book: '0', lines: '0', late: '0', lateAmount: '0', alike: '0' }
}

/** How many lines of a reviewed month came after its review, and how much they moved. */
export async function cameLater({ sql: on }: Ctx, { accountId, month, reviewTime }: BankReconciliation) {
  const [found] = await on.query<{ cameLater: string; cameLaterAmount: string }>(sql`
    select count(*)::text as "cameLater", coalesce(sum(l.moved), 0)::text as "cameLaterAmount"
    from finance.bank_statement_line l where ${ofAccount(accountId)} and ${lateOf({ month, reviewTime })}`)
  return { cameLater: found?.cameLater ?? '0', cameLaterAmount: round(found?.cameLaterAmount ?? '0', 2) }
}

/** Lines that one person alone entered: they prove nothing until another confirms them. */
export async function unconfirmedLines({ sql: on }: Ctx, accountId: string, month: string): Promise<number> {
  const [found] = await on.query<{ count: number }>(sql`
    select count(*)::int as count from finance.bank_statement_line l
    where l.account_id = ${accountId}::uuid and l.del_flag = 0 and l.source = 'entered' and l.day <= ${lastDayOf(month)}::date`)
  return found?.count ?? 0
}

function ofAccount(accountId: string): Sql {
  return sql`l.account_id = ${accountId}::uuid and l.del_flag = 0 and l.source = any(${proven}::text[])`
}

/** Of a day that was reviewed already, and not there then. */
function lateOf(before: Asked['before']): Sql {
  if (before === null || before.reviewTime === null) return sql`false`
  return sql`(l.day <= ${lastDayOf(before.month)}::date and l.create_time > ${new Date(before.reviewTime)})`
}

// The bank's own number tells two lines apart; where it is the same, or one has none, they may be one line told twice.
const twin = sql`exists (select from finance.bank_statement_line o
  where o.account_id = l.account_id and o.id <> l.id and o.del_flag = 0 and o.source <> 'declined' and o.day = l.day and o.moved = l.moved
    and o.counterparty_name is not distinct from l.counterparty_name and o.purpose is not distinct from l.purpose
    and (o.bank_serial = l.bank_serial or o.bank_serial is null or l.bank_serial is null))`
