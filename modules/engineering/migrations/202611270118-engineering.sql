create schema if not exists engineering;
create table engineering.eng_project (
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
  eng_no text,
  project_name text,
  contractor text,
  supervisor text,
  designer text,
  budget numeric(20,2),
  contract_amt numeric(20,2),
  plan_start date,
  plan_end date,
  pm uuid,
  status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index eng_project_create_time on engineering.eng_project using btree (create_time, id) where (del_flag = 0);
create index eng_project_unit_id on engineering.eng_project using btree (unit_id, create_time, id) include (status, pm, plan_end) where (del_flag = 0);
create index eng_project_dept_id on engineering.eng_project using btree (dept_id, create_time, id) include (unit_id, status, pm, plan_end) where (del_flag = 0);
create index eng_project_create_by on engineering.eng_project using btree (create_by, create_time, id) include (unit_id, dept_id, status, pm, plan_end) where (del_flag = 0);
create index eng_project_unit_id_status on engineering.eng_project using btree (unit_id, status, create_time, id) include (pm, plan_end) where (del_flag = 0);
create index eng_project_unit_id_pm on engineering.eng_project using btree (unit_id, pm, create_time, id) include (status, plan_end) where (del_flag = 0);
create index eng_project_plan_end on engineering.eng_project using btree (plan_end, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_project_pm on engineering.eng_project using btree (pm, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_project_status on engineering.eng_project using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_project_status_pm on engineering.eng_project using btree (status, pm, create_time, id) include (plan_end) where (del_flag = 0);
create unique index eng_project_project_name_key on engineering.eng_project using btree (project_name) where (del_flag = 0);
create unique index eng_project_eng_no_key on engineering.eng_project using btree (eng_no) where (del_flag = 0);
create index eng_project_search on engineering.eng_project using gin (search_grams) where (del_flag = 0);
create table engineering.eng_task (
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
  eng_id uuid,
  wbs text,
  task_name text,
  stage text,
  parent_id uuid,
  weight numeric(20,2),
  plan_start date,
  plan_end date,
  base_start date,
  base_end date,
  actual_start date,
  actual_end date,
  progress numeric(20,0),
  state text,
  owner_id uuid,
  milestone text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index eng_task_create_time on engineering.eng_task using btree (create_time, id) where (del_flag = 0);
create index eng_task_unit_id on engineering.eng_task using btree (unit_id, create_time, id) include (eng_id, state, stage, plan_start) where (del_flag = 0);
create index eng_task_dept_id on engineering.eng_task using btree (dept_id, create_time, id) include (unit_id, eng_id, state, stage, plan_start) where (del_flag = 0);
create index eng_task_create_by on engineering.eng_task using btree (create_by, create_time, id) include (unit_id, dept_id, eng_id, state, stage, plan_start) where (del_flag = 0);
create index eng_task_unit_id_eng_id on engineering.eng_task using btree (unit_id, eng_id, create_time, id) include (state, stage, plan_start) where (del_flag = 0);
create index eng_task_unit_id_state on engineering.eng_task using btree (unit_id, state, create_time, id) include (eng_id, stage, plan_start) where (del_flag = 0);
create index eng_task_unit_id_stage on engineering.eng_task using btree (unit_id, stage, create_time, id) include (eng_id, state, plan_start) where (del_flag = 0);
create index eng_task_eng_id on engineering.eng_task using btree (eng_id, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_stage on engineering.eng_task using btree (stage, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_parent_id on engineering.eng_task using btree (parent_id, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_plan_start on engineering.eng_task using btree (plan_start, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_plan_end on engineering.eng_task using btree (plan_end, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_state on engineering.eng_task using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_owner_id on engineering.eng_task using btree (owner_id, create_time, id) include (unit_id) where (del_flag = 0);
create index eng_task_eng_id_state on engineering.eng_task using btree (eng_id, state, create_time, id) include (stage, plan_start) where (del_flag = 0);
create index eng_task_eng_id_stage on engineering.eng_task using btree (eng_id, stage, create_time, id) include (state, plan_start) where (del_flag = 0);
create index eng_task_state_stage on engineering.eng_task using btree (state, stage, create_time, id) include (eng_id, plan_start) where (del_flag = 0);
create index eng_task_search on engineering.eng_task using gin (search_grams) where (del_flag = 0);
create table engineering.eng_task_predecessors (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  task_id uuid,
  link text,
  lag numeric(20,0),
  foreign key (parent_id) references engineering.eng_task (id) on delete cascade
);
create index eng_task_predecessors_parent_id on engineering.eng_task_predecessors using btree (parent_id, line_no);
