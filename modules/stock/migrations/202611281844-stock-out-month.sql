alter table stock.stock_out add column month text;
create index stock_out_month on stock.stock_out using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
update stock.stock_out set month = to_char(date, 'YYYY-MM');
