alter table stock.stock_move add column opening_stock uuid;
create index stock_move_opening_stock on stock.stock_move using btree (opening_stock, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.opening_stock (
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
  go_live_id uuid,
  warehouse_id uuid,
  goods_id uuid,
  batch_no text,
  in_date date,
  owner text,
  segment text,
  quantity numeric(20,3),
  amount numeric(20,2),
  unit_cost numeric(20,4),
  day date,
  batch_id uuid,
  voucher_no text,
  row_status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index opening_stock_create_time on stock.opening_stock using btree (create_time, id) where (del_flag = 0);
create index opening_stock_unit_id on stock.opening_stock using btree (unit_id, create_time, id) include (go_live_id, warehouse_id, goods_id) where (del_flag = 0);
create index opening_stock_dept_id on stock.opening_stock using btree (dept_id, create_time, id) include (unit_id, go_live_id, warehouse_id, goods_id) where (del_flag = 0);
create index opening_stock_create_by on stock.opening_stock using btree (create_by, create_time, id) include (unit_id, dept_id, go_live_id, warehouse_id, goods_id) where (del_flag = 0);
create index opening_stock_unit_id_go_live_id on stock.opening_stock using btree (unit_id, go_live_id, create_time, id) include (warehouse_id, goods_id) where (del_flag = 0);
create index opening_stock_unit_id_warehouse_id on stock.opening_stock using btree (unit_id, warehouse_id, create_time, id) include (go_live_id, goods_id) where (del_flag = 0);
create index opening_stock_unit_id_goods_id on stock.opening_stock using btree (unit_id, goods_id, create_time, id) include (go_live_id, warehouse_id) where (del_flag = 0);
create index opening_stock_go_live_id on stock.opening_stock using btree (go_live_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_stock_warehouse_id on stock.opening_stock using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_stock_goods_id on stock.opening_stock using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_stock_batch_id on stock.opening_stock using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_stock_row_status on stock.opening_stock using btree (row_status, create_time, id) include (unit_id) where (del_flag = 0);
create index opening_stock_go_live_id_warehouse_id on stock.opening_stock using btree (go_live_id, warehouse_id, create_time, id) include (goods_id) where (del_flag = 0);
create index opening_stock_go_live_id_goods_id on stock.opening_stock using btree (go_live_id, goods_id, create_time, id) include (warehouse_id) where (del_flag = 0);
create index opening_stock_warehouse_id_goods_id on stock.opening_stock using btree (warehouse_id, goods_id, create_time, id) include (go_live_id) where (del_flag = 0);
create unique index opening_stock_go_live_id_warehouse_id_goods_id_batch_no_key on stock.opening_stock using btree (go_live_id, warehouse_id, goods_id, batch_no) where (del_flag = 0);
create index opening_stock_search on stock.opening_stock using gin (search_grams) where (del_flag = 0);
drop trigger stock_move_only_grows on stock.stock_move;
create trigger stock_move_only_grows before delete or truncate or update of id, ver, unit_id, dept_id, create_by, create_name, create_time, update_by, update_time, remark, day, event, source_no, source_type, source_id, seq, line_no, cost_group, entry, reverses, corrects, warehouse_id, goods_id, batch_id, quantity, amount, stock_in, stock_out, cost_true_up, stock_transfer, opening_stock, del_flag on stock.stock_move
  for each statement execute function engine.posting_only_grows();
