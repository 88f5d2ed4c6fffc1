create table finance.receipt (
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
  receipt_no text,
  status text,
  plan_id uuid,
  counterparty uuid,
  account_id uuid,
  statement_line uuid,
  date date,
  currency text,
  amount numeric(20,2),
  payer_name text,
  payer_bank text,
  payer_account text,
  voucher_no text,
  proof jsonb,
  reversed_on date,
  reversal_reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index receipt_create_time on finance.receipt using btree (create_time, id) where (del_flag = 0);
create unique index receipt_receipt_no_key on finance.receipt using btree (receipt_no) where (del_flag = 0);
create index receipt_search on finance.receipt using gin (search_grams) where (del_flag = 0);
alter table finance.bank_journal add column receipt_id uuid;
alter table finance.bank_statement_line add column claim_status text;
alter table finance.bank_statement_line add column unclaimed numeric(20,2);
update finance.bank_statement_line set claim_status = case when payment_id is null then '0' else '2' end, unclaimed = case when payment_id is null then amount else 0 end where direction = 'credit';
create index receipt_unit_id on finance.receipt using btree (unit_id, create_time, id) include (account_id, status, counterparty) where (del_flag = 0);
create index receipt_dept_id on finance.receipt using btree (dept_id, create_time, id) include (unit_id, account_id, status, counterparty) where (del_flag = 0);
create index receipt_create_by on finance.receipt using btree (create_by, create_time, id) include (unit_id, dept_id, account_id, status, counterparty) where (del_flag = 0);
create index receipt_status on finance.receipt using btree (status, create_time, id) where (del_flag = 0);
create index receipt_plan_id on finance.receipt using btree (plan_id, create_time, id) where (del_flag = 0);
create index receipt_counterparty on finance.receipt using btree (counterparty, create_time, id) where (del_flag = 0);
create index receipt_account_id on finance.receipt using btree (account_id, create_time, id) where (del_flag = 0);
create index receipt_statement_line on finance.receipt using btree (statement_line, create_time, id) where (del_flag = 0);
create index receipt_date on finance.receipt using btree (date, create_time, id) where (del_flag = 0);
create index receipt_currency on finance.receipt using btree (currency, create_time, id) where (del_flag = 0);
create index receipt_amount on finance.receipt using btree (amount, create_time, id) where (del_flag = 0);
create index receipt_account_id_status on finance.receipt using btree (account_id, status, create_time, id) include (counterparty) where (del_flag = 0);
create index receipt_account_id_counterparty on finance.receipt using btree (account_id, counterparty, create_time, id) include (status) where (del_flag = 0);
create index receipt_status_counterparty on finance.receipt using btree (status, counterparty, create_time, id) include (account_id) where (del_flag = 0);
create index bank_journal_receipt_id on finance.bank_journal using btree (receipt_id, create_time, id) where (del_flag = 0);
create index bank_statement_line_claim_status on finance.bank_statement_line using btree (claim_status, create_time, id) where (del_flag = 0);
