create table energy.device (
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
  device_no text,
  device_name text,
  station_id uuid,
  parent_id uuid,
  device_type text,
  device_status text,
  model text,
  maker text,
  rated_power numeric(20,2),
  serial_no text,
  install_date date,
  warranty_to date,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index device_create_time on energy.device using btree (create_time, id) where (del_flag = 0);
create index device_unit_id on energy.device using btree (unit_id, create_time, id) include (station_id, device_type, device_status, warranty_to) where (del_flag = 0);
create index device_dept_id on energy.device using btree (dept_id, create_time, id) include (unit_id, station_id, device_type, device_status, warranty_to) where (del_flag = 0);
create index device_create_by on energy.device using btree (create_by, create_time, id) include (unit_id, dept_id, station_id, device_type, device_status, warranty_to) where (del_flag = 0);
create index device_unit_id_station_id on energy.device using btree (unit_id, station_id, create_time, id) include (device_type, device_status, warranty_to) where (del_flag = 0);
create index device_unit_id_device_type on energy.device using btree (unit_id, device_type, create_time, id) include (station_id, device_status, warranty_to) where (del_flag = 0);
create index device_unit_id_device_status on energy.device using btree (unit_id, device_status, create_time, id) include (station_id, device_type, warranty_to) where (del_flag = 0);
create index device_station_id on energy.device using btree (station_id, create_time, id) include (unit_id) where (del_flag = 0);
create index device_parent_id on energy.device using btree (parent_id, create_time, id) include (unit_id) where (del_flag = 0);
create index device_device_type on energy.device using btree (device_type, create_time, id) include (unit_id) where (del_flag = 0);
create index device_device_status on energy.device using btree (device_status, create_time, id) include (unit_id) where (del_flag = 0);
create index device_warranty_to on energy.device using btree (warranty_to, create_time, id) include (unit_id) where (del_flag = 0);
create index device_station_id_device_type on energy.device using btree (station_id, device_type, create_time, id) include (device_status, warranty_to) where (del_flag = 0);
create index device_station_id_device_status on energy.device using btree (station_id, device_status, create_time, id) include (device_type, warranty_to) where (del_flag = 0);
create index device_device_type_device_status on energy.device using btree (device_type, device_status, create_time, id) include (station_id, warranty_to) where (del_flag = 0);
create unique index device_device_no_key on energy.device using btree (device_no) where (del_flag = 0);
create index device_search on energy.device using gin (search_grams) where (del_flag = 0);
alter table energy.meter add column device_id uuid;
create index meter_device_id on energy.meter using btree (device_id, create_time, id) include (unit_id) where (del_flag = 0);
create table energy.work_order (
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
  order_no text,
  subject text,
  order_type text,
  level text,
  device_id uuid,
  station_id uuid,
  meter_id uuid,
  reported_at timestamp(3) with time zone,
  plan_date date,
  details text,
  assignee_id uuid,
  permit_kind text,
  permit_no text,
  state text,
  result text,
  restored_at timestamp(3) with time zone,
  restore_hours numeric(20,2),
  loss_kwh numeric(20,2),
  photos jsonb,
  accepted_by uuid,
  return_reason text,
  overdue text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index work_order_create_time on energy.work_order using btree (create_time, id) where (del_flag = 0);
create index work_order_unit_id on energy.work_order using btree (unit_id, create_time, id) include (state, station_id, order_type, plan_date) where (del_flag = 0);
create index work_order_dept_id on energy.work_order using btree (dept_id, create_time, id) include (unit_id, state, station_id, order_type, plan_date) where (del_flag = 0);
create index work_order_create_by on energy.work_order using btree (create_by, create_time, id) include (unit_id, dept_id, state, station_id, order_type, plan_date) where (del_flag = 0);
create index work_order_unit_id_state on energy.work_order using btree (unit_id, state, create_time, id) include (station_id, order_type, plan_date) where (del_flag = 0);
create index work_order_unit_id_station_id on energy.work_order using btree (unit_id, station_id, create_time, id) include (state, order_type, plan_date) where (del_flag = 0);
create index work_order_unit_id_order_type on energy.work_order using btree (unit_id, order_type, create_time, id) include (state, station_id, plan_date) where (del_flag = 0);
create index work_order_order_type on energy.work_order using btree (order_type, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_level on energy.work_order using btree (level, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_device_id on energy.work_order using btree (device_id, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_station_id on energy.work_order using btree (station_id, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_meter_id on energy.work_order using btree (meter_id, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_reported_at on energy.work_order using btree (reported_at, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_plan_date on energy.work_order using btree (plan_date, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_assignee_id on energy.work_order using btree (assignee_id, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_state on energy.work_order using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_overdue on energy.work_order using btree (overdue, create_time, id) include (unit_id) where (del_flag = 0);
create index work_order_state_station_id on energy.work_order using btree (state, station_id, create_time, id) include (order_type, plan_date) where (del_flag = 0);
create index work_order_state_order_type on energy.work_order using btree (state, order_type, create_time, id) include (station_id, plan_date) where (del_flag = 0);
create index work_order_station_id_order_type on energy.work_order using btree (station_id, order_type, create_time, id) include (state, plan_date) where (del_flag = 0);
create unique index work_order_order_no_key on energy.work_order using btree (order_no) where (del_flag = 0);
create index work_order_search on energy.work_order using gin (search_grams) where (del_flag = 0);
create table energy.work_order_steps (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  step text,
  done text,
  foreign key (parent_id) references energy.work_order (id) on delete cascade
);
create index work_order_steps_parent_id on energy.work_order_steps using btree (parent_id, line_no);
create table energy.work_order_spares (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  part text,
  quantity numeric(20,2),
  unit_name text,
  foreign key (parent_id) references energy.work_order (id) on delete cascade
);
create index work_order_spares_parent_id on energy.work_order_spares using btree (parent_id, line_no);
