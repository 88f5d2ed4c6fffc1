import sql from 'sql-template-tag'
import type { Pool } from '../../server/platform/database/pool.ts'
import { copyOf } from './handwritten-list.ts'

/** One contract with its goods and terms of payment. */
export async function reading(pool: Pool) {
  const [one] = await pool.query<{ id: string }>(
    sql`select c.id from contracts.contract c where exists (select from contracts.contract_items i where i.parent_id = c.id) order by c.id limit 1`,
  )
  const id = one?.id ?? ''
  const statements = [
    `select c.*, p.cp_name, o.company_name, d.user_name as drafter_name, u.dept_sname as unit_name from contracts.contract c
      left join contracts.counterparty p on p.id = c.counterparty left join organisation.company o on o.id = c.our_company
      left join base.person d on d.id = c.drafter left join base.department u on u.id = c.unit_id where c.id = $1`,
    'select * from contracts.contract_items where parent_id = $1 order by line_no',
    'select * from contracts.contract_pay_terms where parent_id = $1 order by line_no',
  ]
  return { id, path: '/read', statements, values: [id] }
}

/** A counterparty by one plain insert into a table with the usual indexes. */
export function creating() {
  // The driver puts another number in place of the mark each time, since two parties never share a name.
  const body = JSON.stringify({
    cpName: '压测客商[<id>]',
    cpRole: ['cust'],
    cpNature: 'foreign',
    country: 'MN',
    accounts: [],
  })
  return {
    body,
    path: '/create',
    prepare: `${copyOf('contracts.counterparty', 'counterparty')}
      create unique index on by_hand.counterparty (cp_code); create unique index on by_hand.counterparty (cp_name);
      create index on by_hand.counterparty (status, create_time desc)`,
    statements: [
      `insert into by_hand.counterparty (id, ver, create_time, create_name, cp_code, cp_name, cp_role, cp_nature, country, status, del_flag)
      values ($1::uuid, 1, now(), 'bench', ($1::uuid)::text, ($1::uuid)::text, '{cust}', 'foreign', 'MN', '1', 0) returning id`,
    ],
    values: ['<id>'],
  }
}
