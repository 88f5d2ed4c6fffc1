alter table finance.open_item add column own_loss text;
update finance.open_item set own_loss = '0';
alter table finance.open_item add column own_loss_pct numeric(20,2);
alter table finance.open_item add column own_loss_amount numeric(20,2);
alter table finance.open_item add column own_loss_reason text;
create index open_item_own_loss on finance.open_item using btree (own_loss, create_time, id) include (unit_id) where (del_flag = 0);
create table finance.bad_debt_run (
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
  receivable numeric(20,2),
  provision numeric(20,2),
  delta numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bad_debt_run_create_time on finance.bad_debt_run using btree (create_time, id) where (del_flag = 0);
create index bad_debt_run_unit_id on finance.bad_debt_run using btree (unit_id, create_time, id) include (state, day) where (del_flag = 0);
create index bad_debt_run_dept_id on finance.bad_debt_run using btree (dept_id, create_time, id) include (unit_id, state, unit_id, day) where (del_flag = 0);
create index bad_debt_run_create_by on finance.bad_debt_run using btree (create_by, create_time, id) include (unit_id, dept_id, state, unit_id, day) where (del_flag = 0);
create index bad_debt_run_unit_id_state on finance.bad_debt_run using btree (unit_id, state, create_time, id) include (day) where (del_flag = 0);
create index bad_debt_run_day on finance.bad_debt_run using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_run_state on finance.bad_debt_run using btree (state, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_run_state_unit_id on finance.bad_debt_run using btree (state, unit_id, create_time, id) include (day) where (del_flag = 0);
create unique index bad_debt_run_unit_id_month_holds_key on finance.bad_debt_run using btree (unit_id, month, holds) where (del_flag = 0);
create index bad_debt_run_search on finance.bad_debt_run using gin (search_grams) where (del_flag = 0);
create table finance.bad_debt_line (
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
  counterparty uuid,
  month text,
  due_date date,
  days_late numeric(20,0),
  age_band text,
  currency text,
  balance numeric(20,2),
  receivable numeric(20,2),
  individual text,
  percent numeric(20,2),
  grounds text,
  provision numeric(20,2),
  before numeric(20,2),
  delta numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bad_debt_line_create_time on finance.bad_debt_line using btree (create_time, id) where (del_flag = 0);
create index bad_debt_line_unit_id on finance.bad_debt_line using btree (unit_id, create_time, id) include (age_band, individual, counterparty) where (del_flag = 0);
create index bad_debt_line_dept_id on finance.bad_debt_line using btree (dept_id, create_time, id) include (unit_id, age_band, individual, counterparty) where (del_flag = 0);
create index bad_debt_line_create_by on finance.bad_debt_line using btree (create_by, create_time, id) include (unit_id, dept_id, age_band, individual, counterparty) where (del_flag = 0);
create index bad_debt_line_unit_id_age_band on finance.bad_debt_line using btree (unit_id, age_band, create_time, id) include (individual, counterparty) where (del_flag = 0);
create index bad_debt_line_unit_id_individual on finance.bad_debt_line using btree (unit_id, individual, create_time, id) include (age_band, counterparty) where (del_flag = 0);
create index bad_debt_line_unit_id_counterparty on finance.bad_debt_line using btree (unit_id, counterparty, create_time, id) include (age_band, individual) where (del_flag = 0);
create index bad_debt_line_run_id on finance.bad_debt_line using btree (run_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_reason on finance.bad_debt_line using btree (reason, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_item_id on finance.bad_debt_line using btree (item_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_counterparty on finance.bad_debt_line using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_month on finance.bad_debt_line using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_age_band on finance.bad_debt_line using btree (age_band, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_individual on finance.bad_debt_line using btree (individual, create_time, id) include (unit_id) where (del_flag = 0);
create index bad_debt_line_age_band_individual on finance.bad_debt_line using btree (age_band, individual, create_time, id) include (counterparty) where (del_flag = 0);
create index bad_debt_line_age_band_counterparty on finance.bad_debt_line using btree (age_band, counterparty, create_time, id) include (individual) where (del_flag = 0);
create index bad_debt_line_individual_counterparty on finance.bad_debt_line using btree (individual, counterparty, create_time, id) include (age_band) where (del_flag = 0);
create unique index bad_debt_line_item_id_month_holds_key on finance.bad_debt_line using btree (item_id, month, holds) where (del_flag = 0);
create index bad_debt_line_search on finance.bad_debt_line using gin (search_grams) where (del_flag = 0);
