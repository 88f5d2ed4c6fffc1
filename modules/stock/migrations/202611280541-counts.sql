create table stock.stock_check (
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
  check_no text,
  date date,
  status text,
  warehouse_id uuid,
  goods_id uuid,
  batch_id uuid,
  density_id uuid,
  density numeric(20,3),
  survey_qty numeric(20,3),
  book_qty numeric(20,3),
  book_moves numeric(20,0),
  diff numeric(20,3),
  diff_pct numeric(20,3),
  allowed_pct numeric(20,2),
  result text,
  reason text,
  return_reason text,
  gain_in uuid,
  loss_out uuid,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index stock_check_create_time on stock.stock_check using btree (create_time, id) where (del_flag = 0);
create index stock_check_unit_id on stock.stock_check using btree (unit_id, create_time, id) include (status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_check_dept_id on stock.stock_check using btree (dept_id, create_time, id) include (unit_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_check_create_by on stock.stock_check using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_check_unit_id_status on stock.stock_check using btree (unit_id, status, create_time, id) include (goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_check_unit_id_goods_id on stock.stock_check using btree (unit_id, goods_id, create_time, id) include (status, warehouse_id, date) where (del_flag = 0);
create index stock_check_unit_id_warehouse_id on stock.stock_check using btree (unit_id, warehouse_id, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index stock_check_date on stock.stock_check using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_status on stock.stock_check using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_warehouse_id on stock.stock_check using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_goods_id on stock.stock_check using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_batch_id on stock.stock_check using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_density_id on stock.stock_check using btree (density_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_result on stock.stock_check using btree (result, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_gain_in on stock.stock_check using btree (gain_in, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_loss_out on stock.stock_check using btree (loss_out, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_check_status_goods_id on stock.stock_check using btree (status, goods_id, create_time, id) include (warehouse_id, date) where (del_flag = 0);
create index stock_check_status_warehouse_id on stock.stock_check using btree (status, warehouse_id, create_time, id) include (goods_id, date) where (del_flag = 0);
create index stock_check_goods_id_warehouse_id on stock.stock_check using btree (goods_id, warehouse_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index stock_check_check_no_key on stock.stock_check using btree (check_no) where (del_flag = 0);
create index stock_check_search on stock.stock_check using gin (search_grams) where (del_flag = 0);
create table stock.stock_check_survey (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  stack text,
  volume numeric(20,3),
  note text,
  foreign key (parent_id) references stock.stock_check (id) on delete cascade
);
create index stock_check_survey_parent_id on stock.stock_check_survey using btree (parent_id, line_no);
create table stock.capacity_weight (
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
  measure_no text,
  date date,
  status text,
  warehouse_id uuid,
  position text,
  goods_id uuid,
  batch_id uuid,
  method text,
  density numeric(20,3),
  mean numeric(20,4),
  kept_count numeric(20,0),
  out_count numeric(20,0),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index capacity_weight_create_time on stock.capacity_weight using btree (create_time, id) where (del_flag = 0);
create index capacity_weight_unit_id on stock.capacity_weight using btree (unit_id, create_time, id) include (status, goods_id, warehouse_id, date) where (del_flag = 0);
create index capacity_weight_dept_id on stock.capacity_weight using btree (dept_id, create_time, id) include (unit_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index capacity_weight_create_by on stock.capacity_weight using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index capacity_weight_unit_id_status on stock.capacity_weight using btree (unit_id, status, create_time, id) include (goods_id, warehouse_id, date) where (del_flag = 0);
create index capacity_weight_unit_id_goods_id on stock.capacity_weight using btree (unit_id, goods_id, create_time, id) include (status, warehouse_id, date) where (del_flag = 0);
create index capacity_weight_unit_id_warehouse_id on stock.capacity_weight using btree (unit_id, warehouse_id, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index capacity_weight_date on stock.capacity_weight using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index capacity_weight_status on stock.capacity_weight using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index capacity_weight_warehouse_id on stock.capacity_weight using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index capacity_weight_goods_id on stock.capacity_weight using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index capacity_weight_batch_id on stock.capacity_weight using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index capacity_weight_status_goods_id on stock.capacity_weight using btree (status, goods_id, create_time, id) include (warehouse_id, date) where (del_flag = 0);
create index capacity_weight_status_warehouse_id on stock.capacity_weight using btree (status, warehouse_id, create_time, id) include (goods_id, date) where (del_flag = 0);
create index capacity_weight_goods_id_warehouse_id on stock.capacity_weight using btree (goods_id, warehouse_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index capacity_weight_measure_no_key on stock.capacity_weight using btree (measure_no) where (del_flag = 0);
create index capacity_weight_search on stock.capacity_weight using gin (search_grams) where (del_flag = 0);
create table stock.capacity_weight_samples (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  layer text,
  box_volume numeric(20,4),
  gross_kg numeric(20,2),
  tare_kg numeric(20,2),
  density numeric(20,3),
  foreign key (parent_id) references stock.capacity_weight (id) on delete cascade
);
create index capacity_weight_samples_parent_id on stock.capacity_weight_samples using btree (parent_id, line_no);
