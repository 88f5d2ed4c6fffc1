drop index stock.stock_move_day;
create index stock_move_day on stock.stock_move using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_move_day_goods_id on stock.stock_move using btree (day, goods_id) include (unit_id, warehouse_id, batch_id, quantity, amount) where (del_flag = 0);
drop index stock.cost_true_up_day;
create index cost_true_up_day on stock.cost_true_up using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index cost_true_up_day_goods_id on stock.cost_true_up using btree (day, goods_id) include (unit_id, contract_id, settlement_id, amount, to_stock, to_cost) where (del_flag = 0);
