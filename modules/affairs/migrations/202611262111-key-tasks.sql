create schema if not exists affairs;
create table affairs.key_task (
  id uuid primary key,
  ver integer not null default 1,
  unit_id uuid,
  dept_id uuid,
  create_by uuid not null,
  create_name text not null,
  create_time timestamp(3) with time zone not null default now(),
  update_by uuid,
  update_time timestamp(3) with time zone,
  remark text,
  task_no text,
  title text,
  source text,
  level text,
  parent_id uuid,
  lead_unit uuid,
  lead_dept uuid,
  owner_id uuid,
  co_depts uuid[],
  supervisor_id uuid,
  plan_start date,
  plan_end date,
  weight numeric(20,0),
  target text,
  measure text,
  progress numeric(20,0),
  expected numeric(20,0),
  actual_end date,
  status text,
  light text,
  overdue text,
  delay_times numeric(20,0),
  late_reports numeric(20,0),
  last_report date,
  asked_end date,
  asked_why text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index key_task_create_time on affairs.key_task using btree (create_time, id) where (del_flag = 0);
create index key_task_unit_id on affairs.key_task using btree (unit_id, create_time, id) include (status, light, owner_id, plan_end) where (del_flag = 0);
create index key_task_dept_id on affairs.key_task using btree (dept_id, create_time, id) include (unit_id, status, light, owner_id, plan_end) where (del_flag = 0);
create index key_task_create_by on affairs.key_task using btree (create_by, create_time, id) include (unit_id, dept_id, status, light, owner_id, plan_end) where (del_flag = 0);
create index key_task_unit_id_status on affairs.key_task using btree (unit_id, status, create_time, id) include (light, owner_id, plan_end) where (del_flag = 0);
create index key_task_unit_id_light on affairs.key_task using btree (unit_id, light, create_time, id) include (status, owner_id, plan_end) where (del_flag = 0);
create index key_task_unit_id_owner_id on affairs.key_task using btree (unit_id, owner_id, create_time, id) include (status, light, plan_end) where (del_flag = 0);
create index key_task_source on affairs.key_task using btree (source, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_level on affairs.key_task using btree (level, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_parent_id on affairs.key_task using btree (parent_id, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_lead_dept on affairs.key_task using btree (lead_dept, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_owner_id on affairs.key_task using btree (owner_id, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_supervisor_id on affairs.key_task using btree (supervisor_id, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_plan_end on affairs.key_task using btree (plan_end, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_status on affairs.key_task using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_light on affairs.key_task using btree (light, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_overdue on affairs.key_task using btree (overdue, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_asked_end on affairs.key_task using btree (asked_end, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_status_light on affairs.key_task using btree (status, light, create_time, id) include (owner_id, plan_end) where (del_flag = 0);
create index key_task_status_owner_id on affairs.key_task using btree (status, owner_id, create_time, id) include (light, plan_end) where (del_flag = 0);
create index key_task_light_owner_id on affairs.key_task using btree (light, owner_id, create_time, id) include (status, plan_end) where (del_flag = 0);
create unique index key_task_task_no_key on affairs.key_task using btree (task_no) where (del_flag = 0);
create index key_task_search on affairs.key_task using gin (search_grams) where (del_flag = 0);
create table affairs.key_task_report (
  id uuid primary key,
  ver integer not null default 1,
  unit_id uuid,
  dept_id uuid,
  create_by uuid not null,
  create_name text not null,
  create_time timestamp(3) with time zone not null default now(),
  update_by uuid,
  update_time timestamp(3) with time zone,
  remark text,
  task_id uuid,
  period text,
  late text,
  progress numeric(20,0),
  work text,
  problem text,
  next text,
  att jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index key_task_report_create_time on affairs.key_task_report using btree (create_time, id) where (del_flag = 0);
create index key_task_report_unit_id on affairs.key_task_report using btree (unit_id, create_time, id) include (task_id, period, late) where (del_flag = 0);
create index key_task_report_dept_id on affairs.key_task_report using btree (dept_id, create_time, id) include (unit_id, task_id, period, late) where (del_flag = 0);
create index key_task_report_create_by on affairs.key_task_report using btree (create_by, create_time, id) include (unit_id, dept_id, task_id, period, late) where (del_flag = 0);
create index key_task_report_unit_id_task_id on affairs.key_task_report using btree (unit_id, task_id, create_time, id) include (period, late) where (del_flag = 0);
create index key_task_report_unit_id_period on affairs.key_task_report using btree (unit_id, period, create_time, id) include (task_id, late) where (del_flag = 0);
create index key_task_report_unit_id_late on affairs.key_task_report using btree (unit_id, late, create_time, id) include (task_id, period) where (del_flag = 0);
create index key_task_report_task_id on affairs.key_task_report using btree (task_id, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_report_period on affairs.key_task_report using btree (period, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_report_late on affairs.key_task_report using btree (late, create_time, id) include (unit_id) where (del_flag = 0);
create index key_task_report_task_id_period on affairs.key_task_report using btree (task_id, period, create_time, id) include (late) where (del_flag = 0);
create index key_task_report_task_id_late on affairs.key_task_report using btree (task_id, late, create_time, id) include (period) where (del_flag = 0);
create index key_task_report_period_late on affairs.key_task_report using btree (period, late, create_time, id) include (task_id) where (del_flag = 0);
create index key_task_report_search on affairs.key_task_report using gin (search_grams) where (del_flag = 0);
