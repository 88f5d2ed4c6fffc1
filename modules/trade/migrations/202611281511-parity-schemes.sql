create table trade.parity_scheme (
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
  scheme_name text,
  foreign_index uuid,
  domestic_index uuid,
  freight numeric(20,4),
  insurance_pct numeric(20,3),
  duty_pct numeric(20,3),
  vat_pct numeric(20,3),
  port_fee numeric(20,4),
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index parity_scheme_create_time on trade.parity_scheme using btree (create_time, id) where (del_flag = 0);
create index parity_scheme_foreign_index on trade.parity_scheme using btree (foreign_index, create_time, id) where (del_flag = 0);
create index parity_scheme_domestic_index on trade.parity_scheme using btree (domestic_index, create_time, id) where (del_flag = 0);
create index parity_scheme_in_use on trade.parity_scheme using btree (in_use, create_time, id) where (del_flag = 0);
create unique index parity_scheme_scheme_name_key on trade.parity_scheme using btree (scheme_name) where (del_flag = 0);
create index parity_scheme_search on trade.parity_scheme using gin (search_grams) where (del_flag = 0);
