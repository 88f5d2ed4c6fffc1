create table stock.monthly_average_run (
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
  provisional numeric(20,2),
  difference numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index monthly_average_run_create_time on stock.monthly_average_run using btree (create_time, id) where (del_flag = 0);
create index monthly_average_run_unit_id on stock.monthly_average_run using btree (unit_id, create_time, id) include (state, day) where (del_flag = 0);
create index monthly_average_run_dept_id on stock.monthly_average_run using btree (dept_id, create_time, id) include (unit_id, state, unit_id, day) where (del_flag = 0);
create index monthly_average_run_create_by on stock.monthly_average_run using btree (create_by, create_time, id) include (unit_id, dept_id, state, unit_id, day) where (del_flag = 0);
create index monthly_average_run_unit_id_state on stock.monthly_average_run using btree (unit_id, state, create_time, id) include (day) where (del_flag = 0);
create index monthly_average_run_day on stock.monthly_average_run using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index monthly_average_run_state on stock.monthly_average_run using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index monthly_average_run_state_unit_id on stock.monthly_average_run using btree (state, unit_id, create_time, id) include (day) where (del_flag = 0);
create unique index monthly_average_run_unit_id_month_holds_key on stock.monthly_average_run using btree (unit_id, month, holds) where (del_flag = 0);
create index monthly_average_run_search on stock.monthly_average_run using gin (search_grams) where (del_flag = 0);
create table stock.monthly_average (
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
  open_qty numeric(20,3),
  open_amount numeric(20,2),
  in_qty numeric(20,3),
  in_amount numeric(20,2),
  unit_cost numeric(20,4),
  out_qty numeric(20,3),
  provisional numeric(20,2),
  averaged numeric(20,2),
  difference numeric(20,2),
  close_qty numeric(20,3),
  close_amount numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index monthly_average_create_time on stock.monthly_average using btree (create_time, id) where (del_flag = 0);
create index monthly_average_unit_id on stock.monthly_average using btree (unit_id, create_time, id) include (goods_id, reason, run_id) where (del_flag = 0);
create index monthly_average_dept_id on stock.monthly_average using btree (dept_id, create_time, id) include (unit_id, goods_id, reason, run_id) where (del_flag = 0);
create index monthly_average_create_by on stock.monthly_average using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, reason, run_id) where (del_flag = 0);
create index monthly_average_unit_id_goods_id on stock.monthly_average using btree (unit_id, goods_id, create_time, id) include (reason, run_id) where (del_flag = 0);
create index monthly_average_unit_id_reason on stock.monthly_average using btree (unit_id, reason, create_time, id) include (goods_id, run_id) where (del_flag = 0);
create index monthly_average_unit_id_run_id on stock.monthly_average using btree (unit_id, run_id, create_time, id) include (goods_id, reason) where (del_flag = 0);
create index monthly_average_run_id on stock.monthly_average using btree (run_id, create_time, id) include (unit_id) where (del_flag = 0);
create index monthly_average_reason on stock.monthly_average using btree (reason, create_time, id) include (unit_id) where (del_flag = 0);
create index monthly_average_goods_id on stock.monthly_average using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index monthly_average_month on stock.monthly_average using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index monthly_average_goods_id_reason on stock.monthly_average using btree (goods_id, reason, create_time, id) include (run_id) where (del_flag = 0);
create index monthly_average_goods_id_run_id on stock.monthly_average using btree (goods_id, run_id, create_time, id) include (reason) where (del_flag = 0);
create index monthly_average_reason_run_id on stock.monthly_average using btree (reason, run_id, create_time, id) include (goods_id) where (del_flag = 0);
create unique index monthly_average_unit_id_goods_id_month_holds_key on stock.monthly_average using btree (unit_id, goods_id, month, holds) where (del_flag = 0);
create index monthly_average_search on stock.monthly_average using gin (search_grams) where (del_flag = 0);
