import sql, { join, raw } from 'sql-template-tag'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { counterparty } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { arapAges } from './group-receivables-payables-report.ts'
import { openItem, openStatus } from './open-item.ts'

/**
 * The open items that the caller sees, by unit, in yuan. A party is within the group when it has the credit code of one of
 * its companies.
 */
export async function groupArapRows(
  ctx: Ctx,
  { unitId, currency }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  const late = Object.entries(arapAges).map(
    ([name, bands]) =>
      sql`coalesce(sum(i.balance_cny) filter (where i.item_type = 'ar' and i.age_band = any(${[...bands]})), 0)::text as ${raw(`"${name}"`)}`,
  )
  const unit = typeof unitId === 'string' ? unitId : null
  const of = typeof currency === 'string' ? currency : null
  return ctx.sql.query<Record<string, Json>>(sql`
    with internal as (
      select c.id from (${rows(ctx, counterparty)}) c join (${rows(ctx, company)}) o on o.credit_code = c.credit_code)
    select i.unit_id as "unitId",
      coalesce(sum(i.balance_cny) filter (where i.item_type = 'ar'), 0)::text as receivable,
      coalesce(sum(i.balance_cny) filter (where i.item_type = 'ar' and i.counterparty in (select id from internal)), 0)::text as "receivableInternal",
      ${join(late)},
      coalesce(sum(i.loss_cny) filter (where i.item_type = 'ar'), 0)::text as loss,
      coalesce(sum(i.balance_cny) filter (where i.item_type = 'ap'), 0)::text as payable,
      coalesce(sum(i.balance_cny) filter (where i.item_type = 'ap' and i.counterparty in (select id from internal)), 0)::text as "payableInternal",
      coalesce(sum(i.balance_cny) filter (where i.item_type = 'ap' and i.age_band <> '0'), 0)::text as "payableDue"
    from (${rows(ctx, openItem)}) i
    where i.item_type in ('ar', 'ap') and i.status = any(${[...openStatus]})
      and (${unit}::uuid is null or i.unit_id = ${unit}::uuid) and (${of}::text is null or i.currency = ${of})
    group by i.unit_id
    order by coalesce(sum(i.balance_cny) filter (where i.item_type = 'ar'), 0) desc, i.unit_id`)
}
