create table finance.opening_bank (
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
  go_live_id uuid,
  account_id uuid,
  currency text,
  amount numeric(20,2),
  day date,
  voucher_no text,
  row_status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index opening_bank_create_time on finance.opening_bank using btree (create_time, id) where (del_flag = 0);
create index opening_bank_unit_id on finance.opening_bank using btree (unit_id, create_time, id) include (go_live_id, currency, row_status) where (del_flag = 0);
create index opening_bank_dept_id on finance.opening_bank using btree (dept_id, create_time, id) include (unit_id, go_live_id, currency, row_status) where (del_flag = 0);
create index opening_bank_create_by on finance.opening_bank using btree (create_by, create_time, id) include (unit_id, dept_id, go_live_id, currency, row_status) where (del_flag = 0);
create index opening_bank_unit_id_go_live_id on finance.opening_bank using btree (unit_id, go_live_id, create_time, id) include (currency, row_status) where (del_flag = 0);
create index opening_bank_unit_id_currency on finance.opening_bank using btree (unit_id, currency, create_time, id) include (go_live_id, row_status) where (del_flag = 0);
create index opening_bank_unit_id_row_status on finance.opening_bank using btree (unit_id, row_status, create_time, id) include (go_live_id, currency) where (del_flag = 0);
create index opening_bank_go_live_id on finance.opening_bank using btree (go_live_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_bank_account_id on finance.opening_bank using btree (account_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_bank_currency on finance.opening_bank using btree (currency, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_bank_row_status on finance.opening_bank using btree (row_status, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_bank_go_live_id_currency on finance.opening_bank using btree (go_live_id, currency, create_time, id) include (row_status) where (del_flag = 0);
create index opening_bank_go_live_id_row_status on finance.opening_bank using btree (go_live_id, row_status, create_time, id) include (currency) where (del_flag = 0);
create index opening_bank_currency_row_status on finance.opening_bank using btree (currency, row_status, create_time, id) include (go_live_id) where (del_flag = 0);
create unique index opening_bank_go_live_id_account_id_key on finance.opening_bank using btree (go_live_id, account_id) where (del_flag = 0);
create index opening_bank_search on finance.opening_bank using gin (search_grams) where (del_flag = 0);
