import sql from 'sql-template-tag'
import type { Pool } from '../../server/platform/database/pool.ts'
import { withoutIndexes } from './bulk-insert.ts'

/**
 * How one row of a table is copied many times: `where` finds it, `values` is what differs, as arguments of
 * jsonb_build_object about the number `g`.
 */
interface Copies {
  readonly table: string
  readonly where?: string
  readonly joins?: string
  readonly values: string
}

/** Copies a row until a table has so many more, with ids and values of their own. */
function grow(pool: Pool, count: number, { table, where = 'del_flag = 0', joins = '', values }: Copies): Promise<void> {
  return withoutIndexes(
    pool,
    table,
    `
    insert into ${table}
    with p as materialized (select to_jsonb(q) as doc from (select * from ${table} where ${where} limit 1) q)
    select r.* from p cross join generate_series(1, ${count}) g ${joins}
    cross join lateral jsonb_populate_record(null::${table}, p.doc || jsonb_build_object(
      'id', gen_random_uuid(), 'create_time', now() - make_interval(secs => g * 20), ${values})) r`,
  )
}

const units =
  "join lateral (select id from base.department where dept_flag = '1' order by dept_sort offset (g % 13) limit 1) u on true"
const parties =
  'join lateral (select id from contracts.counterparty where del_flag = 0 order by cp_code offset ((g * 7 + g / 13) % 20) limit 1) c on true'

/** Payment plans with other numbers, dates, attributes, parties and amounts; a few of them are those of one person. */
export function growPlans(pool: Pool, count: number, mark: string): Promise<void> {
  return grow(pool, count, {
    table: 'finance.payment_plan',
    where: "plan_no like 'FK-BLHY%'",
    joins: `${units} ${parties} left join lateral (select id from base.person where user_code = 'selfonly' and g % 2000 = 0) m on true`,
    values: `'plan_no', '${mark}' || g, 'approval_status', '2', 'payment_status', (g % 5)::text,
      'payment_attribute', (array['frt','goods','port','tax','dep','adv','exp'])[1 + g % 7], 'counterparty', c.id,
      'plan_amount', 1000 + g, 'plan_amount_cny', 1000 + g, 'plan_date', date '2026-01-01' + (g % 300),
      'unit_id', u.id, 'dept_id', null, 'create_by', coalesce(m.id::text, p.doc ->> 'create_by'), 'proc_inst_id', null`,
  })
}

export function growContracts(pool: Pool, count: number): Promise<void> {
  return grow(pool, count, {
    table: 'contracts.contract',
    joins: `${units} ${parties}`,
    values: `'contract_no', 'L' || g, 'contract_status', (g % 6)::text, 'counterparty', c.id, 'sign_date', date '2026-01-01' + (g % 300),
      'total_amount', 1000 + g, 'total_amount_cny', 1000 + g, 'unit_id', u.id, 'dept_id', null, 'proc_inst_id', null`,
  })
}

export function growCompanies(pool: Pool, count: number): Promise<void> {
  return grow(pool, count, {
    table: 'organisation.company',
    joins: units,
    values: `'company_code', 'L' || g, 'company_name', '压测公司 ' || g, 'credit_code', 'L' || g, 'owner_unit', u.id,
      'vat_type', case when g % 6 = 0 then 'small' else 'gen' end, 'search', '压测公司 ' || g, 'search_grams', '{}'::text[]`,
  })
}

/** Credits that nobody has claimed, of 500 payers; a third of them of the very amount that a plan waits for. */
export function growCredits(pool: Pool, count: number, mark: string): Promise<void> {
  return grow(pool, count, {
    table: 'finance.bank_statement_line',
    where: "direction = 'credit' and del_flag = 0",
    values: `'line_no', '${mark}' || g, 'claim_status', '0', 'source', 'bank', 'payment_id', null, 'counterparty_name', '压测客商' || g % 500,
      'amount', 1000 + g % 3000, 'unclaimed', 1000 + g % 3000, 'day', date '2026-01-01' + (g % 300), 'purpose', '货款 HT-' || g % 900`,
  })
}

/** Approved plans of the same payers that wait for their money. */
export function growReceiptPlans(pool: Pool, count: number, mark: string): Promise<void> {
  return grow(pool, count, {
    table: 'finance.receipt_plan',
    values: `'plan_no', '${mark}' || g, 'approval_status', '2', 'rec_status', '0', 'proc_inst_id', null, 'currency', 'CNY', 'counterparty_name', '压测客商' || g % 500,
      'expected_amount', 1000 + g % 9000, 'actual_amount', 0, 'left_amount', 1000 + g % 9000, 'expected_date', date '2026-01-01' + (g * 7 % 300)`,
  })
}

