-- Accounts, payment plans, bank payments, statements and the journal.
create schema finance;

create table finance.payment_plan (
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
  plan_no text,
  payment_status text,
  payment_attribute text,
  pay_way text,
  plan_type text,
  plan_month text,
  plan_date date,
  contract_id uuid,
  counterparty uuid,
  biz_segment text,
  budget_subject text,
  back_to_back text,
  supplementary text,
  advance text,
  in_budget text,
  float_range numeric(20,2),
  plan_amount numeric(20,2),
  currency text,
  plan_amount_cny numeric(20,2),
  actual_amount numeric(20,2),
  actual_date date,
  in_flight_amount numeric(20,2),
  purchase_rate numeric(20,4),
  settlement_rate numeric(20,4),
  fx_diff numeric(20,2),
  payer_account_id uuid,
  payer_name text,
  payer_bank text,
  payer_account text,
  payee_name text,
  payee_bank text,
  payee_account text,
  payee_cnaps text,
  payee_country text,
  beneficiary_name text,
  swift_code text,
  country_code text,
  beneficiary_address text,
  inter_bank text,
  charge_bearer text,
  bop_code text,
  light_oil_date date,
  light_oil_qty numeric(20,3),
  light_oil_price numeric(20,2),
  heavy_oil_date date,
  heavy_oil_qty numeric(20,3),
  heavy_oil_price numeric(20,2),
  purpose text,
  urgent text,
  attachments jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index payment_plan_create_time on finance.payment_plan using btree (create_time, id) where (del_flag = 0);
create index payment_plan_unit_id on finance.payment_plan using btree (unit_id, create_time, id) where (del_flag = 0);
create index payment_plan_dept_id on finance.payment_plan using btree (dept_id, create_time, id) where (del_flag = 0);
create index payment_plan_create_by on finance.payment_plan using btree (create_by, create_time, id) where (del_flag = 0);
create index payment_plan_payment_status on finance.payment_plan using btree (payment_status) where (del_flag = 0);
create index payment_plan_payment_attribute on finance.payment_plan using btree (payment_attribute) where (del_flag = 0);
create index payment_plan_plan_date on finance.payment_plan using btree (plan_date) where (del_flag = 0);
create index payment_plan_biz_segment on finance.payment_plan using btree (biz_segment) where (del_flag = 0);
create unique index payment_plan_plan_no_key on finance.payment_plan using btree (plan_no) where (del_flag = 0);
create index payment_plan_search on finance.payment_plan using gin (search_grams) where (del_flag = 0);

create table finance.bank_account (
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
  account_name text,
  account_no text,
  bank_name text,
  company uuid,
  currency text,
  acct_type text,
  status text,
  open_date date,
  direct_link text,
  channel text,
  swift_code text,
  cnaps text,
  balance numeric(20,2),
  in_flight numeric(20,2),
  frozen_amt numeric(20,2),
  overdraft numeric(20,2),
  min_balance numeric(20,2),
  max_balance numeric(20,2),
  maker_id uuid,
  reviewer_id uuid,
  authoriser_id uuid,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_account_create_time on finance.bank_account using btree (create_time, id) where (del_flag = 0);
create index bank_account_unit_id on finance.bank_account using btree (unit_id, create_time, id) where (del_flag = 0);
create index bank_account_dept_id on finance.bank_account using btree (dept_id, create_time, id) where (del_flag = 0);
create index bank_account_create_by on finance.bank_account using btree (create_by, create_time, id) where (del_flag = 0);
create unique index bank_account_account_no_key on finance.bank_account using btree (account_no) where (del_flag = 0);
create index bank_account_search on finance.bank_account using gin (search_grams) where (del_flag = 0);

create table finance.bank_payment (
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
  pay_no text,
  req_no text,
  plan_id uuid,
  status text,
  stage text,
  status_time timestamp(3) with time zone,
  return_reason text,
  payer_account_id uuid,
  payer_name text,
  payer_account text,
  payee_name text,
  payee_bank text,
  payee_account text,
  payee_cnaps text,
  payee_country text,
  swift_code text,
  amount numeric(20,2),
  currency text,
  channel text,
  purpose text,
  payee_hash text,
  maker_id uuid,
  reviewer_id uuid,
  authoriser_id uuid,
  send_time timestamp(3) with time zone,
  next_query timestamp(3) with time zone,
  paid_time timestamp(3) with time zone,
  bank_serial text,
  bank_code text,
  bank_msg text,
  bank_says text,
  bank_says_time timestamp(3) with time zone,
  contradicted text,
  try_count numeric(20,0),
  dup_confirmed text,
  old_pay_id uuid,
  repaid_by_id uuid,
  dup_of_id uuid,
  dup_reason text,
  resolution text,
  resolved_by uuid,
  resolved_note text,
  resolved_proof text,
  resolved_letter jsonb,
  statement_line_id text,
  statement_through date,
  refund_flag text,
  refund_time timestamp(3) with time zone,
  refund_line_id text,
  receipt_file jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_payment_create_time on finance.bank_payment using btree (create_time, id) where (del_flag = 0);
create index bank_payment_unit_id on finance.bank_payment using btree (unit_id, create_time, id) where (del_flag = 0);
create index bank_payment_dept_id on finance.bank_payment using btree (dept_id, create_time, id) where (del_flag = 0);
create index bank_payment_create_by on finance.bank_payment using btree (create_by, create_time, id) where (del_flag = 0);
create index bank_payment_plan_id on finance.bank_payment using btree (plan_id) where (del_flag = 0);
create index bank_payment_status on finance.bank_payment using btree (status) where (del_flag = 0);
create index bank_payment_payer_account_id on finance.bank_payment using btree (payer_account_id) where (del_flag = 0);
create unique index bank_payment_pay_no_key on finance.bank_payment using btree (pay_no) where (del_flag = 0);
create unique index bank_payment_req_no_key on finance.bank_payment using btree (req_no) where (del_flag = 0);
create index bank_payment_search on finance.bank_payment using gin (search_grams) where (del_flag = 0);

create table finance.bank_journal (
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
  voucher_no text,
  date date,
  account_id uuid,
  direction text,
  amount numeric(20,2),
  receipt_amount numeric(20,2),
  payment_amount numeric(20,2),
  running_balance numeric(20,2),
  currency text,
  counterparty_name text,
  purpose text,
  cash_flow_item text,
  biz_segment text,
  payment_id uuid,
  plan_id uuid,
  source_no text,
  reversal_of uuid,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_journal_create_time on finance.bank_journal using btree (create_time, id) where (del_flag = 0);
create index bank_journal_unit_id on finance.bank_journal using btree (unit_id, create_time, id) where (del_flag = 0);
create index bank_journal_dept_id on finance.bank_journal using btree (dept_id, create_time, id) where (del_flag = 0);
create index bank_journal_create_by on finance.bank_journal using btree (create_by, create_time, id) where (del_flag = 0);
create index bank_journal_date on finance.bank_journal using btree (date) where (del_flag = 0);
create index bank_journal_account_id on finance.bank_journal using btree (account_id) where (del_flag = 0);
create index bank_journal_payment_id on finance.bank_journal using btree (payment_id) where (del_flag = 0);
create index bank_journal_plan_id on finance.bank_journal using btree (plan_id) where (del_flag = 0);
create index bank_journal_search on finance.bank_journal using gin (search_grams) where (del_flag = 0);

create table finance.bank_statement_line (
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
  line_no text,
  account_id uuid,
  account_no text,
  day date,
  direction text,
  amount numeric(20,2),
  currency text,
  req_no text,
  bank_serial text,
  counterparty_name text,
  counterparty_account text,
  purpose text,
  payment_id uuid,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_statement_line_create_time on finance.bank_statement_line using btree (create_time, id) where (del_flag = 0);
create index bank_statement_line_unit_id on finance.bank_statement_line using btree (unit_id, create_time, id) where (del_flag = 0);
create index bank_statement_line_dept_id on finance.bank_statement_line using btree (dept_id, create_time, id) where (del_flag = 0);
create index bank_statement_line_create_by on finance.bank_statement_line using btree (create_by, create_time, id) where (del_flag = 0);
create index bank_statement_line_account_id on finance.bank_statement_line using btree (account_id) where (del_flag = 0);
create index bank_statement_line_day on finance.bank_statement_line using btree (day) where (del_flag = 0);
create index bank_statement_line_req_no on finance.bank_statement_line using btree (req_no) where (del_flag = 0);
create index bank_statement_line_payment_id on finance.bank_statement_line using btree (payment_id) where (del_flag = 0);
create unique index bank_statement_line_account_id_line_no_key on finance.bank_statement_line using btree (account_id, line_no) where (del_flag = 0);
create index bank_statement_line_search on finance.bank_statement_line using gin (search_grams) where (del_flag = 0);

create table finance.period (
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
  book_unit uuid,
  month text,
  fund_closed text,
  del_flag smallint not null default 0
);
create index period_create_time on finance.period using btree (create_time, id) where (del_flag = 0);
create index period_unit_id on finance.period using btree (unit_id, create_time, id) where (del_flag = 0);
create index period_dept_id on finance.period using btree (dept_id, create_time, id) where (del_flag = 0);
create index period_create_by on finance.period using btree (create_by, create_time, id) where (del_flag = 0);
create index period_month on finance.period using btree (month) where (del_flag = 0);
create unique index period_book_unit_month_key on finance.period using btree (book_unit, month) where (del_flag = 0);
