create table stock.position (
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
  code text,
  position_no text,
  warehouse_id uuid,
  capacity numeric(20,3),
  spec_id uuid,
  in_use text,
  goods_id uuid,
  batches uuid[],
  qty numeric(20,3),
  fill_pct numeric(20,1),
  tested_qty numeric(20,3),
  heat_kcal numeric(20,1),
  mt numeric(20,2),
  ash_dry numeric(20,2),
  sul_dry numeric(20,3),
  temp_max numeric(20,1),
  temp_at timestamp(3) with time zone,
  temp_light text,
  last_turn date,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index position_create_time on stock.position using btree (create_time, id) where (del_flag = 0);
create index position_unit_id on stock.position using btree (unit_id, create_time, id) include (warehouse_id, goods_id, temp_light, last_turn) where (del_flag = 0);
create index position_dept_id on stock.position using btree (dept_id, create_time, id) include (unit_id, warehouse_id, goods_id, temp_light, last_turn) where (del_flag = 0);
create index position_create_by on stock.position using btree (create_by, create_time, id) include (unit_id, dept_id, warehouse_id, goods_id, temp_light, last_turn) where (del_flag = 0);
create index position_unit_id_warehouse_id on stock.position using btree (unit_id, warehouse_id, create_time, id) include (goods_id, temp_light, last_turn) where (del_flag = 0);
create index position_unit_id_goods_id on stock.position using btree (unit_id, goods_id, create_time, id) include (warehouse_id, temp_light, last_turn) where (del_flag = 0);
create index position_unit_id_temp_light on stock.position using btree (unit_id, temp_light, create_time, id) include (warehouse_id, goods_id, last_turn) where (del_flag = 0);
create index position_warehouse_id on stock.position using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index position_spec_id on stock.position using btree (spec_id, create_time, id) include (unit_id) where (del_flag = 0);
create index position_in_use on stock.position using btree (in_use, create_time, id) include (unit_id) where (del_flag = 0);
create index position_goods_id on stock.position using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index position_temp_max on stock.position using btree (temp_max, create_time, id) include (unit_id) where (del_flag = 0);
create index position_temp_light on stock.position using btree (temp_light, create_time, id) include (unit_id) where (del_flag = 0);
create index position_last_turn on stock.position using btree (last_turn, create_time, id) include (unit_id) where (del_flag = 0);
create index position_warehouse_id_goods_id on stock.position using btree (warehouse_id, goods_id, create_time, id) include (temp_light, last_turn) where (del_flag = 0);
create index position_warehouse_id_temp_light on stock.position using btree (warehouse_id, temp_light, create_time, id) include (goods_id, last_turn) where (del_flag = 0);
create index position_goods_id_temp_light on stock.position using btree (goods_id, temp_light, create_time, id) include (warehouse_id, last_turn) where (del_flag = 0);
create unique index position_position_no_key on stock.position using btree (position_no) where (del_flag = 0);
create unique index position_warehouse_id_code_key on stock.position using btree (warehouse_id, code) where (del_flag = 0);
create index position_search on stock.position using gin (search_grams) where (del_flag = 0);
create table stock.position_corners (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  x numeric(20,1),
  y numeric(20,1),
  foreign key (parent_id) references stock.position (id) on delete cascade
);
create index position_corners_parent_id on stock.position_corners using btree (parent_id, line_no);
create table stock.turn_order (
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
  order_no text,
  status text,
  position_id uuid,
  warehouse_id uuid,
  temp_before numeric(20,1),
  reason text,
  assignee_id uuid,
  due_date date,
  done_on date,
  temp_after numeric(20,1),
  result text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index turn_order_create_time on stock.turn_order using btree (create_time, id) where (del_flag = 0);
create index turn_order_unit_id on stock.turn_order using btree (unit_id, create_time, id) include (status, warehouse_id, position_id, due_date) where (del_flag = 0);
create index turn_order_dept_id on stock.turn_order using btree (dept_id, create_time, id) include (unit_id, status, warehouse_id, position_id, due_date) where (del_flag = 0);
create index turn_order_create_by on stock.turn_order using btree (create_by, create_time, id) include (unit_id, dept_id, status, warehouse_id, position_id, due_date) where (del_flag = 0);
create index turn_order_unit_id_status on stock.turn_order using btree (unit_id, status, create_time, id) include (warehouse_id, position_id, due_date) where (del_flag = 0);
create index turn_order_unit_id_warehouse_id on stock.turn_order using btree (unit_id, warehouse_id, create_time, id) include (status, position_id, due_date) where (del_flag = 0);
create index turn_order_unit_id_position_id on stock.turn_order using btree (unit_id, position_id, create_time, id) include (status, warehouse_id, due_date) where (del_flag = 0);
create index turn_order_status on stock.turn_order using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index turn_order_position_id on stock.turn_order using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
create index turn_order_warehouse_id on stock.turn_order using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index turn_order_assignee_id on stock.turn_order using btree (assignee_id, create_time, id) include (unit_id) where (del_flag = 0);
create index turn_order_due_date on stock.turn_order using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index turn_order_done_on on stock.turn_order using btree (done_on, create_time, id) include (unit_id) where (del_flag = 0);
create index turn_order_status_warehouse_id on stock.turn_order using btree (status, warehouse_id, create_time, id) include (position_id, due_date) where (del_flag = 0);
create index turn_order_status_position_id on stock.turn_order using btree (status, position_id, create_time, id) include (warehouse_id, due_date) where (del_flag = 0);
create index turn_order_warehouse_id_position_id on stock.turn_order using btree (warehouse_id, position_id, create_time, id) include (status, due_date) where (del_flag = 0);
create unique index turn_order_order_no_key on stock.turn_order using btree (order_no) where (del_flag = 0);
create index turn_order_search on stock.turn_order using gin (search_grams) where (del_flag = 0);
alter table stock.batch add column position_id uuid;
drop index stock.batch_unit_id;
drop index stock.batch_dept_id;
drop index stock.batch_create_by;
drop index stock.batch_unit_id_goods_id;
create index batch_unit_id on stock.batch using btree (unit_id, create_time, id) include (goods_id, position_id, in_date) where (del_flag = 0);
create index batch_dept_id on stock.batch using btree (dept_id, create_time, id) include (unit_id, goods_id, position_id, in_date) where (del_flag = 0);
create index batch_create_by on stock.batch using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, position_id, in_date) where (del_flag = 0);
create index batch_unit_id_goods_id on stock.batch using btree (unit_id, goods_id, create_time, id) include (position_id, in_date) where (del_flag = 0);
create index batch_unit_id_position_id on stock.batch using btree (unit_id, position_id, create_time, id) include (goods_id, in_date) where (del_flag = 0);
create index batch_position_id on stock.batch using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
create index batch_goods_id_position_id on stock.batch using btree (goods_id, position_id, create_time, id) include (in_date) where (del_flag = 0);
alter table stock.stock_in add column position_id uuid;
create index stock_in_position_id on stock.stock_in using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.stack_temperature (
  key uuid not null,
  at timestamp(3) with time zone not null,
  temp numeric not null,
  faults smallint not null,
  corrected smallint not null default 0
) partition by range (at);
create unique index stack_temperature_key on stock.stack_temperature using btree (key, at);
create table stock.stack_temperature_day (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  temp_sum numeric,
  temp_least numeric,
  temp_most numeric
);
create unique index stack_temperature_day_key on stock.stack_temperature_day using btree (key, at);
create table stock.stack_temperature_month (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  temp_sum numeric,
  temp_least numeric,
  temp_most numeric
);
create unique index stack_temperature_month_key on stock.stack_temperature_month using btree (key, at);
create table stock.stack_temperature_last (
  key uuid not null,
  last_at timestamp(3) with time zone
);
create unique index stack_temperature_last_key on stock.stack_temperature_last using btree (key);
