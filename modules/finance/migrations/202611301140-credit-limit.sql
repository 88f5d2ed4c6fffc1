create table finance.credit_limit (
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
  current_handlers uuid[],
  submit_time timestamp(3) with time zone,
  approve_time timestamp(3) with time zone,
  archived text not null default '0',
  limit_no text,
  status text,
  customer uuid,
  amount numeric(20,2),
  valid_from date,
  valid_to date,
  tenor_days numeric(20,0),
  collateral text,
  guarantee_amount numeric(20,2),
  temp_increase numeric(20,2),
  temp_to date,
  reason text,
  files jsonb,
  frozen_reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index credit_limit_create_time on finance.credit_limit using btree (create_time, id) where (del_flag = 0);
create index credit_limit_unit_id on finance.credit_limit using btree (unit_id, create_time, id) include (customer, status, collateral, valid_to) where (del_flag = 0);
create index credit_limit_dept_id on finance.credit_limit using btree (dept_id, create_time, id) include (unit_id, customer, status, collateral, valid_to) where (del_flag = 0);
create index credit_limit_create_by on finance.credit_limit using btree (create_by, create_time, id) include (unit_id, dept_id, customer, status, collateral, valid_to) where (del_flag = 0);
create index credit_limit_unit_id_customer on finance.credit_limit using btree (unit_id, customer, create_time, id) include (status, collateral, valid_to) where (del_flag = 0);
create index credit_limit_unit_id_status on finance.credit_limit using btree (unit_id, status, create_time, id) include (customer, collateral, valid_to) where (del_flag = 0);
create index credit_limit_unit_id_collateral on finance.credit_limit using btree (unit_id, collateral, create_time, id) include (customer, status, valid_to) where (del_flag = 0);
create index credit_limit_approval_status on finance.credit_limit using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index credit_limit_status on finance.credit_limit using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index credit_limit_customer on finance.credit_limit using btree (customer, create_time, id) include (unit_id) where (del_flag = 0);
create index credit_limit_amount on finance.credit_limit using btree (amount, create_time, id) include (unit_id) where (del_flag = 0);
create index credit_limit_valid_to on finance.credit_limit using btree (valid_to, create_time, id) include (unit_id) where (del_flag = 0);
create index credit_limit_collateral on finance.credit_limit using btree (collateral, create_time, id) include (unit_id) where (del_flag = 0);
create index credit_limit_customer_status on finance.credit_limit using btree (customer, status, create_time, id) include (collateral, valid_to) where (del_flag = 0);
create index credit_limit_customer_collateral on finance.credit_limit using btree (customer, collateral, create_time, id) include (status, valid_to) where (del_flag = 0);
create index credit_limit_status_collateral on finance.credit_limit using btree (status, collateral, create_time, id) include (customer, valid_to) where (del_flag = 0);
create unique index credit_limit_limit_no_key on finance.credit_limit using btree (limit_no) where (del_flag = 0);
create index credit_limit_search on finance.credit_limit using gin (search_grams) where (del_flag = 0);
