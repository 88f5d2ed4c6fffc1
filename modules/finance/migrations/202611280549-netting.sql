alter table finance.item_clearing add column netting uuid;
create index item_clearing_netting on finance.item_clearing using btree (netting, create_time, id) include (unit_id) where (del_flag = 0);
create table finance.netting (
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
  netting_no text,
  net_status text,
  counterparty uuid,
  currency text,
  date date,
  claim_total numeric(20,2),
  debt_total numeric(20,2),
  difference numeric(20,2),
  agreement jsonb,
  voucher_no text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index netting_create_time on finance.netting using btree (create_time, id) where (del_flag = 0);
create index netting_unit_id on finance.netting using btree (unit_id, create_time, id) include (counterparty, net_status, approval_status, date) where (del_flag = 0);
create index netting_dept_id on finance.netting using btree (dept_id, create_time, id) include (unit_id, counterparty, net_status, approval_status, date) where (del_flag = 0);
create index netting_create_by on finance.netting using btree (create_by, create_time, id) include (unit_id, dept_id, counterparty, net_status, approval_status, date) where (del_flag = 0);
create index netting_unit_id_counterparty on finance.netting using btree (unit_id, counterparty, create_time, id) include (net_status, approval_status, date) where (del_flag = 0);
create index netting_unit_id_net_status on finance.netting using btree (unit_id, net_status, create_time, id) include (counterparty, approval_status, date) where (del_flag = 0);
create index netting_unit_id_approval_status on finance.netting using btree (unit_id, approval_status, create_time, id) include (counterparty, net_status, date) where (del_flag = 0);
create index netting_approval_status on finance.netting using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index netting_net_status on finance.netting using btree (net_status, create_time, id) include (unit_id) where (del_flag = 0);
create index netting_counterparty on finance.netting using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index netting_date on finance.netting using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index netting_claim_total on finance.netting using btree (claim_total, create_time, id) include (unit_id) where (del_flag = 0);
create index netting_counterparty_net_status on finance.netting using btree (counterparty, net_status, create_time, id) include (approval_status, date) where (del_flag = 0);
create index netting_counterparty_approval_status on finance.netting using btree (counterparty, approval_status, create_time, id) include (net_status, date) where (del_flag = 0);
create index netting_net_status_approval_status on finance.netting using btree (net_status, approval_status, create_time, id) include (counterparty, date) where (del_flag = 0);
create unique index netting_netting_no_key on finance.netting using btree (netting_no) where (del_flag = 0);
create index netting_search on finance.netting using gin (search_grams) where (del_flag = 0);
create table finance.netting_claims (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  item uuid,
  item_type text,
  biz_date date,
  due_date date,
  balance numeric(20,2),
  amount numeric(20,2),
  foreign key (parent_id) references finance.netting (id) on delete cascade
);
create index netting_claims_parent_id on finance.netting_claims using btree (parent_id, line_no);
create table finance.netting_debts (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  item uuid,
  item_type text,
  biz_date date,
  due_date date,
  balance numeric(20,2),
  amount numeric(20,2),
  foreign key (parent_id) references finance.netting (id) on delete cascade
);
create index netting_debts_parent_id on finance.netting_debts using btree (parent_id, line_no);
