drop index profit.profit_line_day;
create index profit_line_day on profit.profit_line using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_day_item on profit.profit_line using btree (day, item) include (unit_id, biz_segment, company, amount) where (del_flag = 0);
