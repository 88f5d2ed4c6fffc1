import sql from 'sql-template-tag'
import type { Ctx, Measure } from '../../server/module-api.ts'

/** Hours for which a payment has been in doubt: not known, unclear, absent at the bank, or held as a duplicate. */
export const doubtfulPayments: Measure<Ctx> = ({ sql: on, now }) =>
  on.query(sql`
  select 'bankPayment' as "objType", b.id::text as "objId", b.pay_no || ' ' || b.payee_name as title, '/doc/finance/bankPayment/' || b.id as url, b.unit_id as "unitId", b.dept_id as "deptId",
    round(extract(epoch from ${new Date(now)} - b.status_time)::numeric / 3600, 2)::text as value,
    array_remove(array[b.maker_id, b.reviewer_id, b.authoriser_id]::text[], null) as people
  from finance.bank_payment b where b.status in ('02', '04', '07', '09') and b.del_flag = 0`)
