import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import type { Ctx, Measure } from '../../server/module-api.ts'
import { rateTypes } from './exchange-rate.ts'

/** Days since the middle rate of each currency that has one was last entered. */
export const staleRates: Measure<Ctx> = ({ sql: on, now }) =>
  on.query(sql`
  select distinct on (r.currency) 'exchangeRate' as "objType", r.id::text as "objId", r.pair as title, '/doc/contracts/exchangeRate/' || r.id as url,
    (${dayOfMs(now)}::date - r.rate_date)::text as value
  from contracts.exchange_rate r where r.rate_type = ${rateTypes.middle} and r.rate_date <= ${dayOfMs(now)}::date and r.del_flag = 0
  order by r.currency, r.rate_date desc`)
