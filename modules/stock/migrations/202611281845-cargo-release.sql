alter table stock.stock_out add column release_id uuid;
alter table stock.stock_out add column plate_no text;
create index stock_out_release_id on stock.stock_out using btree (release_id, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.cargo_release (
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
  release_no text,
  date date,
  status text,
  contract_id uuid,
  customer uuid,
  tolerance_pct numeric(20,2),
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  qty numeric(20,3),
  basis text,
  currency text,
  price numeric(20,4),
  amount numeric(20,2),
  cover_amount numeric(20,2),
  held_amount numeric(20,2),
  coverage_pct numeric(20,2),
  valid_to date,
  receiver text,
  delivered_qty numeric(20,3),
  left_qty numeric(20,3),
  delivered_amount numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index cargo_release_create_time on stock.cargo_release using btree (create_time, id) where (del_flag = 0);
create index cargo_release_unit_id on stock.cargo_release using btree (unit_id, create_time, id) include (status, customer, goods_id, valid_to) where (del_flag = 0);
create index cargo_release_dept_id on stock.cargo_release using btree (dept_id, create_time, id) include (unit_id, status, customer, goods_id, valid_to) where (del_flag = 0);
create index cargo_release_create_by on stock.cargo_release using btree (create_by, create_time, id) include (unit_id, dept_id, status, customer, goods_id, valid_to) where (del_flag = 0);
create index cargo_release_unit_id_status on stock.cargo_release using btree (unit_id, status, create_time, id) include (customer, goods_id, valid_to) where (del_flag = 0);
create index cargo_release_unit_id_customer on stock.cargo_release using btree (unit_id, customer, create_time, id) include (status, goods_id, valid_to) where (del_flag = 0);
create index cargo_release_unit_id_goods_id on stock.cargo_release using btree (unit_id, goods_id, create_time, id) include (status, customer, valid_to) where (del_flag = 0);
create index cargo_release_approval_status on stock.cargo_release using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_date on stock.cargo_release using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_status on stock.cargo_release using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_contract_id on stock.cargo_release using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_customer on stock.cargo_release using btree (customer, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_warehouse_id on stock.cargo_release using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_goods_id on stock.cargo_release using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_batch_id on stock.cargo_release using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_basis on stock.cargo_release using btree (basis, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_valid_to on stock.cargo_release using btree (valid_to, create_time, id) include (unit_id) where (del_flag = 0);
create index cargo_release_status_customer on stock.cargo_release using btree (status, customer, create_time, id) include (goods_id, valid_to) where (del_flag = 0);
create index cargo_release_status_goods_id on stock.cargo_release using btree (status, goods_id, create_time, id) include (customer, valid_to) where (del_flag = 0);
create index cargo_release_customer_goods_id on stock.cargo_release using btree (customer, goods_id, create_time, id) include (status, valid_to) where (del_flag = 0);
create unique index cargo_release_release_no_key on stock.cargo_release using btree (release_no) where (del_flag = 0);
create index cargo_release_search on stock.cargo_release using gin (search_grams) where (del_flag = 0);
create table stock.cargo_release_plates (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  plate text,
  driver text,
  phone text,
  foreign key (parent_id) references stock.cargo_release (id) on delete cascade
);
create index cargo_release_plates_parent_id on stock.cargo_release_plates using btree (parent_id, line_no);
