create table stock.insurance_claim (
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
  claim_no text,
  status text,
  stock_in_id uuid,
  bill_id uuid,
  goods_id uuid,
  policy_id uuid,
  loss_day date,
  cause text,
  loss_qty numeric(20,3),
  currency text,
  loss_amt numeric(20,2),
  deductible numeric(20,2),
  claim_amt numeric(20,2),
  surveyor text,
  surveyed_on date,
  paid_amt numeric(20,2),
  paid_on date,
  drop_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index insurance_claim_create_time on stock.insurance_claim using btree (create_time, id) where (del_flag = 0);
create index insurance_claim_unit_id on stock.insurance_claim using btree (unit_id, create_time, id) include (status, policy_id, bill_id, loss_day) where (del_flag = 0);
create index insurance_claim_dept_id on stock.insurance_claim using btree (dept_id, create_time, id) include (unit_id, status, policy_id, bill_id, loss_day) where (del_flag = 0);
create index insurance_claim_create_by on stock.insurance_claim using btree (create_by, create_time, id) include (unit_id, dept_id, status, policy_id, bill_id, loss_day) where (del_flag = 0);
create index insurance_claim_unit_id_status on stock.insurance_claim using btree (unit_id, status, create_time, id) include (policy_id, bill_id, loss_day) where (del_flag = 0);
create index insurance_claim_unit_id_policy_id on stock.insurance_claim using btree (unit_id, policy_id, create_time, id) include (status, bill_id, loss_day) where (del_flag = 0);
create index insurance_claim_unit_id_bill_id on stock.insurance_claim using btree (unit_id, bill_id, create_time, id) include (status, policy_id, loss_day) where (del_flag = 0);
create index insurance_claim_status on stock.insurance_claim using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_claim_stock_in_id on stock.insurance_claim using btree (stock_in_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_claim_bill_id on stock.insurance_claim using btree (bill_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_claim_goods_id on stock.insurance_claim using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_claim_policy_id on stock.insurance_claim using btree (policy_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_claim_loss_day on stock.insurance_claim using btree (loss_day, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_claim_status_policy_id on stock.insurance_claim using btree (status, policy_id, create_time, id) include (bill_id, loss_day) where (del_flag = 0);
create index insurance_claim_status_bill_id on stock.insurance_claim using btree (status, bill_id, create_time, id) include (policy_id, loss_day) where (del_flag = 0);
create index insurance_claim_policy_id_bill_id on stock.insurance_claim using btree (policy_id, bill_id, create_time, id) include (status, loss_day) where (del_flag = 0);
create unique index insurance_claim_claim_no_key on stock.insurance_claim using btree (claim_no) where (del_flag = 0);
create index insurance_claim_search on stock.insurance_claim using gin (search_grams) where (del_flag = 0);
