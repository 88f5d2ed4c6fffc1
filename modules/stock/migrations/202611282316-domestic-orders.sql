create table stock.cti_price (
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
  list_no text,
  date date,
  status text,
  line_count numeric(20,0),
  mean_price numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index cti_price_create_time on stock.cti_price using btree (create_time, id) where (del_flag = 0);
create index cti_price_unit_id on stock.cti_price using btree (unit_id, create_time, id) include (status, date) where (del_flag = 0);
create index cti_price_dept_id on stock.cti_price using btree (dept_id, create_time, id) include (unit_id, status, unit_id, date) where (del_flag = 0);
create index cti_price_create_by on stock.cti_price using btree (create_by, create_time, id) include (unit_id, dept_id, status, unit_id, date) where (del_flag = 0);
create index cti_price_unit_id_status on stock.cti_price using btree (unit_id, status, create_time, id) include (date) where (del_flag = 0);
create index cti_price_date on stock.cti_price using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_price_status on stock.cti_price using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_price_status_unit_id on stock.cti_price using btree (status, unit_id, create_time, id) include (date) where (del_flag = 0);
create unique index cti_price_list_no_key on stock.cti_price using btree (list_no) where (del_flag = 0);
create index cti_price_search on stock.cti_price using gin (search_grams) where (del_flag = 0);
create table stock.cti_price_lines (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  spec_id uuid,
  warehouse_id uuid,
  before numeric(20,2),
  list_price numeric(20,2),
  min_price numeric(20,2),
  change numeric(20,2),
  foreign key (parent_id) references stock.cti_price (id) on delete cascade
);
create index cti_price_lines_parent_id on stock.cti_price_lines using btree (parent_id, line_no);
create table stock.cti_sales (
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
  order_no text,
  date date,
  status text,
  contract_id uuid,
  customer uuid,
  spec_id uuid,
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  qty numeric(20,3),
  price_date date,
  list_price numeric(20,2),
  min_price numeric(20,2),
  unit_price numeric(20,2),
  below_min text,
  reason text,
  amount numeric(20,2),
  delivery_mode text,
  deliver_to text,
  valid_to date,
  picked_qty numeric(20,3),
  left_qty numeric(20,3),
  picked_amount numeric(20,2),
  close_reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index cti_sales_create_time on stock.cti_sales using btree (create_time, id) where (del_flag = 0);
create index cti_sales_unit_id on stock.cti_sales using btree (unit_id, create_time, id) include (status, customer, spec_id, valid_to) where (del_flag = 0);
create index cti_sales_dept_id on stock.cti_sales using btree (dept_id, create_time, id) include (unit_id, status, customer, spec_id, valid_to) where (del_flag = 0);
create index cti_sales_create_by on stock.cti_sales using btree (create_by, create_time, id) include (unit_id, dept_id, status, customer, spec_id, valid_to) where (del_flag = 0);
create index cti_sales_unit_id_status on stock.cti_sales using btree (unit_id, status, create_time, id) include (customer, spec_id, valid_to) where (del_flag = 0);
create index cti_sales_unit_id_customer on stock.cti_sales using btree (unit_id, customer, create_time, id) include (status, spec_id, valid_to) where (del_flag = 0);
create index cti_sales_unit_id_spec_id on stock.cti_sales using btree (unit_id, spec_id, create_time, id) include (status, customer, valid_to) where (del_flag = 0);
create index cti_sales_approval_status on stock.cti_sales using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_date on stock.cti_sales using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_status on stock.cti_sales using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_contract_id on stock.cti_sales using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_customer on stock.cti_sales using btree (customer, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_spec_id on stock.cti_sales using btree (spec_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_warehouse_id on stock.cti_sales using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_goods_id on stock.cti_sales using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_batch_id on stock.cti_sales using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_valid_to on stock.cti_sales using btree (valid_to, create_time, id) include (unit_id) where (del_flag = 0);
create index cti_sales_status_customer on stock.cti_sales using btree (status, customer, create_time, id) include (spec_id, valid_to) where (del_flag = 0);
create index cti_sales_status_spec_id on stock.cti_sales using btree (status, spec_id, create_time, id) include (customer, valid_to) where (del_flag = 0);
create index cti_sales_customer_spec_id on stock.cti_sales using btree (customer, spec_id, create_time, id) include (status, valid_to) where (del_flag = 0);
create unique index cti_sales_order_no_key on stock.cti_sales using btree (order_no) where (del_flag = 0);
create index cti_sales_search on stock.cti_sales using gin (search_grams) where (del_flag = 0);
create table stock.cti_sales_plates (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  plate text,
  driver text,
  phone text,
  foreign key (parent_id) references stock.cti_sales (id) on delete cascade
);
create index cti_sales_plates_parent_id on stock.cti_sales_plates using btree (parent_id, line_no);
alter table stock.cargo_release add column order_id uuid;
create index cargo_release_order_id on stock.cargo_release using btree (order_id, create_time, id) include (unit_id) where (del_flag = 0);
