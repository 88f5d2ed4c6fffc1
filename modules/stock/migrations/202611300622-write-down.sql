create table stock.expected_price (
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
  goods_id uuid,
  from_date date,
  net_price numeric(20,2),
  selling_cost numeric(20,2),
  taxes numeric(20,2),
  realisable numeric(20,2),
  basis text,
  grounds text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index expected_price_create_time on stock.expected_price using btree (create_time, id) where (del_flag = 0);
create index expected_price_unit_id on stock.expected_price using btree (unit_id, create_time, id) include (goods_id, from_date) where (del_flag = 0);
create index expected_price_dept_id on stock.expected_price using btree (dept_id, create_time, id) include (unit_id, goods_id, unit_id, from_date) where (del_flag = 0);
create index expected_price_create_by on stock.expected_price using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, unit_id, from_date) where (del_flag = 0);
create index expected_price_unit_id_goods_id on stock.expected_price using btree (unit_id, goods_id, create_time, id) include (from_date) where (del_flag = 0);
create index expected_price_goods_id on stock.expected_price using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index expected_price_from_date on stock.expected_price using btree (from_date, create_time, id) include (unit_id) where (del_flag = 0);
create index expected_price_goods_id_unit_id on stock.expected_price using btree (goods_id, unit_id, create_time, id) include (from_date) where (del_flag = 0);
create unique index expected_price_unit_id_goods_id_from_date_key on stock.expected_price using btree (unit_id, goods_id, from_date) where (del_flag = 0);
create index expected_price_search on stock.expected_price using gin (search_grams) where (del_flag = 0);
create table stock.write_down_run (
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
  cost numeric(20,2),
  provision numeric(20,2),
  delta numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index write_down_run_create_time on stock.write_down_run using btree (create_time, id) where (del_flag = 0);
create index write_down_run_unit_id on stock.write_down_run using btree (unit_id, create_time, id) include (state, day) where (del_flag = 0);
create index write_down_run_dept_id on stock.write_down_run using btree (dept_id, create_time, id) include (unit_id, state, unit_id, day) where (del_flag = 0);
create index write_down_run_create_by on stock.write_down_run using btree (create_by, create_time, id) include (unit_id, dept_id, state, unit_id, day) where (del_flag = 0);
create index write_down_run_unit_id_state on stock.write_down_run using btree (unit_id, state, create_time, id) include (day) where (del_flag = 0);
create index write_down_run_day on stock.write_down_run using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index write_down_run_state on stock.write_down_run using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index write_down_run_state_unit_id on stock.write_down_run using btree (state, unit_id, create_time, id) include (day) where (del_flag = 0);
create unique index write_down_run_unit_id_month_holds_key on stock.write_down_run using btree (unit_id, month, holds) where (del_flag = 0);
create index write_down_run_search on stock.write_down_run using gin (search_grams) where (del_flag = 0);
create table stock.write_down_line (
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
  goods_id uuid,
  month text,
  quantity numeric(20,3),
  unit_cost numeric(20,4),
  cost numeric(20,2),
  realisable numeric(20,2),
  value numeric(20,2),
  provision numeric(20,2),
  before numeric(20,2),
  delta numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index write_down_line_create_time on stock.write_down_line using btree (create_time, id) where (del_flag = 0);
create index write_down_line_unit_id on stock.write_down_line using btree (unit_id, create_time, id) include (goods_id, reason, run_id) where (del_flag = 0);
create index write_down_line_dept_id on stock.write_down_line using btree (dept_id, create_time, id) include (unit_id, goods_id, reason, run_id) where (del_flag = 0);
create index write_down_line_create_by on stock.write_down_line using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, reason, run_id) where (del_flag = 0);
create index write_down_line_unit_id_goods_id on stock.write_down_line using btree (unit_id, goods_id, create_time, id) include (reason, run_id) where (del_flag = 0);
create index write_down_line_unit_id_reason on stock.write_down_line using btree (unit_id, reason, create_time, id) include (goods_id, run_id) where (del_flag = 0);
create index write_down_line_unit_id_run_id on stock.write_down_line using btree (unit_id, run_id, create_time, id) include (goods_id, reason) where (del_flag = 0);
create index write_down_line_run_id on stock.write_down_line using btree (run_id, create_time, id) include (unit_id) where (del_flag = 0);
create index write_down_line_reason on stock.write_down_line using btree (reason, create_time, id) include (unit_id) where (del_flag = 0);
create index write_down_line_goods_id on stock.write_down_line using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index write_down_line_month on stock.write_down_line using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index write_down_line_goods_id_reason on stock.write_down_line using btree (goods_id, reason, create_time, id) include (run_id) where (del_flag = 0);
create index write_down_line_goods_id_run_id on stock.write_down_line using btree (goods_id, run_id, create_time, id) include (reason) where (del_flag = 0);
create index write_down_line_reason_run_id on stock.write_down_line using btree (reason, run_id, create_time, id) include (goods_id) where (del_flag = 0);
create unique index write_down_line_unit_id_goods_id_month_holds_key on stock.write_down_line using btree (unit_id, goods_id, month, holds) where (del_flag = 0);
create index write_down_line_search on stock.write_down_line using gin (search_grams) where (del_flag = 0);
