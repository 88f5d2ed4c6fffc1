import sql from 'sql-template-tag'
import { mul, round } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { yuanRates } from './yuan-rates.server.ts'

interface UnitCurrency extends Record<string, Json> {
  readonly currency: string
  readonly closing: string
}

/** The accounts that the caller sees, by unit and currency, as their journals ran in a span of days. */
export async function groupFundRows(
  ctx: Ctx,
  { from, to, unitId, currency }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  const [first, last] = [String(from), String(to)]
  const unit = typeof unitId === 'string' ? unitId : null
  const of = typeof currency === 'string' ? currency : null
  const found = await ctx.sql.query<UnitCurrency>(sql`
    select a.unit_id as "unitId", a.currency, count(*)::text as accounts,
      sum(j.opening)::numeric(20,2)::text as opening, sum(j.receipts)::numeric(20,2)::text as receipts,
      sum(j.payments)::numeric(20,2)::text as payments, sum(j.closing)::numeric(20,2)::text as closing
    from (${rows(ctx, bankAccount)}) a
    cross join lateral (
      select coalesce(sum(coalesce(l.receipt_amount, 0) - coalesce(l.payment_amount, 0)) filter (where l.date < ${first}::date), 0) as opening,
        coalesce(sum(l.receipt_amount) filter (where l.date >= ${first}::date), 0) as receipts,
        coalesce(sum(l.payment_amount) filter (where l.date >= ${first}::date), 0) as payments,
        coalesce(sum(coalesce(l.receipt_amount, 0) - coalesce(l.payment_amount, 0)), 0) as closing
      from finance.bank_journal l where l.account_id = a.id and l.date <= ${last}::date and l.del_flag = 0) j
    where a.open_date <= ${last}::date and (${unit}::uuid is null or a.unit_id = ${unit}::uuid)
      and (${of}::text is null or a.currency = ${of})
    group by a.unit_id, a.currency order by a.unit_id, a.currency`)
  const rates = await yuanRates(
    ctx,
    found.map((row) => row.currency),
    last,
    'to',
  )
  return found.map((row) => ({ ...row, closingCny: round(mul(row.closing, rates.get(row.currency) ?? '0'), 2) }))
}
