create schema if not exists shipping;
create table shipping.vessel (
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
  vessel_no text,
  name text,
  name_en text,
  imo text,
  mmsi text,
  call_sign text,
  flag text,
  vessel_type text,
  ownership text,
  status text,
  class_society text,
  owner uuid,
  built text,
  dwt numeric(20,3),
  grt numeric(20,3),
  nrt numeric(20,3),
  loa numeric(20,2),
  beam numeric(20,2),
  draft_summer numeric(20,2),
  tpc numeric(20,2),
  holds numeric(20,0),
  hatches numeric(20,0),
  grain_cap numeric(20,3),
  gear text,
  hire_rate numeric(20,2),
  signal text,
  heard_at timestamp(3) with time zone,
  silent_hours numeric(20,0),
  latitude numeric(20,5),
  longitude numeric(20,5),
  speed numeric(20,1),
  course numeric(20,1),
  nav_status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index vessel_create_time on shipping.vessel using btree (create_time, id) where (del_flag = 0);
create index vessel_vessel_type on shipping.vessel using btree (vessel_type, create_time, id) where (del_flag = 0);
create index vessel_ownership on shipping.vessel using btree (ownership, create_time, id) where (del_flag = 0);
create index vessel_status on shipping.vessel using btree (status, create_time, id) where (del_flag = 0);
create index vessel_owner on shipping.vessel using btree (owner, create_time, id) where (del_flag = 0);
create index vessel_signal on shipping.vessel using btree (signal, create_time, id) where (del_flag = 0);
create index vessel_heard_at on shipping.vessel using btree (heard_at, create_time, id) where (del_flag = 0);
create index vessel_signal_status on shipping.vessel using btree (signal, status, create_time, id) include (vessel_type) where (del_flag = 0);
create index vessel_signal_vessel_type on shipping.vessel using btree (signal, vessel_type, create_time, id) include (status) where (del_flag = 0);
create index vessel_status_vessel_type on shipping.vessel using btree (status, vessel_type, create_time, id) include (signal) where (del_flag = 0);
create unique index vessel_vessel_no_key on shipping.vessel using btree (vessel_no) where (del_flag = 0);
create unique index vessel_imo_key on shipping.vessel using btree (imo) where (del_flag = 0);
create unique index vessel_mmsi_key on shipping.vessel using btree (mmsi) where (del_flag = 0);
create index vessel_search on shipping.vessel using gin (search_grams) where (del_flag = 0);
create table shipping.vessel_certs (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  cert text,
  cert_no text,
  issued date,
  expires date,
  foreign key (parent_id) references shipping.vessel (id) on delete cascade
);
create index vessel_certs_parent_id on shipping.vessel_certs using btree (parent_id, line_no);
create table shipping.vessel_consumption (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  running text,
  speed numeric(20,1),
  heavy_oil numeric(20,2),
  light_oil numeric(20,2),
  foreign key (parent_id) references shipping.vessel (id) on delete cascade
);
create index vessel_consumption_parent_id on shipping.vessel_consumption using btree (parent_id, line_no);
create table shipping.laytime (
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
  laytime_no text,
  vessel_id uuid,
  voyage_no text,
  counterparty uuid,
  contract_id uuid,
  cargo text,
  status text,
  term text,
  weather text,
  early text,
  rest_from text,
  rest_to text,
  reversible text,
  currency text,
  demurrage_rate numeric(20,2),
  despatch_pct numeric(20,2),
  despatch_base text,
  allowed_hours numeric(20,4),
  used_hours numeric(20,4),
  over_hours numeric(20,4),
  saved_hours numeric(20,4),
  demurrage numeric(20,2),
  despatch numeric(20,2),
  net numeric(20,2),
  dispute_reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index laytime_create_time on shipping.laytime using btree (create_time, id) where (del_flag = 0);
create index laytime_unit_id on shipping.laytime using btree (unit_id, create_time, id) include (status, vessel_id, counterparty) where (del_flag = 0);
create index laytime_dept_id on shipping.laytime using btree (dept_id, create_time, id) include (unit_id, status, vessel_id, counterparty) where (del_flag = 0);
create index laytime_create_by on shipping.laytime using btree (create_by, create_time, id) include (unit_id, dept_id, status, vessel_id, counterparty) where (del_flag = 0);
create index laytime_unit_id_status on shipping.laytime using btree (unit_id, status, create_time, id) include (vessel_id, counterparty) where (del_flag = 0);
create index laytime_unit_id_vessel_id on shipping.laytime using btree (unit_id, vessel_id, create_time, id) include (status, counterparty) where (del_flag = 0);
create index laytime_unit_id_counterparty on shipping.laytime using btree (unit_id, counterparty, create_time, id) include (status, vessel_id) where (del_flag = 0);
create index laytime_vessel_id on shipping.laytime using btree (vessel_id, create_time, id) include (unit_id) where (del_flag = 0);
create index laytime_counterparty on shipping.laytime using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index laytime_contract_id on shipping.laytime using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index laytime_status on shipping.laytime using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index laytime_term on shipping.laytime using btree (term, create_time, id) include (unit_id) where (del_flag = 0);
create index laytime_status_vessel_id on shipping.laytime using btree (status, vessel_id, create_time, id) include (counterparty) where (del_flag = 0);
create index laytime_status_counterparty on shipping.laytime using btree (status, counterparty, create_time, id) include (vessel_id) where (del_flag = 0);
create index laytime_vessel_id_counterparty on shipping.laytime using btree (vessel_id, counterparty, create_time, id) include (status) where (del_flag = 0);
create unique index laytime_laytime_no_key on shipping.laytime using btree (laytime_no) where (del_flag = 0);
create index laytime_search on shipping.laytime using gin (search_grams) where (del_flag = 0);
create table shipping.laytime_calls (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  no numeric(20,0),
  port_func text,
  port text,
  zone text,
  qty numeric(20,3),
  rate numeric(20,3),
  hours numeric(20,2),
  turn numeric(20,2),
  wibon text,
  notice_from text,
  notice_to text,
  foreign key (parent_id) references shipping.laytime (id) on delete cascade
);
create index laytime_calls_parent_id on shipping.laytime_calls using btree (parent_id, line_no);
create table shipping.laytime_facts (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  call_no numeric(20,0),
  day date,
  clock text,
  event text,
  pct numeric(20,0),
  note text,
  foreign key (parent_id) references shipping.laytime (id) on delete cascade
);
create index laytime_facts_parent_id on shipping.laytime_facts using btree (parent_id, line_no);
create table shipping.laytime_days_off (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  call_no numeric(20,0),
  day date,
  half text,
  name text,
  foreign key (parent_id) references shipping.laytime (id) on delete cascade
);
create index laytime_days_off_parent_id on shipping.laytime_days_off using btree (parent_id, line_no);
create table shipping.laytime_working (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  call_no numeric(20,0),
  day date,
  begun text,
  ended text,
  elapsed numeric(20,4),
  event text,
  rule text,
  pct numeric(20,0),
  counted numeric(20,4),
  rest numeric(20,4),
  foreign key (parent_id) references shipping.laytime (id) on delete cascade
);
create index laytime_working_parent_id on shipping.laytime_working using btree (parent_id, line_no);
