create table stock.landed_cost (
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
  cost_no text,
  date date,
  status text,
  basis text,
  settlement_id uuid,
  customs_tax_id uuid,
  total numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index landed_cost_create_time on stock.landed_cost using btree (create_time, id) where (del_flag = 0);
create index landed_cost_unit_id on stock.landed_cost using btree (unit_id, create_time, id) include (status, basis, settlement_id, date) where (del_flag = 0);
create index landed_cost_dept_id on stock.landed_cost using btree (dept_id, create_time, id) include (unit_id, status, basis, settlement_id, date) where (del_flag = 0);
create index landed_cost_create_by on stock.landed_cost using btree (create_by, create_time, id) include (unit_id, dept_id, status, basis, settlement_id, date) where (del_flag = 0);
create index landed_cost_unit_id_status on stock.landed_cost using btree (unit_id, status, create_time, id) include (basis, settlement_id, date) where (del_flag = 0);
create index landed_cost_unit_id_basis on stock.landed_cost using btree (unit_id, basis, create_time, id) include (status, settlement_id, date) where (del_flag = 0);
create index landed_cost_unit_id_settlement_id on stock.landed_cost using btree (unit_id, settlement_id, create_time, id) include (status, basis, date) where (del_flag = 0);
create index landed_cost_date on stock.landed_cost using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index landed_cost_status on stock.landed_cost using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index landed_cost_basis on stock.landed_cost using btree (basis, create_time, id) include (unit_id) where (del_flag = 0);
create index landed_cost_settlement_id on stock.landed_cost using btree (settlement_id, create_time, id) include (unit_id) where (del_flag = 0);
create index landed_cost_customs_tax_id on stock.landed_cost using btree (customs_tax_id, create_time, id) include (unit_id) where (del_flag = 0);
create index landed_cost_status_basis on stock.landed_cost using btree (status, basis, create_time, id) include (settlement_id, date) where (del_flag = 0);
create index landed_cost_status_settlement_id on stock.landed_cost using btree (status, settlement_id, create_time, id) include (basis, date) where (del_flag = 0);
create index landed_cost_basis_settlement_id on stock.landed_cost using btree (basis, settlement_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index landed_cost_cost_no_key on stock.landed_cost using btree (cost_no) where (del_flag = 0);
create index landed_cost_search on stock.landed_cost using gin (search_grams) where (del_flag = 0);
create table stock.landed_cost_costs (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  kind text,
  payee uuid,
  amount numeric(20,2),
  note text,
  foreign key (parent_id) references stock.landed_cost (id) on delete cascade
);
create index landed_cost_costs_parent_id on stock.landed_cost_costs using btree (parent_id, line_no);
create table stock.landed_cost_entries (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  stock_in_id uuid,
  goods_id uuid,
  qty numeric(20,3),
  worth numeric(20,2),
  volume numeric(20,3),
  foreign key (parent_id) references stock.landed_cost (id) on delete cascade
);
create index landed_cost_entries_parent_id on stock.landed_cost_entries using btree (parent_id, line_no);
create table stock.landed_cost_shares (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  entry numeric(20,0),
  weight numeric(20,3),
  share numeric(20,2),
  per_ton numeric(20,4),
  unit_cost numeric(20,4),
  foreign key (parent_id) references stock.landed_cost (id) on delete cascade
);
create index landed_cost_shares_parent_id on stock.landed_cost_shares using btree (parent_id, line_no);
alter table stock.cost_true_up add column landed_cost_id uuid;
create index cost_true_up_landed_cost_id on stock.cost_true_up using btree (landed_cost_id, create_time, id) include (unit_id) where (del_flag = 0);
