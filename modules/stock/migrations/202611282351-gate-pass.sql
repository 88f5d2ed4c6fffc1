create table stock.gate_pass (
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
  pass_no text,
  status text,
  plate_no text,
  release_id uuid,
  order_id uuid,
  customer uuid,
  goods_id uuid,
  warehouse_id uuid,
  came_at timestamp(3) with time zone,
  tare numeric(20,3),
  left_at timestamp(3) with time zone,
  gross numeric(20,3),
  net numeric(20,3),
  left_qty numeric(20,3),
  ticket_id uuid,
  stock_out_id uuid,
  reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index gate_pass_create_time on stock.gate_pass using btree (create_time, id) where (del_flag = 0);
create index gate_pass_unit_id on stock.gate_pass using btree (unit_id, create_time, id) include (status, customer, goods_id, came_at) where (del_flag = 0);
create index gate_pass_dept_id on stock.gate_pass using btree (dept_id, create_time, id) include (unit_id, status, customer, goods_id, came_at) where (del_flag = 0);
create index gate_pass_create_by on stock.gate_pass using btree (create_by, create_time, id) include (unit_id, dept_id, status, customer, goods_id, came_at) where (del_flag = 0);
create index gate_pass_unit_id_status on stock.gate_pass using btree (unit_id, status, create_time, id) include (customer, goods_id, came_at) where (del_flag = 0);
create index gate_pass_unit_id_customer on stock.gate_pass using btree (unit_id, customer, create_time, id) include (status, goods_id, came_at) where (del_flag = 0);
create index gate_pass_unit_id_goods_id on stock.gate_pass using btree (unit_id, goods_id, create_time, id) include (status, customer, came_at) where (del_flag = 0);
create index gate_pass_status on stock.gate_pass using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_release_id on stock.gate_pass using btree (release_id, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_order_id on stock.gate_pass using btree (order_id, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_customer on stock.gate_pass using btree (customer, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_goods_id on stock.gate_pass using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_warehouse_id on stock.gate_pass using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_came_at on stock.gate_pass using btree (came_at, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_ticket_id on stock.gate_pass using btree (ticket_id, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_stock_out_id on stock.gate_pass using btree (stock_out_id, create_time, id) include (unit_id) where (del_flag = 0);
create index gate_pass_status_customer on stock.gate_pass using btree (status, customer, create_time, id) include (goods_id, came_at) where (del_flag = 0);
create index gate_pass_status_goods_id on stock.gate_pass using btree (status, goods_id, create_time, id) include (customer, came_at) where (del_flag = 0);
create index gate_pass_customer_goods_id on stock.gate_pass using btree (customer, goods_id, create_time, id) include (status, came_at) where (del_flag = 0);
create unique index gate_pass_pass_no_key on stock.gate_pass using btree (pass_no) where (del_flag = 0);
create index gate_pass_search on stock.gate_pass using gin (search_grams) where (del_flag = 0);
