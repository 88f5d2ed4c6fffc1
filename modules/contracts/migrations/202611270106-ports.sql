create table contracts.port (
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
  port_code text,
  port_name text,
  port_name_ru text,
  port_name_en text,
  port_type text,
  country text,
  lat numeric(20,5),
  lng numeric(20,5),
  customs_code text,
  time_zone text,
  weekend_rule text,
  congestion numeric(20,1),
  flow text,
  agent_ids uuid[],
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index port_create_time on contracts.port using btree (create_time, id) where (del_flag = 0);
create index port_port_type on contracts.port using btree (port_type, create_time, id) where (del_flag = 0);
create index port_country on contracts.port using btree (country, create_time, id) where (del_flag = 0);
create index port_lat on contracts.port using btree (lat, create_time, id) where (del_flag = 0);
create index port_lng on contracts.port using btree (lng, create_time, id) where (del_flag = 0);
create index port_flow on contracts.port using btree (flow, create_time, id) where (del_flag = 0);
create index port_in_use on contracts.port using btree (in_use, create_time, id) where (del_flag = 0);
create index port_port_type_country on contracts.port using btree (port_type, country, create_time, id) include (flow) where (del_flag = 0);
create index port_port_type_flow on contracts.port using btree (port_type, flow, create_time, id) include (country) where (del_flag = 0);
create index port_country_flow on contracts.port using btree (country, flow, create_time, id) include (port_type) where (del_flag = 0);
create unique index port_port_code_key on contracts.port using btree (port_code) where (del_flag = 0);
create unique index port_port_name_key on contracts.port using btree (port_name) where (del_flag = 0);
create index port_search on contracts.port using gin (search_grams) where (del_flag = 0);
create table contracts.port_berths (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  berth_no text,
  loa numeric(20,1),
  draft numeric(20,2),
  load_rate numeric(20,0),
  gear text,
  foreign key (parent_id) references contracts.port (id) on delete cascade
);
create index port_berths_parent_id on contracts.port_berths using btree (parent_id, line_no);
create table contracts.port_waters (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  lat numeric(20,5),
  lng numeric(20,5),
  foreign key (parent_id) references contracts.port (id) on delete cascade
);
create index port_waters_parent_id on contracts.port_waters using btree (parent_id, line_no);
create table contracts.port_tariffs (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  item text,
  per text,
  price numeric(20,4),
  currency text,
  valid_from date,
  valid_to date,
  foreign key (parent_id) references contracts.port (id) on delete cascade
);
create index port_tariffs_parent_id on contracts.port_tariffs using btree (parent_id, line_no);
