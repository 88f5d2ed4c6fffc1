create table contracts.index_price (
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
  price_no text,
  status text,
  contract_id uuid,
  date date,
  mode text,
  "window" text,
  month text,
  lading_date date,
  lading_days numeric(20,0),
  base numeric(20,2),
  factor numeric(20,4),
  addition numeric(20,2),
  heat text,
  average numeric(20,2),
  formula_price numeric(20,2),
  price numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index index_price_create_time on contracts.index_price using btree (create_time, id) where (del_flag = 0);
create index index_price_unit_id on contracts.index_price using btree (unit_id, create_time, id) include (status, contract_id, mode, date) where (del_flag = 0);
create index index_price_dept_id on contracts.index_price using btree (dept_id, create_time, id) include (unit_id, status, contract_id, mode, date) where (del_flag = 0);
create index index_price_create_by on contracts.index_price using btree (create_by, create_time, id) include (unit_id, dept_id, status, contract_id, mode, date) where (del_flag = 0);
create index index_price_unit_id_status on contracts.index_price using btree (unit_id, status, create_time, id) include (contract_id, mode, date) where (del_flag = 0);
create index index_price_unit_id_contract_id on contracts.index_price using btree (unit_id, contract_id, create_time, id) include (status, mode, date) where (del_flag = 0);
create index index_price_unit_id_mode on contracts.index_price using btree (unit_id, mode, create_time, id) include (status, contract_id, date) where (del_flag = 0);
create index index_price_status on contracts.index_price using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index index_price_contract_id on contracts.index_price using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index index_price_date on contracts.index_price using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index index_price_mode on contracts.index_price using btree (mode, create_time, id) include (unit_id) where (del_flag = 0);
create index index_price_status_contract_id on contracts.index_price using btree (status, contract_id, create_time, id) include (mode, date) where (del_flag = 0);
create index index_price_status_mode on contracts.index_price using btree (status, mode, create_time, id) include (contract_id, date) where (del_flag = 0);
create index index_price_contract_id_mode on contracts.index_price using btree (contract_id, mode, create_time, id) include (status, date) where (del_flag = 0);
create unique index index_price_price_no_key on contracts.index_price using btree (price_no) where (del_flag = 0);
create index index_price_search on contracts.index_price using gin (search_grams) where (del_flag = 0);
create table contracts.index_price_indices (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  index_id uuid,
  mean numeric(20,2),
  days numeric(20,0),
  foreign key (parent_id) references contracts.index_price (id) on delete cascade
);
create index index_price_indices_parent_id on contracts.index_price_indices using btree (parent_id, line_no);
create table contracts.index_price_steps (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  step text,
  value numeric(20,4),
  foreign key (parent_id) references contracts.index_price (id) on delete cascade
);
create index index_price_steps_parent_id on contracts.index_price_steps using btree (parent_id, line_no);
