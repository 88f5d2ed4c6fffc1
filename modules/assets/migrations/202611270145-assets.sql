create schema if not exists assets;
create table assets.asset (
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
  asset_no text,
  asset_name text,
  asset_class text,
  spec text,
  status text,
  place text,
  keeper uuid,
  in_date date,
  use_date date,
  gone_date date,
  original numeric(20,2),
  residual_pct numeric(20,2),
  salvage numeric(20,2),
  method text,
  life_months numeric(20,0),
  opening_depr numeric(20,2),
  accum_depr numeric(20,2),
  net numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index asset_create_time on assets.asset using btree (create_time, id) where (del_flag = 0);
create index asset_unit_id on assets.asset using btree (unit_id, create_time, id) include (status, asset_class, dept_id, use_date) where (del_flag = 0);
create index asset_dept_id on assets.asset using btree (dept_id, create_time, id) include (unit_id, status, asset_class, use_date) where (del_flag = 0);
create index asset_create_by on assets.asset using btree (create_by, create_time, id) include (unit_id, dept_id, status, asset_class, dept_id, use_date) where (del_flag = 0);
create index asset_unit_id_status on assets.asset using btree (unit_id, status, create_time, id) include (asset_class, dept_id, use_date) where (del_flag = 0);
create index asset_unit_id_asset_class on assets.asset using btree (unit_id, asset_class, create_time, id) include (status, dept_id, use_date) where (del_flag = 0);
create index asset_asset_class on assets.asset using btree (asset_class, create_time, id) include (unit_id) where (del_flag = 0);
create index asset_status on assets.asset using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index asset_use_date on assets.asset using btree (use_date, create_time, id) include (unit_id) where (del_flag = 0);
create index asset_method on assets.asset using btree (method, create_time, id) include (unit_id) where (del_flag = 0);
create index asset_status_asset_class on assets.asset using btree (status, asset_class, create_time, id) include (dept_id, use_date) where (del_flag = 0);
create index asset_status_dept_id on assets.asset using btree (status, dept_id, create_time, id) include (asset_class, use_date) where (del_flag = 0);
create index asset_asset_class_dept_id on assets.asset using btree (asset_class, dept_id, create_time, id) include (status, use_date) where (del_flag = 0);
create unique index asset_asset_no_key on assets.asset using btree (asset_no) where (del_flag = 0);
create index asset_search on assets.asset using gin (search_grams) where (del_flag = 0);
create table assets.depreciation_run (
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
  period text,
  day date,
  state text,
  planned numeric(20,0),
  lines numeric(20,0),
  left_out numeric(20,0),
  voucher_no text,
  reason text,
  holds text,
  month text,
  amount numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index depreciation_run_create_time on assets.depreciation_run using btree (create_time, id) where (del_flag = 0);
create index depreciation_run_unit_id on assets.depreciation_run using btree (unit_id, create_time, id) include (state, day) where (del_flag = 0);
create index depreciation_run_dept_id on assets.depreciation_run using btree (dept_id, create_time, id) include (unit_id, state, unit_id, day) where (del_flag = 0);
create index depreciation_run_create_by on assets.depreciation_run using btree (create_by, create_time, id) include (unit_id, dept_id, state, unit_id, day) where (del_flag = 0);
create index depreciation_run_unit_id_state on assets.depreciation_run using btree (unit_id, state, create_time, id) include (day) where (del_flag = 0);
create index depreciation_run_day on assets.depreciation_run using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_run_state on assets.depreciation_run using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_run_state_unit_id on assets.depreciation_run using btree (state, unit_id, create_time, id) include (day) where (del_flag = 0);
create unique index depreciation_run_unit_id_month_holds_key on assets.depreciation_run using btree (unit_id, month, holds) where (del_flag = 0);
create index depreciation_run_search on assets.depreciation_run using gin (search_grams) where (del_flag = 0);
create table assets.depreciation (
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
  run_id uuid,
  reason text,
  holds text,
  line_no text,
  asset_id uuid,
  month text,
  asset_class text,
  method text,
  original numeric(20,2),
  accum_before numeric(20,2),
  amount numeric(20,2),
  accum_after numeric(20,2),
  net numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index depreciation_create_time on assets.depreciation using btree (create_time, id) where (del_flag = 0);
create index depreciation_unit_id on assets.depreciation using btree (unit_id, create_time, id) include (asset_class, dept_id, reason) where (del_flag = 0);
create index depreciation_dept_id on assets.depreciation using btree (dept_id, create_time, id) include (unit_id, asset_class, reason) where (del_flag = 0);
create index depreciation_create_by on assets.depreciation using btree (create_by, create_time, id) include (unit_id, dept_id, asset_class, dept_id, reason) where (del_flag = 0);
create index depreciation_unit_id_asset_class on assets.depreciation using btree (unit_id, asset_class, create_time, id) include (dept_id, reason) where (del_flag = 0);
create index depreciation_unit_id_reason on assets.depreciation using btree (unit_id, reason, create_time, id) include (asset_class, dept_id) where (del_flag = 0);
create index depreciation_run_id on assets.depreciation using btree (run_id, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_reason on assets.depreciation using btree (reason, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_asset_id on assets.depreciation using btree (asset_id, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_month on assets.depreciation using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_asset_class on assets.depreciation using btree (asset_class, create_time, id) include (unit_id) where (del_flag = 0);
create index depreciation_asset_class_dept_id on assets.depreciation using btree (asset_class, dept_id, create_time, id) include (reason) where (del_flag = 0);
create index depreciation_asset_class_reason on assets.depreciation using btree (asset_class, reason, create_time, id) include (dept_id) where (del_flag = 0);
create index depreciation_dept_id_reason on assets.depreciation using btree (dept_id, reason, create_time, id) include (asset_class) where (del_flag = 0);
create unique index depreciation_asset_id_month_holds_key on assets.depreciation using btree (asset_id, month, holds) where (del_flag = 0);
create index depreciation_search on assets.depreciation using gin (search_grams) where (del_flag = 0);
