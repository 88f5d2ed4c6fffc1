create table finance.fx_revaluation_run (
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
  difference numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index fx_revaluation_run_create_time on finance.fx_revaluation_run using btree (create_time, id) where (del_flag = 0);
create index fx_revaluation_run_unit_id on finance.fx_revaluation_run using btree (unit_id, create_time, id) include (state, day) where (del_flag = 0);
create index fx_revaluation_run_dept_id on finance.fx_revaluation_run using btree (dept_id, create_time, id) include (unit_id, state, unit_id, day) where (del_flag = 0);
create index fx_revaluation_run_create_by on finance.fx_revaluation_run using btree (create_by, create_time, id) include (unit_id, dept_id, state, unit_id, day) where (del_flag = 0);
create index fx_revaluation_run_unit_id_state on finance.fx_revaluation_run using btree (unit_id, state, create_time, id) include (day) where (del_flag = 0);
create index fx_revaluation_run_day on finance.fx_revaluation_run using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_run_state on finance.fx_revaluation_run using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_run_state_unit_id on finance.fx_revaluation_run using btree (state, unit_id, create_time, id) include (day) where (del_flag = 0);
create unique index fx_revaluation_run_unit_id_month_holds_key on finance.fx_revaluation_run using btree (unit_id, month, holds) where (del_flag = 0);
create index fx_revaluation_run_search on finance.fx_revaluation_run using gin (search_grams) where (del_flag = 0);
create table finance.fx_revaluation (
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
  item_id uuid,
  item_type text,
  counterparty uuid,
  month text,
  currency text,
  balance numeric(20,2),
  book_rate numeric(20,6),
  rate numeric(20,6),
  book_cny numeric(20,2),
  revalued numeric(20,2),
  difference numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index fx_revaluation_create_time on finance.fx_revaluation using btree (create_time, id) where (del_flag = 0);
create index fx_revaluation_unit_id on finance.fx_revaluation using btree (unit_id, create_time, id) include (currency, item_type, counterparty) where (del_flag = 0);
create index fx_revaluation_dept_id on finance.fx_revaluation using btree (dept_id, create_time, id) include (unit_id, currency, item_type, counterparty) where (del_flag = 0);
create index fx_revaluation_create_by on finance.fx_revaluation using btree (create_by, create_time, id) include (unit_id, dept_id, currency, item_type, counterparty) where (del_flag = 0);
create index fx_revaluation_unit_id_currency on finance.fx_revaluation using btree (unit_id, currency, create_time, id) include (item_type, counterparty) where (del_flag = 0);
create index fx_revaluation_unit_id_item_type on finance.fx_revaluation using btree (unit_id, item_type, create_time, id) include (currency, counterparty) where (del_flag = 0);
create index fx_revaluation_unit_id_counterparty on finance.fx_revaluation using btree (unit_id, counterparty, create_time, id) include (currency, item_type) where (del_flag = 0);
create index fx_revaluation_run_id on finance.fx_revaluation using btree (run_id, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_reason on finance.fx_revaluation using btree (reason, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_item_id on finance.fx_revaluation using btree (item_id, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_item_type on finance.fx_revaluation using btree (item_type, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_counterparty on finance.fx_revaluation using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_month on finance.fx_revaluation using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_currency on finance.fx_revaluation using btree (currency, create_time, id) include (unit_id) where (del_flag = 0);
create index fx_revaluation_currency_item_type on finance.fx_revaluation using btree (currency, item_type, create_time, id) include (counterparty) where (del_flag = 0);
create index fx_revaluation_currency_counterparty on finance.fx_revaluation using btree (currency, counterparty, create_time, id) include (item_type) where (del_flag = 0);
create index fx_revaluation_item_type_counterparty on finance.fx_revaluation using btree (item_type, counterparty, create_time, id) include (currency) where (del_flag = 0);
create unique index fx_revaluation_item_id_month_holds_key on finance.fx_revaluation using btree (item_id, month, holds) where (del_flag = 0);
create index fx_revaluation_search on finance.fx_revaluation using gin (search_grams) where (del_flag = 0);
