drop index stock.stock_move_day;
create index stock_move_day on stock.stock_move using btree (day, create_time, id) include (unit_id, goods_id, warehouse_id, batch_id, quantity, amount) where (del_flag = 0);
