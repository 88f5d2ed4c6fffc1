alter table stock.stock_in add column bill_id uuid;
create index stock_in_bill_id on stock.stock_in using btree (bill_id, create_time, id) include (unit_id) where (del_flag = 0);
