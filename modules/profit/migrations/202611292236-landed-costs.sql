alter table profit.profit_line add column cost_true_up uuid;
create index profit_line_cost_true_up on profit.profit_line using btree (cost_true_up, create_time, id) include (unit_id) where (del_flag = 0);
