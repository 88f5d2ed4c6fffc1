import sql from 'sql-template-tag'
import type { Pool } from '../../server/database/pool.ts'

/** Copies one plan until a unit has that many, with other numbers, dates, attributes and amounts. */
export async function growPlans(pool: Pool, count: number, mark: string): Promise<void> {
  await pool.driver.query('set statement_timeout = 0')
  await pool.driver.query(`
    insert into finance.payment_plan
    with p as materialized (select to_jsonb(q) as doc from (select * from finance.payment_plan where plan_no like 'FK-BLHY%' limit 1) q)
    select r.* from p
    cross join generate_series(1, ${count}) g
    join lateral (select id from base.department where dept_flag = '1' order by dept_sort offset (g % 13) limit 1) u on true
    left join lateral (select id from base.person where user_code = 'selfonly' and g % 2000 = 0) m on true
    cross join lateral jsonb_populate_record(null::finance.payment_plan, p.doc || jsonb_build_object(
      'id', gen_random_uuid(), 'plan_no', '${mark}' || g, 'approval_status', '2', 'payment_status', (g % 5)::text,
      'payment_attribute', (array['frt','goods','port','tax','dep','adv','exp'])[1 + g % 7],
      'plan_amount', 1000 + g, 'plan_amount_cny', 1000 + g, 'plan_date', date '2026-01-01' + (g % 300),
      'unit_id', u.id, 'dept_id', null, 'create_by', coalesce(m.id::text, p.doc ->> 'create_by'), 'proc_inst_id', null,
      'create_time', now() - make_interval(secs => g * 20))) r`)
  await pool.driver.query('vacuum analyze finance.payment_plan')
}

/** Id of a demo account. */
export async function personId(pool: Pool, code: string): Promise<string> {
  const [row] = await pool.query<{ id: string }>(sql`select id from base.person where user_code = ${code}`)
  if (row === undefined) throw new Error(`no ${code}`)
  return row.id
}

/** Gives a person five roles more, each with another sort of scope over payments: own unit and below, own unit, departments, two chosen units. */
export async function giveFiveRoles(pool: Pool, code: string): Promise<void> {
  await pool.query(sql`
    with who as (select id from base.person where user_code = ${code}),
    made as (
      insert into base.role (id, create_by, create_name, role_code, role_name, role_type)
      select gen_random_uuid(), id, 'bench', 'bench' || n, 'bench' || n, '2' from who, generate_series(1, 5) n returning id, right(role_code, 1) as n),
    scoped as (
      insert into base.data_scope (id, create_by, create_name, ds_code, ds_name, role_id, ds_type)
      select gen_random_uuid(), who.id, 'bench', 'zjgl', 'bench' || n, made.id, (array['2', '3', '4', '5', '7'])[n::integer] from made, who returning id, ds_type),
    chosen as (
      insert into base.data_scope_chosen (id, parent_id, line_no, dw_id)
      select gen_random_uuid(), scoped.id, row_number() over (), d.id
      from scoped, (select id from base.department where dept_flag = '1' order by dept_sort limit 2) d where scoped.ds_type = '7')
    insert into base.role_member (id, create_by, create_name, role_id, user_id)
    select gen_random_uuid(), who.id, 'bench', made.id, who.id from made, who`)
}
