create table stock.cost_true_up (
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
  true_up_no text,
  day date,
  settlement_id uuid,
  contract_id uuid,
  stock_in_id uuid,
  goods_id uuid,
  batch_id uuid,
  qty numeric(20,3),
  left_qty numeric(20,3),
  amount numeric(20,2),
  to_stock numeric(20,2),
  to_cost numeric(20,2),
  voucher_no text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index cost_true_up_create_time on stock.cost_true_up using btree (create_time, id) where (del_flag = 0);
create index cost_true_up_unit_id on stock.cost_true_up using btree (unit_id, create_time, id) include (goods_id, contract_id, settlement_id, day) where (del_flag = 0);
create index cost_true_up_dept_id on stock.cost_true_up using btree (dept_id, create_time, id) include (unit_id, goods_id, contract_id, settlement_id, day) where (del_flag = 0);
create index cost_true_up_create_by on stock.cost_true_up using btree (create_by, create_time, id) include (unit_id, dept_id, goods_id, contract_id, settlement_id, day) where (del_flag = 0);
create index cost_true_up_unit_id_goods_id on stock.cost_true_up using btree (unit_id, goods_id, create_time, id) include (contract_id, settlement_id, day) where (del_flag = 0);
create index cost_true_up_unit_id_contract_id on stock.cost_true_up using btree (unit_id, contract_id, create_time, id) include (goods_id, settlement_id, day) where (del_flag = 0);
create index cost_true_up_unit_id_settlement_id on stock.cost_true_up using btree (unit_id, settlement_id, create_time, id) include (goods_id, contract_id, day) where (del_flag = 0);
create index cost_true_up_day on stock.cost_true_up using btree (day, create_time, id) include (unit_id, goods_id, contract_id, settlement_id, amount, to_stock, to_cost) where (del_flag = 0);
create index cost_true_up_settlement_id on stock.cost_true_up using btree (settlement_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cost_true_up_contract_id on stock.cost_true_up using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cost_true_up_stock_in_id on stock.cost_true_up using btree (stock_in_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cost_true_up_goods_id on stock.cost_true_up using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cost_true_up_batch_id on stock.cost_true_up using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index cost_true_up_goods_id_contract_id on stock.cost_true_up using btree (goods_id, contract_id, create_time, id) include (settlement_id, day) where (del_flag = 0);
create index cost_true_up_goods_id_settlement_id on stock.cost_true_up using btree (goods_id, settlement_id, create_time, id) include (contract_id, day) where (del_flag = 0);
create index cost_true_up_contract_id_settlement_id on stock.cost_true_up using btree (contract_id, settlement_id, create_time, id) include (goods_id, day) where (del_flag = 0);
create unique index cost_true_up_true_up_no_key on stock.cost_true_up using btree (true_up_no) where (del_flag = 0);
create index cost_true_up_search on stock.cost_true_up using gin (search_grams) where (del_flag = 0);
alter table stock.stock_move add column cost_true_up uuid;
create index stock_move_cost_true_up on stock.stock_move using btree (cost_true_up, create_time, id) include (unit_id) where (del_flag = 0);
drop trigger stock_move_only_grows on stock.stock_move;
create trigger stock_move_only_grows before delete or truncate or update of id, ver, unit_id, dept_id, create_by, create_name, create_time, update_by, update_time, remark, day, event, source_no, source_type, source_id, seq, line_no, cost_group, entry, reverses, corrects, warehouse_id, goods_id, batch_id, quantity, amount, stock_in, stock_out, cost_true_up, del_flag on stock.stock_move
  for each statement execute function engine.posting_only_grows();
