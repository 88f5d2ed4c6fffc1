import sql from 'sql-template-tag'
import type { Ctx } from '../../server/module-api.ts'
import { amountHoldingStatuses } from './amount-holding-statuses.ts'
import type { Period } from './period.ts'

type OpenItems = Pick<Period, 'openPayments' | 'openCredits' | 'unprovenReceipts'>

/**
 * What a month of a company leaves open: payments without a final answer, credits that nobody claimed, receipts that no
 * line proves.
 */
export async function openItems(
  { sql: on }: Ctx,
  { bookUnit, month }: Pick<Period, 'bookUnit' | 'month'>,
): Promise<OpenItems> {
  const first = `${month}-01`
  const [counts] = await on.query<{ payments: string; credits: string; receipts: string }>(sql`
    with span as (select ${first}::date as since, (${first}::date + interval '1 month')::date as until)
    select
      (select count(*) from finance.bank_payment b where b.unit_id = ${bookUnit}::uuid and b.del_flag = 0
        and b.status = any(${amountHoldingStatuses}::text[]) and b.create_time < s.until::timestamp at time zone 'Asia/Shanghai') as payments,
      (select count(*) from finance.bank_statement_line l where l.unit_id = ${bookUnit}::uuid and l.del_flag = 0
        and l.direction = 'credit' and l.claim_status in ('0', '1') and l.day >= s.since and l.day < s.until) as credits,
      (select count(*) from finance.receipt r where r.unit_id = ${bookUnit}::uuid and r.del_flag = 0
        and r.status <> '2' and r.statement_line is null and r.date >= s.since and r.date < s.until) as receipts
    from span s`)
  return {
    openPayments: String(counts?.payments ?? 0),
    openCredits: String(counts?.credits ?? 0),
    unprovenReceipts: String(counts?.receipts ?? 0),
  }
}
