create table trade.border_pass_day (
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
  pass_no text,
  date date,
  station_id uuid,
  trains_in numeric(20,0),
  wagons_in numeric(20,0),
  tonnes_in numeric(20,3),
  tonnes_out numeric(20,3),
  wagons_transshipped numeric(20,0),
  waiting_wagons numeric(20,0),
  dwell_hours numeric(20,1),
  delay_hours numeric(20,1),
  light text,
  reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index border_pass_day_create_time on trade.border_pass_day using btree (create_time, id) where (del_flag = 0);
create index border_pass_day_date on trade.border_pass_day using btree (date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index border_pass_day_station_id on trade.border_pass_day using btree (station_id, date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index border_pass_day_light on trade.border_pass_day using btree (light, date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index border_pass_day_station_id_light on trade.border_pass_day using btree (station_id, light, date DESC NULLS LAST, id DESC) where (del_flag = 0);
create unique index border_pass_day_pass_no_key on trade.border_pass_day using btree (pass_no) where (del_flag = 0);
create unique index border_pass_day_station_id_date_key on trade.border_pass_day using btree (station_id, date) where (del_flag = 0);
create index border_pass_day_search on trade.border_pass_day using gin (search_grams) where (del_flag = 0);
create table trade.border_pass_day_cargo (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods_id uuid,
  wagons_in numeric(20,0),
  tonnes_in numeric(20,3),
  tonnes_out numeric(20,3),
  foreign key (parent_id) references trade.border_pass_day (id) on delete cascade
);
create index border_pass_day_cargo_parent_id on trade.border_pass_day_cargo using btree (parent_id, line_no);
create table trade.port_stock_day (
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
  record_no text,
  date date,
  port_id uuid,
  grade text,
  stock numeric(20,0),
  inflow numeric(20,0),
  outflow numeric(20,0),
  net numeric(20,0),
  lasts numeric(20,1),
  ships_anchor numeric(20,0),
  ships_expected numeric(20,0),
  source text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index port_stock_day_create_time on trade.port_stock_day using btree (create_time, id) where (del_flag = 0);
create index port_stock_day_date on trade.port_stock_day using btree (date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index port_stock_day_port_id on trade.port_stock_day using btree (port_id, date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index port_stock_day_grade on trade.port_stock_day using btree (grade, date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index port_stock_day_port_id_grade on trade.port_stock_day using btree (port_id, grade, date DESC NULLS LAST, id DESC) where (del_flag = 0);
create unique index port_stock_day_record_no_key on trade.port_stock_day using btree (record_no) where (del_flag = 0);
create unique index port_stock_day_port_id_grade_date_key on trade.port_stock_day using btree (port_id, grade, date) where (del_flag = 0);
create index port_stock_day_search on trade.port_stock_day using gin (search_grams) where (del_flag = 0);
