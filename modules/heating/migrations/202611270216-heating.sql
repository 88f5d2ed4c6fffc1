create schema if not exists heating;
create table heating.building (
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
  building_code text,
  building_name text,
  parent_id uuid,
  entrances numeric(20,0),
  floors numeric(20,0),
  address text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index building_create_time on heating.building using btree (create_time, id) where (del_flag = 0);
create index building_unit_id on heating.building using btree (unit_id, create_time, id) include (parent_id) where (del_flag = 0);
create index building_dept_id on heating.building using btree (dept_id, create_time, id) include (unit_id, parent_id) where (del_flag = 0);
create index building_create_by on heating.building using btree (create_by, create_time, id) include (unit_id, dept_id, parent_id) where (del_flag = 0);
create index building_unit_id_parent_id on heating.building using btree (unit_id, parent_id, create_time, id) where (del_flag = 0);
create index building_parent_id on heating.building using btree (parent_id, create_time, id) include (unit_id) where (del_flag = 0);
create unique index building_building_code_key on heating.building using btree (building_code) where (del_flag = 0);
create index building_search on heating.building using gin (search_grams) where (del_flag = 0);
create table heating.consumer (
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
  consumer_no text,
  consumer_name text,
  phone text,
  consumer_type text,
  charge_type text,
  state text,
  open_date date,
  building_id uuid,
  entrance text,
  room text,
  charge_area numeric(20,2),
  story_height numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index consumer_create_time on heating.consumer using btree (create_time, id) where (del_flag = 0);
create index consumer_unit_id on heating.consumer using btree (unit_id, create_time, id) include (state, consumer_type, building_id) where (del_flag = 0);
create index consumer_dept_id on heating.consumer using btree (dept_id, create_time, id) include (unit_id, state, consumer_type, building_id) where (del_flag = 0);
create index consumer_create_by on heating.consumer using btree (create_by, create_time, id) include (unit_id, dept_id, state, consumer_type, building_id) where (del_flag = 0);
create index consumer_unit_id_state on heating.consumer using btree (unit_id, state, create_time, id) include (consumer_type, building_id) where (del_flag = 0);
create index consumer_unit_id_consumer_type on heating.consumer using btree (unit_id, consumer_type, create_time, id) include (state, building_id) where (del_flag = 0);
create index consumer_unit_id_building_id on heating.consumer using btree (unit_id, building_id, create_time, id) include (state, consumer_type) where (del_flag = 0);
create index consumer_consumer_type on heating.consumer using btree (consumer_type, create_time, id) include (unit_id) where (del_flag = 0);
create index consumer_charge_type on heating.consumer using btree (charge_type, create_time, id) include (unit_id) where (del_flag = 0);
create index consumer_state on heating.consumer using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index consumer_building_id on heating.consumer using btree (building_id, create_time, id) include (unit_id) where (del_flag = 0);
create index consumer_state_consumer_type on heating.consumer using btree (state, consumer_type, create_time, id) include (building_id) where (del_flag = 0);
create index consumer_state_building_id on heating.consumer using btree (state, building_id, create_time, id) include (consumer_type) where (del_flag = 0);
create index consumer_consumer_type_building_id on heating.consumer using btree (consumer_type, building_id, create_time, id) include (state) where (del_flag = 0);
create unique index consumer_unit_id_consumer_no_key on heating.consumer using btree (unit_id, consumer_no) where (del_flag = 0);
create index consumer_search on heating.consumer using gin (search_grams) where (del_flag = 0);
create table heating.season (
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
  annual text,
  start_date date,
  end_date date,
  due_date date,
  base_fee_pct numeric(20,2),
  height_from numeric(20,2),
  height_step numeric(20,2),
  height_pct numeric(20,2),
  late_rate numeric(20,4),
  late_cap numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index season_create_time on heating.season using btree (create_time, id) where (del_flag = 0);
create index season_unit_id on heating.season using btree (unit_id, create_time, id) include (start_date) where (del_flag = 0);
create index season_dept_id on heating.season using btree (dept_id, create_time, id) include (unit_id, start_date) where (del_flag = 0);
create index season_create_by on heating.season using btree (create_by, create_time, id) include (unit_id, dept_id, start_date) where (del_flag = 0);
create index season_start_date on heating.season using btree (start_date, create_time, id) include (unit_id) where (del_flag = 0);
create index season_due_date on heating.season using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create unique index season_unit_id_annual_key on heating.season using btree (unit_id, annual) where (del_flag = 0);
create index season_search on heating.season using gin (search_grams) where (del_flag = 0);
create table heating.season_prices (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  consumer_type text,
  price numeric(20,2),
  vat_rate numeric(20,2),
  foreign key (parent_id) references heating.season (id) on delete cascade
);
create index season_prices_parent_id on heating.season_prices using btree (parent_id, line_no);
create table heating.bill_run (
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
  season_id uuid,
  bill_day date,
  due numeric(20,2),
  vat numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bill_run_create_time on heating.bill_run using btree (create_time, id) where (del_flag = 0);
create index bill_run_unit_id on heating.bill_run using btree (unit_id, create_time, id) include (state, day) where (del_flag = 0);
create index bill_run_dept_id on heating.bill_run using btree (dept_id, create_time, id) include (unit_id, state, unit_id, day) where (del_flag = 0);
create index bill_run_create_by on heating.bill_run using btree (create_by, create_time, id) include (unit_id, dept_id, state, unit_id, day) where (del_flag = 0);
create index bill_run_unit_id_state on heating.bill_run using btree (unit_id, state, create_time, id) include (day) where (del_flag = 0);
create index bill_run_day on heating.bill_run using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_run_state on heating.bill_run using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_run_season_id on heating.bill_run using btree (season_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_run_state_unit_id on heating.bill_run using btree (state, unit_id, create_time, id) include (day) where (del_flag = 0);
create unique index bill_run_unit_id_season_id_holds_key on heating.bill_run using btree (unit_id, season_id, holds) where (del_flag = 0);
create index bill_run_search on heating.bill_run using gin (search_grams) where (del_flag = 0);
create table heating.bill (
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
  bill_no text,
  season_id uuid,
  consumer_id uuid,
  consumer_type text,
  status text,
  area numeric(20,2),
  price numeric(20,2),
  height_pct numeric(20,2),
  days numeric(20,0),
  due numeric(20,2),
  vat numeric(20,2),
  paid numeric(20,2),
  late numeric(20,2),
  due_date date,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bill_create_time on heating.bill using btree (create_time, id) where (del_flag = 0);
create index bill_unit_id on heating.bill using btree (unit_id, create_time, id) include (status, consumer_type, reason) where (del_flag = 0);
create index bill_dept_id on heating.bill using btree (dept_id, create_time, id) include (unit_id, status, consumer_type, reason) where (del_flag = 0);
create index bill_create_by on heating.bill using btree (create_by, create_time, id) include (unit_id, dept_id, status, consumer_type, reason) where (del_flag = 0);
create index bill_unit_id_status on heating.bill using btree (unit_id, status, create_time, id) include (consumer_type, reason) where (del_flag = 0);
create index bill_unit_id_consumer_type on heating.bill using btree (unit_id, consumer_type, create_time, id) include (status, reason) where (del_flag = 0);
create index bill_unit_id_reason on heating.bill using btree (unit_id, reason, create_time, id) include (status, consumer_type) where (del_flag = 0);
create index bill_run_id on heating.bill using btree (run_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_reason on heating.bill using btree (reason, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_season_id on heating.bill using btree (season_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_consumer_id on heating.bill using btree (consumer_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_consumer_type on heating.bill using btree (consumer_type, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_status on heating.bill using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_due_date on heating.bill using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index bill_status_consumer_type on heating.bill using btree (status, consumer_type, create_time, id) include (reason) where (del_flag = 0);
create index bill_status_reason on heating.bill using btree (status, reason, create_time, id) include (consumer_type) where (del_flag = 0);
create index bill_consumer_type_reason on heating.bill using btree (consumer_type, reason, create_time, id) include (status) where (del_flag = 0);
create unique index bill_consumer_id_season_id_holds_key on heating.bill using btree (consumer_id, season_id, holds) where (del_flag = 0);
create index bill_search on heating.bill using gin (search_grams) where (del_flag = 0);
