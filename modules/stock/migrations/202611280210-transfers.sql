alter table stock.stock_out add column carrier uuid;
create index stock_out_carrier on stock.stock_out using btree (carrier, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.stock_transfer (
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
  transfer_no text,
  date date,
  from_id uuid,
  to_id uuid,
  goods_id uuid,
  batch_id uuid,
  qty numeric(20,3),
  carrier uuid,
  plate_no text,
  allowed_pct numeric(20,2),
  transit_id uuid,
  arrived_on date,
  arrived_qty numeric(20,3),
  loss_qty numeric(20,3),
  excess_qty numeric(20,3),
  loss_out uuid,
  claim_out uuid,
  status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index stock_transfer_create_time on stock.stock_transfer using btree (create_time, id) where (del_flag = 0);
create index stock_transfer_unit_id on stock.stock_transfer using btree (unit_id, create_time, id) include (status, goods_id, from_id, date) where (del_flag = 0);
create index stock_transfer_dept_id on stock.stock_transfer using btree (dept_id, create_time, id) include (unit_id, status, goods_id, from_id, date) where (del_flag = 0);
create index stock_transfer_create_by on stock.stock_transfer using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, from_id, date) where (del_flag = 0);
create index stock_transfer_unit_id_status on stock.stock_transfer using btree (unit_id, status, create_time, id) include (goods_id, from_id, date) where (del_flag = 0);
create index stock_transfer_unit_id_goods_id on stock.stock_transfer using btree (unit_id, goods_id, create_time, id) include (status, from_id, date) where (del_flag = 0);
create index stock_transfer_unit_id_from_id on stock.stock_transfer using btree (unit_id, from_id, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index stock_transfer_date on stock.stock_transfer using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_from_id on stock.stock_transfer using btree (from_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_to_id on stock.stock_transfer using btree (to_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_goods_id on stock.stock_transfer using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_batch_id on stock.stock_transfer using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_carrier on stock.stock_transfer using btree (carrier, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_transit_id on stock.stock_transfer using btree (transit_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_loss_out on stock.stock_transfer using btree (loss_out, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_claim_out on stock.stock_transfer using btree (claim_out, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_status on stock.stock_transfer using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_transfer_status_goods_id on stock.stock_transfer using btree (status, goods_id, create_time, id) include (from_id, date) where (del_flag = 0);
create index stock_transfer_status_from_id on stock.stock_transfer using btree (status, from_id, create_time, id) include (goods_id, date) where (del_flag = 0);
create index stock_transfer_goods_id_from_id on stock.stock_transfer using btree (goods_id, from_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index stock_transfer_transfer_no_key on stock.stock_transfer using btree (transfer_no) where (del_flag = 0);
create index stock_transfer_search on stock.stock_transfer using gin (search_grams) where (del_flag = 0);
alter table stock.stock_move add column stock_transfer uuid;
create index stock_move_stock_transfer on stock.stock_move using btree (stock_transfer, create_time, id) include (unit_id) where (del_flag = 0);
drop trigger stock_move_only_grows on stock.stock_move;
create trigger stock_move_only_grows before delete or truncate or update of id, ver, unit_id, dept_id, create_by, create_name, create_time, update_by, update_time, remark, day, event, source_no, source_type, source_id, seq, line_no, cost_group, entry, reverses, corrects, warehouse_id, goods_id, batch_id, quantity, amount, stock_in, stock_out, cost_true_up, stock_transfer, del_flag on stock.stock_move
  for each statement execute function engine.posting_only_grows();
