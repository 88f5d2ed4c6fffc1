import sql, { join, raw } from 'sql-template-tag'
import { mul, round } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { cashFlowColumns } from './daily-fund-report.ts'
import { yuanRates } from './yuan-rates.server.ts'

type Row = Readonly<Record<string, Json>>

interface AccountDay extends Record<string, Json> {
  readonly currency: string
  readonly closing: string
}

/** The accounts that the caller sees, as their journals stand on a day. */
export async function fundDailyRows(
  ctx: Ctx,
  filters: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const day = String(filters['day'])
  const found = await accountsOn(ctx, day, typeof filters['unitId'] === 'string' ? filters['unitId'] : null)
  const rates = await yuanRates(
    ctx,
    found.map(({ currency }) => currency),
    day,
    'day',
  )
  return found.map((row) => ({ ...row, closingCny: round(mul(row.closing, rates.get(row.currency) ?? '0'), 2) }))
}

function accountsOn(ctx: Ctx, day: string, unitId: string | null): Promise<AccountDay[]> {
  // What came back of a payment lessens it, as what was refunded lessens a receipt.
  const items = Object.entries(cashFlowColumns).map(
    ([name, item]) =>
      sql`sum(${raw(item.endsWith('_in') ? 'j.signed' : '-j.signed')}) filter (where j.date = ${day}::date and j.cash_flow_item = ${item})::text as ${raw(`"${name}"`)}`,
  )
  return ctx.sql.query<AccountDay>(sql`
    select a.unit_id as "unitId", a.id as "accountId", a.currency,
      coalesce(sum(j.signed) filter (where j.date < ${day}::date), 0)::numeric(20,2)::text as opening,
      sum(j.receipt_amount) filter (where j.date = ${day}::date)::text as receipts,
      sum(j.payment_amount) filter (where j.date = ${day}::date)::text as payments,
      coalesce(sum(j.signed), 0)::numeric(20,2)::text as closing,
      ${join(items)}
    from (${rows(ctx, bankAccount)}) a
    left join lateral (
      select l.date, l.cash_flow_item, l.receipt_amount, l.payment_amount, coalesce(l.receipt_amount, 0) - coalesce(l.payment_amount, 0) as signed
      from finance.bank_journal l where l.account_id = a.id and l.date <= ${day}::date and l.del_flag = 0) j on true
    where a.open_date <= ${day}::date and (${unitId}::uuid is null or a.unit_id = ${unitId}::uuid)
    group by a.unit_id, a.id, a.currency, a.account_name order by a.unit_id, a.account_name`)
}
