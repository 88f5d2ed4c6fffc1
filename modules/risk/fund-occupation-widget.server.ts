import sql from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import { round, sub } from '../../core/values/decimal.ts'
import { type Ctx, ofUnit, rows, unitCondition } from '../../server/module-api.ts'
import { contract, runningContract } from '../contracts/index.ts'
import { riskWords as words } from './words.ts'

interface Flows {
  readonly many: string
  readonly paid: string
  readonly received: string
}

/** What running contracts have taken: paid less received, in our own money. */
export async function occupied(ctx: Ctx, query: Readonly<Record<string, string>>): Promise<WidgetData['figures']> {
  const rate = sql`case when t.currency = 'CNY' then 1 else t.fx_rate end`
  const [found] = await ctx.sql.query<Flows>(sql`
    select count(*)::text as many,
      round(coalesce(sum(t.paid_amt * ${rate}), 0), 2)::text as paid,
      round(coalesce(sum(t.received_amt * ${rate}), 0), 2)::text as received
    from (${rows(ctx, contract)}) t
    where t.contract_status = any(${[...runningContract]}) and ${ofUnit(query)}`)
  if (found === undefined || found.many === '0') return []
  const href = listAddress('/contractLedger', { contractStatus: [...runningContract], ...unitCondition(query) })
  const figure = (label: keyof typeof words, value: string): Figure => ({
    label: words[label][ctx.lang],
    value,
    unit: 'CNY',
    href,
  })
  return [
    figure('occupied', round(sub(found.paid, found.received), 2)),
    figure('paid', found.paid),
    figure('received', found.received),
  ]
}
