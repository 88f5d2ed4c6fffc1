import sql from 'sql-template-tag'
import { daysBetween, dayOfMs } from '../../core/values/day.ts'
import { compare, div, isZero, mul, round, sub } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { contract, contractState } from '../contracts/index.ts'
import { deliveredBill, standingBill } from '../trade/index.ts'
import { performed } from './contract-performance-report.ts'

type Asked = Readonly<Record<string, Json | undefined>>

interface Performed {
  readonly contractId: string
  readonly contractNo: string | null
  readonly counterparty: string
  readonly direction: string
  readonly currency: string
  readonly totalAmount: string | null
  readonly totalCny: string | null
  readonly settled: string
  readonly paid: string | null
  readonly received: string | null
  readonly tonnes: string
  readonly shipped: string
  readonly delivered: string
  readonly contractStatus: string
  readonly validFrom: string
  readonly validTo: string
  readonly unitId: string | null
}

/** The contracts that the caller sees, what was done of each, and those that are most behind first. */
export async function contractFiguresRows(ctx: Ctx, given: Asked): Promise<readonly Readonly<Record<string, Json>>[]> {
  const today = dayOfMs(ctx.now)
  const found = (await performedContracts(ctx, given)).map((one) => figured(one, today))
  return found.toSorted((a, b) => compare(b.behindPct ?? '0', a.behindPct ?? '0'))
}

/** What all bills of a contract carry counts, whoever may see them. */
function performedContracts(ctx: Ctx, { year, unitId, direction }: Asked): Promise<readonly Performed[]> {
  return ctx.sql.query<Performed>(sql`
    select c.id as "contractId", c.contract_no as "contractNo", c.counterparty, c.direction, c.currency,
      c.total_amount::text as "totalAmount", c.total_amount_cny::text as "totalCny", coalesce(c.settled_amt, 0)::text as settled,
      case when c.direction <> 'sell' then coalesce(c.paid_amt, 0)::text end as paid,
      case when c.direction = 'sell' then coalesce(c.received_amt, 0)::text end as received,
      coalesce(c.tonnes, 0)::text as tonnes, (coalesce(b.shipped, 0) + coalesce(c.opening_delivered, 0))::text as shipped,
      (coalesce(b.delivered, 0) + coalesce(c.opening_delivered, 0))::text as delivered,
      c.contract_status as "contractStatus", c.valid_from::text as "validFrom", c.valid_to::text as "validTo", c.unit_id as "unitId"
    from (${rows(ctx, contract)}) c
    left join lateral (
      select sum(bill_qty) filter (where status = any(${[...standingBill]})) as shipped,
        sum(bill_qty) filter (where status = any(${[...deliveredBill]})) as delivered
      from trade.logistics_bill where contract_id = c.id and del_flag = 0) b on true
    where c.contract_status = any(${[...performed]})
      and c.sign_date between ${`${String(year)}-01-01`}::date and ${`${String(year)}-12-31`}::date
      and (${given(unitId)}::uuid is null or c.unit_id = ${given(unitId)}::uuid)
      and (${given(direction)}::text is null or c.direction = ${given(direction)})
    order by c.valid_to, c.id`)
}

function given(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function figured({ contractStatus, validFrom, ...one }: Performed, today: string) {
  const carries = !isZero(one.tonnes)
  const deliveredPct = carries ? percent(one.delivered, one.tonnes) : null
  const plannedPct = contractStatus === contractState.completed ? '100.00' : elapsed(validFrom, one.validTo, today)
  // What carries no tonnes is not late with them.
  const behind = deliveredPct === null ? '0' : sub(plannedPct, deliveredPct)
  return {
    ...one,
    settledPct: percent(one.settled, one.totalAmount),
    moneyPct: percent(one.paid ?? one.received ?? '0', one.totalAmount),
    tonnes: carries ? one.tonnes : null,
    shipped: carries ? one.shipped : null,
    delivered: carries ? one.delivered : null,
    openTonnes: carries ? left(one.tonnes, one.delivered) : null,
    deliveredPct,
    plannedPct: deliveredPct === null ? null : plannedPct,
    behindPct: compare(behind, '0') > 0 ? round(behind, 2) : null,
  }
}

function percent(part: string, whole: string | null): string | null {
  return whole === null || isZero(whole) ? null : round(div(mul(part, '100'), whole, 6), 2)
}

function left(whole: string, done: string): string {
  return compare(done, whole) > 0 ? '0.000' : round(sub(whole, done), 3)
}

/** How much of its term is over, as if it were carried out evenly from its first day to the end of its last. */
function elapsed(from: string, to: string, today: string): string {
  const whole = daysBetween(from, to) + 1
  const over = Math.min(Math.max(daysBetween(from, today) + 1, 0), whole)
  return round(div(mul(String(over), '100'), String(whole), 6), 2)
}
