create schema if not exists stock;
create table stock.warehouse (
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
  warehouse_code text,
  warehouse_name text,
  warehouse_name_ru text,
  warehouse_name_en text,
  warehouse_type text,
  capacity numeric(20,3),
  keeper uuid,
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index warehouse_create_time on stock.warehouse using btree (create_time, id) where (del_flag = 0);
create index warehouse_warehouse_type on stock.warehouse using btree (warehouse_type, create_time, id) where (del_flag = 0);
create index warehouse_keeper on stock.warehouse using btree (keeper, create_time, id) where (del_flag = 0);
create index warehouse_in_use on stock.warehouse using btree (in_use, create_time, id) where (del_flag = 0);
create index warehouse_warehouse_type_in_use on stock.warehouse using btree (warehouse_type, in_use, create_time, id) include (keeper) where (del_flag = 0);
create index warehouse_warehouse_type_keeper on stock.warehouse using btree (warehouse_type, keeper, create_time, id) include (in_use) where (del_flag = 0);
create index warehouse_in_use_keeper on stock.warehouse using btree (in_use, keeper, create_time, id) include (warehouse_type) where (del_flag = 0);
create unique index warehouse_warehouse_code_key on stock.warehouse using btree (warehouse_code) where (del_flag = 0);
create unique index warehouse_warehouse_name_key on stock.warehouse using btree (warehouse_name) where (del_flag = 0);
create index warehouse_search on stock.warehouse using gin (search_grams) where (del_flag = 0);
create table stock.batch (
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
  batch_no text,
  goods_id uuid,
  in_date date,
  origin text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index batch_create_time on stock.batch using btree (create_time, id) where (del_flag = 0);
create index batch_unit_id on stock.batch using btree (unit_id, create_time, id) include (goods_id, in_date) where (del_flag = 0);
create index batch_dept_id on stock.batch using btree (dept_id, create_time, id) include (unit_id, goods_id, in_date) where (del_flag = 0);
create index batch_create_by on stock.batch using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, in_date) where (del_flag = 0);
create index batch_unit_id_goods_id on stock.batch using btree (unit_id, goods_id, create_time, id) include (in_date) where (del_flag = 0);
create index batch_goods_id on stock.batch using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index batch_in_date on stock.batch using btree (in_date, create_time, id) include (unit_id) where (del_flag = 0);
create unique index batch_batch_no_key on stock.batch using btree (batch_no) where (del_flag = 0);
create index batch_search on stock.batch using gin (search_grams) where (del_flag = 0);
create table stock.stock_in (
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
  in_no text,
  in_type text,
  date date,
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  supplier uuid,
  contract_id uuid,
  bill_qty numeric(20,3),
  price numeric(20,4),
  actual_qty numeric(20,3),
  allowed_pct numeric(20,2),
  loss_qty numeric(20,3),
  loss_pct numeric(20,3),
  excess_qty numeric(20,3),
  bill_amount numeric(20,2),
  claim_amount numeric(20,2),
  carrier uuid,
  amount numeric(20,2),
  unit_cost numeric(20,4),
  status text,
  voucher_no text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index stock_in_create_time on stock.stock_in using btree (create_time, id) where (del_flag = 0);
create index stock_in_unit_id on stock.stock_in using btree (unit_id, create_time, id) include (status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_in_dept_id on stock.stock_in using btree (dept_id, create_time, id) include (unit_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_in_create_by on stock.stock_in using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_in_unit_id_status on stock.stock_in using btree (unit_id, status, create_time, id) include (goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_in_unit_id_goods_id on stock.stock_in using btree (unit_id, goods_id, create_time, id) include (status, warehouse_id, date) where (del_flag = 0);
create index stock_in_unit_id_warehouse_id on stock.stock_in using btree (unit_id, warehouse_id, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index stock_in_in_type on stock.stock_in using btree (in_type, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_date on stock.stock_in using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_warehouse_id on stock.stock_in using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_goods_id on stock.stock_in using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_batch_id on stock.stock_in using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_supplier on stock.stock_in using btree (supplier, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_contract_id on stock.stock_in using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_carrier on stock.stock_in using btree (carrier, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_status on stock.stock_in using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_status_goods_id on stock.stock_in using btree (status, goods_id, create_time, id) include (warehouse_id, date) where (del_flag = 0);
create index stock_in_status_warehouse_id on stock.stock_in using btree (status, warehouse_id, create_time, id) include (goods_id, date) where (del_flag = 0);
create index stock_in_goods_id_warehouse_id on stock.stock_in using btree (goods_id, warehouse_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index stock_in_in_no_key on stock.stock_in using btree (in_no) where (del_flag = 0);
create index stock_in_search on stock.stock_in using gin (search_grams) where (del_flag = 0);
create table stock.stock_out (
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
  out_no text,
  out_type text,
  date date,
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  customer uuid,
  contract_id uuid,
  qty numeric(20,3),
  booked_amount numeric(20,2),
  cost_amount numeric(20,2),
  status text,
  voucher_no text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index stock_out_create_time on stock.stock_out using btree (create_time, id) where (del_flag = 0);
create index stock_out_unit_id on stock.stock_out using btree (unit_id, create_time, id) include (status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_out_dept_id on stock.stock_out using btree (dept_id, create_time, id) include (unit_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_out_create_by on stock.stock_out using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_out_unit_id_status on stock.stock_out using btree (unit_id, status, create_time, id) include (goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_out_unit_id_goods_id on stock.stock_out using btree (unit_id, goods_id, create_time, id) include (status, warehouse_id, date) where (del_flag = 0);
create index stock_out_unit_id_warehouse_id on stock.stock_out using btree (unit_id, warehouse_id, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index stock_out_out_type on stock.stock_out using btree (out_type, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_date on stock.stock_out using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_warehouse_id on stock.stock_out using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_goods_id on stock.stock_out using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_batch_id on stock.stock_out using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_customer on stock.stock_out using btree (customer, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_contract_id on stock.stock_out using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_status on stock.stock_out using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_status_goods_id on stock.stock_out using btree (status, goods_id, create_time, id) include (warehouse_id, date) where (del_flag = 0);
create index stock_out_status_warehouse_id on stock.stock_out using btree (status, warehouse_id, create_time, id) include (goods_id, date) where (del_flag = 0);
create index stock_out_goods_id_warehouse_id on stock.stock_out using btree (goods_id, warehouse_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index stock_out_out_no_key on stock.stock_out using btree (out_no) where (del_flag = 0);
create index stock_out_search on stock.stock_out using gin (search_grams) where (del_flag = 0);
create table stock.stock_move (
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
  day date,
  event text,
  source_no text,
  source_type text,
  source_id text,
  seq numeric(20,0),
  line_no numeric(20,0),
  cost_group text,
  entry numeric(20,0),
  running_quantity numeric(20,3),
  running_amount numeric(20,2),
  reverses text,
  corrects text,
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  quantity numeric(20,3),
  amount numeric(20,2),
  stock_in uuid,
  stock_out uuid,
  del_flag smallint not null default 0
);
create index stock_move_create_time on stock.stock_move using btree (create_time, id) where (del_flag = 0);
create index stock_move_unit_id on stock.stock_move using btree (unit_id, create_time, id) include (goods_id, warehouse_id, batch_id, day) where (del_flag = 0);
create index stock_move_dept_id on stock.stock_move using btree (dept_id, create_time, id) include (unit_id, goods_id, warehouse_id, batch_id, day) where (del_flag = 0);
create index stock_move_create_by on stock.stock_move using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, warehouse_id, batch_id, day) where (del_flag = 0);
create index stock_move_unit_id_goods_id on stock.stock_move using btree (unit_id, goods_id, create_time, id) include (warehouse_id, batch_id, day) where (del_flag = 0);
create index stock_move_unit_id_warehouse_id on stock.stock_move using btree (unit_id, warehouse_id, create_time, id) include (goods_id, batch_id, day) where (del_flag = 0);
create index stock_move_unit_id_batch_id on stock.stock_move using btree (unit_id, batch_id, create_time, id) include (goods_id, warehouse_id, day) where (del_flag = 0);
create index stock_move_day on stock.stock_move using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_event on stock.stock_move using btree (event, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_reverses on stock.stock_move using btree (reverses, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_warehouse_id on stock.stock_move using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_goods_id on stock.stock_move using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_batch_id on stock.stock_move using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_stock_in on stock.stock_move using btree (stock_in, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_stock_out on stock.stock_move using btree (stock_out, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_goods_id_warehouse_id on stock.stock_move using btree (goods_id, warehouse_id, create_time, id) include (batch_id, day) where (del_flag = 0);
create index stock_move_goods_id_batch_id on stock.stock_move using btree (goods_id, batch_id, create_time, id) include (warehouse_id, day) where (del_flag = 0);
create index stock_move_warehouse_id_batch_id on stock.stock_move using btree (warehouse_id, batch_id, create_time, id) include (goods_id, day) where (del_flag = 0);
create unique index stock_move_source_id_event_seq_line_no_key on stock.stock_move using btree (source_id, event, seq, line_no) where (del_flag = 0);
create unique index stock_move_cost_group_day_entry_key on stock.stock_move using btree (cost_group, day, entry) where (del_flag = 0);
create table stock.stock_cost (
  id uuid primary key,
  unit_id uuid not null,
  key text not null,
  method text not null,
  quantity numeric(20,3) not null,
  amount numeric(20,2) not null,
  last integer not null
);
create unique index stock_cost_key on stock.stock_cost using btree (unit_id, key);
create table stock.stock_cost_day (
  cost uuid not null,
  day date not null,
  quantity numeric(20,3) not null,
  amount numeric(20,2) not null
);
create unique index stock_cost_day_key on stock.stock_cost_day using btree (cost, day);
create table stock.stock_place (
  id uuid primary key,
  unit_id uuid not null,
  key text not null,
  cost uuid not null,
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  quantity numeric(20,3) not null
);
create unique index stock_place_key on stock.stock_place using btree (unit_id, key);
create index stock_place_cost on stock.stock_place using btree (cost);
create table stock.stock_place_day (
  place uuid not null,
  day date not null,
  quantity numeric(20,3) not null
);
create unique index stock_place_day_key on stock.stock_place_day using btree (place, day);
create trigger stock_move_only_grows before delete or truncate or update of id, ver, unit_id, dept_id, create_by, create_name, create_time, update_by, update_time, remark, day, event, source_no, source_type, source_id, seq, line_no, cost_group, entry, reverses, corrects, warehouse_id, goods_id, batch_id, quantity, amount, stock_in, stock_out, del_flag on stock.stock_move
  for each statement execute function engine.posting_only_grows();
