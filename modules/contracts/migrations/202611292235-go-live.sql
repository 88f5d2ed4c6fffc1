alter table contracts.contract add column go_live_id uuid;
alter table contracts.contract add column opening_delivered numeric(20,3);
alter table contracts.contract add column opening_invoiced numeric(20,2);
alter table contracts.contract add column opening_paid numeric(20,2);
create index contract_go_live_id on contracts.contract using btree (go_live_id, create_time, id) include (unit_id) where (del_flag = 0);
create table contracts.go_live (
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
  go_live_no text,
  company uuid,
  go_live_day date,
  opening_day date,
  status text,
  rows numeric(20,0),
  posted numeric(20,0),
  submitted_by uuid,
  confirmed_by uuid,
  reversed_by uuid,
  reason text,
  stopped_by text,
  holds text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index go_live_create_time on contracts.go_live using btree (create_time, id) where (del_flag = 0);
create index go_live_unit_id on contracts.go_live using btree (unit_id, create_time, id) include (status, company, go_live_day) where (del_flag = 0);
create index go_live_dept_id on contracts.go_live using btree (dept_id, create_time, id) include (unit_id, status, company, go_live_day) where (del_flag = 0);
create index go_live_create_by on contracts.go_live using btree (create_by, create_time, id) include (unit_id, dept_id, status, company, go_live_day) where (del_flag = 0);
create index go_live_unit_id_status on contracts.go_live using btree (unit_id, status, create_time, id) include (company, go_live_day) where (del_flag = 0);
create index go_live_unit_id_company on contracts.go_live using btree (unit_id, company, create_time, id) include (status, go_live_day) where (del_flag = 0);
create index go_live_company on contracts.go_live using btree (company, create_time, id) include (unit_id) where (del_flag = 0);
create index go_live_go_live_day on contracts.go_live using btree (go_live_day, create_time, id) include (unit_id) where (del_flag = 0);
create index go_live_status on contracts.go_live using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index go_live_status_company on contracts.go_live using btree (status, company, create_time, id) include (go_live_day) where (del_flag = 0);
create unique index go_live_go_live_no_key on contracts.go_live using btree (go_live_no) where (del_flag = 0);
create unique index go_live_company_holds_key on contracts.go_live using btree (company, holds) where (del_flag = 0);
create index go_live_search on contracts.go_live using gin (search_grams) where (del_flag = 0);
create table contracts.go_live_controls (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  part text,
  warehouse text,
  goods_id uuid,
  currency text,
  count numeric(20,0),
  quantity numeric(20,3),
  amount numeric(20,2),
  difference text,
  foreign key (parent_id) references contracts.go_live (id) on delete cascade
);
create index go_live_controls_parent_id on contracts.go_live_controls using btree (parent_id, line_no);
create table contracts.opening_contract (
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
  contract_no text,
  contract_name text,
  contract_type text,
  biz_segment text,
  our_side text,
  counterparty uuid,
  sign_date date,
  valid_from date,
  valid_to date,
  goods_id uuid,
  qty numeric(20,3),
  uom text,
  currency text,
  fx_rate numeric(20,6),
  unit_price numeric(20,4),
  total_amount numeric(20,2),
  vat_rate text,
  payment_method text,
  payment_conditions text,
  border_station uuid,
  supervise_mode text,
  delivered_qty numeric(20,3),
  invoiced_amt numeric(20,2),
  paid_amt numeric(20,2),
  contract_id uuid,
  row_status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index opening_contract_create_time on contracts.opening_contract using btree (create_time, id) where (del_flag = 0);
create index opening_contract_unit_id on contracts.opening_contract using btree (unit_id, create_time, id) include (go_live_id, currency, row_status) where (del_flag = 0);
create index opening_contract_dept_id on contracts.opening_contract using btree (dept_id, create_time, id) include (unit_id, go_live_id, currency, row_status) where (del_flag = 0);
create index opening_contract_create_by on contracts.opening_contract using btree (create_by, create_time, id) include (unit_id, dept_id, go_live_id, currency, row_status) where (del_flag = 0);
create index opening_contract_unit_id_go_live_id on contracts.opening_contract using btree (unit_id, go_live_id, create_time, id) include (currency, row_status) where (del_flag = 0);
create index opening_contract_unit_id_currency on contracts.opening_contract using btree (unit_id, currency, create_time, id) include (go_live_id, row_status) where (del_flag = 0);
create index opening_contract_unit_id_row_status on contracts.opening_contract using btree (unit_id, row_status, create_time, id) include (go_live_id, currency) where (del_flag = 0);
create index opening_contract_go_live_id on contracts.opening_contract using btree (go_live_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_contract_type on contracts.opening_contract using btree (contract_type, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_counterparty on contracts.opening_contract using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_goods_id on contracts.opening_contract using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_currency on contracts.opening_contract using btree (currency, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_border_station on contracts.opening_contract using btree (border_station, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_contract_id on contracts.opening_contract using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_row_status on contracts.opening_contract using btree (row_status, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_contract_go_live_id_currency on contracts.opening_contract using btree (go_live_id, currency, create_time, id) include (row_status) where (del_flag = 0);
create index opening_contract_go_live_id_row_status on contracts.opening_contract using btree (go_live_id, row_status, create_time, id) include (currency) where (del_flag = 0);
create index opening_contract_currency_row_status on contracts.opening_contract using btree (currency, row_status, create_time, id) include (go_live_id) where (del_flag = 0);
create unique index opening_contract_go_live_id_contract_no_key on contracts.opening_contract using btree (go_live_id, contract_no) where (del_flag = 0);
create index opening_contract_search on contracts.opening_contract using gin (search_grams) where (del_flag = 0);
