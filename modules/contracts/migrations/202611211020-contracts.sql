-- Counterparties and contracts.
create schema contracts;

create table contracts.contract (
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
  approval_status text not null default '0',
  proc_inst_id uuid,
  current_node text,
  current_handlers text,
  submit_time timestamp(3) with time zone,
  approve_time timestamp(3) with time zone,
  archived text not null default '0',
  contract_no text,
  contract_name text,
  contract_type text,
  biz_segment text,
  contract_status text,
  sign_date date,
  valid_from date,
  valid_to date,
  our_company uuid,
  counterparty uuid,
  cp_nature text,
  cp_contact text,
  direction text,
  currency text,
  fx_rate numeric(20,6),
  tax_included text,
  vat_rate text,
  framework_flag text,
  total_amount numeric(20,2),
  total_amount_cny numeric(20,2),
  back_to_back_flag text,
  payment_method text,
  payment_conditions text,
  summary text,
  incoterms text,
  incoterms_place text,
  transport_mode text,
  tolerance_pct numeric(20,2),
  penalty_rate numeric(20,4),
  deposit_amt numeric(20,2),
  drafter uuid,
  paid_amt numeric(20,2),
  in_flight_amt numeric(20,2),
  unpaid_amt numeric(20,2),
  execution_pct numeric(20,2),
  scan_file jsonb,
  attachments jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index contract_create_time on contracts.contract using btree (create_time, id) where (del_flag = 0);
create index contract_unit_id on contracts.contract using btree (unit_id, create_time, id) where (del_flag = 0);
create index contract_dept_id on contracts.contract using btree (dept_id, create_time, id) where (del_flag = 0);
create index contract_create_by on contracts.contract using btree (create_by, create_time, id) where (del_flag = 0);
create index contract_contract_type on contracts.contract using btree (contract_type) where (del_flag = 0);
create index contract_biz_segment on contracts.contract using btree (biz_segment) where (del_flag = 0);
create index contract_contract_status on contracts.contract using btree (contract_status) where (del_flag = 0);
create unique index contract_contract_no_key on contracts.contract using btree (contract_no) where (del_flag = 0);
create index contract_search on contracts.contract using gin (search_grams) where (del_flag = 0);

create table contracts.contract_items (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods text,
  grade text,
  qty numeric(20,3),
  uom text,
  unit_price numeric(20,4),
  amount numeric(20,2),
  foreign key (parent_id) references contracts.contract (id) on delete cascade
);
create index contract_items_parent_id on contracts.contract_items using btree (parent_id, line_no);

create table contracts.contract_pay_terms (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  node text,
  pct numeric(20,2),
  days_after numeric(20,0),
  amount numeric(20,2),
  condition text,
  foreign key (parent_id) references contracts.contract (id) on delete cascade
);
create index contract_pay_terms_parent_id on contracts.contract_pay_terms using btree (parent_id, line_no);

create table contracts.counterparty (
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
  cp_code text,
  cp_name text,
  short_name text,
  name_ru text,
  name_en text,
  cp_role text[],
  cp_nature text,
  country text,
  credit_code text,
  inn text,
  kpp text,
  status text,
  contact_name text,
  contact_tel text,
  address text,
  accounts_by uuid,
  papers jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index counterparty_create_time on contracts.counterparty using btree (create_time, id) where (del_flag = 0);
create index counterparty_status on contracts.counterparty using btree (status) where (del_flag = 0);
create unique index counterparty_cp_name_key on contracts.counterparty using btree (cp_name) where (del_flag = 0);
create unique index counterparty_cp_code_key on contracts.counterparty using btree (cp_code) where (del_flag = 0);
create index counterparty_search on contracts.counterparty using gin (search_grams) where (del_flag = 0);

create table contracts.counterparty_accounts (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  account_name text,
  bank_name text,
  account_no text,
  cnaps text,
  swift_code text,
  currency text,
  verified text,
  foreign key (parent_id) references contracts.counterparty (id) on delete cascade
);
create index counterparty_accounts_parent_id on contracts.counterparty_accounts using btree (parent_id, line_no);
