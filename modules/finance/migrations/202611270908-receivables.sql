create table finance.open_item (
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
  source_no text,
  source_id text,
  item_type text,
  status text,
  counterparty uuid,
  contract_id uuid,
  settlement_id uuid,
  receipt_id uuid,
  payment_id uuid,
  plan_id uuid,
  biz_segment text,
  account text,
  voucher_no text,
  biz_date date,
  due_date date,
  age_band text,
  overdue_level text,
  currency text,
  fx_rate numeric(20,6),
  amount numeric(20,2),
  amount_cny numeric(20,2),
  settled numeric(20,2),
  balance numeric(20,2),
  balance_cny numeric(20,2),
  loss_cny numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index open_item_create_time on finance.open_item using btree (create_time, id) where (del_flag = 0);
create index open_item_unit_id on finance.open_item using btree (unit_id, create_time, id) include (item_type, status, counterparty, due_date) where (del_flag = 0);
create index open_item_dept_id on finance.open_item using btree (dept_id, create_time, id) include (unit_id, item_type, status, counterparty, due_date) where (del_flag = 0);
create index open_item_create_by on finance.open_item using btree (create_by, create_time, id) include (unit_id, dept_id, item_type, status, counterparty, due_date) where (del_flag = 0);
create index open_item_unit_id_item_type on finance.open_item using btree (unit_id, item_type, create_time, id) include (status, counterparty, due_date) where (del_flag = 0);
create index open_item_unit_id_status on finance.open_item using btree (unit_id, status, create_time, id) include (item_type, counterparty, due_date) where (del_flag = 0);
create index open_item_unit_id_counterparty on finance.open_item using btree (unit_id, counterparty, create_time, id) include (item_type, status, due_date) where (del_flag = 0);
create index open_item_item_type on finance.open_item using btree (item_type, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_status on finance.open_item using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_counterparty on finance.open_item using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_contract_id on finance.open_item using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_settlement_id on finance.open_item using btree (settlement_id, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_receipt_id on finance.open_item using btree (receipt_id, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_payment_id on finance.open_item using btree (payment_id, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_plan_id on finance.open_item using btree (plan_id, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_biz_date on finance.open_item using btree (biz_date, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_due_date on finance.open_item using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_age_band on finance.open_item using btree (age_band, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_overdue_level on finance.open_item using btree (overdue_level, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_currency on finance.open_item using btree (currency, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_item_type_status on finance.open_item using btree (item_type, status, create_time, id) include (counterparty, due_date) where (del_flag = 0);
create index open_item_item_type_counterparty on finance.open_item using btree (item_type, counterparty, create_time, id) include (status, due_date) where (del_flag = 0);
create index open_item_status_counterparty on finance.open_item using btree (status, counterparty, create_time, id) include (item_type, due_date) where (del_flag = 0);
create unique index open_item_source_id_key on finance.open_item using btree (source_id) where (del_flag = 0);
create index open_item_search on finance.open_item using gin (search_grams) where (del_flag = 0);
create table finance.item_clearing (
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
  clearing_no text,
  debt uuid,
  money uuid,
  counterparty uuid,
  day date,
  currency text,
  amount numeric(20,2),
  voucher_no text,
  reverses uuid,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index item_clearing_create_time on finance.item_clearing using btree (create_time, id) where (del_flag = 0);
create index item_clearing_unit_id on finance.item_clearing using btree (unit_id, create_time, id) include (counterparty, day) where (del_flag = 0);
create index item_clearing_dept_id on finance.item_clearing using btree (dept_id, create_time, id) include (unit_id, counterparty, day) where (del_flag = 0);
create index item_clearing_create_by on finance.item_clearing using btree (create_by, create_time, id) include (unit_id, dept_id, counterparty, day) where (del_flag = 0);
create index item_clearing_unit_id_counterparty on finance.item_clearing using btree (unit_id, counterparty, create_time, id) include (day) where (del_flag = 0);
create index item_clearing_debt on finance.item_clearing using btree (debt, create_time, id) include (unit_id) where (del_flag = 0);
create index item_clearing_money on finance.item_clearing using btree (money, create_time, id) include (unit_id) where (del_flag = 0);
create index item_clearing_counterparty on finance.item_clearing using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index item_clearing_day on finance.item_clearing using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index item_clearing_amount on finance.item_clearing using btree (amount, create_time, id) include (unit_id) where (del_flag = 0);
create index item_clearing_reverses on finance.item_clearing using btree (reverses, create_time, id) include (unit_id) where (del_flag = 0);
create unique index item_clearing_clearing_no_key on finance.item_clearing using btree (clearing_no) where (del_flag = 0);
create index item_clearing_search on finance.item_clearing using gin (search_grams) where (del_flag = 0);
