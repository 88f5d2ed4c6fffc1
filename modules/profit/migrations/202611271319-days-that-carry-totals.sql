drop index profit.profit_line_day;
create index profit_line_day on profit.profit_line using btree (day, create_time, id) include (unit_id, item, biz_segment, company, amount) where (del_flag = 0);