/** Ports all over the world; fifty of them have waters of forty corners. */
export async function growPorts(pool: Pool, count: number, mark: string): Promise<void> {
  await grow(pool, count, {
    table: 'contracts.port',
    values: `'port_code', '${mark}' || g, 'port_name', '压测港 ' || g, 'lat', -60 + (g * 7919 % 12000) / 100.0, 'lng', -180 + (g * 104729 % 36000) / 100.0`,
  })
  await pool.driver.query(`
    insert into contracts.port_waters (id, parent_id, line_no, lat, lng)
    select gen_random_uuid(), p.id, k, p.lat + 2 * sin(k * pi() / 20), p.lng + 2 * cos(k * pi() / 20)
    from (select id, lat, lng from contracts.port where port_code ~ '^${mark}[0-9]+$' order by port_code limit 50) p, generate_series(1, 40) k`)
}

/** Tasks of one project, each after the one before it. */
export async function growProjectTasks(pool: Pool, count: number, mark: string): Promise<void> {
  await grow(pool, count, {
    table: 'engineering.eng_task',
    values: `'wbs', '${mark}' || g, 'task_name', '压测任务 ' || g, 'parent_id', null, 'plan_start', date '2026-01-01' + (g % 700), 'plan_end', date '2026-01-11' + (g % 700)`,
  })
  await pool.driver.query(`
    insert into engineering.eng_task_predecessors (id, parent_id, line_no, task_id, link, lag)
    select gen_random_uuid(), t.id, 1, b.id, 'FS', 0 from engineering.eng_task t
    join engineering.eng_task b on b.wbs = '${mark}' || (substr(t.wbs, 2)::int - 1)
    where t.wbs ~ '^${mark}[0-9]+$'`)
}

/** Key tasks in every state. */
export function growKeyTasks(pool: Pool, count: number, mark: string): Promise<void> {
  return grow(pool, count, {
    table: 'affairs.key_task',
    values: `'task_no', '${mark}' || g, 'title', '压测重点工作 ' || g, 'parent_id', null, 'status', (g % 6)::text, 'plan_end', date '2026-01-01' + (g % 700)`,
  })
}

export function growSheets(pool: Pool, count: number): Promise<void> {
  return grow(pool, count, {
    table: 'questionnaire.answer_sheet',
    joins: `join lateral (select id from base.person where del_flag = 0 order by user_code offset (g % 300) limit 1) w on true
      join lateral (select id from questionnaire.questionnaire order by id offset (g / 7 % 2) limit 1) n on true`,
    values: `'sheet_key', 'L' || g, 'questionnaire', n.id, 'answerer', w.id, 'answer_time', timestamptz '2026-01-01' + make_interval(mins => g * 5)`,
  })
}

/**
 * Takes away what was copied under these marks: D of a working day, G of groups, L of lists, M of a million, S of
 * sheets, V of views, X of pairs.
 */
export async function dropCopies(pool: Pool, marks: string): Promise<void> {
  for (const [table, column] of [
    ['finance.payment_plan', 'plan_no'],
    ['contracts.contract', 'contract_no'],
    ['organisation.company', 'company_code'],
    ['questionnaire.answer_sheet', 'sheet_key'],
    ['finance.bank_statement_line', 'line_no'],
    ['finance.receipt_plan', 'plan_no'],
    ['contracts.port', 'port_code'],
    ['engineering.eng_task', 'wbs'],
    ['affairs.key_task', 'task_no'],
  ]) {
    await pool.driver.query(`delete from ${table} where ${column} ~ '^[${marks}][0-9]+$'`)
    await pool.driver.query(`vacuum analyze ${table}`)
  }
}

/** Takes away the counterparties that the bench has saved over HTTP. */
export async function dropCreated(pool: Pool): Promise<void> {
  await pool.driver.query("delete from contracts.counterparty where cp_name like '压测客商[%'")
}

/** Takes away people, places and roles that rows of the bench have made. */
export async function dropMade(pool: Pool): Promise<void> {
  for (const table of ['role_member', 'data_scope', 'role', 'person', 'department']) {
    await pool.driver.query(`delete from base.${table} where create_name in ('bench', 'crowd')`)
    await pool.driver.query(`vacuum analyze base.${table}`)
  }
}

/** Id of a demo account. */
export async function personId(pool: Pool, code: string): Promise<string> {
  const [row] = await pool.query<{ id: string }>(sql`select id from base.person where user_code = ${code}`)
  if (row === undefined) throw new Error(`no ${code}`)
  return row.id
}

/**
 * Gives a person five roles more, each with another sort of scope over payments: own unit and below, own unit,
 * departments, two chosen units.
 */
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
