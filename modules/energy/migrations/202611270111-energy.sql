create schema if not exists energy;
create table energy.station (
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
  station_no text,
  station_name text,
  station_name_ru text,
  station_name_en text,
  station_type text,
  capacity_dc numeric(20,2),
  capacity_ac numeric(20,2),
  capacity_energy numeric(20,2),
  grid_voltage text,
  lat numeric(20,6),
  lng numeric(20,6),
  cod_date date,
  tariff_cny numeric(20,4),
  station_status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index station_create_time on energy.station using btree (create_time, id) where (del_flag = 0);
create index station_unit_id on energy.station using btree (unit_id, create_time, id) include (station_type, station_status, cod_date) where (del_flag = 0);
create index station_dept_id on energy.station using btree (dept_id, create_time, id) include (unit_id, station_type, station_status, cod_date) where (del_flag = 0);
create index station_create_by on energy.station using btree (create_by, create_time, id) include (unit_id, dept_id, station_type, station_status, cod_date) where (del_flag = 0);
create index station_unit_id_station_type on energy.station using btree (unit_id, station_type, create_time, id) include (station_status, cod_date) where (del_flag = 0);
create index station_unit_id_station_status on energy.station using btree (unit_id, station_status, create_time, id) include (station_type, cod_date) where (del_flag = 0);
create index station_station_type on energy.station using btree (station_type, create_time, id) include (unit_id) where (del_flag = 0);
create index station_cod_date on energy.station using btree (cod_date, create_time, id) include (unit_id) where (del_flag = 0);
create index station_station_status on energy.station using btree (station_status, create_time, id) include (unit_id) where (del_flag = 0);
create index station_station_type_station_status on energy.station using btree (station_type, station_status, create_time, id) include (cod_date) where (del_flag = 0);
create unique index station_station_no_key on energy.station using btree (station_no) where (del_flag = 0);
create index station_search on energy.station using gin (search_grams) where (del_flag = 0);
create table energy.meter (
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
  meter_no text,
  meter_name text,
  station_id uuid,
  meter_use text,
  ratio numeric(20,0),
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index meter_create_time on energy.meter using btree (create_time, id) where (del_flag = 0);
create index meter_unit_id on energy.meter using btree (unit_id, create_time, id) include (station_id, meter_use, in_use) where (del_flag = 0);
create index meter_dept_id on energy.meter using btree (dept_id, create_time, id) include (unit_id, station_id, meter_use, in_use) where (del_flag = 0);
create index meter_create_by on energy.meter using btree (create_by, create_time, id) include (unit_id, dept_id, station_id, meter_use, in_use) where (del_flag = 0);
create index meter_unit_id_station_id on energy.meter using btree (unit_id, station_id, create_time, id) include (meter_use, in_use) where (del_flag = 0);
create index meter_unit_id_meter_use on energy.meter using btree (unit_id, meter_use, create_time, id) include (station_id, in_use) where (del_flag = 0);
create index meter_unit_id_in_use on energy.meter using btree (unit_id, in_use, create_time, id) include (station_id, meter_use) where (del_flag = 0);
create index meter_station_id on energy.meter using btree (station_id, create_time, id) include (unit_id) where (del_flag = 0);
create index meter_meter_use on energy.meter using btree (meter_use, create_time, id) include (unit_id) where (del_flag = 0);
create index meter_in_use on energy.meter using btree (in_use, create_time, id) include (unit_id) where (del_flag = 0);
create index meter_station_id_meter_use on energy.meter using btree (station_id, meter_use, create_time, id) include (in_use) where (del_flag = 0);
create index meter_station_id_in_use on energy.meter using btree (station_id, in_use, create_time, id) include (meter_use) where (del_flag = 0);
create index meter_meter_use_in_use on energy.meter using btree (meter_use, in_use, create_time, id) include (station_id) where (del_flag = 0);
create unique index meter_meter_no_key on energy.meter using btree (meter_no) where (del_flag = 0);
create index meter_search on energy.meter using gin (search_grams) where (del_flag = 0);
create table energy.meter_reading (
  key uuid not null,
  at timestamp(3) with time zone not null,
  fwd_act numeric not null,
  rev_act numeric not null,
  power numeric not null,
  faults smallint not null,
  corrected smallint not null default 0
) partition by range (at);
create unique index meter_reading_key on energy.meter_reading using btree (key, at);
create table energy.meter_reading_hour (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  fwd_act_first numeric,
  fwd_act_last numeric,
  rev_act_first numeric,
  rev_act_last numeric,
  power_sum numeric,
  power_least numeric,
  power_most numeric
) partition by range (at);
create unique index meter_reading_hour_key on energy.meter_reading_hour using btree (key, at);
create table energy.meter_reading_day (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  fwd_act_first numeric,
  fwd_act_last numeric,
  rev_act_first numeric,
  rev_act_last numeric,
  power_sum numeric,
  power_least numeric,
  power_most numeric
);
create unique index meter_reading_day_key on energy.meter_reading_day using btree (key, at);
create table energy.meter_reading_month (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  fwd_act_first numeric,
  fwd_act_last numeric,
  rev_act_first numeric,
  rev_act_last numeric,
  power_sum numeric,
  power_least numeric,
  power_most numeric
);
create unique index meter_reading_month_key on energy.meter_reading_month using btree (key, at);
create table energy.meter_reading_last (
  key uuid not null,
  last_at timestamp(3) with time zone
);
create unique index meter_reading_last_key on energy.meter_reading_last using btree (key);
