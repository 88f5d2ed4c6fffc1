create table finance.opening_item (
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
  item_type text,
  counterparty uuid,
  doc_no text,
  contract_no text,
  biz_date date,
  due_date date,
  segment text,
  currency text,
  fx_rate numeric(20,6),
  amount numeric(20,2),
  day date,
  voucher_no text,
  row_status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index opening_item_create_time on finance.opening_item using btree (create_time, id) where (del_flag = 0);
create index opening_item_unit_id on finance.opening_item using btree (unit_id, create_time, id) include (go_live_id, item_type, currency) where (del_flag = 0);
create index opening_item_dept_id on finance.opening_item using btree (dept_id, create_time, id) include (unit_id, go_live_id, item_type, currency) where (del_flag = 0);
create index opening_item_create_by on finance.opening_item using btree (create_by, create_time, id) include (unit_id, dept_id, go_live_id, item_type, currency) where (del_flag = 0);
create index opening_item_unit_id_go_live_id on finance.opening_item using btree (unit_id, go_live_id, create_time, id) include (item_type, currency) where (del_flag = 0);
create index opening_item_unit_id_item_type on finance.opening_item using btree (unit_id, item_type, create_time, id) include (go_live_id, currency) where (del_flag = 0);
create index opening_item_unit_id_currency on finance.opening_item using btree (unit_id, currency, create_time, id) include (go_live_id, item_type) where (del_flag = 0);
create index opening_item_go_live_id on finance.opening_item using btree (go_live_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_item_item_type on finance.opening_item using btree (item_type, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_item_counterparty on finance.opening_item using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_item_currency on finance.opening_item using btree (currency, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_item_row_status on finance.opening_item using btree (row_status, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_item_go_live_id_item_type on finance.opening_item using btree (go_live_id, item_type, create_time, id) include (currency) where (del_flag = 0);
create index opening_item_go_live_id_currency on finance.opening_item using btree (go_live_id, currency, create_time, id) include (item_type) where (del_flag = 0);
create index opening_item_item_type_currency on finance.opening_item using btree (item_type, currency, create_time, id) include (go_live_id) where (del_flag = 0);
create unique index opening_item_go_live_id_item_type_counterparty_doc_no_key on finance.opening_item using btree (go_live_id, item_type, counterparty, doc_no) where (del_flag = 0);
create index opening_item_search on finance.opening_item using gin (search_grams) where (del_flag = 0);
