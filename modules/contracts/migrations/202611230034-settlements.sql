alter table contracts.contract add column proj_name text;
alter table contracts.contract add column contract_year text;
create index contract_proj_name on contracts.contract using btree (proj_name) where (del_flag = 0);
create index contract_contract_year on contracts.contract using btree (contract_year) where (del_flag = 0);
create table contracts.settlement (
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
  settle_no text,
  title text,
  settle_type text,
  direction text,
  related_contract uuid,
  counterparty uuid,
  date date,
  due_date date,
  currency text,
  fx_rate numeric(20,6),
  vat_rate text,
  amount numeric(20,2),
  net_amount numeric(20,2),
  tax_amount numeric(20,2),
  amount_cny numeric(20,2),
  differs_pct numeric(20,2),
  content text,
  attachments jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index settlement_create_time on contracts.settlement using btree (create_time, id) where (del_flag = 0);
create index settlement_unit_id on contracts.settlement using btree (unit_id, create_time, id) where (del_flag = 0);
create index settlement_dept_id on contracts.settlement using btree (dept_id, create_time, id) where (del_flag = 0);
create index settlement_create_by on contracts.settlement using btree (create_by, create_time, id) where (del_flag = 0);
create index settlement_settle_type on contracts.settlement using btree (settle_type) where (del_flag = 0);
create index settlement_direction on contracts.settlement using btree (direction) where (del_flag = 0);
create index settlement_date on contracts.settlement using btree (date) where (del_flag = 0);
create unique index settlement_settle_no_key on contracts.settlement using btree (settle_no) where (del_flag = 0);
create index settlement_search on contracts.settlement using gin (search_grams) where (del_flag = 0);
create table contracts.settlement_items (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods text,
  qty numeric(20,3),
  uom text,
  price numeric(20,4),
  amount numeric(20,2),
  foreign key (parent_id) references contracts.settlement (id) on delete cascade
);
create index settlement_items_parent_id on contracts.settlement_items using btree (parent_id, line_no);
create table contracts.barter_settlement (
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
  settle_no text,
  title text,
  related_contract uuid,
  counterparty uuid,
  date date,
  currency text,
  fx_rate numeric(20,6),
  out_value numeric(20,2),
  in_value numeric(20,2),
  amount numeric(20,2),
  amount_cny numeric(20,2),
  diff numeric(20,2),
  diff_pct numeric(20,3),
  diff_by text,
  content text,
  attachments jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index barter_settlement_create_time on contracts.barter_settlement using btree (create_time, id) where (del_flag = 0);
create index barter_settlement_unit_id on contracts.barter_settlement using btree (unit_id, create_time, id) where (del_flag = 0);
create index barter_settlement_dept_id on contracts.barter_settlement using btree (dept_id, create_time, id) where (del_flag = 0);
create index barter_settlement_create_by on contracts.barter_settlement using btree (create_by, create_time, id) where (del_flag = 0);
create index barter_settlement_date on contracts.barter_settlement using btree (date) where (del_flag = 0);
create unique index barter_settlement_settle_no_key on contracts.barter_settlement using btree (settle_no) where (del_flag = 0);
create index barter_settlement_search on contracts.barter_settlement using gin (search_grams) where (del_flag = 0);
