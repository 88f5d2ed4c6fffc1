create table finance.receipt_plan (
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
  rec_status text,
  receipt_attribute text,
  contract_id uuid,
  counterparty uuid,
  counterparty_id text,
  counterparty_name text,
  biz_segment text,
  currency text,
  expected_amount numeric(20,2),
  fx_rate numeric(20,6),
  expected_amount_cny numeric(20,2),
  expected_date date,
  actual_amount numeric(20,2),
  receipt_date date,
  full_amount_flag text,
  payer_bank text,
  payer_account text,
  attachments jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index receipt_plan_create_time on finance.receipt_plan using btree (create_time, id) where (del_flag = 0);
create index receipt_plan_unit_id on finance.receipt_plan using btree (unit_id, create_time, id) where (del_flag = 0);
create index receipt_plan_dept_id on finance.receipt_plan using btree (dept_id, create_time, id) where (del_flag = 0);
create index receipt_plan_create_by on finance.receipt_plan using btree (create_by, create_time, id) where (del_flag = 0);
create index receipt_plan_rec_status on finance.receipt_plan using btree (rec_status) where (del_flag = 0);
create index receipt_plan_receipt_attribute on finance.receipt_plan using btree (receipt_attribute) where (del_flag = 0);
create index receipt_plan_biz_segment on finance.receipt_plan using btree (biz_segment) where (del_flag = 0);
create index receipt_plan_expected_date on finance.receipt_plan using btree (expected_date) where (del_flag = 0);
create unique index receipt_plan_plan_no_key on finance.receipt_plan using btree (plan_no) where (del_flag = 0);
create index receipt_plan_search on finance.receipt_plan using gin (search_grams) where (del_flag = 0);
